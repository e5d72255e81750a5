"""Moderation: what those do who have a token holds at all servers and after a restart, and is kept."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from typer.testing import CliRunner

from lastcard.cli import main
from lastcard.core.errors import Problem
from lastcard.protocol.admin import ActShown, GuestData, NewAct, Overview, PersonShown, ReportShown, TableShown
from lastcard.protocol.messages import Chat, Hello
from lastcard.server.enforcement import Admins, prepared
from lastcard.server.moderation import Moderation
from lastcard.server.storage.moderation import ActRow
from server import postgres
from server.cluster import Node
from server.running import LONGEST, Running

TOKEN = "a-token-of-some-length"
ADMIN = ("--admins", f"ada:{TOKEN}")
HEADERS = {"authorization": f"Bearer {TOKEN}"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("moderation"), *ADMIN, "--rate", "0") as running:
        yield running


def ask(server: Running, path: str, kind: Any) -> Any:
    with server.http(headers=HEADERS) as http:
        answer = http.get(f"/api/admin{path}")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=kind)


def do(server: Running, act: str, about: str, **more: Any) -> ActShown:
    answer = post(server, act=act, about=about, **more)
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=ActShown)


def post(server: Running, **content: Any) -> httpx.Response:
    with server.http(headers=HEADERS) as http:
        return http.post("/api/admin/acts", json=content)


def guest_of(token: str) -> str:
    return token.split(".")[1]


connected = ExitStack()


@pytest.fixture(autouse=True)
def everybody_goes_home() -> Iterator[None]:
    """After each test."""
    yield
    connected.close()


class Visitor:
    """Somebody at a table, by the protocol alone."""

    def __init__(self, server: Running, token: str, table: str, **headers: str) -> None:
        self.socket = connected.enter_context(server.connect(additional_headers=headers))
        self.socket.send(msgspec.json.encode(Hello(table=table, token=token)).decode())

    def hear(self, kind: str) -> dict[str, Any]:
        while True:
            found: dict[str, Any] = msgspec.json.decode(self.socket.recv(timeout=LONGEST))
            if found["type"] == kind:
                return found

    def say(self, text: str) -> None:
        self.socket.send(msgspec.json.encode(Chat(id=text, text=text)).decode())


# What follows from acts


def acted(number: int, act: str, about: str, until: float = 100.0) -> ActRow:
    return ActRow(number, 1.0, "ada", act, about, until, "")


def test_a_ban_holds_for_a_guest_or_a_network_until_its_end() -> None:
    moderation = Moderation(b"key")
    for act in (acted(1, "ban", "guest"), acted(2, "ban", "192.0.2.0/24"), acted(3, "mute", "2001:db8::/64")):
        moderation.take(act)
    assert moderation.banned("guest", "198.51.100.1", 99.0)
    assert moderation.banned("other", "192.0.2.77", 99.0)
    assert not moderation.banned("other", "198.51.100.1", 99.0)
    assert not moderation.banned("guest", "192.0.2.77", 100.0)
    assert moderation.muted("other", "2001:db8::/64", 99.0)
    assert not moderation.muted("other", "2001:db8:0:1::/64", 99.0)
    moderation.take(acted(4, "unban", "192.0.2.0/24"))
    assert not moderation.banned("other", "192.0.2.77", 99.0)
    assert [act.number for act in moderation.holding(99.0)] == [1, 3]


@pytest.mark.parametrize(
    ("given", "kept"), [("192.0.2.7", "192.0.2.7"), ("192.0.2.7/24", "192.0.2.0/24"), ("2001:db8::1", "2001:db8::/64")]
)
def test_addresses_are_kept_as_what_counts_as_one(given: str, kept: str) -> None:
    assert prepared(NewAct("ban", given), "ada", 0.0).about == kept


def test_who_is_meant_has_to_be_a_guest_or_an_address() -> None:
    for given in ("192.0.2", "some body", "<b>", "1.2.3.4/99"):
        with pytest.raises(Problem, match="bad-subject"):
            prepared(NewAct("ban", given), "ada", 0.0)


def test_tokens_are_long_and_have_names(tmp_path: Path) -> None:
    file = tmp_path / "admins"
    file.write_text(f"ada:{TOKEN}\n\nbo:{TOKEN}-too\n")
    admins = Admins(str(file))
    assert [admins.who(each) for each in (TOKEN, f"{TOKEN}-too", "", "ada", f"{TOKEN}-")] == ["ada", "bo", "", "", ""]
    assert not Admins("")
    for wrong in ("ada", "ada:short", f":{TOKEN}", f"ada:{TOKEN},ada:{TOKEN}2"):
        with pytest.raises(Problem, match="bad-admins"):
            Admins(wrong)


# A server


def test_without_a_token_there_is_nothing(server: Running) -> None:
    with server.http(headers=HEADERS) as http:
        for path in ("", "/tables", "/people", "/acts"):
            assert http.get(f"/api/admin{path}").status_code == 404
        page = http.get("/admin", headers={"accept": "text/html"})
        assert page.status_code == 404


def test_a_wrong_token_is_refused_and_soon_every_token_is(tmp_path: Path) -> None:
    with Running(tmp_path, *ADMIN) as house, house.http() as http:
        assert http.get("/api/admin").status_code == 401
        assert http.get("/api/admin", headers=HEADERS).status_code == 200
        wrong = [http.get("/api/admin", headers={"authorization": f"Bearer {TOKEN}{n}"}).status_code for n in range(12)]
        assert wrong[0] == 401
        assert wrong[-1] == http.get("/api/admin", headers=HEADERS).status_code == 429
        assert TOKEN not in house.log


def test_tables_and_people_are_listed(house: Running) -> None:
    token = house.token("Lis")
    table = house.open_table(token)
    ann = Visitor(house, token, table)
    ann.hear("welcome")
    [listed] = [each for each in ask(house, "/tables", list[TableShown]) if each.table == table]
    assert (listed.names, listed.connected, listed.stage, listed.public) == (("Lis",), 1, "lobby", False)
    [person] = [each for each in ask(house, "/people", list[PersonShown]) if each.name == "Lis"]
    assert (person.guest, person.table, person.address) == (guest_of(token), table, "127.0.0.1")
    overview = ask(house, "", Overview)
    assert (overview.who, overview.nodes) == ("ada", (overview.node,))


def test_who_is_muted_says_nothing_at_any_table_until_they_may_again(house: Running) -> None:
    token = house.token("Mo")
    mo = Visitor(house, token, house.open_table(token))
    mo.hear("welcome")
    do(house, "mute", guest_of(token), why="be kind")
    mo.say("hello")
    assert mo.hear("refused")["code"] == "silenced-why"
    do(house, "unmute", guest_of(token))
    mo.say("again")
    while mo.hear("update").get("chat", {}).get("text") != "again":
        pass


def test_who_is_banned_goes_and_neither_comes_nor_opens(house: Running) -> None:
    token = house.token("Ban")
    table = house.open_table(token)
    ban = Visitor(house, token, table)
    ban.hear("welcome")
    do(house, "ban", guest_of(token), minutes=5, why="enough")
    assert (ban.hear("bye")["code"], Visitor(house, token, table).hear("refused")["code"]) == ("banned", "banned-why")
    with house.http(headers={"authorization": f"Bearer {token}"}) as http:
        answer = http.post("/api/tables", json={})
    assert (answer.status_code, answer.json()["code"]) == (403, "banned-why")
    do(house, "unban", guest_of(token))
    Visitor(house, token, table).hear("welcome")


def test_a_table_is_closed_and_its_people_are_told(house: Running) -> None:
    token = house.token("Clo")
    table = house.open_table(token)
    visitor = Visitor(house, token, table)
    visitor.hear("welcome")
    do(house, "close", table.lower(), why="over")
    assert visitor.hear("bye") == {
        "type": "bye",
        "code": "table-closed",
        "text": "whoever runs this server has closed the table",
        "again": False,
    }
    assert Visitor(house, token, table).hear("refused")["code"] == "unknown-table"
    assert post(house, act="close", about=table).status_code == 404


def test_an_announcement_is_heard_now_and_by_who_comes_while_it_holds(house: Running) -> None:
    token = house.token("Ann")
    table = house.open_table(token)
    first = Visitor(house, token, table)
    first.hear("welcome")
    act = do(house, "announce", "Back in  five minutes", minutes=10)
    heard = {"type": "announcement", "number": act.number, "text": "Back in five minutes"}
    assert first.hear("announcement") == heard
    assert Visitor(house, token, table).hear("announcement") == heard
    with house.http() as http:
        assert http.get("/api/announcements").json() == [{"number": act.number, "text": "Back in five minutes"}]
    do(house, "withdraw", str(act.number))
    with house.http() as http:
        assert http.get("/api/announcements").json() == []


def test_every_act_is_kept_with_who_did_it_and_why(house: Running) -> None:
    done = do(house, "ban", "203.0.113.0/24", minutes=60, why="a bot farm")
    newest, *_ = ask(house, "/acts", list[ActShown])
    assert newest == done
    assert (done.who, done.act, done.about, done.why) == ("ada", "ban", "203.0.113.0/24", "a bot farm")
    assert all(each.number < done.number for each in ask(house, f"/acts?before={done.number}", list[ActShown]))
    assert done in ask(house, "", Overview).holding
    do(house, "unban", "203.0.113.0/24")


@pytest.mark.parametrize(
    ("content", "code"),
    [
        ({"act": "dance", "about": "x"}, "bad-request"),
        ({"act": "ban", "about": ""}, "bad-request"),
        ({"act": "ban", "about": "x", "minutes": -1}, "bad-request"),
        ({"act": "ban", "about": "no body"}, "bad-subject"),
        ({"act": "close", "about": "NOTHING2"}, "unknown-table"),
        ({"act": "resolve", "about": "x"}, "unknown-report"),
        ({"act": "drain", "about": "elsewhere:1"}, "unknown-node"),
        ({"act": "announce", "about": "a\nb"}, "bad-chat"),
    ],
)
def test_what_makes_no_sense_is_refused(house: Running, content: dict[str, Any], code: str) -> None:
    assert post(house, **content).json()["code"] == code


def test_what_was_done_holds_after_a_restart(tmp_path: Path) -> None:
    with Running(tmp_path, *ADMIN) as house:
        token = house.token("Ban")
        table = house.open_table(token)
        do(house, "ban", guest_of(token))
        house.kill()
        house.start()
        assert Visitor(house, token, table).hear("refused")["code"] == "banned"
        do(house, "drain", ask(house, "", Overview).node)
        assert house.wait() == 0


# Whence people come


def test_a_proxy_is_believed_where_people_come_from_and_nobody_else(tmp_path: Path) -> None:
    with Running(tmp_path, *ADMIN) as house:
        token = house.token("Ann")
        table = house.open_table(token)
        forwarded = {"X-Forwarded-For": "198.51.100.1, 203.0.113.9"}
        Visitor(house, token, table, **forwarded).hear("welcome")
        assert [person.address for person in ask(house, "/people", list[PersonShown])] == ["203.0.113.9"]
        do(house, "ban", "203.0.113.0/24")
        assert Visitor(house, token, table, **forwarded).hear("refused")["code"] == "banned"
        Visitor(house, token, table).hear("welcome")
    with Running(tmp_path, *ADMIN, "--proxies", "192.0.2.1") as house:
        Visitor(house, token, table, **forwarded).hear("welcome")
        assert [person.address for person in ask(house, "/people", list[PersonShown])] == ["127.0.0.1"]


# Reports


def test_a_report_comes_with_what_was_said_and_can_be_resolved(house: Running) -> None:
    ann, bo = house.token("Ann"), house.token("Bo")
    table = house.open_table(ann)
    first, second = Visitor(house, ann, table), Visitor(house, bo, table)
    me = first.hear("welcome")["person"]
    other = second.hear("welcome")["person"]
    second.say("something bad")
    while first.hear("update").get("chat", {}).get("text") != "something bad":
        pass
    with house.http(headers={"authorization": f"Bearer {ann}"}) as http:

        def report(**content: Any) -> httpx.Response:
            return http.post(f"/api/tables/{table}/reports", json=content)

        assert report(person=other, reason="insults", words="so rude").status_code == 201
        assert report(person=me, reason="other").json()["code"] == "report-oneself"
        assert report(person=99, reason="other").json()["code"] == "unknown-person"
        assert report(person=other, reason="looks").json()["code"] == "bad-request"
    with house.http(headers={"authorization": f"Bearer {house.token('Cy')}"}) as http:
        answer = http.post(f"/api/tables/{table}/reports", json={"person": other, "reason": "other"})
        assert (answer.status_code, answer.json()["code"]) == (403, "report-stranger")
    [found] = [each for each in ask(house, "/reports", list[ReportShown]) if each.table == table]
    assert (found.guest, found.whom, found.name) == (guest_of(ann), guest_of(bo), "Bo")
    assert (found.reason, found.words, found.replay) == ("insults", "so rude", "")
    assert [line.text for line in found.chat] == ["something bad"]
    do(house, "resolve", found.report)
    assert post(house, act="resolve", about=found.report).json()["code"] == "unknown-report"
    assert found.report in [each.report for each in ask(house, "/reports?resolved=true", list[ReportShown])]


def test_reports_are_limited(tmp_path: Path) -> None:
    with Running(tmp_path, *ADMIN) as house:
        ann, bo = house.token("Ann"), house.token("Bo")
        table = house.open_table(ann)
        Visitor(house, ann, table).hear("welcome")
        other = Visitor(house, bo, table).hear("welcome")["person"]
        with house.http(headers={"authorization": f"Bearer {ann}"}) as http:
            content = {"person": other, "reason": "spam"}
            codes = [http.post(f"/api/tables/{table}/reports", json=content).status_code for _ in range(8)]
    assert codes == [201] * 6 + [429] * 2


# Several servers


def test_what_is_done_at_one_server_holds_at_all(tmp_path: Path) -> None:
    url = postgres.wanted().database()
    with Node(tmp_path / "a", url, 1.0, *ADMIN) as one, Node(tmp_path / "b", url, 1.0, *ADMIN) as two:
        token, other = one.token("Ann"), two.token("Bo")
        table = one.open_table(token)
        ann, bo = Visitor(one, token, table), Visitor(two, other, table)
        ann.hear("welcome"), bo.hear("welcome")
        until = time.monotonic() + LONGEST
        people: list[PersonShown] = []
        while len(people) < 2 and time.monotonic() < until:
            people = ask(two, "/people", list[PersonShown])
        assert {person.name for person in people} == {"Ann", "Bo"}
        assert ask(one, "", Overview).nodes == ask(two, "", Overview).nodes
        do(two, "announce", "hello all")
        assert ann.hear("announcement")["text"] == bo.hear("announcement")["text"] == "hello all"
        do(one, "ban", guest_of(other))
        assert bo.hear("bye")["code"] == "banned"
        do(two, "close", table)
        assert ann.hear("bye")["code"] == "table-closed"
        do(one, "drain", two.address)
        assert two.wait() == 0
        assert ask(one, "/acts", list[ActShown])[0].about == two.address


# The command


def lastcard(*arguments: str, token: str = TOKEN, typed: str = "") -> str:
    done = CliRunner().invoke(main.app, list(arguments), input=typed, env={"LASTCARD_TOKEN": token})
    return str(done.output if done.exception is None else done.exception)


def test_the_command_keeps_order_at_a_server_and_in_its_data(tmp_path: Path) -> None:
    with Running(tmp_path, *ADMIN) as house:
        token = house.token("Ann")
        table = house.open_table(token)
        visitor = Visitor(house, token, table)
        visitor.hear("welcome")
        there = ("admin", "--server", house.url)
        for where in (there, ("admin", "--data", str(tmp_path))):
            assert f"{table}: lobby" in lastcard(*where, "tables")
            assert f"Ann at {table}, guest {guest_of(token)}" in lastcard(*where, "people")
        assert "127.0.0.1" in lastcard(*there, "people")
        assert "announced hello" in lastcard("admin", "--data", str(tmp_path), "announce", "hello", "--minutes", "5")
        assert visitor.hear("announcement")["text"] == "hello"
        assert "banned 192.0.2.0/24, until" in lastcard(*there, "ban", "192.0.2.9/24", "--why", "noise")
        told = lastcard("admin", "--data", str(tmp_path))
        assert "1 table, 0 open reports" in told
        assert "(noise)" in told
        assert "ada: banned" in lastcard(*there, "log")
        out = tmp_path / "ann.json"
        assert "1 table, 0 matches, 0 chat lines" in lastcard(*there, "export", guest_of(token), str(out))
        assert msgspec.json.decode(out.read_bytes(), type=GuestData).names == ("Ann",)
        assert "nothing was removed" in lastcard(*there, "forget", guest_of(token), typed="no\n")
        lastcard("admin", "--data", str(tmp_path), "forget", guest_of(token), "--yes")
        assert visitor.hear("bye")["code"] == "left"
        assert "closed table" in lastcard(*there, "close", table)


@pytest.mark.parametrize("guest", ["-5pppq017uvyJeyuS6FCMA", "--yespq017uvyJeyuS6FCM"])
def test_a_guest_may_begin_like_an_option(house: Running, tmp_path: Path, guest: str) -> None:
    there = ("admin", "--server", house.url)
    assert f"banned {guest}" in lastcard(*there, "ban", guest)
    assert "0 tables" in lastcard(*there, "export", guest, str(tmp_path / "them.json"))


def test_the_command_says_what_is_wrong_in_a_line(house: Running, tmp_path: Path) -> None:
    for arguments, token, said in [
        (("--server", house.url, "tables"), "", "set LASTCARD_TOKEN"),
        (("--server", house.url, "tables"), "wrong-token-of-somebody", "needs the token"),
        (("--server", "http://127.0.0.1:1", "tables"), TOKEN, "no server answers"),
        (("--data", str(tmp_path), "tables"), "", "is not there"),
        (("--server", house.url, "ban", "no body"), TOKEN, "neither a guest nor an address"),
        (("--server", house.url, "ban", "1.2.3.4", "--minutes", "-5"), TOKEN, "--minutes"),
        (("--server", house.url, "--token-file", str(tmp_path / "none"), "tables"), TOKEN, "no such file"),
    ]:
        answer = lastcard("admin", *arguments, token=token)
        assert said in answer
        assert "\n" not in answer
