"""An evening without sockets: what its host, its players and screens say, are told and refused, and its clocks."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from lastcard.core.errors import Problem
from lastcard.evening import commands, driver, state
from lastcard.evening.driver import EveningRoom
from lastcard.evening.log import Logged
from lastcard.protocol.evening import (
    MOST_PLAYERS,
    Begin,
    ChangePlan,
    Correct,
    Enrol,
    EveningAt,
    EveningMessage,
    EveningTold,
    Finish,
    PassEvening,
    PauseEvening,
    Plan,
    Rejoin,
    ResumeEvening,
    Score,
    TakeOver,
    Withdraw,
)
from lastcard.protocol.messages import Command, Hello, Refused
from lastcard.table.identities import Identity
from lastcard.table.state import Table
from lastcard.wording.catalogues import catalogue
from lastcard.wording.languages import LANGUAGES

DICE = bytes(range(32))
HOST = Identity("guest-host", "Ada")
_decode = msgspec.json.Decoder(EveningMessage).decode


class Guest:
    """A connection, and what it was sent."""

    def __init__(self, who: Identity) -> None:
        self.who = who
        self.sent: list[bytes] = []
        self.closed = False

    @property
    def last(self) -> Any:
        return _decode(self.sent[-1])

    @property
    def told(self) -> EveningTold:
        assert isinstance(self.last, EveningTold), self.last
        return self.last

    @property
    def evening(self) -> EveningAt:
        return self.told.evening


class Salon:
    """An evening and who is there; tables of online stages get codes, and nobody plays at them."""

    def __init__(self, plan: Plan, dice: bytes = DICE) -> None:
        self.room: EveningRoom[Guest] = EveningRoom(1, "EVENING", "http://here")
        self.now = 100.0
        self.entries: list[bytes] = []
        self.codes = 0
        self.room.open(plan, dice, HOST, self.now)
        self.drain()
        self.host = self.join(HOST)

    def drain(self) -> None:
        while self.room.wants:
            codes = [f"TABLE{self.codes + number}" for number in range(1, self.room.wants + 1)]
            self.codes += len(codes)
            self.room.begin(codes, self.now)
        self.entries += [text.encode() for _, text in self.room.log]
        self.room.log.clear()
        out, self.room.out = self.room.out, []
        for guest, message in [(guest, message) for guests, message in out for guest in guests]:
            if message is None:
                guest.closed = True
            else:
                guest.sent.append(self.room.written(message, self.now))

    def join(self, who: Identity | str, **hello: Any) -> Guest:
        guest = Guest(who if isinstance(who, Identity) else Identity(f"guest-{who}", who))
        self.room.arrive(guest, guest.who, Hello(table="EVENING", **hello), self.now)
        self.drain()
        return guest

    def say(self, guest: Guest, command: Command) -> Any:
        self.room.say(guest, command, self.now)
        self.drain()
        return guest.last

    def refused(self, guest: Guest, command: Command) -> str:
        before = self.room.version
        answer = self.say(guest, command)
        assert isinstance(answer, Refused), answer
        assert self.room.version == before
        return answer.code

    def enrol(self, *names: str) -> None:
        for name in names:
            self.say(self.host, Enrol(id=f"enrol {name}", name=name))

    def wait(self, seconds: float) -> None:
        end = self.now + seconds
        for _ in range(1_000):
            when = self.room.next()
            if when is None or when > end:
                break
            self.now = max(self.now, when)
            self.room.run(self.now)
            self.drain()
        self.now = end

    def restart(self) -> EveningRoom[Guest]:
        """The evening as it would come back from its log."""
        room: EveningRoom[Guest] = EveningRoom(1, "EVENING", "http://here")
        room.restore(self.entries)
        room.rouse(self.now)
        return room


def real(**more: Any) -> Plan:
    return replace(Plan(format="rotation", real=True, minutes=0), **more)


def four(**more: Any) -> Salon:
    """Four people with real cards, one of whom is the host, and of whom one has a device too."""
    salon = Salon(real(**more))
    salon.enrol("Bo", "Cid", "Dot")
    return salon


def score(number: int = 1, stage: int = 1, **more: Any) -> Score:
    hands = (("R5", "W"), ("G+2",), (), ("B0",))
    return replace(Score(stage=stage, table=1, round=number, winner=3, hands=hands), **more)


# Refusals


def test_an_evening_that_is_full_takes_no_more_but_can_be_watched() -> None:
    salon = Salon(Plan(real=True))
    salon.enrol(*[f"P{number}" for number in range(2, MOST_PLAYERS + 1)])
    with pytest.raises(Problem, match="evening-full"):
        salon.join("Late")
    assert salon.refused(salon.host, Enrol(name="Late")) == "evening-full"
    assert salon.join("Late", watch=True).told.player == 0
    salon.say(salon.host, Withdraw(player=7))
    assert salon.join("Later").told.player == MOST_PLAYERS + 1


def test_an_evening_that_is_over_can_be_looked_at_only() -> None:
    salon = four()
    salon.say(salon.host, Finish())
    with pytest.raises(Problem, match="evening-over"):
        salon.join("Late")
    assert salon.join("Late", watch=True).evening.phase == "over"
    for command in (Begin(), Enrol(name="Eve"), Withdraw(), PauseEvening(), Finish(), score()):
        assert salon.refused(salon.host, command) == "evening-over"


def test_only_the_host_leads() -> None:
    salon = four()
    guest = salon.join("Eve")
    commands = (
        ChangePlan(plan=Plan()),
        Enrol(name="Finn"),
        Withdraw(player=1),
        Begin(),
        Correct(stage=1, table=1, points=()),
        PauseEvening(),
        ResumeEvening(),
        Finish(),
        PassEvening(player=2),
    )
    assert {salon.refused(guest, command) for command in commands} == {"not-host"}
    watcher = salon.join("Finn", watch=True)
    assert {salon.refused(watcher, command) for command in commands} == {"only-watching"}


def test_a_name_twice_a_number_that_nobody_has_and_a_format_that_does_not_fit() -> None:
    salon = Salon(real())
    salon.enrol("Bo")
    assert salon.refused(salon.host, Enrol(name="BO")) == "name-taken"
    assert salon.refused(salon.host, Withdraw(player=9)) == "unknown-player"
    assert salon.refused(salon.host, Begin()) == "format-unfit"
    salon.join("Bo")
    assert salon.join(Identity("guest-2", "Bo")).evening.guests[2].name == "Bo 2"


def test_a_plan_can_be_changed_until_the_first_stage_and_its_times_later() -> None:
    salon = four()
    salon.say(salon.host, ChangePlan(plan=real(title="Friday", rounds=2)))
    assert salon.host.evening.plan.title == "Friday"
    salon.say(salon.host, Begin())
    assert salon.refused(salon.host, ChangePlan(plan=real(rounds=3))) == "evening-begun"
    assert salon.say(salon.host, ChangePlan(plan=real(title="Friday", rounds=2, minutes=90))).evening.plan.minutes == 90
    assert salon.refused(salon.host, Begin()) == "stage-runs"
    assert salon.refused(salon.host, ChangePlan(plan=real(rules="nope"))) == "rules-unknown-preset"


def test_a_slip_counts_once_and_a_result_that_no_deal_can_give_does_not() -> None:
    salon = four(rounds=2)
    phone = salon.join("Phone", watch=True)
    salon.say(salon.host, Begin())
    slip = salon.host.told.slips["1.1"]
    assert phone.told.slips == {}
    assert salon.refused(phone, score()) == "slip-unknown"
    assert salon.refused(phone, score(slip=salon.host.told.slips["2.1"])) == "slip-unknown"
    assert salon.refused(phone, score(slip=slip, hands=((), ("R5",), (), ("B0",)))) == "slip-empty-hand"
    assert salon.refused(phone, score(2, slip=slip)) == "round-early"
    assert salon.refused(phone, score(slip=slip, stage=2)) == "no-such-table"
    salon.say(phone, score(slip=slip))
    [table] = phone.evening.stages[0].tables
    assert (table.rounds, table.points, table.over) == (1, (20, 0, 20, 0), False)
    assert salon.refused(phone, score(slip=slip)) == "slip-used"
    salon.say(phone, score(2, slip=slip))
    assert phone.evening.stages[0].tables[0].over
    assert salon.refused(phone, score(2, slip=slip)) == "slip-used"


def test_online_tables_count_by_themselves() -> None:
    salon = Salon(Plan(format="rotation", minutes=0))
    salon.enrol("Bo", "Cid", "Dot")
    salon.say(salon.host, Begin())
    assert salon.host.told.seated == "TABLE1"
    assert salon.refused(salon.host, score()) == "counted-online"
    assert salon.refused(salon.host, Correct(stage=1, table=1, points=(1, 2, 1, 2))) == "stage-runs"


def test_every_refusal_is_a_sentence_in_every_language() -> None:
    for language in LANGUAGES:
        salon = Salon(real())
        guest = Guest(Identity("guest-Bo", "Bo"))
        salon.room.arrive(guest, guest.who, Hello(table="EVENING", language=language), salon.now)
        answer = salon.say(guest, Begin(id="b"))
        assert answer == Refused(id="b", code="not-host", text=catalogue(language)("not-host"))


# What happens


def test_a_command_is_done_once_however_often_it_is_said() -> None:
    salon = four()
    version = salon.room.version
    assert salon.say(salon.host, Enrol(id="x", name="Eve")).id == "x"
    assert salon.say(salon.host, Enrol(id="x", name="Eve")).id == "x"
    assert salon.room.version == version + 1
    salon.room = salon.restart()
    again = salon.join(HOST)
    assert salon.say(again, Enrol(id="x", name="Eve")).id == "x"
    assert salon.room.version == version + 1


def test_who_goes_home_keeps_what_they_made_and_may_come_back() -> None:
    salon = four(rounds=1)
    guest = salon.join("Eve")
    salon.say(guest, Withdraw())
    assert guest.evening.guests[4].left
    salon.say(salon.host, Rejoin(player=5))
    assert not guest.evening.guests[4].left


def test_the_host_can_correct_and_end_a_table_of_real_cards() -> None:
    salon = four(rounds=4)
    salon.say(salon.host, Begin())
    assert salon.refused(salon.host, Correct(stage=1, table=1, points=(1, 2))) == "points-seats"
    assert salon.refused(salon.host, Correct(stage=1, table=1, points=(1, 2, 3, 4))) == "points-partners"
    salon.say(salon.host, Correct(stage=1, table=1, points=(10, 20, 10, 20)))
    [table] = salon.host.evening.stages[0].tables
    assert (table.over, table.corrected, table.places) == (True, True, (2, 1, 2, 1))
    salon.say(salon.host, Correct(stage=1, table=1, points=(40, 20, 40, 20)))
    assert salon.host.evening.stages[0].tables[0].places == (1, 2, 1, 2)


def test_stages_follow_by_themselves_and_the_evening_ends() -> None:
    salon = four(rounds=1)
    assert salon.host.evening.coming is not None
    salon.say(salon.host, Begin())
    for stage in (1, 2, 3):
        salon.say(salon.host, Correct(stage=stage, table=1, points=(10, 20, 10, 20)))
        assert salon.host.evening.phase == "between"
        salon.wait(driver.REST + 1)
    evening = salon.host.evening
    assert (evening.phase, evening.of, evening.record) == ("over", 3, "EVENING")
    assert sum(standing.score for standing in evening.standings) == 3 * 60


def test_a_stage_has_its_clock_which_stands_still_in_a_pause() -> None:
    salon = four(stage_minutes=10, rounds=3)
    salon.say(salon.host, Begin())
    salon.wait(240)
    salon.say(salon.host, PauseEvening())
    assert salon.host.evening.left == 360
    salon.wait(3_600)
    assert salon.refused(salon.host, Begin()) == "evening-paused"
    salon.say(salon.host, ResumeEvening())
    assert salon.host.evening.left == 360
    salon.wait(361)
    assert salon.host.evening.left == 0
    salon.say(salon.host, score())
    assert salon.host.evening.stages[0].tables[0].over  # with the round that was under way


def test_an_arena_seats_who_is_free_and_ends_with_its_time() -> None:
    salon = Salon(Plan(format="arena", minutes=10, real=True))
    salon.enrol(*[f"P{number}" for number in range(2, 9)])
    salon.say(salon.host, Begin())
    assert len(salon.host.evening.stages[0].tables) == 2
    salon.say(salon.host, Correct(stage=1, table=1, points=(1, 2, 3, 4)))
    salon.say(salon.host, Enrol(name="Late"))
    salon.wait(state.PATIENCE + driver.BREATH + 1)
    [first, second] = salon.host.evening.stages
    assert sorted(second.tables[0].players) == sorted(first.tables[0].players)  # who came later waits for others
    salon.wait(600)
    assert salon.host.evening.phase == "playing"
    salon.say(salon.host, Correct(stage=1, table=2, points=(1, 2, 3, 4)))
    points = tuple(range(len(second.tables[0].players)))
    salon.say(salon.host, Correct(stage=2, table=1, points=points))
    salon.wait(1)
    assert salon.host.evening.phase == "over"


def test_the_evening_is_what_follows_from_its_log() -> None:
    salon = four(rounds=1)
    salon.say(salon.host, Begin())
    salon.say(salon.host, score())
    salon.say(salon.host, Correct(stage=1, table=1, points=(5, 6, 5, 6)))
    salon.say(salon.host, Withdraw(player=2))
    again = salon.restart()
    guest = Guest(HOST)
    again.arrive(guest, HOST, Hello(table="EVENING"), salon.now)
    [(_, message), *_] = [each for each in again.out if guest in each[0]]
    assert isinstance(message, bytes)
    assert _decode(message).evening == salon.host.evening
    decode = msgspec.json.Decoder(Logged).decode
    assert [msgspec.json.encode(decode(entry)) for entry in salon.entries] == salon.entries


def test_a_log_grows_only_so_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "MOST_ENTRIES", 5)
    salon = four()
    assert salon.refused(salon.host, Enrol(name="Eve")) == "evening-used-up"
    assert isinstance(salon.say(salon.host, Begin()), EveningTold)
    monkeypatch.setattr(commands, "TALK", 10)
    monkeypatch.setattr(commands, "MOST_ENTRIES", 100)
    monkeypatch.setattr(commands, "MORE_TALK", 0)
    assert salon.refused(salon.host, PauseEvening()) == "evening-used-up"


# Presence, and what nobody is told


def test_many_who_come_cause_few_messages() -> None:
    salon = four()
    before = len(salon.host.sent)
    for number in range(500):
        salon.join(f"W{number}", watch=True)
    assert len(salon.host.sent) == before  # who only watches changes nothing for others
    for number in range(50):
        salon.join(f"P{number}")
    told = len(salon.host.sent) - before
    assert told <= 50 + 2  # each of them is a player more
    for guest in list(salon.room.viewers):
        if guest.who.name.startswith("P"):
            salon.room.depart(guest, salon.now)
    salon.drain()
    salon.wait(2)
    assert len(salon.host.sent) - before - told <= 2


def test_what_people_are_told_does_not_depend_on_the_slips_of_others_nor_on_dice() -> None:
    """Two evenings that differ in their dice alone: but for one's own slips, everybody is told the same."""
    told: list[list[Any]] = []
    for dice in (DICE, bytes(32)):
        salon = Salon(Plan(format="eight", real=True, minutes=0, rounds=1), dice)
        guests = [salon.join(f"P{number}") for number in range(2, 9)]
        screen = salon.join("Screen", watch=True)
        salon.say(salon.host, Begin())
        salon.say(salon.host, score())
        for guest in guests:
            assert set(guest.told.slips) <= {"1.1", "1.2"}
            mine = [table.table for table in guest.evening.stages[0].tables if guest.told.player in table.players]
            own = [f"1.{number}" for number in mine if not guest.evening.stages[0].tables[number - 1].over]
            assert list(guest.told.slips) == own
        assert all(_decode(message).slips == {} for message in screen.sent)
        assert all(dice.hex().encode() not in message for guest in (*guests, screen) for message in guest.sent)
        told.append([[plain(message) for message in guest.sent] for guest in (*guests, screen)])
    assert told[0] == told[1]


def plain(message: bytes) -> Any:
    found = msgspec.json.decode(message)
    found["slips"] = sorted(found["slips"])
    return found


# Another host


def test_the_host_passes_the_desk_on_to_somebody_with_a_device() -> None:
    salon = four()
    eve = salon.join("Eve")
    assert salon.refused(eve, PassEvening(player=5)) == "not-host"
    assert salon.refused(salon.host, PassEvening(player=2)) == "host-unfit"  # typed in
    assert salon.refused(salon.host, PassEvening(player=9)) == "unknown-player"
    salon.say(eve, Withdraw())
    assert salon.refused(salon.host, PassEvening(player=5)) == "host-unfit"  # gone home
    salon.say(eve, Rejoin())
    salon.say(salon.host, PassEvening(id="p", player=5))
    assert (eve.told.hosting, eve.evening.host, eve.evening.host_name) == (True, 5, "Eve")
    assert not salon.host.told.hosting
    assert salon.refused(salon.host, PauseEvening()) == "not-host"
    salon.say(eve, PauseEvening())
    assert salon.restart().evening.host == 5
    salon.say(eve, PassEvening(player=5))
    assert eve.told.hosting


def test_whoever_plays_takes_over_when_the_host_has_been_away_for_long() -> None:
    salon = four()
    eve, finn = salon.join("Eve"), salon.join("Finn", watch=True)
    assert salon.refused(eve, TakeOver()) == "host-not-away"
    salon.room.depart(salon.host, salon.now)
    salon.drain()
    salon.wait(driver.VACANT - 1)
    assert not eve.evening.vacant
    assert salon.refused(eve, TakeOver()) == "host-not-away"
    salon.wait(2)
    assert eve.evening.vacant
    assert salon.refused(finn, TakeOver()) == "only-watching"
    salon.say(eve, TakeOver())
    assert (eve.told.hosting, eve.evening.vacant) == (True, False)
    again = salon.join(HOST)
    assert not again.told.hosting
    salon.wait(2 * driver.VACANT)
    assert not eve.evening.vacant


def test_a_host_who_comes_back_in_time_keeps_the_desk_also_after_a_restart() -> None:
    salon = four()
    eve = salon.join("Eve")
    salon.room.depart(salon.host, salon.now)
    salon.wait(driver.VACANT + 1)
    assert eve.evening.vacant
    host = salon.join(HOST)
    salon.wait(2)
    assert not eve.evening.vacant
    assert salon.refused(eve, TakeOver()) == "host-not-away"
    assert host.told.hosting
    salon.room = salon.restart()
    eve = salon.join("Eve")
    salon.wait(driver.VACANT - 1)
    assert not eve.evening.vacant
    salon.wait(2)
    assert eve.evening.vacant


def test_the_host_is_there_while_at_a_table_of_the_evening() -> None:
    salon = Salon(Plan(format="rotation", minutes=0))
    eve = salon.join("Eve")
    salon.room.depart(salon.host, salon.now)
    salon.room.attend(frozenset({HOST.guest}), salon.now)
    salon.drain()
    salon.wait(2 * driver.VACANT)
    assert not eve.evening.vacant


# People without a device


def test_who_comes_under_a_name_that_was_typed_in_plays_as_that_player() -> None:
    salon = four()
    bo = salon.join(Identity("guest-phone", "bo"))
    assert (bo.told.player, len(bo.evening.guests)) == (2, 4)
    assert not bo.evening.guests[1].typed
    other = salon.join(Identity("guest-other", "Bo"))
    assert (other.told.player, other.evening.guests[4].name) == (5, "Bo 2")  # the first has a device by now
    assert salon.restart().evening.player_of("guest-phone") == 2


def test_at_online_tables_who_has_no_device_is_played_for_or_sits_out_as_the_host_says() -> None:
    for absent, seated, typed in (("bot", 5, True), ("bye", 3, False)):
        salon = Salon(Plan(format="swiss", minutes=0, absent=absent))
        salon.enrol("Bo", "Cid")
        for name in ("Eve", "Finn"):
            salon.join(name)
        assert {fit.format for fit in salon.host.evening.fits}
        salon.say(salon.host, Begin())
        [stage] = salon.host.evening.stages
        players = {player for table in stage.tables for player in table.players}
        assert (len(players), {2, 3} <= players) == (seated, typed)


def test_a_format_that_does_not_fit_those_who_can_be_seated_is_refused() -> None:
    salon = Salon(Plan(format="rotation", minutes=0, absent="bye"))
    salon.enrol("Bo", "Cid", "Dot")
    plan = salon.host.evening.plan
    assert salon.host.evening.fits == ()
    assert salon.refused(salon.host, Begin()) == "format-unfit"
    salon.say(salon.host, ChangePlan(plan=replace(plan, real=True)))
    assert salon.say(salon.host, Begin()).evening.phase == "playing"


def test_who_comes_when_a_bot_plays_under_their_name_has_its_seat() -> None:
    salon = Salon(Plan(format="rotation", minutes=0))
    salon.enrol("Bo", "Cid", "Dot")
    salon.say(salon.host, Begin())
    salon.room.directs = False
    bo = salon.join("Bo")
    assert (bo.told.player, bo.told.seated) == (2, "TABLE1")
    assert salon.room.directs  # the table has to be told
    salon.room.count(over("TABLE1"), salon.now)
    salon.drain()
    salon.say(salon.host, Begin())
    assert bo.told.seated == "TABLE2"


def over(code: str) -> Table:
    """A table of the evening whose match has been called off."""
    table = Table(code)
    table.stage = "over"
    return table


# What is told of the plan


def test_all_stages_of_a_schedule_are_told_with_their_slips_for_the_host() -> None:
    salon = Salon(Plan(format="eight", real=True, minutes=0, rounds=1))
    salon.enrol(*[f"P{number}" for number in range(2, 9)])
    before = salon.host.evening
    assert [stage.stage for stage in before.coming] == [1, 2, 3, 4, 5, 6, 7] == list(range(1, before.of + 1))
    tables = [table.players for stage in before.coming for table in stage.tables]
    assert len({frozenset(players[side::2]) for players in tables for side in (0, 1)}) == 28
    assert set(salon.host.told.slips) == {f"{stage}.{table}" for stage in range(1, 8) for table in (1, 2)}
    salon.say(salon.host, Begin())
    after = salon.host.evening
    assert after.stages[0].tables[0].players == before.coming[0].tables[0].players
    assert after.coming == before.coming[1:]
    assert salon.join("Guest", watch=True).evening.coming == after.coming


def test_where_results_decide_nothing_is_told_beforehand() -> None:
    salon = Salon(Plan(format="swiss", real=True, minutes=0))
    salon.enrol(*[f"P{number}" for number in range(2, 9)])
    assert salon.host.evening.coming == ()


def test_a_plan_can_be_made_public_and_get_another_title_at_any_time() -> None:
    salon = four()
    salon.say(salon.host, Begin())
    plan = salon.host.evening.plan
    told = salon.say(salon.host, ChangePlan(plan=replace(plan, public=True, title="Friday", stage_minutes=5)))
    assert (told.evening.plan.public, told.evening.plan.title) == (True, "Friday")


def test_a_slip_of_a_table_that_is_over_says_so() -> None:
    salon = four(rounds=2)
    salon.say(salon.host, Begin())
    slip = salon.host.told.slips["1.1"]
    salon.say(salon.host, Correct(stage=1, table=1, points=(10, 20, 10, 20)))
    phone = salon.join("Phone", watch=True)
    assert salon.refused(phone, score(slip=slip)) == "slip-over"
