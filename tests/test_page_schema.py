"""The page's types are written from the messages of the server."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType, inspect

from lastcard.protocol import schema


class Inner(msgspec.Struct, omit_defaults=True):
    """Something inside."""

    name: str
    seats: tuple[int, ...] = ()
    left: dict[str, float] = {}


class Outer(msgspec.Struct, tag_field="type", tag="outer"):
    inner: Inner
    stage: Annotated[str, Meta(title="Stage", extra_json_schema={"enum": ["lobby", "over"]})]
    several: tuple[Inner, ...] = ()
    perhaps: Inner | None = None
    once: Inner | UnsetType = UNSET
    more: tuple[str | bool, ...] | UnsetType = UNSET


WRITTEN = """
/** Something inside. */
export interface Inner {
  name: string;
  seats: number[];
  left: Record<string, number>;
}

/** Outer */
export interface Outer {
  type: "outer";
  inner: Inner;
  stage: Stage;
  several: Inner[];
  perhaps: Inner | null;
  once?: Inner;
  more?: (string | boolean)[];
}
""".removesuffix("\n")
FILLED = """
export const INNER = { seats: [], left: {} };
export const inner = (sent: Short<Inner, typeof INNER>): Inner => ({ ...INNER, ...sent });
export const outer = (sent: Outer): Outer => ({ ...sent, inner: inner(sent.inner), several: sent.several.map(inner), \
perhaps: sent.perhaps && inner(sent.perhaps), ...(sent.once && { once: inner(sent.once) }) });
""".strip()


def struct(kind: type[msgspec.Struct]) -> inspect.StructType:
    found = inspect.type_info(kind)
    assert isinstance(found, inspect.StructType)
    return found


def test_a_struct_becomes_an_interface() -> None:
    assert "\n".join(schema.interface(struct(kind)) for kind in (Inner, Outer)) == WRITTEN


def test_what_may_be_left_out_is_filled_in() -> None:
    assert "\n".join(schema.filler(struct(kind)) for kind in (Inner, Outer)) == FILLED


def test_every_message_is_there() -> None:
    text = schema.constants() + schema.messages()
    for line in (
        'export const EMOTES = ["hello", ',
        'export type Kind = "dealer-drew" | ',
        "export interface Room {",
        "export interface ReplayStep {",
        "export type Told = Welcome | Update | Presence | Held | Refused | Reason | Advice | Announcement | Bye;",
        '  | { type: "act"; action: string; version: number }\n',
    ):
        assert line in text


def test_what_is_said_at_evenings_has_types_of_its_own_that_refer_to_those_of_tables() -> None:
    written = schema.evening_messages()
    assert "export interface EveningTold" in written
    assert "export interface Participant" in written
    assert "export interface Refused" not in written
    assert '{ type: "score"; slip: string; stage: number' in written
