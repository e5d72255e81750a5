"""The table on the screen, driven key by key without a terminal. Where bots have to keep still, the pace is endless."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import english
import pytest
from rich.cells import cell_len
from seated import after, at, install, keyboard, room_of
from textual.color import Color
from textual.geometry import Size
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import OptionList
from worlds import some_long

from lastcard import record
from lastcard.analysis import luck
from lastcard.core.actions import (
    ACCEPT,
    ADVICE,
    CATCH,
    DECLINE,
    DRAW,
    OBJECT,
    PASS,
    PERFORM,
    PLAY,
    SHED,
    UNO,
    YES,
    Action,
    encode,
    from_code,
)
from lastcard.core.actions import parse as parse_action
from lastcard.core.cards import FACES, TOKENS
from lastcard.core.errors import Problem
from lastcard.core.rules import PRESETS, Chosen, Ruleset, parse
from lastcard.match.view import View
from lastcard.table.local import LocalRoom
from lastcard.table.log import Acted
from lastcard.table.match_state import MatchState, Seat
from lastcard.terminal import saves
from lastcard.terminal.apps.base import on_dark
from lastcard.terminal.apps.local import LastCard
from lastcard.terminal.card_art import DARK, SIZES, hand_card
from lastcard.terminal.choices import Words, fitting, said
from lastcard.terminal.keyboard import Keyboard
from lastcard.terminal.saves import Save
from lastcard.terminal.screens.home import Home, SetUp
from lastcard.terminal.screens.sheets import Curtain, Help, Rules, Scores, TooSmall
from lastcard.terminal.screens.table import TableScreen
from lastcard.terminal.setup import Setup, usual_seats
from lastcard.terminal.widgets import Hand
from lastcard.wording.catalogues import ENGLISH, catalogue
from lastcard.wording.languages import LANGUAGES

SNAPSHOTS = Path(__file__).parent / "snapshots"
NEVER = 1e6
USUAL = Setup(("Eva",), seed=3)
KEYS = {DRAW: "d", PASS: "p", ACCEPT: "t", YES: "y", PERFORM: "y", DECLINE: "n"}

Script = Callable[[LastCard, Pilot[None]], Awaitable[None]]


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LASTCARD_DATA", str(tmp_path))
    monkeypatch.setattr(luck, "DEALS", 2)
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.delenv("COLORFGBG", raising=False)
    return tmp_path


def run(
    script: Script,
    sitting: MatchState | None = None,
    setup: Setup = USUAL,
    pace: float = NEVER,
    language: str = "en",
    size: tuple[int, int] = (80, 24),
    room: LocalRoom | None = None,
) -> None:
    async def whole() -> None:
        chosen = room_of(sitting) if sitting else room
        app = LastCard(catalogue(language), setup, pace, Keyboard(chosen, Save()) if chosen else None)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await script(app, pilot)

    asyncio.run(whole())


def press_each(cases: Iterable[tuple[MatchState, Sequence[str]]]) -> list[TableScreen]:
    """The tables after these keys, one after the other in one program, with the bots keeping still."""
    tables: list[TableScreen] = []

    async def script(app: LastCard, pilot: Pilot[None]) -> None:
        for sitting, keys in cases:
            table = TableScreen(keyboard(sitting), app.manner)
            await app.push_screen(table)
            await pilot.press(*keys)
            tables.append(table)
            await app.pop_screen()

    run(script)
    return tables


def press(sitting: MatchState, *keys: str) -> TableScreen:
    [table] = press_each([(sitting, keys)])
    return table


def shown(app: LastCard) -> str:
    """What is on the screen, without colours."""
    strips = app.screen._compositor.render_strips()
    return "\n".join(strip.text.rstrip() for strip in strips) + "\n"


def played(table: TableScreen) -> MatchState:
    sitting = table.keyboard.table.table.match_state
    assert sitting is not None
    return sitting


def said_so_far(sitting: MatchState) -> list[str]:
    return list(sitting.to_record().rounds[-1].actions)


# Whole matches


async def play_to_the_end(app: LastCard, pilot: Pilot[None]) -> None:
    """Plays the first card that fits until the first screen is back."""
    await pilot.press("n")
    while not isinstance(app.screen, Home):
        page = app.screen
        if isinstance(page, Scores | Curtain):
            await pilot.press("enter")
            continue
        assert isinstance(page, TableScreen)
        view = page.view()
        if page.question is not None:
            option = page.question.options[0]
            await pilot.press(option.colour.lower() or str(option.target))
        elif view.game.phase == "colour" and view.asked:
            await pilot.press("1")
        elif not view.asked:
            await pilot.pause(0.001)
        elif fitting(view):
            await pilot.press("1")
        elif said(view, SHED):
            await pilot.press("home")
            for _ in range(len(view.own.hand) - (view.game.shed_to or 1)):
                await pilot.press("space", "right")
            await pilot.press("enter")
        else:
            own = [action for action in view.legal if action.verb_number not in (PLAY, UNO, CATCH, ADVICE, OBJECT)]
            await pilot.press(KEYS[own[0].verb_number])


@pytest.mark.parametrize("language", some_long(LANGUAGES, "en", "is"))
def test_a_whole_match_in_each_language(language: str, data: Path, long: bool) -> None:
    rules = "classic target=60" if long else "classic hand_size=3 target=20"
    run(play_to_the_end, setup=Setup(("Eva",), parse(rules), 2, seed=2), pace=0, language=language)
    [game] = (data / "games").iterdir()
    played = record.loads(game.read_bytes())
    assert played.rounds[-1].result is not None
    assert record.check(played) == []
    assert list((data / "saves").iterdir()) == []


@pytest.mark.parametrize(
    "rules", some_long(["modern", "all-wild", "house-party", "iceland-2006"], "modern", "all-wild")
)
def test_a_whole_match_of_other_kinds(rules: str, data: Path) -> None:
    run(play_to_the_end, setup=Setup(("Eva",), parse(f"{rules} match=single"), 3, seed=4), pace=0)
    [game] = (data / "games").iterdir()
    assert record.check(record.loads(game.read_bytes())) == []


def test_bots_can_be_watched(data: Path) -> None:
    async def script(app: LastCard, pilot: Pilot[None]) -> None:
        await pilot.press("w")
        while not isinstance(app.screen, Scores):
            await pilot.pause(0.001)
        while ENGLISH("review-luck") not in shown(app):
            await pilot.pause(0.001)
        await pilot.press("enter")

    run(script, setup=Setup(("Eva",), parse("classic match=single"), 2), pace=0, size=(80, 40))
    [game] = (data / "games").iterdir()
    assert "Eva" not in record.loads(game.read_bytes()).seats


# Keys

HANDS = ["R7 B9 W", "G5 G6 G7"]


def test_cards_are_played_and_drawn() -> None:
    expected = [
        (["1"], "1 play R7"),
        (["enter"], "1 play R7"),
        (["right", "right", "enter", "3"], "1 play W>G"),
        (["end", "enter", "b"], "1 play W>B"),
        (["2", "1"], "1 play W>R"),
        (["2", "escape", "1"], "1 play R7"),
        (["d"], "1 draw"),
        (["space"], "1 draw"),
        (["D"], "1 draw"),
    ]
    tables = press_each((at(HANDS), keys) for keys, _ in expected)
    assert [(keys, *said_so_far(played(table))) for (keys, _), table in zip(expected, tables, strict=True)] == expected


def test_what_can_not_be_said_now_changes_nothing() -> None:
    keys = ["9", "p", "t", "x", "y", "n", "o", "a", "j", "c", "u", "f5"]
    for key, table in zip(keys, press_each((at(HANDS), [key]) for key in keys), strict=True):
        assert said_so_far(played(table)) == [], key
        assert table.note or key in ("9", "f5"), key


def test_a_card_that_does_not_fit_is_refused_with_the_reason() -> None:
    sitting = at(HANDS)
    table = press(sitting, "right", "enter")
    assert said_so_far(sitting) == []
    assert table.note == ENGLISH("refusal-no-match")


def test_a_drawn_card_is_played_or_kept() -> None:
    for keys, last in ((["d", "p"], "1 pass"), (["d", "1"], "1 play B1"), (["d", "enter"], "1 play B1")):
        sitting = at(["R7 G9", "G5 G6 G7"], top="B5")
        press(sitting, *keys)
        assert said_so_far(sitting) == ["1 draw", last]


def test_the_colour_of_the_first_card_is_asked_for() -> None:
    number = 0
    while True:
        sitting = MatchState(PRESETS["classic"], [Seat("Eva"), Seat("Ada", "easy")], b"%d" % number)
        if sitting.view(1).game.phase == "colour" and sitting.view(1).asked:
            break
        number += 1
    press(sitting, "3")
    assert said_so_far(sitting) == ["1 colour G"]


def test_another_player_is_chosen_by_seat() -> None:
    sitting = at(["R7 B9 B8", "G5 G6 G7", "Y1 Y2"], "seven-zero")
    press(sitting, "1", "1", "3")
    assert said_so_far(sitting) == ["1 play R7 @3"]


def penalty(rules: str = "progressive") -> MatchState:
    return after(at(["W+4 R+2 R9 B9", "R+2 W+4 R1 G1"], rules, turn=2), "2 play W+4>R")


def test_a_penalty_is_taken_challenged_or_answered() -> None:
    expected = [
        (["t"], "1 accept"),
        (["x"], "1 challenge"),
        (["a", "2"], "1 play W+4>Y"),
        (["1", "2"], "1 play W+4>Y"),
    ]
    tables = press_each((penalty(), keys) for keys, _ in expected)
    for (keys, action), table in zip(expected, tables, strict=True):
        assert said_so_far(played(table)) == ["2 play W+4>R", action], keys


def test_with_several_answers_one_is_chosen() -> None:
    sitting = after(at(["W+4 R+2 R9 B9", "R+2 W+4 R1 G1"], "progressive stacking=mixed", turn=2), "2 play R+2")
    assert press(sitting, "a").note == ENGLISH("ask-card")
    press(sitting, "a", "enter")
    assert said_so_far(sitting) == ["2 play R+2", "1 play R+2"]


def test_uno_is_called_with_the_card_and_can_be_taken_back() -> None:
    for keys, action in (
        (["u", "1"], "1 play R7 uno"),
        (["u", "u", "1"], "1 play R7"),
        (["u", "2", "4"], "1 play W>B uno"),
    ):
        sitting = at(["R7 W", "G5 G6 G7"])
        press(sitting, *keys)
        assert said_so_far(sitting) == [action]


def test_a_call_that_goes_with_the_next_card_is_told() -> None:
    async def script(app: LastCard, pilot: Pilot[None]) -> None:
        await pilot.press("u")
        assert ENGLISH("calling") in shown(app)
        await pilot.press("2")
        assert "4 ■ blue  UNO!" in shown(app)
        await pilot.press("escape", "u")
        assert ENGLISH("calling") not in shown(app)

    run(script, at(["R7 W", "G5 G6 G7"]))


def test_uno_is_called_late() -> None:
    sitting = at(["R7 W", "G5 G6 G7"])
    press(sitting, "1", "u")
    assert said_so_far(sitting) == ["1 play R7", "1 uno"]


def test_somebody_is_caught() -> None:
    sitting = after(at(["B9 B8 B7", "R7 Y9", "Y1 Y2"], turn=2), "2 play R7")
    press(sitting, "c")
    assert said_so_far(sitting)[-1] == "1 catch 2"


def test_whom_to_catch_is_asked_when_it_may_be_several() -> None:
    sitting = at(["B9 B8 B7", "R7 Y9 Y8", "Y1 Y2"], "classic false_catch=1", turn=2)
    table = press(sitting, "c")
    assert table.question is not None
    press(sitting, "c", "3")
    assert said_so_far(sitting) == ["1 catch 3"]


def test_an_identical_card_jumps_in() -> None:
    sitting = at(["R5 B9 B8", "G5 G6 G7", "Y1 Y2 Y3"], "jump-in", turn=2)
    press(sitting, "j")
    assert said_so_far(sitting) == ["1 play R5"]


def customized(effect: str, hand: str = "R1 R2 R3 R4") -> MatchState:
    return at([hand, "W1 G6 G7", "Y1 Y2 Y3"], f"modern custom=['{effect}']", turn=2)


def test_cards_are_marked_and_discarded() -> None:
    sitting = after(
        at(["R1 R2 R3 R4", "Y1 Y2 Y3", "W1 G6 G7"], "modern custom=['level next 2']", turn=3), "3 play W1>R"
    )
    table = press(sitting, "1", "right", "right", "space", "space", "space")
    assert table.marked == {0, 2}
    press(sitting, "1", "3", "3", "3", "enter")
    assert said_so_far(sitting)[-1] == "1 shed R1 R3"


def test_the_wrong_number_of_cards_is_not_discarded() -> None:
    sitting = after(
        at(["R1 R2 R3 R4", "Y1 Y2 Y3", "W1 G6 G7"], "modern custom=['level next 2']", turn=3), "3 play W1>R"
    )
    assert press(sitting, "1", "enter").note == ENGLISH("refusal-wrong-count")


@pytest.mark.parametrize(("key", "action"), [("y", "1 vote yes"), ("n", "1 vote no")])
def test_votes_are_given(key: str, action: str) -> None:
    sitting = after(customized("joke self 2"), "2 play W1>R")
    press(sitting, key)
    assert said_so_far(sitting)[-1] == action


@pytest.mark.parametrize(("key", "action"), [("y", "1 perform"), ("n", "1 decline")])
def test_a_dare_is_taken_or_not(key: str, action: str) -> None:
    sitting = after(at(["R1 R2 R3", "Y1 Y2 Y3", "W1 G6 G7"], "modern custom=['dare next 2']", turn=3), "3 play W1>R")
    press(sitting, key)
    assert said_so_far(sitting)[-1] == action


def test_a_wrong_card_is_objected_to() -> None:
    sitting = after(at(["R1 R2 R3", "Y1 Y2 Y3", "W G6 G7"], "iceland-2006", turn=2), "2 play Y1")
    press(sitting, "o")
    assert said_so_far(sitting)[-1] == "1 object"


def test_advice_is_complained_of() -> None:
    sitting = at(["R1 R2 R3", "Y1 Y2 Y3", "W G6 G7"], "iceland-2006")
    press(sitting, "v", "3")
    assert said_so_far(sitting) == ["1 advice 3"]


# Screens


def test_a_new_game_is_two_keys_away() -> None:
    async def script(app: LastCard, pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert app.screen.viewer == 1

    run(script)


def test_language_pace_background_and_help_work_in_the_game() -> None:
    async def script(app: LastCard, pilot: Pilot[None]) -> None:
        for language in (*LANGUAGES[1:], "en"):
            await pilot.press("l")
            await pilot.pause()
            assert catalogue(language)("prompt-turn") in shown(app)
            assert catalogue(language)("bar-help") in shown(app)
        await pilot.press("-")
        assert app.manner.pace_name == "slowest"
        await pilot.press("+", "+", "+", "+", "+")
        assert app.manner.pace_name == "at-once"
        await pilot.press("-", "-")
        assert ENGLISH("pace-usual") in shown(app)
        dark = app.theme
        await pilot.press("b")
        assert app.theme != dark
        await pilot.press("?")
        assert isinstance(app.screen, Help)
        await pilot.press("escape")
        assert isinstance(app.screen, TableScreen)

    run(script, at(HANDS), pace=3)


def test_everything_fits_into_80_columns_in_each_language() -> None:
    rules = "iceland-2006 stacking=same jump_in=true"
    for language in LANGUAGES:

        async def script(app: LastCard, pilot: Pilot[None], language: str = language) -> None:
            say = catalogue(language)
            rows = shown(app).splitlines()
            assert rows[-2].rstrip().endswith(say("bar-uno")), rows[-2]
            assert rows[-1].rstrip().endswith(say("bar-quit")), rows[-1]
            await pilot.press("b")

        run(script, at(HANDS, rules), language=language)


def test_a_question_leaves_the_hand_in_sight() -> None:
    async def script(app: LastCard, pilot: Pilot[None]) -> None:
        await pilot.press("2")
        text = shown(app)
        assert "Which colour?   1 ♦ red  2 ● yellow  3 ▲ green  4 ■ blue" in text
        for tag in ("♦R", "■B"):
            assert tag in text

    run(script, at(HANDS))


def test_a_hand_of_forty_cards_can_be_walked_through() -> None:
    hand = " ".join(f"{colour}{rank}" for colour in "RYGB" for rank in (1, 2, 3, 4, 5, 6, 7, 8, 9, "S"))

    async def script(app: LastCard, pilot: Pilot[None]) -> None:
        table = app.screen
        assert isinstance(table, TableScreen)
        await pilot.press("home")
        assert "♦R1" in shown(app)
        assert "■BS" not in shown(app)
        await pilot.press("down", "down", "down", "end")
        assert "■BS" in shown(app)
        assert table.cursor == 39
        await pilot.press("up", "up", "up", "left", "home")
        assert table.cursor == 0
        assert "UNO!" in shown(app).splitlines()[-2]

    run(script, at([hand, "G5 G6"], top="RR"))


def test_the_log_can_be_looked_back_at() -> None:
    async def script(app: LastCard, pilot: Pilot[None]) -> None:
        await pilot.press("n")
        await pilot.pause()
        now = shown(app)
        await pilot.press("pageup")
        await pilot.pause()
        assert shown(app) != now
        await pilot.press("pagedown", "pagedown")
        await pilot.pause()
        assert shown(app) == now

    run(script, setup=Setup(("Eva",), PRESETS["classic"], 10))


def test_a_terminal_that_is_too_small_says_so_and_waits() -> None:
    async def script(app: LastCard, pilot: Pilot[None]) -> None:
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        assert isinstance(app.screen, TooSmall)
        assert "60 × 20" in " ".join(shown(app).split())
        await pilot.press("1", "d", "enter", "escape", "q")
        assert isinstance(app.screen, TooSmall)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert said_so_far(played(app.screen)) == []

    run(script, at(HANDS))


def test_it_begins_in_a_terminal_that_is_too_small() -> None:
    async def script(app: LastCard, pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, TooSmall)
        await pilot.resize_terminal(100, 30)
        await pilot.pause()
        assert isinstance(app.screen, Home)

    run(script, size=(40, 10))


@pytest.mark.parametrize("ground", ["0;15", "15;default;0", "", "7;7", "0"])
def test_the_background_is_what_the_terminal_says(ground: str) -> None:
    assert on_dark({"COLORFGBG": ground}) == (ground not in ("0;15", "7;7"))


def test_without_colour_everything_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def script(app: LastCard, _: Pilot[None]) -> None:
        assert app.no_color
        text = shown(app)
        for part in ("╔══1═══╗", "┏━━2━━━┓", "┌──────┐", "♦R", "■B", "▶ Eva", "↻ clockwise"):
            assert part in text
        colours = {
            tuple(style.bgcolor.triplet)
            for strip in app.screen._compositor.render_strips()
            for segment in strip.apply_filter(app._filters[-1], Color.parse("black"))
            if (style := segment.style) is not None and style.bgcolor is not None and style.bgcolor.triplet
        }
        assert all(max(colour) - min(colour) <= 2 for colour in colours)

    run(script, at(HANDS))


# The end of a round


@pytest.mark.parametrize("key", ["q", "escape"])
def test_the_scores_are_left_and_the_match_goes_on_later(key: str) -> None:
    room = Setup(("Eva",), seats=2, seed=1).begin()
    while room.table.stage == "round":
        assert room.table.match_state is not None
        views = [room.table.match_state.view(seat) for seat in (1, 2)]
        action = next(view.legal[0] for view in views if view.asked)
        room.add([Acted(seat=action.seat, action=action)])

    async def script(app: LastCard, pilot: Pilot[None]) -> None:
        await until(app, pilot, Scores)
        await pilot.press(key)
        await until(app, pilot, Home)
        await pilot.press("r")
        await until(app, pilot, Scores)
        await pilot.press("enter")
        await until(app, pilot, TableScreen)
        assert isinstance(app.screen, TableScreen)
        assert app.screen.number == 2

    run(script, room=room, pace=0)


def test_keys_that_come_too_late_for_a_round_say_nothing_in_the_next() -> None:
    late = ["d", "space", "p", "x", "o", "u", "1", "enter", "c", "y"]
    assert press(ended(), *late).note == ""

    async def script(app: LastCard, pilot: Pilot[None]) -> None:
        [table] = [screen for screen in app.screen_stack if isinstance(screen, TableScreen)]
        table.note = "stale"
        await until(app, pilot, Scores)
        await pilot.press("d", "x", "u", "enter")
        await until(app, pilot, TableScreen)
        assert (table.number, table.note, table.calling) == (2, "", False)

    run(script, ended(), pace=0)


# What is said beside the hand


def test_the_chosen_card_is_the_readers() -> None:
    async def script(app: LastCard, pilot: Pilot[None]) -> None:
        for language in LANGUAGES:
            say = catalogue(language)
            card = Words(say, PRESETS["classic"], ["Eva", "Ada"]).teller.card("R7")
            assert say("prompt-wait", player="Ada") + "  " + say("your-card", card=card) in shown(app)
            await pilot.press("l")
            await pilot.pause()

    run(script, at(HANDS, turn=2))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_challenge_is_offered_with_both_its_ends(language: str) -> None:
    say = catalogue(language)

    async def script(app: LastCard, _: Pilot[None]) -> None:
        told = " ".join(shown(app).split())
        assert say("prompt-penalty-doubted", count=4, player="Ada") in told
        assert say("challenge-ends", player="Ada", count=4, risk=6) in told

    run(script, penalty("classic"), language=language)


def test_what_befalls_somebody_stands_out_until_more_has_happened() -> None:
    sitting = after(at(["RS R1 R2 R3", "G5 G6 G7", "R8 R9 Y3"]), "1 play RS")

    def lit(app: LastCard) -> str:
        ground = Color.parse(DARK.yours).rich_color.triplet
        return " ".join(
            segment.text
            for strip in app.screen._compositor.render_strips()[:17]
            for segment in strip
            if segment.style is not None
            and segment.style.bgcolor is not None
            and segment.style.bgcolor.triplet == ground
        )

    async def script(app: LastCard, pilot: Pilot[None]) -> None:
        table = app.screen
        assert isinstance(table, TableScreen)
        assert "Ada" in lit(app)
        local = table.keyboard.table
        for action in map(parse_action, ("3 play R8", "1 play R1", "2 draw")):
            local._room.add([Acted(seat=action.seat, action=action)], local._now)
            local._tell()
            table._follow(table.keyboard.hear())
        await pilot.pause()
        assert lit(app) == ""

    run(script, sitting)


def test_cards_grow_with_the_terminal() -> None:
    async def script(app: LastCard, pilot: Pilot[None]) -> None:
        hand = app.screen.query_one(Hand)
        heights = []
        for size in ((80, 24), (80, 26), (100, 30), (120, 40)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            heights.append(hand.size.height)
            assert shown(app).count("╔") == 1
        assert heights == [5, 7, 9, 9]

    run(script, at(["R7 YS YR G+2 B9 W W+4", "G5 G6 G7"]))


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_card_fits_into_its_frame(size: Size) -> None:
    for card in TOKENS:
        lines = hand_card(card, "quiet", "1", "", DARK, size)
        assert [cell_len(line.plain) for line in lines] == [size.width] * size.height


# Several people


def test_hands_are_hidden_between_two_people() -> None:
    sitting = at(["R7 B9 W", "R1 G6 G7"], people=2)

    async def script(app: LastCard, pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, Curtain)
        assert "Eva" in shown(app)
        for key in ("1", "d", "escape", "space", "q"):
            await pilot.press(key)
            assert isinstance(app.screen, Curtain)
        await pilot.press("enter")
        table = app.screen
        assert isinstance(table, TableScreen)
        assert table.viewer == 1
        await pilot.press("1")
        while not isinstance(app.screen, Curtain):
            await pilot.pause(0.001)
        assert table.viewer == 0
        for tag in ("■B", "▲G", "♦R"):
            assert tag not in shown(app)
        await pilot.press("enter")
        await pilot.pause()
        assert table.viewer == 2
        assert "▲G" in shown(app)
        assert "■B" not in shown(app)
        assert said_so_far(sitting) == ["1 play R7"]

    run(script, sitting, pace=0)


def together() -> MatchState:
    """Three people, of whom the first is about to forget the call."""
    return at(["R7 W", "R1 G6 G7", "R2 G8 Y5"], people=3)


async def until(app: LastCard, pilot: Pilot[None], page: type[Screen[Any]]) -> None:
    while not isinstance(app.screen, page):
        await pilot.pause(0.001)


@pytest.mark.parametrize(
    ("keys", "action"),
    [
        (["u"], "1 uno"),
        (["c", "2"], "2 catch 1"),
        (["c", "3"], "3 catch 1"),
        (["enter", "u"], "1 uno"),
        (["enter", "c"], "2 catch 1"),
    ],
    ids=str,
)
def test_what_somebody_has_forgotten_is_called_or_caught_between_two_people(keys: list[str], action: str) -> None:
    sitting = together()

    async def script(app: LastCard, pilot: Pilot[None]) -> None:
        await pilot.press("enter", "1")
        await until(app, pilot, Curtain)
        await pilot.pause()
        assert "C: catch Eva" in shown(app)
        assert "U: Eva calls UNO." in shown(app)
        for key in keys:
            await pilot.press(key)
        assert said_so_far(sitting) == ["1 play R7", action]
        await until(app, pilot, Curtain if keys[0] != "enter" else TableScreen)
        assert "C: catch" not in shown(app)

    run(script, sitting, pace=0)


def test_who_catches_is_asked_and_can_be_left() -> None:
    sitting = together()

    async def script(app: LastCard, pilot: Pilot[None]) -> None:
        await pilot.press("enter", "1")
        await until(app, pilot, Curtain)
        await pilot.press("c")
        await until(app, pilot, TableScreen)
        assert "Which player?   2 Ada  3 Bo" in shown(app)
        assert "♦R" not in shown(app).partition("Which player?")[2]
        await pilot.press("escape")
        await until(app, pilot, Curtain)
        assert said_so_far(sitting) == ["1 play R7"]

    run(script, sitting, pace=0)


# Bots that fail


def test_a_bot_that_fails_is_told_of_and_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        def __init__(self, rules: Ruleset, seed: int) -> None: ...

        def act(self, view: View) -> Action | None:
            return from_code(encode(view.viewer, PLAY, FACES["W"], 1))

    install(monkeypatch, Cheat)
    sitting = at(["R7 B9 W", "G5 R6 G7"], turn=2, bots="theirs")

    async def script(app: LastCard, pilot: Pilot[None]) -> None:
        while not said_so_far(sitting):
            await pilot.pause(0.001)
        await pilot.pause()
        told = " ".join(row[54:].strip() for row in shown(app).splitlines())
        assert "From now on a normal bot plays for Ada: the bot “theirs” tried “2 play W>R”" in told
        assert "Ada plays" in told

    run(script, sitting, pace=0)


# Saving


def test_a_match_is_left_and_resumed_where_it_was() -> None:
    async def script(app: LastCard, pilot: Pilot[None]) -> None:
        await pilot.press("n")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        await pilot.press("d")
        before = played(app.screen).to_record()
        await pilot.press("q")
        assert isinstance(app.screen, Home)
        assert ENGLISH("home-resume") in shown(app)
        await pilot.press("r")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert played(app.screen).to_record() == before

    run(script)


def test_interrupting_leaves_at_once_with_the_match_saved() -> None:
    async def script(app: LastCard, pilot: Pilot[None]) -> None:
        await pilot.press("ctrl+c")
        assert app.return_code == 0
        assert app._exit_renderables == [ENGLISH("plain-saved")]

    run(script, at(HANDS))
    assert saves.newest() is not None


def test_a_broken_save_is_told_and_set_aside(data: Path) -> None:
    (data / "saves").mkdir()
    (data / "saves" / "2026-01-01-000000.lastcard.toml").write_text("not a match", encoding="utf-8")

    async def script(app: LastCard, pilot: Pilot[None]) -> None:
        await pilot.press("r")
        await pilot.pause()
        assert isinstance(app.screen, Home)
        assert "set aside" in " ".join(shown(app).split())
        assert ENGLISH("home-resume") not in shown(app)

    run(script)
    assert [file.read_text(encoding="utf-8") for file in (data / "saves").iterdir()] == ["not a match"]
    assert saves.newest() is None


def test_a_folder_that_can_not_be_written_is_told(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (data / "file").touch()
    monkeypatch.setenv("LASTCARD_DATA", str(data / "file"))
    assert press(at(HANDS)).note.startswith("The match can't be saved")


# Setting up


def test_rules_players_and_bots_are_chosen() -> None:
    async def script(app: LastCard, pilot: Pilot[None]) -> None:
        await pilot.press("s")
        await pilot.press("right", "right", "down", "left", "down", "right", "down", "right")
        assert ENGLISH("preset-modern") in " ".join(shown(app).split())
        await pilot.press("escape")
        assert isinstance(app.screen, Home)
        assert (str(app.setup.rules), app.setup.seats, app.setup.bots) == ("modern", 3, ("hard",))
        assert app.setup.people == ("Eva", "Player 1")
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert app.screen.rules == PRESETS["modern"]

    run(script)


def test_every_option_can_be_changed_and_says_what_it_does() -> None:
    async def script(app: LastCard, pilot: Pilot[None]) -> None:
        await pilot.press("s")
        page = app.screen
        assert isinstance(page, SetUp)
        menu = page.query_one(OptionList)
        for place in range(len(page.names())):
            for step in (1, -1):
                page.setup = before = Setup(("Eva",), PRESETS["modern"])
                menu.highlighted = place
                page._change(step)
                assert page.setup != before
        await pilot.pause()

    run(script)


def test_a_handicap_has_a_row_for_each_seat_and_goes_with_them() -> None:
    async def script(app: LastCard, pilot: Pilot[None]) -> None:
        await pilot.press("s")
        page = app.screen
        assert isinstance(page, SetUp)
        page.setup = Setup(("Eva",), seats=3)
        page.retell()

        async def change(name: str, *keys: str) -> None:
            page.query_one(OptionList).highlighted = page.names().index(name)
            await pilot.press(*keys)

        await change("hands", "right")
        assert [name for name in page.names() if "-" in name] == ["hand-1", "hand-2", "hand-3"]
        await change("hand-2", "left", "left")
        assert list(page.setup.rules.hands) == [7, 5, 7]
        await change("seats", "right")
        assert (page.setup.seats, list(page.setup.rules.hands)) == (4, [7, 5, 7, 7])
        assert catalogue("en")("hands-seat", seat=2) in shown(app)
        await change("hands", "right")
        assert not page.setup.rules.hands
        await change("rounds", "right")
        assert page.setup.rules.rounds == 1

    run(script)


def test_the_number_on_a_customizable_card_is_chosen() -> None:
    async def script(app: LastCard, pilot: Pilot[None]) -> None:
        await pilot.press("s")
        page = app.screen
        assert isinstance(page, SetUp)
        page.setup = Setup(("Eva",), PRESETS["modern"])
        page.retell()
        names = page.names()
        assert [name for name in names if "-" in name] == ["custom-1", "custom-2", "number-2", "custom-3", "number-3"]
        page.query_one(OptionList).highlighted = names.index("number-3")
        await pilot.press("right", "right")
        assert page.setup.rules.custom[2].effect == "dare next 6"
        await pilot.pause()
        assert "Dare or draw 6" in shown(app)

    run(script)


def test_the_rules_can_be_read_in_the_game() -> None:
    async def script(app: LastCard, pilot: Pilot[None]) -> None:
        await pilot.press("r")
        await pilot.pause()
        assert isinstance(app.screen, Rules)
        assert ENGLISH("rule-object") in shown(app)
        assert "Classic with 1 change" in shown(app)
        await pilot.press("escape")
        assert isinstance(app.screen, TableScreen)
        assert "partner: Bo" in shown(app)

    run(script, at(["R7 B9", "G5 G6", "Y1 Y2", "B1 B2"], "classic teams=partners"))


def test_names_of_any_width_keep_the_columns() -> None:
    names = ("漢字漢字漢字漢字", "🎉🎉🎉🎉🎉🎉🎉", "[red]x[/red]", "שלום")
    sitting = MatchState(PRESETS["classic"], [Seat(names[0]), *(Seat(name, "easy") for name in names[1:])], b"1")

    async def script(app: LastCard, _: Pilot[None]) -> None:
        rows = shown(app).splitlines()[1:5]
        assert [row[1] for row in rows] == ["1", "2", "3", "4"]
        assert {cell_len(row.partition("▮")[0]) for row in rows} == {len(" 1   123456789  7 ")}
        assert "[red]x[/" in rows[2]

    run(script, sitting)


def test_what_does_not_go_together_is_passed_over_and_told() -> None:
    async def script(app: LastCard, pilot: Pilot[None]) -> None:
        await pilot.press("s")
        page = app.screen
        assert isinstance(page, SetUp)
        page.setup = Setup(("Eva",), seats=3)
        page.query_one(OptionList).highlighted = page.names().index("teams")
        await pilot.press("right")
        assert page.setup.rules.teams == "none"
        assert page.note == ENGLISH("rules-clash-partners-seats", teams=Chosen("teams", "partners"), seats=3)

    run(script)


@pytest.mark.parametrize(
    ("people", "bots", "seats"), [(1, 1, 4), (1, 2, 3), (6, 1, 6), (0, 1, 4), (0, 2, 2), (9, 3, 10)]
)
def test_seats_that_nobody_has_numbered(people: int, bots: int, seats: int) -> None:
    assert usual_seats(people, bots) == seats


def test_two_people_of_one_name_are_refused() -> None:
    with english.raises(Problem, match="two players are called eva"):
        Setup(("Eva", "eva")).table()


def test_people_sit_first_and_nobody_has_the_name_of_another() -> None:
    table = Setup(("Bo", "Eva"), seats=5, bots=("easy", "hard")).table()
    assert [seat.bot for seat in table] == ["", "", "easy", "hard", "easy"]
    assert len({seat.name for seat in table}) == 5


# Pictures of the main screens, as text


async def nothing(_: LastCard, __: Pilot[None]) -> None: ...


def keys(*pressed: str) -> Script:
    async def script(_: LastCard, pilot: Pilot[None]) -> None:
        for key in pressed:
            await pilot.press(key)

    return script


def ended() -> MatchState:
    return after(at(["R7", "G5 G+2 W", "B1 Y9 YS"]), "1 play R7")


@pytest.mark.parametrize(
    ("name", "arguments", "script"),
    [
        ("home", {}, nothing),
        ("setup", {}, keys("s")),
        ("help", {}, keys("?")),
        ("help-is", {"language": "is"}, keys("?")),
        ("table", {"sitting": at(HANDS)}, nothing),
        ("table-large", {"sitting": at(HANDS), "size": (120, 40)}, nothing),
        ("table-sv", {"sitting": penalty(), "language": "sv"}, nothing),
        ("table-colour", {"sitting": at(HANDS)}, keys("2")),
        ("table-catch-nb", {"sitting": after(at(["B9", "R7 Y9"], turn=2), "2 play R7"), "language": "nb"}, nothing),
        ("scores", {"sitting": ended(), "pace": 0}, nothing),
        ("curtain", {"sitting": at(HANDS, people=2), "pace": 0}, nothing),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_screens_look_as_they_did(
    name: str, arguments: dict[str, Any], script: Script, request: pytest.FixtureRequest
) -> None:
    async def compare(app: LastCard, pilot: Pilot[None]) -> None:
        await script(app, pilot)
        await pilot.pause()
        file = SNAPSHOTS / f"{name}.txt"
        if request.config.getoption("--snapshots"):
            file.write_text(shown(app), encoding="utf-8")
        assert shown(app) == file.read_text(encoding="utf-8")

    run(compare, **arguments)
