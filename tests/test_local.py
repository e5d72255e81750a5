"""A table in this process: what it tells, what it stores, and that it goes on from there as if nothing had been."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from programs import faulty
from seated import install

from lastcard import record
from lastcard.client.fold import Replica
from lastcard.client.intake import told
from lastcard.core.actions import PLAY, Action, encode
from lastcard.core.cards import FACES
from lastcard.core.errors import Problem
from lastcard.core.rules import PRESETS, Ruleset
from lastcard.match.view import Own, View
from lastcard.protocol.messages import Act, Command, Refused
from lastcard.table.deciding import decide
from lastcard.table.local import WATCHER, LocalRoom, LocalTable, begin, from_record, restore
from lastcard.table.match_state import MatchState, Seat

PEOPLE = (Seat("Ada"), Seat("Bo", "easy"), Seat("Cid"), Seat("Dot", "normal"))
BOTS = tuple(Seat(name, "normal") for name in ("Ada", "Bo", "Cid", "Dot"))
OLD = Path(__file__).parent / "saves"


class Viewer(Replica):
    def __init__(self, local: Local, number: int) -> None:
        super().__init__()
        self._local = local
        self._number = number

    def say(self, command: Command) -> str:
        self._local.table.say(self._number, command)
        return ""


class Local:
    """A table with everybody at it, who do what a bot would."""

    def __init__(self, room: LocalRoom) -> None:
        self.table = LocalTable(room)
        self.viewers = {viewer: Viewer(self, viewer) for viewer in (0, *self.table.people)}
        self.refused: list[str] = []
        self.listen()

    def listen(self) -> None:
        messages, self.table.told = self.table.told, []
        for viewer, text in messages:
            message = told(text)
            assert message is not None
            self.viewers[viewer].take(message)
            if isinstance(message, Refused):
                self.refused.append(message.code)

    def step(self) -> None:
        if self.table.table.stage == "between":
            self.table.next_round()
        for question in self.table.questions():
            self.table.answer(question, self.table.think(question))
        version, due = self.table.table.version, self.table.due()
        if due is not None:
            self.table.wait(due)
        self.listen()
        if due is None and self.table.table.version == version:
            viewer = next(each for each in self.viewers.values() if each.view().asked)
            sitting = self.table.table.match_state
            assert sitting is not None
            action = decide("normal", sitting.rules, version, sitting.view(viewer.seat))
            assert action is not None
            viewer.say(Act(action=action.saying, version=viewer.version))
            self.listen()

    def play(self, actions: int) -> None:
        """Until so many entries are in the log, and no further than to the end of the match."""
        while self.table.table.version < actions and self.table.table.stage != "over":
            self.step()


def local(rules: str = "classic", seats: tuple[Seat, ...] = PEOPLE, secret: bytes = b"a secret") -> Local:
    return Local(begin(PRESETS[rules], seats, secret))


def stored(table: LocalTable) -> list[bytes]:
    return [entry.encode() for entry in table.log]


def test_deals_are_those_that_a_seed_always_had() -> None:
    for rules in PRESETS:
        table = local(rules).table.table
        assert table.to_record().rounds == MatchState(PRESETS[rules], PEOPLE, b"a secret").to_record().rounds


def test_all_chance_follows_from_the_secret() -> None:
    games = [local(secret=secret) for secret in (b"1", b"1", b"2")]
    for game in games:
        game.play(100)
    first, same, other = [game.table.log for game in games]
    assert first == same
    assert first[-50:] != other[-50:]


def test_everybody_sees_their_own_hand_and_who_watches_none() -> None:
    game = local("house-party")
    for _ in range(60):
        game.step()
        sitting = game.table.table.match_state
        assert sitting is not None
        for seat, viewer in game.viewers.items():
            assert viewer.seat == seat
            assert viewer.view().own.hand == sitting.view(seat).own.hand
            assert viewer.view().own == (sitting.own(seat) if seat else Own())
    assert game.refused == []
    assert not any(event.cards for event in game.viewers[0].events if event.kind == "dealt")


def test_nobody_is_held_up_and_what_is_refused_changes_nothing() -> None:
    game = local()
    before = game.table.log
    viewer = next((each for each in game.viewers.values() if each.seat and each.view().asked), game.viewers[1])
    viewer.say(Act(action="play WX>R", version=viewer.version))
    game.listen()
    assert game.refused == ["not-in-hand"]
    assert game.table.log == before


@pytest.mark.parametrize("rules", PRESETS)
def test_a_stored_match_goes_on_exactly_as_it_would_have(rules: str) -> None:
    for length in (20, 150, 400):
        game = local(rules)
        game.play(length)
        resumed = Local(restore(stored(game.table)))
        assert [each.view() for each in resumed.viewers.values()] == [each.view() for each in game.viewers.values()]
        assert [each.events for each in resumed.viewers.values()] == [each.events for each in game.viewers.values()]
        for each in (game, resumed):
            each.play(length + 100)
        assert [text for text in resumed.table.log if '"acted"' in text and '"by"' not in text] == [
            text for text in game.table.log if '"acted"' in text and '"by"' not in text
        ]
        assert resumed.table.table.to_record() == game.table.table.to_record()
        assert record.check(game.table.table.to_record()) == []


def test_a_whole_match_is_a_record() -> None:
    game = local(seats=BOTS)
    game.play(100_000)
    played = game.table.table.to_record()
    assert played.meta == {"secret": b"a secret".hex(), "bots": ["normal"] * 4}
    assert record.check(record.loads(record.dumps(played).encode())) == []
    assert played.rounds[-1].result is not None


# Saves of before


@pytest.mark.parametrize("name", ["alone", "two"])
def test_a_save_of_before_goes_on_where_it_was(name: str) -> None:
    saved = record.load(OLD / f"{name}.lastcard.toml")
    game = Local(from_record(saved))
    before = game.table.table.to_record()
    assert record.dumps(before) == record.dumps(saved)
    assert Local(restore(stored(game.table))).table.table.to_record() == before
    game.play(10_000)
    assert record.check(game.table.table.to_record()) == []


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
        {"secret": "00", "bots": ["", "easy", "", "normal"]},
        {"secret": b"a secret".hex(), "bots": ["", "esay", "", "normal"]},
    ],
    ids=str,
)
def test_a_record_that_can_not_be_continued_is_refused(meta: dict[str, object]) -> None:
    with pytest.raises(Problem):
        from_record(msgspec.structs.replace(local().table.table.to_record(), meta=meta))


def test_a_record_whose_result_is_wrong_is_refused() -> None:
    game = local(seats=BOTS)
    while game.table.table.stage == "round":
        game.step()
    saved = game.table.table.to_record()
    [played] = saved.rounds
    wrong = msgspec.structs.replace(played, result={"scores": [1, 2, 3, 4]})
    with pytest.raises(Problem, match="scores"):
        from_record(msgspec.structs.replace(saved, rounds=(wrong,)))


def test_a_log_that_is_damaged_is_refused() -> None:
    game = local()
    game.play(30)
    log = stored(game.table)
    for lines in ([], log[1:], log[:3], [*log, b""], [*log, b"{}"], [*log, log[0]], log[:7] + log[8:]):
        with pytest.raises(Problem):
            restore(lines)
    with pytest.raises(Problem, match="unknown-bot"):
        restore([line.replace(b'"easy"', b'"esay"') for line in log])
    with pytest.raises(Problem):
        restore([line.replace(b'"Ada"', b'"A\\u202eda"') for line in log])


def test_unknown_bots_and_impossible_seats_are_refused_at_once() -> None:
    with pytest.raises(Problem, match="unknown-bot"):
        local(seats=(Seat("Ada"), Seat("Bo", "esay")))
    with pytest.raises(Problem, match="seats"):
        local(seats=(Seat("Ada"),))


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
    game = local(seats=(BOTS[0], Seat("Bo", "theirs"), *BOTS[2:]))
    while game.table.table.stage == "round":
        game.step()
    assert game.table.table.bots == dict.fromkeys(range(1, 5), "normal")
    [(seat, mishap, what)] = game.table.mishaps
    assert what == "bot-replaced"
    assert seat == 2
    assert "theirs" in str(mishap)
    assert game.table.table.to_record().meta["bots"] == ["normal"] * 4


def test_a_bot_that_somebody_was_quicker_than_is_not_at_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, Theirs("illegal"))
    game = next(
        game
        for secret in range(100)
        if (game := local(seats=(Seat("Ada"), Seat("Bo", "theirs")), secret=bytes([secret])))
        .viewers[1]
        .view()
        .game.turn
        == 1
    )
    asked_before = game.table.questions()
    game.viewers[1].say(Act(action="draw", version=game.viewers[1].version))
    for question in asked_before:
        game.table.answer(question, game.table.think(question))
    assert game.table.mishaps == []


def test_a_bot_that_can_not_be_loaded_is_refused_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, None)
    with pytest.raises(Problem, match="ImportError: nothing there"):
        local(seats=(Seat("Ada"), Seat("Bo", "theirs")))


def test_a_program_is_helped_twice_and_then_replaced(tmp_path: Path) -> None:
    spec = faulty(tmp_path, "dies")
    game = local(seats=(BOTS[0], Seat("Bo", spec), *BOTS[2:]))
    assert [place.owner for place in game.viewers[WATCHER].room.places] == ["", "Ada", "", ""]
    assert game.viewers[WATCHER].room.places[1].bot == "faulty"
    while game.table.table.stage == "round" and len(game.table.mishaps) < 3:
        game.step()
    assert [what for _, _, what in game.table.mishaps] == ["bot-helped", "bot-helped", "bot-replaced"]
    assert {problem.message for _, problem, _ in game.table.mishaps} == {"program-died"}
    assert game.table.table.bots[2] == "normal"
    while game.table.table.stage == "round":
        game.step()


@pytest.mark.parametrize(("fault", "problem"), [("lies", "bot-illegal"), ("waits", "bot-silent")])
def test_what_a_program_may_not_say_is_told(tmp_path: Path, fault: str, problem: str) -> None:
    game = local(seats=(Seat("Bo", faulty(tmp_path, fault)), *BOTS[1:]))
    while game.table.table.stage == "round" and not game.table.mishaps:
        game.step()
    [(seat, told, what)] = game.table.mishaps
    assert (seat, told.message, what) == (1, problem, "bot-helped")
