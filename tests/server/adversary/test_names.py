"""Names that look like another's or like a role, texts that are longer than they look, and coming back after a ban."""

from __future__ import annotations

import json
from contextlib import ExitStack

import english
import msgspec
import pytest
from websockets.sync.client import ClientConnection

from lastcard.core.errors import Problem
from lastcard.protocol.messages import Change, Hello, PutBot, Remove, Rename, Settings, Start
from lastcard.table import commands
from lastcard.table.driver import Room
from lastcard.table.identities import Identity, clean_name, free_name
from server.running import LONGEST, Running
from server.simulated import Client, House

TEXT = "a" + " " * 900 + "b"
LIKE_ADA = [
    "ada",
    "ADA",
    "Аdа",  # with Cyrillic letters
    "АԀА",  # with nothing else
    "Αda",  # with a Greek one
    "Ａｄａ",
    "𝓐𝓭𝓪",
    "A\u0323da",
    "Àda",
    "A d a",
    "Ada.",
    "_Ada_",
    "ᴀᴅᴀ",
    "ꭺda",
]


@pytest.mark.parametrize("name", LIKE_ADA, ids=ascii)
def test_a_name_that_looks_like_anothers_gets_a_number(name: str) -> None:
    assert free_name(name, ["Ada"]) == f"{name} 2"
    assert free_name("Ada", [name]) == "Ada 2"


@pytest.mark.parametrize(
    ("one", "other"), [("Ida", "lda"), ("Ida", "1da"), ("IDA", "|da"), ("Bo", "B0"), ("Tim", "Tirn"), ("Будо", "бyдo")]
)
def test_letters_that_look_alike_are_one(one: str, other: str) -> None:
    assert free_name(one, [other]) != one
    assert free_name(other, [one]) != other


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Åsa", "Asa"),
        ("Björn", "Bjorn"),
        ("Már", "Mar"),
        ("Ada", "Ida"),
        ("Ada ❤️", "Ada"),
        ("Ada 2", "Ada"),
        ("太郎", "大郎"),
    ],
)
def test_names_that_look_different_stay(one: str, other: str) -> None:
    assert free_name(one, [other]) == one
    assert free_name(other, [one]) == other


@pytest.mark.parametrize("name", ["Аda", "Bօb", "Eνa", "Аdа Lovelace", "hоst", "Ꭺda"], ids=ascii)
def test_a_word_has_letters_of_one_alphabet(name: str) -> None:
    with pytest.raises(Problem) as refused:
        clean_name(name)
    reason = refused.value.details["reason"]
    assert isinstance(reason, Problem)
    assert reason.message == "text-alphabets"


@pytest.mark.parametrize(
    "name",
    ["Сергей", "Ελένη", "Ада Lovelace", "太郎San", "さくら桜", "김철수", "יעל", "Արամ", "Tシャツ", "O'Neill & Co. (7)"],
)
def test_names_of_all_alphabets_are_names(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "host",
        "Host 2",
        "Ada (host)",
        "Ada [HOST]",
        "Ada – host",
        "h0st",
        "H.O.S.T.",
        "H o s t",
        "ｈｏｓｔ",
        "hõst",
        "Ada (bot)",
        "B0T",
        "Robot",
        "Server",
        "admin",
        "Ada (värd)",
        "VÄRD",
        "Vert",
        "Gestgjafi",
        "þjarkur",
        "Þjónninn",
    ],
)
def test_nobody_is_called_what_a_role_is(name: str) -> None:
    with pytest.raises(Problem) as refused:
        clean_name(name)
    reason = refused.value.details["reason"]
    assert isinstance(reason, Problem)
    assert reason.message == "text-role"


@pytest.mark.parametrize("name", ["Ghost", "Botolf", "Robotnik", "Hostad", "Verta", "Gestur", "Servus"])
def test_a_word_in_a_word_is_no_role(name: str) -> None:
    assert clean_name(name) == name


def test_a_name_that_is_cut_for_its_number_does_not_become_a_role() -> None:
    name = "Adalovelaceee hostel"
    assert clean_name(name) == name
    assert free_name(name, [name]) == "Adalovelaceee 2"


def test_it_holds_for_who_comes_who_is_renamed_who_watches_and_for_bots() -> None:
    house = House(Settings(seats=4, pace=0))
    ada = house.join(Client("Ada"))
    twin = house.join(Client("АԀА"))
    assert ada.room is not None
    house.say(twin, Rename(name="АԀА."))
    assert [person.name for person in ada.room.people] == ["Ada", "АԀА. 2"]
    house.say(twin, Rename(name="Ada (host)"))
    assert twin.refused[-1].code == "bad-name"
    house.say(twin, Rename(name="В\u043e"))  # as the bot in the second seat would be called, in Cyrillic
    house.join(Client("Αԁа".replace("Α", "А")), watch=True)
    house.say(ada, PutBot(seat=3, level="easy"))
    house.say(ada, Start())
    names = [place.name for place in ada.room.places]
    assert names == ["Ada", "Во", "Cid", "Dot"]
    assert house.room._watchers() == ("Аԁа 2",)
    house.restart()
    assert list(house.room.table.names) == names


def test_a_bot_is_not_called_what_looks_like_a_persons_name() -> None:
    house = House(Settings(seats=2, pace=0))
    somebody = house.join(Client("В\u043e"))
    house.say(somebody, Start())
    assert somebody.room is not None
    assert [place.name for place in somebody.room.places] == ["В\u043e", "Bo 2"]
    house.restart()
    assert house.room.table.names == ("В\u043e", "Bo 2")


def test_a_name_in_an_old_token_is_looked_at_again() -> None:
    house = House(Settings(seats=2))
    for watch in (False, True):
        old = Client("Ada (host)")
        assert house.refusal(old, watch=watch) == "bad-name"
    assert not house.room.table.people
    with english.raises(Problem, match="taken for the host"):
        Room[Client](2, "OTHER").open(Settings(), bytes(32), Identity("guest", "Ada (host)"))


def test_a_text_on_a_card_is_stored_as_it_is_shown() -> None:
    rules = {"preset": "modern", "custom": [{"effect": "again", "text": TEXT}, "nothing", {"effect": "nothing"}]}
    house = House(Settings(seats=2, rules=rules))
    ada = house.join(Client("Ada"))
    assert ada.room is not None
    kept = {"preset": "modern", "custom": [{"effect": "again", "text": "a b"}, "nothing", {"effect": "nothing"}]}
    assert ada.room.settings.rules == kept
    assert house.room.table.rules.custom[0].text == "a b"
    house.say(ada, Change(settings=Settings(seats=2)))
    house.say(ada, Change(settings=Settings(seats=2, rules=rules)))
    assert ada.room.settings.rules == kept
    assert all(len(message) < 3_000 for message in ada.messages)
    assert all(len(text) < 1_000 for _, text in house.entries)
    house.say(ada, Start())
    house.say(ada, Change(settings=Settings(seats=2, rules=rules, timer=20)))
    assert not ada.refused
    assert ada.room.settings.timer == 20


# Bans


def join_from(house: House, place: str, client: Client, watch: bool = False) -> str:
    """Lets somebody connect from a place; why not, if so."""
    try:
        house.room.arrive(client, client.who, Hello(table="ROOM", watch=watch), house.now, place)
    except Problem as problem:
        return problem.message
    finally:
        house.drain()
    return ""


def table_with_family() -> tuple[House, dict[str, Client]]:
    house = House(Settings(seats=4))
    people = {name: Client(name) for name in ("Ada", "Bo", "Sister", "Cid")}
    for name, place in (("Ada", "192.0.2.1"), ("Bo", "192.0.2.7"), ("Sister", "192.0.2.7"), ("Cid", "192.0.2.9")):
        assert join_from(house, place, people[name]) == ""
    return house, people


@pytest.mark.parametrize("restarted", [False, True])
def test_who_was_removed_does_not_come_back_as_somebody_new(restarted: bool) -> None:
    house, people = table_with_family()
    house.say(people["Ada"], Remove(person=2))
    assert people["Bo"].closed == "removed"
    assert people["Sister"].closed == ""
    assert not any("192.0.2.7" in text for _, text in house.entries)
    if restarted:
        house.restart()
        house.room.seal("another life", bytes(32), house.now)
    assert join_from(house, "192.0.2.7", Client("Bo")) == "removed"
    assert join_from(house, "192.0.2.7", Client("Bo again")) == "removed-near"
    assert join_from(house, "192.0.2.7", Client("Bo again"), watch=True) == ""
    assert join_from(house, "192.0.2.7", people["Sister"]) == ""  # who has been here
    assert join_from(house, "192.0.2.8", Client("Dot")) == ""


def test_at_another_table_nothing_is_known_of_it() -> None:
    house, people = table_with_family()
    house.say(people["Ada"], Remove(person=2))
    other = House(Settings(seats=4), dice=bytes(32))
    assert join_from(other, "192.0.2.7", Client("Bo")) == ""
    barred = [msgspec.json.decode(text)["place"] for _, text in house.entries if '"removed"' in text]
    assert barred != [commands._mark(other.room.table, "192.0.2.7")]


def test_those_at_the_hosts_own_address_still_come() -> None:
    house, people = table_with_family()
    house.say(people["Ada"], Remove(person=4))
    guest = Client("Dot")
    house.room.table.people[1].place = "192.0.2.7"
    house.say(people["Ada"], Remove(person=2))
    assert join_from(house, "192.0.2.7", guest) == ""
    assert join_from(house, "192.0.2.9", Client("Cid again")) == "removed-near"


def test_the_server_tells_addresses_apart(server: Running) -> None:
    """A proxy says who is whose."""

    def arrive(name: str, address: str, sockets: ExitStack) -> ClientConnection:
        socket = sockets.enter_context(server.connect(additional_headers={"x-forwarded-for": address}))
        socket.send(msgspec.json.encode(Hello(table=table, token=server.token(name))).decode())
        return socket

    with ExitStack() as sockets:
        token = server.token("Ada")
        table = server.open_table(token, seats=4)
        ada = sockets.enter_context(server.connect(additional_headers={"x-forwarded-for": "192.0.2.1"}))
        ada.send(msgspec.json.encode(Hello(table=table, token=token)).decode())
        assert json.loads(ada.recv(LONGEST))["person"] == 1
        bo = arrive("Bo", "2001:db8::7", sockets)
        assert json.loads(bo.recv(LONGEST))["person"] == 2
        ada.send(msgspec.json.encode(Remove(person=2)).decode())
        while json.loads(bo.recv(LONGEST)).get("code") != "removed":
            pass
        again = arrive("Bob", "2001:db8::8", sockets)  # of the same network
        assert json.loads(again.recv(LONGEST))["code"] == "removed-near"
        other = arrive("Cid", "192.0.2.9", sockets)
        assert json.loads(other.recv(LONGEST))["person"] == 3
