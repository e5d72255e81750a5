"""Seats as families need them: taking and leaving bots' seats, no clock, matches that end in time, talk, watchers."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from lastcard import record
from lastcard.protocol.messages import (
    MANNERS,
    Act,
    Change,
    Chat,
    Emote,
    Leave,
    Mix,
    Mute,
    Ready,
    Remove,
    Rise,
    Settings,
    Sit,
    StandIn,
    Start,
    TakeBack,
)
from lastcard.record import verifiable_shuffle
from lastcard.record.awards import awards
from lastcard.table.timing import AWAY, BETWEEN
from server.simulated import Client, House
from server.test_pace import on_turn, seated, turn_action

SHORT: dict[str, Any] = {"rules": {"preset": "classic", "hand_size": 2}, "call_grace": 0, "catch_grace": 0}


def between(house: House, clients: list[Client]) -> None:
    """Plays the round under way to its end."""
    random = Random(3)
    for number in range(20_000):
        if house.room.table.stage != "round":
            return
        for client in clients:
            wish = client.wish(random) if client.seat and client.seat in house.room.table.asked() else None
            if wish is not None:
                house.act(client, wish, f"r{number}-{client.person}-{house.room.table.version}")
        house.wait(3)
    raise AssertionError("the round does not end")


def places(client: Client) -> list[tuple[str, int, str]]:
    assert client.room is not None
    return [(place.name, place.person, place.bot) for place in client.room.places]


# Taking and leaving seats


def test_who_comes_late_takes_a_bots_seat_between_rounds_with_its_points() -> None:
    house, [ada, bo] = seated(2, 2, **SHORT)
    assert ada.room is not None
    assert [place.open for place in ada.room.places] == [False, False, True, True]
    eva = house.join(Client("Eva"))
    assert (eva.seat, eva.person > 0) == (0, True)
    house.say(eva, Sit(seat=1))
    assert eva.refused[-1].code == "seat-taken"
    house.say(eva, Sit(seat=3))
    assert eva.seat == 0
    assert eva.room is not None
    assert (eva.room.places[2].next, eva.room.places[2].open) == (eva.person, False)
    between(house, [ada, bo])
    assert house.room.table.stage == "between"
    assert eva.seat == 3
    assert places(ada)[2] == ("Eva", eva.person, "")
    before = ada.room.scores
    for client in (ada, bo, eva):
        house.say(client, Ready())
    assert house.room.table.stage == "round"
    assert ada.room.scores == before
    assert eva.own is not None
    assert len(eva.own.hand) == 2


def test_a_seat_that_somebody_waits_for_is_kept_for_them_and_given_back_when_they_do_not_want_it() -> None:
    house, [ada] = seated(1, 1, **SHORT)
    eva, bo = house.join(Client("Eva")), Client("Bo")
    house.say(eva, Sit())
    assert house.refusal(bo) == "table-full"
    house.say(eva, Sit(seat=2, id="again"))
    assert not eva.refused
    house.say(eva, Rise())
    house.join(bo)
    house.say(bo, Sit())
    between(house, [ada])
    assert (eva.seat, bo.seat) == (0, 2)


def test_between_rounds_a_seat_is_taken_at_once_and_left_to_a_bot_that_plays_on() -> None:
    house, [ada, bo, cid] = seated(3, **SHORT)
    house.say(cid, Rise())
    assert cid.refused[-1].code == "round-runs"
    between(house, [ada, bo, cid])
    house.say(cid, Rise())
    assert cid.seat == 0
    name, person, bot = places(ada)[2]
    assert (person, bot) == (0, "normal")
    assert name not in ("", "P1", "P2", "P3")
    house.say(cid, Sit(seat=3))
    assert (cid.seat, places(ada)[2][:2]) == (3, ("P3", cid.person))
    house.say(cid, Rise())
    for client in (ada, bo):
        house.say(client, Ready())
    assert house.room.table.stage == "round"
    assert cid.own is None


def test_who_has_played_takes_only_their_own_seat_again_unless_it_is_somebody_elses() -> None:
    house, [ada, bo] = seated(2, 2, **SHORT)
    between(house, [ada, bo])
    house.say(bo, Sit(seat=3))
    assert bo.refused[-1].code == "seated-already"
    house.say(bo, Rise())
    house.say(bo, Sit(seat=3))
    assert bo.refused[-1].code == "seat-before"
    eva = house.join(Client("Eva"))
    house.say(eva, Sit(seat=2))
    assert eva.seat == 2
    house.say(bo, Sit())
    assert bo.seat == 3


def test_the_seat_of_somebody_who_left_the_table_can_be_taken_and_of_somebody_who_is_away_it_cannot() -> None:
    house, [ada, bo, cid] = seated(3, **SHORT)
    house.drop(bo)
    eva = Client("Eva")
    assert house.refusal(eva) == "table-full"
    house.say(cid, Leave())
    house.join(eva)
    house.say(eva, Sit(seat=2))
    assert eva.refused[-1].code == "seat-taken"
    house.say(eva, Sit(seat=3))
    between(house, [ada])
    assert eva.seat == 3
    back = house.join(Client("P3"))
    assert (back.person, back.seat) == (cid.person, 0)


def test_who_takes_a_seat_never_sees_cards_that_were_dealt_to_another() -> None:
    house, [ada, bo] = seated(2, 1, **SHORT)
    between(house, [ada, bo])
    house.say(bo, Rise())
    eva = house.join(Client("Eva"))
    house.say(eva, Sit(seat=2))
    for client in (ada, eva):
        house.say(client, Ready())
    assert house.room.table.stage == "round"
    house.drop(bo)
    again = house.join(Client("P2"))
    assert (again.person, again.seat, again.own) == (bo.person, 0, None)
    assert not any(event.cards for event in again.events if event.kind in ("dealt", "drew"))
    house.drop(eva)
    back = house.join(Client("Eva"))
    assert back.own is not None
    assert any(event.cards for event in back.events if event.kind == "dealt" and event.seat == 2)


def test_what_is_played_with_seats_that_change_hands_is_a_record_that_can_be_checked() -> None:
    house, [ada, bo] = seated(2, 2, **(SHORT | {"rules": {"preset": "classic", "hand_size": 2, "target": 200}}))
    eva = house.join(Client("Eva"))
    house.say(eva, Sit(seat=4))
    between(house, [ada, bo])
    house.say(bo, Rise())
    people = [ada, eva]
    for number, client in enumerate([*people, bo], 1):
        house.say(client, Mix(deal=house.room.table.deal, bytes=f"{number:02x}"))
    house.play(people, Random(4))
    finished = house.room.table.to_record("2026-01-01")
    assert record.check(finished) == []
    assert all(finding.right for finding in verifiable_shuffle.verify(finished))
    assert finished.seats[0] == "P1"
    assert finished.seats[3] == "Eva"
    assert "P2" not in finished.seats
    assert finished.meta["bots"] == ["", "", "hard", ""]
    shuffles = finished.meta["shuffle"]
    assert [shuffle["added"] for shuffle in shuffles][1] == ["01", "", "", "02"]


def test_seats_that_changed_hands_are_the_same_after_a_restart() -> None:
    house, [ada, bo] = seated(2, 2, **SHORT)
    eva = house.join(Client("Eva"))
    house.say(eva, Sit(seat=3))
    between(house, [ada, bo])
    house.say(bo, Rise())
    told = ada.room
    for client in (ada, bo, eva):
        house.drop(client)
    house.restart()
    again = house.join(Client("P1"))
    assert told is not None
    assert again.room is not None
    assert again.room.places == told.places
    assert house.join(Client("Eva")).seat == 3


def test_the_match_is_won_by_who_has_the_seat_at_its_end() -> None:
    rules = {"preset": "classic", "hand_size": 2, "rounds": 2}
    house, [ada] = seated(1, 1, **(SHORT | {"rules": rules}))
    eva = house.join(Client("Eva"))
    house.say(eva, Sit())
    between(house, [ada])
    house.play([ada, eva], Random(5))
    table = house.room.table
    assert table.match_state is not None
    champions = [seat + 1 for seat in table.match_state.match.champions]
    assert [table.people[person].won for person in (ada.person, eva.person)] == [1 in champions, 2 in champions]


def test_who_waits_when_a_match_ends_plays_in_the_next() -> None:
    house, [ada] = seated(1, 1, **(SHORT | {"rules": {"preset": "classic", "hand_size": 2, "match": "single"}}))
    eva = house.join(Client("Eva"))
    house.say(eva, Sit())
    between(house, [ada])
    assert house.room.table.stage == "over"
    assert eva.seat == 0
    name = places(ada)[1][0]
    assert name not in ("", "Eva")
    house.say(ada, Start())
    assert (eva.seat, places(ada)[1][0]) == (2, "Eva")
    assert eva.own is not None


def test_who_waits_and_is_removed_waits_no_longer() -> None:
    house, [ada] = seated(1, 1, **SHORT)
    eva = house.join(Client("Eva"))
    house.say(eva, Sit())
    house.say(ada, Remove(person=eva.person))
    between(house, [ada])
    assert places(ada)[1][1] == 0


def test_nobody_at_a_table_has_the_name_of_another_whoever_takes_a_seat() -> None:
    house, [ada, bo] = seated(2, 2, **SHORT)
    bots = [place[0] for place in places(ada)[2:]]
    namesake = house.join(Client(bots[0]))
    house.say(namesake, Sit(seat=4))
    between(house, [ada, bo])
    names = [place[0] for place in places(ada)]
    assert namesake.seat == 4
    assert len(set(names)) == 4


# No clock


def test_without_a_clock_nobody_is_stood_in_for_until_the_host_says_so() -> None:
    house, [ada, bo, cid] = seated(3, timer=0)
    slow = on_turn(house, [ada, bo, cid])
    house.drop(slow)
    house.wait(100 * AWAY)
    table = house.room.table
    assert table.asked() == [slow.seat]
    assert not table.chairs[slow.seat - 1].stand_in
    host = next(client for client in (ada, bo, cid) if client.person == table.host)
    house.say(host, StandIn(seat=slow.seat))
    assert table.chairs[slow.seat - 1].stand_in
    house.wait(10)
    assert table.asked() != [slow.seat]
    house.join(slow, version=slow.version)
    house.say(slow, TakeBack())
    assert not table.chairs[slow.seat - 1].stand_in


def test_a_bot_stands_in_only_for_people_who_are_away_and_only_the_host_says_so() -> None:
    house, [ada, bo] = seated(2, 1, timer=0)
    house.say(bo, StandIn(seat=1))
    house.say(ada, StandIn(seat=2))
    house.say(ada, StandIn(seat=3))
    house.say(ada, StandIn(seat=9))
    assert bo.refused[-1].code == "not-host"
    assert [refused.code for refused in ada.refused] == ["is-here", "nobody-seated", "unknown-seat"]


def test_without_a_clock_the_next_round_waits_for_everybody_or_for_the_host() -> None:
    house, [ada, bo] = seated(2, 1, **(SHORT | {"timer": 0}))
    between(house, [ada, bo])
    house.wait(100 * BETWEEN)
    assert house.room.table.stage == "between"
    assert ada.clock.hold == 0
    house.say(bo, Start())
    assert bo.refused[-1].code == "not-host"
    house.say(ada, Start())
    assert house.room.table.stage == "round"


def test_without_a_clock_bots_who_are_left_alone_play_on_for_who_watches() -> None:
    house, [ada, bo] = seated(2, 2, **(SHORT | {"timer": 0}))
    between(house, [ada, bo])
    for client in (ada, bo):
        house.say(client, Rise())
    house.wait(BETWEEN + 1)
    assert house.room.table.stage == "round"


# Matches that end in time


def test_when_the_time_is_up_the_round_under_way_is_the_last() -> None:
    house, clients = seated(2, timer=0, minutes=1)
    assert clients[0].clock.remaining == pytest.approx(60, abs=1)
    house.wait(59)
    assert clients[0].room is not None
    assert not clients[0].room.last
    house.wait(2)
    assert clients[0].room.last
    assert clients[0].clock.remaining == 0
    house.play(clients, Random(6))
    finished = house.room.table.to_record("2026-01-01")
    assert [played.last for played in finished.rounds] == [True]
    assert record.check(finished) == []
    assert record.check(record.loads(record.dumps(finished))) == []


def test_when_the_time_is_up_between_rounds_the_next_is_the_last() -> None:
    house, clients = seated(2, **(SHORT | {"timer": 0, "minutes": 100}))
    between(house, clients)
    assert house.room.table.stage == "between"
    house.wait(6_000)
    house.play(clients, Random(7))
    finished = house.room.table.to_record("2026-01-01")
    assert [played.last for played in finished.rounds] == [False, True]
    assert record.check(finished) == []


def test_a_match_of_one_person_with_bots_ends_in_time_too() -> None:
    house, [ada] = seated(1, 2, minutes=1)
    house.wait(3_600)
    assert ada.room is not None
    assert ada.room.last


def test_pauses_and_empty_tables_cost_no_time_and_the_host_may_give_more() -> None:
    house, [ada, bo] = seated(2, timer=0, minutes=2)
    house.wait(50)
    house.drop(ada)
    house.drop(bo)
    house.wait(3_600)
    house.join(ada, version=ada.version)
    house.join(bo, version=bo.version)
    house.say(ada, Chat(text="hi"))
    assert 50 < ada.clock.remaining <= 120
    house.say(ada, Change(settings=msgspec.structs.replace(house.room.table.settings, minutes=10)))
    assert 530 < ada.clock.remaining <= 600
    assert not ada.refused


def test_the_time_that_a_match_has_taken_is_known_after_a_restart() -> None:
    house, clients = seated(2, **(SHORT | {"timer": 0, "minutes": 100}))
    between(house, clients)
    house.wait(3_000)
    for client in clients:
        house.say(client, Ready())
    for client in clients:
        house.drop(client)
    house.restart()
    again = house.join(Client("P1"))
    assert 2_000 < again.clock.remaining < 3_001


def test_a_restart_in_mid_round_forgets_no_more_than_the_turn_under_way() -> None:
    house, clients = seated(2, timer=0, minutes=100)
    for seconds in (600, 700):
        house.wait(seconds)
        slow = on_turn(house, clients)
        house.say(slow, Act(id=f"a{seconds}", action=turn_action(slow), version=slow.version))
    house.wait(50)
    for client in clients:
        house.drop(client)
    house.restart()
    again = house.join(Client("P1"))
    assert 6_000 - 1_350 <= again.clock.remaining <= 6_000 - 1_290


def test_where_a_match_has_no_time_none_is_noted() -> None:
    house, clients = seated(2, timer=0)
    slow = on_turn(house, clients)
    house.say(slow, Act(id="a", action=turn_action(slow), version=slow.version))
    [acted] = [text for _, text in house.entries if '"acted"' in text]
    assert "spent" not in acted


# Talk and watchers


def test_the_host_decides_what_may_be_said() -> None:
    house, [ada, bo] = seated(2)
    house.say(ada, Change(settings=msgspec.structs.replace(house.room.table.settings, chat="emotes")))
    house.say(bo, Chat(text="hello there"))
    assert bo.refused[-1].code == "only-emotes"
    house.say(bo, Emote(emote="hello"))
    assert ada.chat[-1].emote == "hello"
    house.say(ada, Change(settings=msgspec.structs.replace(house.room.table.settings, chat="none")))
    for command in (Chat(text="x"), Emote(emote="hello")):
        house.say(bo, command)
        assert bo.refused[-1].code == "chat-off"


def test_somebody_who_is_muted_says_nothing_until_they_may_again() -> None:
    house, [ada, bo] = seated(2)
    house.say(bo, Mute(person=ada.person))
    assert bo.refused[-1].code == "not-host"
    house.say(ada, Mute(person=bo.person))
    assert bo.room is not None
    assert [somebody.muted for somebody in bo.room.people] == [False, True]
    for command in (Chat(text="x"), Emote(emote="hello")):
        house.say(bo, command)
        assert bo.refused[-1].code == "muted"
    house.restart()
    for client in (ada, bo):
        house.join(client, version=client.version)
    house.say(bo, Chat(text="x"))
    assert bo.refused[-1].code == "muted"
    house.say(ada, Mute(person=bo.person, on=False))
    house.say(bo, Chat(text="thanks"))
    assert ada.chat[-1].text == "thanks"


def test_watchers_are_named_counted_or_not_let_in() -> None:
    house, [ada, bo] = seated(2)
    eva = house.join(Client("Eva"), watch=True)
    settings = house.room.table.settings
    house.say(ada, Change(settings=msgspec.structs.replace(settings, watchers="counted")))
    dot = house.join(Client("Dot"), watch=True, screen=True)
    assert (dot.told[0].watching, dot.told[0].watchers, dot.told[0].screens) == (2, (), 1)
    house.say(ada, Change(settings=msgspec.structs.replace(settings, watchers="none")))
    assert (eva.closed, dot.closed) == ("no-watchers", "no-watchers")
    assert house.refusal(Client("Gro"), watch=True) == "no-watchers"
    house.drop(bo)
    assert house.join(Client("P2"), watch=True).person == bo.person


# Manners and handicaps


@pytest.mark.parametrize("name", MANNERS)
def test_manners_are_settings(name: str) -> None:
    settings = msgspec.convert(MANNERS[name], Settings)
    House(settings)
    assert msgspec.structs.replace(Settings(), **MANNERS["usual"]) == Settings()


def test_a_handicap_is_set_for_the_table_and_in_the_record() -> None:
    house, clients = seated(2, timer=0, rules={"preset": "classic", "hands": [3, 9], "target": 10})
    assert [len(client.own.hand) for client in clients if client.own] == [3, 9]
    assert house.room.table.to_record().rules.hands == (3, 9)
    between(house, clients)
    assert record.check(record.loads(record.dumps(house.room.table.to_record()))) == []


def test_calm_tables_are_played_to_the_end() -> None:
    settings = {**MANNERS["calm"], "rules": {"preset": "classic", "target": 50}}
    house, clients = seated(2, 1, **settings)
    house.play(clients, Random(8))
    assert house.room.table.stage == "over"
    assert not any('"stood-in"' in text for _, text in house.entries)


def test_a_turn_without_a_clock_is_acted_by_nobody_else() -> None:
    house, clients = seated(2, 0, **MANNERS["calm"])
    slow = on_turn(house, clients)
    house.wait(10_000)
    house.say(slow, Act(id="x", action=turn_action(slow), version=slow.version))
    house.wait(10)
    assert not slow.refused


# Awards


def test_awards_are_told_when_a_match_is_over_and_never_before_and_are_those_of_its_record() -> None:
    house, clients = seated(3, timer=0, rules={"preset": "classic", "target": 120})
    watcher = house.join(Client("Eva"), watch=True)
    told: set[str] = set()

    def look() -> None:
        for client in (*clients, watcher):
            assert client.room is not None
            if client.room.awards:
                told.add(client.room.stage)

    house.play(clients, Random(9), each=look)
    look()
    assert told == {"over"}
    given = awards(house.room.table.to_record("2026-01-01"))
    for client in (*clients, watcher, house.join(Client("Gro"), watch=True)):
        assert client.room is not None
        assert [(each.kind, each.seat, each.value) for each in client.room.awards] == [
            (each.kind, each.seat, each.value) for each in given
        ]
    house.say(clients[0], Start())
    assert clients[0].room is not None
    assert clients[0].room.awards == ()
