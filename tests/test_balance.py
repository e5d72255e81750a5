"""Luck and skill at the end of a match in the terminal: sentences and bars, of a match here and of one at a server."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from seated import keyboard

from lastcard.analysis import luck
from lastcard.analysis.judge import WHOLE
from lastcard.analysis.luck import Luck, expected
from lastcard.analysis.telling import luck_head
from lastcard.client import http
from lastcard.client.address import Address
from lastcard.core.rules import parse
from lastcard.protocol.replays import LuckOf, Reviewing, TableLuck
from lastcard.record import Record
from lastcard.table.match_state import MatchState, Seat
from lastcard.terminal.balance import Balance, SeatLuck, of_record
from lastcard.terminal.balance_bars import HALF, drawn, signs
from lastcard.terminal.balance_there import found_there
from lastcard.terminal.card_art import DARK
from lastcard.terminal.plain.local import PlainLocal
from lastcard.wording.catalogues import ENGLISH

MINE = Luck(250_000, 110_000, 100_000, -40_000, 60_000, 480_000)
TERMS = {"fair": 250_000, "deal": 0, "draws": -50_000, "others": 0, "own": 0, "result": 200_000}


def a_match() -> Record:
    """A round between bots."""
    sitting = MatchState(parse("classic hand_size=2 match=single"), [Seat("Ada", "easy"), Seat("Bo", "easy")], b"1")
    board = keyboard(sitting)
    PlainLocal(board, ENGLISH, lambda: None, lambda _: None).run()
    return board.table.table.to_record()


@pytest.fixture
def few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "DEALS", 2)
    expected.cache_clear()


@pytest.mark.heavy
@pytest.mark.usefixtures("few_deals")
def test_of_a_match_here_everybody_s_terms_are_told_the_viewer_s_first() -> None:
    game = a_match()
    rows = of_record(game, 2).last
    assert [(row.name, row.mine) for row in rows] == [("Bo", True), ("Ada", False)]
    assert sum(row.luck.result for row in rows) == WHOLE
    told = list(of_record(game, 2).lines(ENGLISH))
    assert told[0] == luck_head(ENGLISH)
    assert told[1].startswith("The cards gave you ")
    assert told[2].startswith("Ada: the cards ")


@pytest.mark.heavy
@pytest.mark.usefixtures("few_deals")
def test_of_a_match_whose_beginning_was_chosen_nothing_is_told() -> None:
    game = msgspec.structs.replace(a_match(), meta={"continues": "another"})
    assert list(of_record(game, 1).lines(ENGLISH)) == []


def test_a_bar_is_as_long_as_its_terms_together() -> None:
    assert signs(MINE, 1, 270_000) == "░" * 10 + "▒" * 9 + "█" * 5
    assert signs(MINE, -1, 270_000) == "▓" * 4
    assert len(signs(Luck(0, 1, 1, 1, 1, 0), 1, 4)) == HALF


def test_bars_stand_to_either_side_below_their_sentences() -> None:
    text = drawn(Balance((SeatLuck("Eva", MINE, mine=True), SeatLuck("Ada", Luck(**TERMS)))), ENGLISH, DARK)
    head, mine, bar, other, less, legend = text.plain.splitlines()
    assert head == "Luck and skill   In hundredths of a round won, beside a fair share."
    assert mine == "The cards gave you +21, you added +6. What the others chose: −4."
    assert bar == "▓▓▓▓".rjust(HALF) + "│" + "░" * 10 + "▒" * 9 + "█" * 5
    assert other == "Ada: the cards −5, the others' choices +0, own choices +0: −5 in all"
    assert less == "▒▒▒▒".rjust(HALF) + "│"
    assert legend == "░ Deal   ▒ Draws   ▓ Others' choices   █ Own choices"


def row(name: str, bot: bool = False, rounds: int = 1) -> LuckOf:
    return LuckOf(name=name, bot=bot, matches=1, rounds=rounds, **TERMS)


def answers(monkeypatch: pytest.MonkeyPatch, *given: Any) -> list[str]:
    """What a server answers one after the other; says what it was asked."""
    asked: list[str] = []
    left = [msgspec.to_builtins(each) for each in given]

    async def ask(_server: str, what: str, *_: Any) -> Any:
        asked.append(what)
        return left.pop(0)

    monkeypatch.setattr(http, "ask", ask)
    monkeypatch.setattr(http, "AGAIN", 0)
    return asked


def test_a_server_is_asked_until_it_has_gone_through_all_matches_of_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    found = TableLuck(record="7", last=(row("Ada", bot=True), row("Eva")), all=(row("Eva"), row("Bo")), matches=3)
    asked = answers(monkeypatch, Reviewing(0.3), found)
    balance = asyncio.run(found_there(Address("http://here", "K7"), 2, ["Ada", "Eva"], "en"))
    assert asked == ["tables/K7/luck"] * 2
    assert [(each.name, each.mine) for each in balance.last] == [("Eva", True), ("Ada", False)]
    told = list(balance.lines(ENGLISH))
    assert [line.partition(":")[0] for line in told[3:]] == [
        "At this table, 3 matches",
        "The cards gave you −5, you added +0. What the others chose",
        "Bo",
    ]


def test_where_the_last_match_went_on_from_another_only_the_history_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    answers(monkeypatch, TableLuck(record="7", last=(row("Eva", rounds=0),), all=(row("Eva"),), matches=2))
    balance = asyncio.run(found_there(Address("http://here", "K7"), 0, ["Eva"], "en"))
    assert [line.partition(":")[0] for line in balance.lines(ENGLISH)] == ["At this table, 2 matches", "Eva"]
