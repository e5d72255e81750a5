"""A match at one table: what it lets be seen, what it saves, and that it goes on from there as if nothing had been."""

from __future__ import annotations

from pathlib import Path
from random import Random

import english
import msgspec
import pytest
from seated import install
from worlds import some_heavy

from lastcard import record
from lastcard.core.actions import DRAW, PLAY, Action, encode
from lastcard.core.cards import FACES
from lastcard.core.errors import Problem, Refusal
from lastcard.core.rules import PRESETS, Ruleset
from lastcard.lab.random_play import random_action
from lastcard.match.view import Memory, View, seen, view
from lastcard.table.sitting import Seat, Sitting, load, save

PEOPLE = (Seat("Ada"), Seat("Bo", "easy"), Seat("Cid"), Seat("Dot", "normal"))
BOTS = tuple(Seat(name, "normal") for name in ("Ada", "Bo", "Cid", "Dot"))


def sitting(rules: str = "classic", seats: tuple[Seat, ...] = PEOPLE, secret: bytes = b"a secret") -> Sitting:
    return Sitting(PRESETS[rules], seats, secret)


def play(table: Sitting, random: Random, count: int) -> None:
    """So many random actions, through as many rounds and no further than the end of the match."""
    for _ in range(count):
        if table.won:
            return
        if table.over:
            table.next_round()
        else:
            table.apply(random_action(table.table, random))


def test_the_first_dealer_is_drawn_for_and_it_is_told() -> None:
    table = sitting()
    kinds = [event.kind for event in table.events]
    assert kinds[:4] == ["dealer-drew"] * 4
    assert kinds[kinds.index("dealer") + 1] == "dealt"
    assert table.events[kinds.index("dealer")].seat == table.table.dealer + 1
    assert len({sitting(secret=bytes([number])).table.dealer for number in range(40)}) == 4


def test_all_chance_follows_from_the_secret() -> None:
    assert sitting().to_record() == sitting().to_record()
    assert sitting().to_record().rounds != sitting(secret=b"another").to_record().rounds


def test_rounds_are_dealt_differently() -> None:
    table = sitting("all-wild", BOTS)
    first = table.table.log
    while not table.over:
        table.apply(table.wishes(table.views_of_bots())[0].action)
    assert table.won
    table = sitting("classic", BOTS)
    while not table.over:
        table.apply(table.wishes(table.views_of_bots())[0].action)
    table.next_round()
    assert (table.number, table.over) == (2, False)
    assert table.table.log != first


def test_a_seat_sees_its_view_and_the_events_of_its_own() -> None:
    table = sitting("house-party")
    random = Random(1)
    memories = [Memory(viewer, 4) for viewer in range(5)]
    happened = [event for event in table.events if not event.kind.startswith("dealer")]
    for _ in range(60):
        for viewer, memory in enumerate(memories):
            memory.watch(happened)
            assert table.view(viewer) == view(table.table, viewer, memory)
        happened = table.apply(random_action(table.table, random))
    for viewer in range(5):
        assert table.told(viewer) == [seen(event, viewer) for event in table.events]
    assert not any(event.cards for event in table.told(0) if event.kind == "dealt")


def test_bots_are_asked_in_order_and_people_never() -> None:
    table = sitting("classic", (Seat("Ada"), *BOTS[1:]))
    views = table.views_of_bots()
    assert set(views) == {2, 3, 4}
    assert 1 not in {wish.action.seat for wish in table.wishes(views)}
    assert list(views)[-1] == table.table.turn + 1 or table.table.turn == 0


def test_a_refused_action_changes_nothing() -> None:
    table = sitting()
    before = table.to_record()
    with pytest.raises(Refusal):
        table.apply(Action(encode(table.table.turn + 1, PLAY, FACES["WX"])))
    assert table.to_record() == before


@pytest.mark.parametrize("rules", some_heavy(PRESETS, "iceland-2006", "all-wild"))
def test_a_saved_match_goes_on_exactly_where_it_was(rules: str, tmp_path: Path) -> None:
    file = tmp_path / "match.lastcard.toml"
    for number in range(6):
        table = sitting(rules, secret=b"%d" % number)
        play(table, Random(number), 1 + 150 * number)
        save(table, file)
        assert record.check(record.loads(file.read_bytes())) == []
        resumed = load(file)
        assert resumed.events == table.events
        assert [resumed.view(viewer) for viewer in range(5)] == [table.view(viewer) for viewer in range(5)]
        for both in (table, resumed):
            play(both, Random(99), 300)
        assert resumed.to_record() == table.to_record()
        assert resumed.events == table.events


def test_shuffles_after_resuming_are_those_that_would_have_been(tmp_path: Path) -> None:
    table = sitting("classic", BOTS[:2])
    random = Random(4)
    file = tmp_path / "match.lastcard.toml"
    save(table, file)
    resumed = load(file)
    assert table.table.log is not None
    while len(table.table.log) < 3:
        if table.over:
            table.next_round()
            resumed.next_round()
        action = random_action(table.table, random)
        assert table.apply(action) == resumed.apply(action)
    assert table.table.log == resumed.table.log


def test_the_file_is_replaced_at_once_or_not_at_all(tmp_path: Path) -> None:
    file = tmp_path / "match.lastcard.toml"
    table = sitting()
    save(table, file)
    before = file.read_bytes()
    (tmp_path / "match.lastcard.toml.part").mkdir()
    with pytest.raises(OSError, match=r"\.part"):
        save(table, file)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "meta",
    [
        {},
        {"secret": "00"},
        {"secret": "xy", "bots": ["", "easy", "", "normal"]},
        {"secret": "", "bots": ["", "easy", "", "normal"]},
        {"secret": 7, "bots": ["", "easy", "", "normal"]},
        {"secret": "00", "bots": ["easy"]},
        {"secret": "00", "bots": ["", "easy", "", 7]},
        {"secret": "00", "bots": "easy"},
        {"secret": "00", "bots": ["", "esay", "", "normal"]},
    ],
    ids=str,
)
def test_a_record_that_can_not_be_continued_is_refused(meta: dict[str, object]) -> None:
    with pytest.raises(Problem):
        Sitting.from_record(msgspec.structs.replace(sitting().to_record(), meta=meta))


def test_a_record_whose_result_is_wrong_is_refused() -> None:
    table = sitting("classic", BOTS)
    while not table.over:
        table.apply(table.wishes(table.views_of_bots())[0].action)
    game = table.to_record()
    [played] = game.rounds
    wrong = msgspec.structs.replace(played, result={"scores": [1, 2, 3, 4]})
    with english.raises(Problem, match="scores"):
        Sitting.from_record(msgspec.structs.replace(game, rounds=(wrong,)))


def test_unknown_bots_and_impossible_seats_are_refused_at_once() -> None:
    with english.raises(Problem, match="unknown bot"):
        sitting(seats=(Seat("Ada"), Seat("Bo", "esay")))
    with english.raises(Problem, match="2 to 10"):
        sitting(seats=(Seat("Ada"),))


# Bots that fail


class Theirs:
    """A bot of somebody else that does the wrong thing."""

    def __init__(self, fault: str) -> None:
        self.fault = fault

    def __call__(self, rules: Ruleset, seed: int) -> Theirs:  # noqa: ARG002
        if self.fault == "not made":
            raise RuntimeError("no bot today")
        return self

    def act(self, view: View) -> Action | None:
        if self.fault == "raises":
            return [][1]
        if self.fault == "silent":
            return None
        if self.fault == "no action":
            return "draw"  # type: ignore[return-value]
        seat = view.viewer % 4 + 1 if self.fault == "for another" else view.viewer
        return Action(encode(seat, PLAY, FACES["WX"]))


@pytest.mark.parametrize("fault", ["not made", "raises", "silent", "no action", "illegal", "for another"])
def test_a_normal_bot_plays_on_for_one_that_fails(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, Theirs(fault))
    table = sitting("classic", (BOTS[0], Seat("Bo", "theirs"), *BOTS[2:]))
    while not table.over:
        wishes = table.wishes(table.views_of_bots())
        table.apply(min(wishes, key=lambda wish: not wish.aside).action)
    assert [seat.bot for seat in table.seats] == ["normal"] * 4
    [mishap] = table.mishaps
    assert "Bo" in str(mishap.problem)
    assert "theirs" in str(mishap.problem)
    assert table.to_record().meta["bots"] == ["normal"] * 4
    table.next_round()
    assert table.mishaps == []


def test_a_bot_that_somebody_was_quicker_than_is_not_at_fault() -> None:
    table = sitting("classic", (Seat("Ada", "easy"), Seat("Bo")))
    turn = table.table.turn + 1
    views = table.views_of_bots()
    table.apply(next(action for action in table.view(turn).legal if action.verb_number == DRAW))
    table.wishes(views)
    assert table.mishaps == []


def test_a_bot_that_can_not_be_loaded_is_refused_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, None)
    with english.raises(Problem, match=r"the bot “theirs” does not work \(ImportError: nothing there\)"):
        sitting(seats=(Seat("Ada"), Seat("Bo", "theirs")))


def test_a_match_that_is_to_end_with_its_round_is_saved_so(tmp_path: Path) -> None:
    table = sitting(seats=BOTS)
    table.match.last = True
    save(table, tmp_path / "saved")
    again = load(tmp_path / "saved")
    assert again.to_record() == table.to_record()
    play(again, Random(1), 5_000)
    assert again.won
    assert again.number == 1
    assert record.check(again.to_record()) == []
