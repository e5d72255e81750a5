"""The faces that people choose."""

from __future__ import annotations

from lastcard.protocol.messages import Settings, ShowFace
from server.simulated import Client, House


def faces(client: Client) -> list[int]:
    assert client.room is not None
    return [somebody.face for somebody in client.room.people]


def test_everybody_sees_the_face_that_somebody_chooses_even_who_comes_later() -> None:
    house = House(Settings(seats=3, timer=0))
    ada, bo = (house.join(Client(name)) for name in ("Ada", "Bo"))
    assert faces(bo) == [0, 0]
    house.say(ada, ShowFace(face=7))
    assert faces(ada) == faces(bo) == [7, 0]
    assert faces(house.join(Client("Cid"))) == [7, 0, 0]
    house.say(ada, ShowFace(face=0))
    assert faces(bo) == [0, 0, 0]


def test_the_face_that_somebody_has_already_changes_nothing() -> None:
    house = House(Settings(seats=2, timer=0))
    ada = house.join(Client("Ada"))
    house.say(ada, ShowFace(face=7))
    version = house.room.table.version
    house.say(ada, ShowFace(face=7))
    assert house.room.table.version == version
