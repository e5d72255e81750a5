"""The page in the browser knows the same messages as the server."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from msgspec.structs import fields

from lastcard.server import protocol

TYPES = (Path(__file__).parent.parent / "web" / "src" / "lib" / "protocol.ts").read_text("utf-8")
STRUCTS = [
    protocol.Settings,
    protocol.Happening,
    protocol.Game,
    protocol.Own,
    protocol.Place,
    protocol.Somebody,
    protocol.Shuffle,
    protocol.Room,
    protocol.Line,
    protocol.Clock,
    *get_args(protocol.Told),
]
SAID = [said for said in get_args(protocol.Said) if said is not protocol.Hello]


def tag(struct: type[msgspec.Struct]) -> list[str]:
    return ["type"] if struct.__struct_config__.tag_field else []


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda struct: struct.__name__)
def test_the_page_has_every_field_that_the_server_sends(struct: type[msgspec.Struct]) -> None:
    found = re.search(rf"^export interface {struct.__name__} {{\n(.*?)^}}", TYPES, re.MULTILINE | re.DOTALL)
    assert found, struct.__name__
    assert re.findall(r"^  (\w+)\??:", found[1], re.MULTILINE) == [
        *tag(struct),
        *(field.name for field in fields(struct)),
    ]


@pytest.mark.parametrize("struct", SAID, ids=lambda struct: struct.__name__)
def test_the_page_says_what_the_server_understands(struct: type[msgspec.Struct]) -> None:
    kind = struct.__struct_config__.tag
    found = re.search(rf'^  \| {{ type: "{kind}";? ?(.*?)}}', TYPES, re.MULTILINE)
    assert found, kind
    names = {field.name for field in fields(struct)} - {"id"}
    assert set(re.findall(r"(\w+):", found[1])) == names


def test_the_page_says_nothing_else() -> None:
    assert len(re.findall(r'^  \| {{? type: "', TYPES, re.MULTILINE)) == len(SAID)


def test_the_page_has_the_same_emotes() -> None:
    found = re.search(r"^export const EMOTES = \[(.*)\]", TYPES, re.MULTILINE)
    assert found
    assert tuple(re.findall(r'"([\w-]+)"', found[1])) == protocol.EMOTES
