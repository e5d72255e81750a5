"""Clubs over HTTP: who has the link joins, members open tables, one of them keeps it, and lists tell nothing of it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
import test_cli
from test_cli import Run

from lastcard.cli import club as club_cli
from lastcard.protocol.clubs import Club, ClubListed
from lastcard.server.honours import honours, longest
from lastcard.server.storage.clubs import MemberRow, PlaceRow, SeatRow
from lastcard.wording.catalogues import ENGLISH
from server.clients import NO_LIMITS, Party, client_of, over_network, post
from server.evening_people import QUICK, Visitor
from server.running import Running

command_here = test_cli.run  # a fixture
SHORT = {"preset": "classic", "match": "single"}
LISTS = ("/api/tables", "/api/evenings", "/api/records", "/api/clubs/ABCDEFGHJKMN", "/api/tables/ABCDEFGH")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("clubs"), *NO_LIMITS) as running:
        yield running


def person(house: Running, name: str) -> httpx.Client:
    return house.http(headers={"authorization": f"Bearer {house.token(name)}"})


@pytest.fixture
def ann(house: Running) -> Iterator[httpx.Client]:
    with person(house, "Ann") as client:
        yield client


@pytest.fixture
def bo(house: Running) -> Iterator[httpx.Client]:
    with person(house, "Bo") as client:
        yield client


def read(answer: httpx.Response) -> Club:
    assert answer.status_code in (200, 201), answer.text
    return msgspec.json.decode(answer.content, type=Club)


def make(client: httpx.Client, **wanted: Any) -> Club:
    return read(client.post("/api/clubs", json={"name": "Fridays", **wanted}))


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def at(club: Club, path: str = "") -> str:
    return f"/api/clubs/{club.club}{path}"


def own(client: httpx.Client) -> list[ClubListed]:
    return msgspec.json.decode(client.get("/api/clubs").content, type=list[ClubListed])


def test_who_has_the_link_sees_a_club_and_joins_with_one_request(
    ann: httpx.Client, bo: httpx.Client, house: Running
) -> None:
    club = make(ann, rules=SHORT, called="Ours")
    assert (club.own, club.keeps, club.name, club.called, club.rules) == (1, True, "Fridays", "Ours", SHORT)
    assert club.link.endswith(f"/club/{club.club}")
    assert len(club.club) == 12
    with house.http() as nobody:
        seen = read(nobody.get(at(club).lower()))
        assert (seen.own, seen.keeps, [each.name for each in seen.members]) == (0, False, ["Ann"])
        assert refused(nobody.post(at(club, "/members"))) == (401, "no-token")
        assert "lastcard club" in nobody.get(f"/club/{club.club}").text
    joined = read(bo.post(at(club, "/members")))
    assert read(bo.post(at(club, "/members"))) == joined
    assert (joined.own, joined.keeps, [each.name for each in joined.members]) == (2, False, ["Ann", "Bo"])
    assert ClubListed(club=club.club, name="Fridays", members=2, keeps=False) in own(bo)
    assert read(bo.delete(at(club, "/members/2"))).own == 0
    assert own(bo) == []


def test_only_who_keeps_a_club_changes_it(ann: httpx.Client, bo: httpx.Client) -> None:
    club = make(ann)
    read(bo.post(at(club, "/members")))
    for answer in (
        bo.post(at(club), json={"name": "Mine"}),
        bo.post(at(club, "/link")),
        bo.post(at(club, "/keeper"), json={"member": 2}),
        bo.delete(at(club, "/members/1")),
    ):
        assert refused(answer) == (403, "not-keeper")
    changed = read(ann.post(at(club), json={"name": "Saturdays", "rules": "house-party", "called": "Ours"}))
    assert (changed.name, changed.preset, changed.called) == ("Saturdays", "house-party", "Ours")
    renewed = read(ann.post(at(club, "/link")))
    assert renewed.club != club.club
    assert refused(bo.get(at(club))) == (404, "unknown-club")
    passed = read(ann.post(at(renewed, "/keeper"), json={"member": 2}))
    assert [each.keeps for each in passed.members] == [False, True]
    removed = read(bo.delete(at(renewed, "/members/1")))
    assert [each.name for each in removed.members] == ["Bo"]
    assert refused(ann.post(at(renewed, "/members"))) == (404, "unknown-club")


def test_what_makes_no_club_is_refused_with_a_sentence(ann: httpx.Client, bo: httpx.Client) -> None:
    club = make(ann)
    assert refused(ann.post("/api/clubs", json={"name": " "})) == (400, "bad-name")
    assert refused(ann.post("/api/clubs", json={"name": "x" * 41})) == (400, "bad-name")
    assert refused(ann.post("/api/clubs", json={"name": "x" * 161})) == (400, "bad-request")
    assert refused(ann.post("/api/clubs", json={"name": "A<b>"})) == (400, "bad-name")
    assert refused(ann.post("/api/clubs", json={"name": "A", "rules": "nothing"})) == (400, "rules-unknown-preset")
    assert refused(ann.post(at(club), json={"table": "NOTABLE"})) == (404, "unknown-table")
    assert refused(ann.delete(at(club, "/members/7"))) == (404, "unknown-member")
    assert refused(ann.post(at(club, "/keeper"), json={"member": 7})) == (404, "unknown-member")
    assert refused(bo.post(at(club, "/tables"))) == (403, "not-member")
    assert refused(bo.post(at(club, "/evenings"))) == (403, "not-member")
    assert refused(ann.get("/api/clubs/NOTHINGHERE1")) == (404, "unknown-club")


def test_a_table_of_a_club_has_its_rules_and_ends_in_its_album(house: Running) -> None:
    party = Party(over_network(house), {}, 4, (), Random(1))

    async def play() -> Club:
        async with client_of(house) as http:
            for each in party.everybody:
                each.token = (await post(http, "/api/guests", {"name": each.client.who.name}))["token"]
            first, second, *_ = [each.token for each in party.players]
            club = msgspec.convert(await post(http, "/api/clubs", {"name": "Fridays", "rules": SHORT}, first), Club)
            await post(http, at(club, "/members"), {}, second)
            table = (await post(http, at(club, "/tables"), {}, first))["table"]
            assert [each["table"] for each in (await http.get(at(club))).json()["tables"]] == [table]
            assert table not in (await http.get("/api/tables")).text
            await party.meet(table)
            return read(await http.get(at(club)))

    club = asyncio.run(play())
    assert club.tables == ()
    [match] = club.album.matches
    assert (match.record, match.preset, match.evening, club.album.next) == (party.address, "classic", "", 0.0)
    assert {(each.name, each.matches) for each in club.honours} == {("P0", 1), ("P1", 1)}
    won = {match.names[seat - 1] for seat in match.champions}
    assert all((each.name in won) == (each.matches_won == 1) for each in club.honours)


def test_the_keeper_takes_the_rules_of_a_table(ann: httpx.Client) -> None:
    club = make(ann, rules="house-party")
    table = ann.post(at(club, "/tables")).json()["table"]
    read(ann.post(at(club), json={"rules": "classic"}))
    assert read(ann.post(at(club), json={"table": table})).preset == "house-party"
    assert len(ann.get(at(club, "/rules")).json()) > 5


def test_an_evening_of_a_club_has_its_name_and_rules(ann: httpx.Client) -> None:
    club = make(ann, rules="house-party")
    evening = ann.post(at(club, "/evenings")).json()
    assert (evening["title"], evening["preset"]) == ("Fridays", "house-party")
    assert [each.evening for each in read(ann.get(at(club))).evenings] == [evening["evening"]]
    assert evening["evening"] not in ann.get("/api/evenings").text


def test_an_evening_of_a_club_is_in_its_album_with_who_won(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Swiss, with one stage of one table; the plan is as the club's but for its length."""
    with Running(tmp_path_factory.mktemp("evening"), *NO_LIMITS, first=QUICK) as running:
        reach = over_network(running)
        visitors = [Visitor(reach, f"P{number}", Random(number)) for number in range(4)]
        visitors[0].people = 4

        async def play() -> Club:
            async with client_of(running) as http:
                for each in visitors:
                    each.token = (await post(http, "/api/guests", {"name": each.name}))["token"]
                club = msgspec.convert(
                    await post(http, "/api/clubs", {"name": "Fridays", "rules": SHORT}, visitors[0].token), Club
                )
                await post(http, at(club, "/members"), {}, visitors[1].token)
                code = (await post(http, at(club, "/evenings"), {}, visitors[0].token))["evening"]
                visitors[0].ends = 1
                await asyncio.gather(*[each.attend(code) for each in visitors])
                return read(await http.get(at(club)))

        club = asyncio.run(play())
        assert club.evenings == ()
        [evening] = club.past
        assert (evening.title, evening.there) == ("Fridays", True)
        assert {each.name for each in evening.places} == {"P0", "P1", "P2", "P3"}
        assert evening.people == 4
        assert {(each.name, each.evenings, each.matches) for each in club.honours} == {("P0", 1, 1), ("P1", 1, 1)}
        first = {each.name for each in evening.places if each.place == 1}
        assert {each.name for each in club.honours if each.evenings_won} == first & {"P0", "P1"}
        assert [match.evening for match in club.album.matches] == [evening.evening]


def test_the_command_line_shows_a_club_joins_it_and_opens_a_table(
    house: Running, ann: httpx.Client, command_here: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LASTCARD_DATA", str(tmp_path))
    monkeypatch.setattr(club_cli, "say", ENGLISH)
    club = make(ann, rules="house-party", called="Ours")
    told = command_here("club", club.link, "--name", "Cy").out
    assert told.startswith("Fridays\n1 member · Ours (House party)\nMembers: Ann\nNobody is playing right now.\n")
    assert told.endswith(f"To join: lastcard club {club.link} --join\n")
    assert "only members open tables" in command_here("club", club.link, "--table", "--name", "Cy").err
    assert "Members: Ann, Cy" in command_here("club", club.link, "--join", "--name", "Cy").out
    assert "/t/" in command_here("club", club.link, "--table", "--name", "Cy").out
    assert "Now:" in command_here("club", club.link).out
    assert "Members: Ann\n" in command_here("club", club.link, "--leave", "--name", "Cy").out
    assert "is not the link of a club" in command_here("club", house.url).err
    assert "choose one of" in command_here("club", club.link, "--join", "--table").err


def test_who_does_not_know_a_club_can_t_tell_whether_there_is_one(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Two worlds that differ in a club, its table and its evening: others are told the same bytes."""
    told = []
    for world in ("without", "with"):
        with Running(tmp_path_factory.mktemp(world), *NO_LIMITS) as running:
            if world == "with":
                with person(running, "Ann") as ann:
                    club = make(ann)
                    assert ann.post(at(club, "/tables")).status_code == 201
                    assert ann.post(at(club, "/evenings")).status_code == 201
            with person(running, "Cy") as cy:
                told.append([cy.get(path).content for path in (*LISTS, "/api/clubs")])
    assert told[0] == told[1]


def test_nothing_that_is_told_of_a_club_says_which_guest_somebody_is(ann: httpx.Client) -> None:
    guest = ann.get("/api/guests/me").json()["guest"]
    assert guest not in ann.get(at(make(ann))).text


def test_codes_of_clubs_can_t_be_found_by_trying(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Running(tmp_path_factory.mktemp("guesses")) as running, running.http() as client:
        codes: list[int] = []
        while 429 not in codes and len(codes) < 2_000:  # some are allowed again as time goes by
            codes.append(client.get(f"/api/clubs/NOCLUB{len(codes):06}").status_code)
        assert codes[:30] == [404] * 30
        assert codes[-1] == 429


def test_honours_count_evenings_then_matches_and_the_longest_row() -> None:
    members = [MemberRow(name, number, name.title(), 1.0) for number, name in enumerate(("ann", "bo", "cy"), 1)]
    wins = [("ann", True), ("bo", True), ("bo", True), ("bo", False), ("bo", True), ("gone", True)]
    seats = [SeatRow(name, won, catches=2) for name, won in wins]
    places = [PlaceRow("E", 1, 1, "ann", "Ann"), PlaceRow("E", 2, 2, "bo", "Bo")]
    told = honours(members, seats, places)
    assert [(each.name, each.evenings_won, each.evenings, each.matches_won, each.matches) for each in told] == [
        ("Ann", 1, 1, 1, 1),
        ("Bo", 0, 1, 3, 4),
    ]
    assert [(each.streak, each.catches) for each in told] == [(1, 2), (2, 8)]
    assert longest([]) == 0
