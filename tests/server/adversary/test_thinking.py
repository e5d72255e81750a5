"""Whose bots think when, for how long, and what happens when those who think do not: with processes that are none."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Self, cast

import pytest

from lastcard.core.actions import Action
from lastcard.core.rules import PRESETS
from lastcard.protocol.messages import PutBot, Settings, Start
from lastcard.server import bot_workers, metrics
from lastcard.server.bot_workers import AGAIN, MOST, MOST_EACH, PATIENCE, START, TICK, WAIT, BotWorkers, Thought
from lastcard.table.deciding import Question, substitute
from lastcard.table.driver import GUARD
from lastcard.table.match_state import MatchState, Seat
from server.simulated import Client, House

SITTING = MatchState(PRESETS["classic"], [Seat("A"), Seat("B")], b"secret")
TURN = SITTING.round.turn + 1


class Table:
    """Wants to know what a bot would do in the first position."""

    def __init__(self, owner: str, number: int) -> None:
        self.owner = owner
        self.number = number
        self.waits = True
        self.answers: list[Action | None] = []

    def waits_for(self, _: Question) -> bool:
        return self.waits

    def allows(self, _: Question, action: Action | None) -> bool:
        return action in SITTING.view(TURN).legal

    def question(self, bot: str = "expert") -> Question:
        return Question(TURN, 1, bot, SITTING.rules, 1, SITTING.view(TURN))


class Fake:
    """A process that does nothing by itself."""

    hired: list[Fake]

    def __init__(self, tell: Callable[[Fake, Thought | None], None], programs: str) -> None:
        assert not programs
        self.tell = tell
        self.ready = False
        self.asked: list[Question] = []
        self.ended = False
        self.hired.append(self)

    def ask(self, question: Question) -> None:
        self.asked.append(question)

    def end(self) -> None:
        self.ended = True


class Office:
    """Bot workers whose time passes when a test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, processes: int = 1) -> None:
        self.fakes: list[Fake] = []
        Fake.hired = self.fakes
        monkeypatch.setattr(bot_workers, "Worker", Fake)
        self.now = 100.0
        self.later: list[Callable[[], None]] = []
        self.order: list[Table] = []
        self.thinkers: BotWorkers[Table] = BotWorkers(processes, self._answered, cast(asyncio.AbstractEventLoop, self))

    def _answered(self, table: Table, _: Question, action: Action | None) -> None:
        self.order.append(table)
        table.answers.append(action)

    # What they use of an event loop

    def time(self) -> float:
        return self.now

    def call_soon_threadsafe(self, call: Callable[..., None], *arguments: object) -> None:
        call(*arguments)

    def call_later(self, _: float, call: Callable[[], None]) -> Self:
        self.later.append(call)
        return self

    def cancel(self) -> None:
        self.later.clear()

    # What happens

    def ask(self, table: Table, times: int = 1) -> None:
        self.thinkers.ask(table, [table.question()] * times)

    def pass_time(self, seconds: float) -> None:
        for _ in range(round(seconds / TICK)):
            self.stand_still(TICK)

    def stand_still(self, seconds: float) -> None:
        """Time in which nothing happens, and then what would have."""
        self.now += seconds
        later, self.later[:] = list(self.later), []
        for call in later:
            call()

    @property
    def working(self) -> Fake:
        return next(fake for fake in reversed(self.fakes) if not fake.ended)

    def begin(self) -> None:
        self.say(Thought())

    def say(self, thought: Thought | None) -> None:
        self.working.tell(self.working, thought)

    def decide(self) -> None:
        self.say(Thought(said=str(SITTING.view(TURN).legal[0])))


def troubles(cause: str) -> float:
    return metrics.REGISTRY.get_sample_value("lastcard_bot_trouble_total", {"cause": cause}) or 0.0


@pytest.fixture
def office(monkeypatch: pytest.MonkeyPatch) -> Office:
    return Office(monkeypatch)


def test_owners_take_turns_and_so_do_their_tables(office: Office) -> None:
    greedy = [Table("greedy", number) for number in range(3)]
    for table in greedy:
        office.ask(table, 2)
    one, other = Table("one", 11), Table("other", 12)
    office.ask(one)
    office.ask(other)
    office.begin()
    while len(office.order) < 8:
        office.decide()
    first, second, third = greedy
    assert office.order == [first, one, other, second, third, first, second, third]
    assert len(office.fakes) == 1


def test_all_who_ask_at_once_get_an_answer(office: Office) -> None:
    before = troubles("waited")
    tables = [Table(f"owner {number}", number) for number in range(40)]
    for table in tables:
        office.ask(table)
    office.begin()
    office.decide()
    office.pass_time(WAIT + 3 * PATIENCE)  # and then it hangs
    assert all(len(table.answers) == 1 for table in tables)
    assert troubles("waited") > before


def test_waiting_is_not_thinking(office: Office) -> None:
    first, second = Table("first", 1), Table("second", 2)
    before = troubles("slow")
    office.ask(first)
    office.begin()
    office.ask(second)
    office.pass_time(PATIENCE - TICK)
    office.decide()
    office.pass_time(PATIENCE - TICK)
    office.decide()
    assert (len(first.answers), len(second.answers)) == (1, 1)
    assert troubles("slow") == before


def test_who_is_too_slow_is_replaced_and_the_others_keep_what_they_think_about(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    office = Office(monkeypatch, 2)
    tables = [Table(f"owner {number}", number) for number in range(3)]
    before = troubles("slow")
    office.ask(tables[0])
    office.begin()
    office.ask(tables[1])
    office.fakes[1].tell(office.fakes[1], Thought())
    office.pass_time(2)
    slow, other = office.fakes
    other.tell(other, Thought(said=str(SITTING.view(TURN).legal[0])))
    office.ask(tables[2])
    office.pass_time(PATIENCE - 1)
    assert slow.ended
    assert not other.ended
    assert [len(table.answers) for table in tables] == [1, 1, 0]
    assert tables[0].answers == [substitute(tables[0].question())]
    assert troubles("slow") == before + 1
    other.tell(other, Thought(said=str(SITTING.view(TURN).legal[0])))
    assert len(tables[2].answers) == 1


def test_nobody_thinks_while_the_machine_stands_still(office: Office) -> None:
    table = Table("owner", 1)
    before = troubles("slow"), troubles("waited")
    office.ask(table)
    office.stand_still(3600)
    office.begin()
    for _ in range(5):
        office.stand_still(3600)
    assert not table.answers
    office.decide()
    assert len(table.answers) == 1
    assert (troubles("slow"), troubles("waited")) == before


def test_too_many_questions_are_answered_at_once_and_only_those_of_who_asks_too_many(office: Office) -> None:
    before = troubles("crowded")
    greedy = [Table("greedy", number) for number in range(MOST_EACH + 10)]
    for table in greedy:
        office.ask(table)
    assert [len(table.answers) for table in greedy] == [0] * MOST_EACH + [1] * 10
    honest = Table("honest", 1000)
    office.ask(honest)
    assert not honest.answers
    for owner in range(MOST // MOST_EACH + 1):
        for number in range(MOST_EACH):
            office.ask(Table(f"another {owner}", 2000 + 100 * owner + number))
    assert len(office.thinkers._queue) == MOST
    assert troubles("crowded") > before + 10


def test_a_table_that_has_moved_on_asks_no_more(office: Office) -> None:
    table, other = Table("owner", 1), Table("owner", 2)
    office.ask(table, 3)
    office.ask(table, 1)
    assert len(office.thinkers._queue) == 1
    office.ask(other)
    table.waits = False
    office.begin()
    office.decide()
    assert office.order == [other]


def test_a_question_is_asked_again_when_its_process_dies_but_only_once(office: Office) -> None:
    table = Table("owner", 1)
    before = troubles("died")
    office.ask(table)
    office.begin()
    office.say(None)
    assert not table.answers
    office.begin()
    office.say(None)
    assert table.answers == [substitute(table.question())]
    assert troubles("died") == before + 2


def test_a_process_that_does_not_start_is_tried_again_but_not_all_the_time(office: Office) -> None:
    table = Table("owner", 1)
    office.ask(table)
    for _ in range(3):
        office.say(None)
        started = len(office.fakes)
        office.pass_time(AGAIN - TICK)
        assert len(office.fakes) == started
        office.pass_time(2 * TICK)
        assert len(office.fakes) == started + 1
    office.begin()
    office.decide()
    assert len(table.answers) == 1


def test_a_process_that_never_gets_ready_is_replaced(office: Office) -> None:
    for _ in range(5):
        table = Table("owner", 1)
        office.ask(table)
        office.pass_time(WAIT + 1)
        assert table.answers == [substitute(table.question())]
    assert START < 5 * WAIT
    assert office.fakes[0].ended
    assert len(office.fakes) == 2


@pytest.mark.parametrize("said", ["99 draw", "hello", f"{3 - TURN} draw", f"{TURN} play ZZ", f"{TURN} catch 9"])
def test_nonsense_is_answered_by_a_quick_bot(office: Office, said: str) -> None:
    table = Table("owner", 1)
    before = troubles("illegal")
    office.ask(table)
    office.begin()
    office.say(Thought(said=said))
    assert table.answers == [substitute(table.question())]
    assert troubles("illegal") == before + 1


def test_a_table_that_can_not_use_an_answer_does_not_stop_the_others(office: Office) -> None:
    bad, good = Table("bad", 1), Table("good", 2)
    bad.answers = cast(list[Action | None], None)
    office.ask(bad)
    office.ask(good)
    office.begin()
    office.decide()
    office.decide()
    assert len(good.answers) == 1


def test_a_table_waits_for_its_bots_no_longer_than_its_guard(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever becomes of the question."""
    house = House(Settings(seats=2, timer=0, call_grace=0, catch_grace=0, pace=0))
    ada = house.join(Client("Ada"))
    house.say(ada, PutBot(seat=2, level="expert"))
    monkeypatch.setattr(house, "answer", lambda _: None)
    house.say(ada, Start())
    house.wait(1)
    assert ada.game is not None
    if ada.game.turn == 1:
        assert ada.own is not None
        house.act(ada, next(each for each in ada.own.legal if each.startswith(("play", "draw"))))
    while ada.game.turn == 1 and ada.game.phase != "play":
        house.act(ada, "pass")
    before = ada.version
    house.wait(GUARD - 2)
    assert ada.version == before
    house.wait(5)
    assert ada.version > before
    assert house.room.unanswered
