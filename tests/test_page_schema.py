"""The page's types are written from the messages of the server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType, inspect

from lastcard.core.rules import GROUPS, OPTIONS
from lastcard.protocol import schema
from lastcard.protocol.messages import PASSING


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


def test_a_request_may_leave_out_what_has_a_default() -> None:
    written = schema.admin_messages()
    assert (
        "export interface NewAct {\n  act: AdminAct;\n  about: string;\n  minutes?: number;\n  why?: string;\n}"
        in written
    )
    assert "  rules?: string | Rules;\n  called?: string;\n}" in schema.club_messages()


def test_what_evenings_are_made_of_comes_with_their_messages() -> None:
    written = schema.evening_messages()
    assert 'export const FORMATS = ["rotation", ' in written
    assert '"whist": [12, 16, 20]}' in written
    assert "export interface PartedDeal {" in written


def test_a_deck_is_counted_by_kinds_of_cards() -> None:
    assert schema.counted("108")["number"] == {"points": None, "many": 76}
    assert schema.counted("112")["W2"] == {"points": 40, "many": 1}
    assert schema.counted("all-wild")["W"] == {"points": 20, "many": 54}
    for deck, cards in (("108", 108), ("112", 112), ("all-wild", 112)):
        assert sum(each["many"] or 0 for each in schema.counted(deck).values()) == cards


def test_screens_have_modules_of_their_own(tmp_path: Path) -> None:
    schema.write(tmp_path)
    assert {f"{screen}.ts" for screen in schema.OF_SCREENS} < {file.name for file in tmp_path.iterdir()}
    assert (
        'export const DAILY = ["classic", "house-party", "all-wild"] as const;' in (tmp_path / "daily.ts").read_text()
    )
    assert '["level-everyone", 3]' in (tmp_path / "guide.ts").read_text()


def test_every_option_is_in_a_group_that_is_listed() -> None:
    assert {option.group for option in OPTIONS.values()} - {""} == set(GROUPS)


def test_the_page_knows_which_refusals_pass() -> None:
    assert "export const PASSING: ReadonlySet<string> = new Set([" in schema.messages()
    assert all(f'"{code}"' in schema.messages().splitlines()[-1] for code in PASSING)
