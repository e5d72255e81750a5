"""Who is here is told once a second, however many come and go."""

from __future__ import annotations

from lastcard.protocol.messages import Leave, Presence, Settings
from server.simulated import Client, House

MANY = 400


def presences(client: Client) -> list[Presence]:
    return [told for told in client.told if isinstance(told, Presence)]


def test_hundreds_who_come_at_once_are_told_in_two_messages() -> None:
    house = House(Settings())
    ada = house.join(Client("Ada"))
    house.wait(5)
    crowd = [house.join(Client(f"W{number}"), watch=True) for number in range(MANY)]
    assert [told.watching for told in presences(ada)] == [1]  # the first at once
    house.wait(0.9)
    assert len(presences(ada)) == 1
    house.wait(0.1)
    assert [told.watching for told in presences(ada)] == [1, MANY]
    assert sum(len(presences(client)) for client in (ada, *crowd)) == 1 + (1 + MANY)


def test_five_hundred_who_come_to_watch_cost_fewer_than_two_thousand_messages() -> None:
    house = House(Settings())
    players = [house.join(Client(name)) for name in ("Ada", "Bo", "Cy", "Di")]
    house.wait(5)
    before = sum(len(client.told) for client in players)
    crowd = []
    for number in range(500):
        house.wait(0.002)
        crowd.append(house.join(Client(f"W{number}"), watch=True))
    house.wait(5)
    assert presences(players[0])[-1].watching == 500
    assert sum(len(client.told) for client in (*players, *crowd)) - before < 2_000


def test_those_who_come_one_after_the_other_make_one_message_a_second() -> None:
    house = House(Settings())
    ada = house.join(Client("Ada"))
    crowd = []
    for number in range(MANY):
        house.wait(0.01)
        crowd.append(house.join(Client(f"W{number}"), watch=True))
    house.wait(1)
    assert len(presences(ada)) <= MANY * 0.01 + 2
    assert presences(ada)[-1].watching == MANY
    for client in crowd:
        house.drop(client)
    house.wait(1)
    assert len(presences(ada)) <= MANY * 0.01 + 4
    assert presences(ada)[-1].watching == 0


def test_who_leaves_within_the_second_is_missed_at_its_end() -> None:
    house = House(Settings())
    ada, bo = house.join(Client("Ada")), house.join(Client("Bo"))
    house.say(bo, Leave())
    house.wait(1)
    assert ada.here == (1,)
    house.drop(ada)
    house.wait(10)
    assert house.room.next() is None  # nobody is there to be told anything
