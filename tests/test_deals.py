"""Deals that many play: the same play is answered the same, and lists bind a server to the deals of each day."""

from __future__ import annotations

import hashlib
from collections import Counter
from datetime import date, timedelta
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from worlds import some_heavy

from lastcard import record
from lastcard.core import actions
from lastcard.core.actions import Action
from lastcard.core.errors import Problem
from lastcard.core.times import streak
from lastcard.deals import daily
from lastcard.deals.field import BARS, Field
from lastcard.deals.model import RULES, SharedDeal
from lastcard.deals.par import best_try, expected
from lastcard.deals.tries import CODE, KEY, WHO, Rehearsal, by_bot, played_again
from lastcard.protocol.messages import Act, Chat, Hello, Leave, Pause, Resume, Start
from lastcard.record import verifiable_shuffle
from lastcard.table.driver import Room
from lastcard.table.log import Acted, decode

KEY_OF_DATA = bytes(range(32))
DAY = date(2026, 11, 18)


def deal_of(rules: str, number: int = 0) -> SharedDeal:
    return daily.deal(KEY_OF_DATA, DAY + timedelta(days=number), rules)


class Slow:
    """A table at which somebody plays a deal as in another try, but at another speed, with pauses and restarts."""

    def __init__(self, deal: SharedDeal, random: Random) -> None:
        self._deal = deal
        self._random = random
        self._now = 1_000_000 * random.random()
        self._log: list[bytes] = []
        self.said: list[str] = []
        self.room: Room[int] = Room(1, CODE)
        self.room.open(deal.settings(), random.randbytes(32), WHO, "a", deal.fixed())
        self.room.go_on(deal.continued(), WHO)
        self._come("a")

    def _come(self, life: str) -> None:
        self.room.seal(life, self._random.randbytes(32), self._now)
        self.room.arrive(KEY, WHO, Hello(table=CODE), self._now)
        self._tell()

    def _tell(self) -> None:
        entries = [text.encode() for _, text in self.room.log]
        self._log += entries
        self.said += [str(entry.action) for text in entries if isinstance(entry := decode(text), Acted)]
        self.room.log.clear()
        self.room.out.clear()
        self.room.told(self.room.version, self._now)

    def play(self, said: list[str]) -> None:
        while self.room.table.stage == "round":
            self._interrupt()
            given = actions.parse(said[len(self.said)])
            if given.seat == self._deal.seat and self._may(given):
                self.room.say(KEY, Act(action=given.saying, version=self.room.version), self._now)
            else:
                when = self.room.next()
                assert when is not None
                self._now = max(self._now, when) + self._random.choice([0.0, 0.001, 0.4])
                self.room.run(self._now)
            self._tell()

    def _may(self, action: Action) -> bool:
        assert self.room.table.match_state is not None
        return not self.room.table.match_state.round.check(action.code, action.cards)

    def _interrupt(self) -> None:
        kind = self._random.random()
        if kind < 0.05:
            self.room.depart(KEY, self._now)
            self._now += 100 * self._random.random()
            self._come("a")
        elif kind < 0.1:
            room: Room[int] = Room(1, CODE)
            room.restore(self._log)
            self.room = room
            self._come(str(kind))
        elif kind < 0.15:
            for command in (Pause(), Resume(), Chat(text="hm"), Start()):
                self.room.say(KEY, command, self._now)
                self._tell()


@pytest.mark.parametrize("rules", some_heavy(RULES, "classic"))
def test_the_same_tries_are_byte_equal_at_any_speed(rules: str) -> None:
    for number in range(4):
        deal = deal_of(rules, number)
        first = Rehearsal(deal).play(by_bot(deal, "hard", number))
        again = Slow(deal, Random(number))
        again.play([str(action) for action in first.said])
        assert record.dumps(again.room.table.to_record("2026-01-01")) == record.dumps(first.record())


@pytest.mark.parametrize("rules", some_heavy(RULES, "classic"))
def test_another_deal_or_another_play_is_another_try(rules: str) -> None:
    deal = deal_of(rules)
    tries = {record.dumps(Rehearsal(deal).play(by_bot(deal, "normal", seed)).record()) for seed in range(5)}
    assert len(tries) > 1
    assert Rehearsal(deal).round.hand(0) != Rehearsal(deal_of(rules, 1)).round.hand(0)


def test_a_try_is_checked_by_playing_it_again() -> None:
    deal = deal_of("classic")
    played = Rehearsal(deal).play(by_bot(deal, "net", 1))
    said = [str(action) for action in played.said]
    assert played_again(deal, said).score == played.score
    place = next(number for number, text in enumerate(said) if not text.startswith(f"{deal.seat} "))
    with pytest.raises(Problem):
        played_again(deal, [*said[:place], *said[place + 1 :]])
    with pytest.raises(Problem):
        played_again(replace(deal, secret=bytes(32)), said)


def test_the_record_of_a_try_can_be_verified() -> None:
    deal = deal_of("classic")
    game = Rehearsal(deal).play(by_bot(deal, "net", 1)).record()
    assert game.meta["deal"] == deal.name
    assert all(finding.right for finding in verifiable_shuffle.verify(game))
    [told] = verifiable_shuffle.deals_of(game)
    assert told is not None
    assert told.commitment == daily.read_list(daily.signed(KEY_OF_DATA, "2026-11", DAY)).commitments[deal.name]


def test_what_is_no_play_is_refused_and_who_leaves_finds_all_as_it_was() -> None:
    deal = deal_of("classic")
    slow = Slow(deal, Random(1))
    for command in (Start(), Chat(text="hello")):
        slow.room.say(KEY, command, 0.0)
    assert slow.room.refusals == ["deal-fixed", "chat-off"]
    slow.room.say(KEY, Leave(), 0.0)
    assert not slow.room.viewers
    slow._come("a")
    assert slow.room.table.seats == {1: deal.seat}
    assert not slow.room.table.chairs[deal.seat - 1].stand_in


@pytest.mark.heavy
def test_a_best_line_is_at_least_as_good_as_the_bots_were() -> None:
    deal = deal_of("all-wild")
    assert best_try(deal, 60).score >= Rehearsal(deal).play(by_bot(deal, "net", 0)).score


@pytest.mark.parametrize("rules", some_heavy(RULES, "classic"))
def test_equal_chances_are_worth_nothing_and_better_ones_more(rules: str) -> None:
    found = [expected(deal_of(rules, number)) for number in range(8)]
    assert sorted(points for _, points in found) == [points for _, points in sorted(found)]
    assert all((points > 5) <= (chance > 250_000) for chance, points in found)


# The field


@given(st.lists(st.integers(-400, 900), min_size=1, max_size=60))
def test_percentiles_are_those_of_all_tries_one_by_one(scores: list[int]) -> None:
    field = Field(Counter(scores))
    for mine in set(scores):
        others = list(scores)
        others.remove(mine)
        wanted = sum(1.0 if other < mine else 0.5 if other == mine else 0.0 for other in others)
        found = field.better_than(mine)
        assert (found is None) == (not others)
        assert found is None or abs(found - wanted / len(others)) < 1e-12


def test_percentiles_with_one_try_and_with_a_million() -> None:
    assert Field({17: 1}).better_than(17) is None
    counts = dict.fromkeys(range(1_000), 1_000)
    assert Field(counts).tries == 1_000_000
    assert Field(counts).better_than(999) == (999_000 + 999 / 2) / 999_999
    assert Field(counts).better_than(0) == (999 / 2) / 999_999


@given(st.dictionaries(st.integers(-500, 5_000), st.integers(1, 1_000), max_size=80))
def test_bars_have_all_tries_and_no_gaps(counts: dict[int, int]) -> None:
    width, bars = Field(counts).bars()
    assert sum(bar.tries for bar in bars) == sum(counts.values())
    assert [bar.low for bar in bars] == [bars[0].low + width * place for place in range(len(bars))]
    assert len(bars) <= BARS + 1
    if counts:
        assert bars[0].low <= min(counts)
        assert max(counts) < bars[-1].low + width


# Days and lists


def test_a_list_is_the_same_whenever_it_is_asked_for_and_reaches_three_months_ahead() -> None:
    early, late = [daily.signed(KEY_OF_DATA, "2027-02", day) for day in (DAY, date(2027, 3, 1))]
    assert early == late
    with pytest.raises(Problem, match="unknown-month"):
        daily.signed(KEY_OF_DATA, "2027-03", DAY)
    month = daily.read_list(early)
    assert month.name == "2027-02"
    assert len(month.commitments) == 28 * len(RULES)


def test_secrets_are_told_after_the_day_and_its_last_hour() -> None:
    end = daily.begins(DAY + timedelta(days=1))
    before, after = [daily.revealed(KEY_OF_DATA, "2026-11", end + 3600 + seconds) for seconds in (-1, 0)]
    assert f"{DAY}/classic" not in before
    assert f"{DAY}/classic" in after
    month = daily.read_list(daily.signed(KEY_OF_DATA, "2026-11", DAY))
    assert not list(daily.unlike(month, after))
    wrong = after | {f"{DAY}/classic": "00" * 32, "2026-11-17/all-wild": "x"}
    assert sorted(daily.unlike(month, wrong)) == ["2026-11-17/all-wild", f"{DAY}/classic"]


def test_a_list_that_was_changed_is_not_believed() -> None:
    given = daily.signed(KEY_OF_DATA, "2026-11", DAY)
    other = daily.signed(hashlib.sha256(b"other").digest(), "2026-11", DAY)
    for forged in (
        replace(given, lines=given.lines[1:]),
        replace(given, signature=other.signature),
        replace(given, key=other.key),
        replace(given, key="zz"),
    ):
        with pytest.raises(Problem, match="daily-signature"):
            daily.read_list(forged)


@pytest.mark.parametrize(
    "name", ["", "classic", "2026-11-18", "2026-11-18/uno", "20261118/classic", "1999-01-01/classic"]
)
def test_what_is_no_deal_of_a_day_is_refused(name: str) -> None:
    with pytest.raises(Problem):
        daily.read_name(name)


def test_days_in_a_row() -> None:
    days = [DAY - timedelta(days=back) for back in (0, 1, 2, 5, 6, 7, 8)]
    assert streak(days, DAY) == 3
    assert streak(days[1:], DAY) == 2
    assert streak(days[2:], DAY) == 0
    assert daily.longest(days) == 4
    assert daily.longest([]) == streak([], DAY) == 0
