"""The command `lastcard serve`: its settings, what it says, and how it starts and stops."""

from __future__ import annotations

import ipaddress
import json
import os
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed
from worlds import some_long

from lastcard.cli import main
from lastcard.cli import serve as command_module
from lastcard.cli.common import Failure
from lastcard.server import run as serving
from lastcard.server.config import Config, own_address
from lastcard.wording.languages import LANGUAGES
from server import forks
from server.hostile import LINE, at_table, raw, state, wire
from server.running import LONGEST, Running, free_port

GIVEN: dict[str, tuple[str, Any]] = {
    "host": ("127.0.0.2", "127.0.0.2"),
    "port": ("0", 0),
    "database": ("postgresql://cards@db/lastcard", "postgresql://cards@db/lastcard"),
    "inside": ("10.0.0.7:8000", "10.0.0.7:8000"),
    "lease": ("3.5", 3.5),
    "url": ("https://cards.example.org", "https://cards.example.org"),
    "path": ("/club", "/club"),
    "proxies": ("10.0.0.1, 10.1.0.0/16", "10.0.0.1,10.1.0.0/16"),
    "origins": ("https://a.example https://b.example", ("https://a.example", "https://b.example")),
    "expire": ("1.5", 1.5),
    "tables": ("7", 7),
    "tables-per-guest": ("5", 5),
    "tables-per-address": ("6", 6),
    "connections": ("8", 8),
    "per-address": ("9", 9),
    "rate": ("2.5", 2.5),
    "new-a-minute": ("11", 11),
    "seek-bots": ("7.5", 7.5),
    "thinkers": ("2", 2),
    "bots": ("programs", "programs"),
    "ladder": ("ladder", "ladder"),
    "collection": ("collection", "collection"),
    "log": ("json", "json"),
    "hooks": ("bell.lan", ("bell.lan",)),
    "oidc-issuer": ("https://id.example.org", "https://id.example.org"),
    "oidc-client": ("cards", "cards"),
    "oidc-secret": ("secret", "secret"),
    "admins": ("ada:a-token-of-some-length", "ada:a-token-of-some-length"),
    "keep-chat": ("1.5", 1.5),
    "keep-reports": ("2", 2.0),
    "keep-acts": ("3", 3.0),
}


def clean(environment: dict[str, str]) -> dict[str, str]:
    """What a command finds in its environment: nothing that would have to do with it, but what is given."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LASTCARD_", "LANG", "LC_"))}
    return kept | {"PYTHONUTF8": "1", "LANG": "en_GB.UTF-8"} | environment


def command(*arguments: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs the command to its end."""
    return subprocess.run(
        [sys.executable, "-c", "from lastcard.cli.main import main; main()", "serve", *map(str, arguments)],
        env=clean(environment),
        capture_output=True,
        encoding="utf-8",
        timeout=LONGEST,
        check=False,
    )


def failure(*arguments: str | Path, **environment: str) -> str:
    """The one line that the command ends with."""
    outcome = forks.run(["serve", *map(str, arguments)], clean(environment), LONGEST)
    assert (outcome.returncode, outcome.stdout) == (2, ""), outcome
    [line] = outcome.stderr.splitlines()
    assert line.startswith("lastcard: ")
    return line.removeprefix("lastcard: ")


# Settings


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Config]:
    """Runs the command up to where a server would start; what it would be started with."""
    configs: list[Config] = []
    monkeypatch.setattr(serving, "serve", lambda config, *_: configs.append(config))
    monkeypatch.setattr("typer.testing._get_command", lambda _: main.program())  # not made anew each time

    def run(*arguments: str, **environment: str) -> Config:
        outcome = CliRunner().invoke(main.app, ["serve", *arguments], env=environment, catch_exceptions=False)
        assert outcome.exit_code == 0, outcome.output
        return configs.pop()

    return run


def test_every_setting_of_a_server_has_a_flag() -> None:
    assert {*GIVEN, "data"} == {name.replace("_", "-") for name in Config.__struct_fields__}


@pytest.mark.parametrize("name", GIVEN)
def test_every_flag_can_also_be_given_in_the_environment(
    started: Callable[..., Config], tmp_path: Path, name: str
) -> None:
    text, value = GIVEN[name]
    usual = ("--data", str(tmp_path)) if name == "port" else ("--data", str(tmp_path), "--port", "0")
    field, variable = name.replace("-", "_"), f"LASTCARD_{name.replace('-', '_').upper()}"
    assert getattr(started(*usual, f"--{name}", text), field) == value
    assert getattr(started(*usual, **{variable: text}), field) == value
    if name != "port":
        default = getattr(Config(data=tmp_path), field)
        assert default != value
        assert getattr(started(*usual), field) == default
        assert getattr(started(*usual, f"--{name}={text}", **{variable: str(default)}), field) == value


def test_the_folder_for_data_is_the_users_own_unless_given(started: Callable[..., Config], tmp_path: Path) -> None:
    assert started("--port", "0", "--data", str(tmp_path)).data == tmp_path
    assert started("--port", "0", LASTCARD_DATA=str(tmp_path)).data == tmp_path
    assert started("--port", "0").data.is_absolute()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--port", "65536"), "--port takes a number from 0 to 65535"),
        (("--port", "-1"), "--port takes"),
        (("--port", "http"), "--port has to be a whole number"),
        (("--oidc-issuer", "id.example.org"), "is no address of an issuer"),
        (("--oidc-issuer", "http://id.example.org"), "is no address of an issuer"),
        (("--oidc-client", "cards"), "go together"),
        (("--oidc-secret", "/nowhere/secret"), "can't be read from /nowhere/secret"),
        (("--expire", "-1"), "--expire takes"),
        (("--expire", "nan"), "--expire takes"),
        (("--expire", "inf"), "--expire takes"),
        (("--tables", "-1"), "--tables takes"),
        (("--tables", "1.5"), "--tables has to be a whole number"),
        (("--connections", "x"), "--connections has to be a whole number"),
        (("--per-address", "-5"), "--per-address takes"),
        (("--rate", "nan"), "--rate takes"),
        (("--new-a-minute", "10000001"), "--new-a-minute takes"),
        (("--thinkers", "0"), "--thinkers takes a number from 1 to 64"),
        (("--log", "xml"), "--log is one of text, json"),
        (("--url", "cards.example.org"), "“cards.example.org” is not an address; write it like https://"),
        (("--url", "ftp://cards.example.org"), "is not an address"),
        (("--path", "lastcard"), "“lastcard” is not a sub-path; write it like /lastcard"),
        (("--path", "/a b"), "is not a sub-path"),
        (("--path", "/a/"), "is not a sub-path"),
        (("--proxies", "10.0.0.1, proxy"), "“proxy” is not the address of a proxy"),
        (("--proxies", "10.0.0.1/8"), "is not the address of a proxy"),
        (("--origins", "club.example.org"), "“club.example.org” is not a site; write it like https://"),
        (("--origins", "https://club.example.org/page"), "is not a site"),
        (("--host", "nowhere.invalid", "--port", "0"), "nowhere.invalid, port 0: "),
        (("--host", "192.0.2.1", "--port", "0"), "192.0.2.1, port 0: "),
        (("--language", "de"), "de"),
        (("--colour", "red"), "--colour"),
        (("table",), "table"),
    ],
)
def test_a_bad_flag_is_one_line(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: tuple[str, ...],
    words: str,
) -> None:
    monkeypatch.setattr(sys, "argv", ["lastcard", "serve", "--data", str(tmp_path / "data"), *arguments])
    with pytest.raises(SystemExit) as ended:
        main.main()
    out, err = capsys.readouterr()
    assert (ended.value.code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith("lastcard: ")
    assert words in err
    assert not (tmp_path / "data").exists()


def test_a_bad_variable_is_one_line(tmp_path: Path) -> None:
    assert "--log is one of" in failure("--data", tmp_path, LASTCARD_LOG="xml")
    assert "LASTCARD_PORT" in failure("--data", tmp_path, LASTCARD_PORT="http")


@pytest.mark.parametrize("language", some_long(LANGUAGES, "en", "is"))
def test_the_help_names_every_flag_with_its_variable_in_every_language(language: str) -> None:
    text = command("--language", language, "--help").stdout
    assert text == command("--help", LANG=f"{language}_XX.UTF-8").stdout
    flat = " ".join(text.split())
    for name in (*GIVEN, "data"):
        assert re.search(rf"--{name} \w+ \S", flat), name
        assert f"LASTCARD_{name.replace('-', '_').upper()}" in flat
    assert "help-" not in flat


# Starting


def test_the_one_line_on_standard_output_is_the_address(tmp_path: Path) -> None:
    with Running(tmp_path, fresh=True) as running:
        line = running.said
        address = f"http://127.0.0.1:{running.port}"
        join = f"open it in a browser, or in another terminal: lastcard join {address}"
        assert line == f"Last Card is running at {address} · {join} · Ctrl-C stops it\n"
        assert raw(running, b"GET /health HTTP/1.0\r\n\r\n")[0] == 200
        running.stop()
        assert running.said == line


def test_a_server_can_listen_on_ipv6(tmp_path: Path) -> None:
    port = free_port()
    running = subprocess.Popen(
        [
            *(sys.executable, "-c", "from lastcard.cli.main import main; main()", "serve", "--language", "en"),
            *("--host", "::1", "--port", str(port), "--data", str(tmp_path)),
        ],
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    with running:
        assert running.stdout is not None
        assert f"http://[::1]:{port} " in running.stdout.readline()
        with socket.create_connection(("::1", port), LONGEST) as line:
            line.sendall(b"GET /health HTTP/1.0\r\n\r\n")
            assert line.makefile("rb").read().startswith(b"HTTP/1.1 200 ")
        running.send_signal(signal.SIGTERM)
        assert running.wait(LONGEST) == 0


def test_a_port_that_is_in_use_is_one_line(tmp_path: Path) -> None:
    with Running(tmp_path / "first") as running:
        line = failure("--data", tmp_path / "second", "--port", str(running.port))
    assert line.startswith(f"127.0.0.1, port {running.port}: ")
    assert line.endswith("; choose another one with --host and --port")


Ready = Callable[[str], None]


@pytest.fixture
def listening(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., list[str]]:
    """Runs the command up to where a server would start, and lets it be ready there; what it says."""
    monkeypatch.setenv("LASTCARD_DATA", str(tmp_path))

    def serve(config: Config, listener: socket.socket, ready: Ready) -> None:
        ready(msgspec.structs.replace(config, port=listener.getsockname()[1]).base)

    monkeypatch.setattr(serving, "serve", serve)

    def run(*arguments: str, **environment: str) -> list[str]:
        outcome = CliRunner().invoke(main.app, ["serve", *arguments], env=environment, catch_exceptions=False)
        assert outcome.exit_code == 0, outcome.output
        return outcome.output.splitlines()

    return run


def test_a_port_that_nobody_asked_for_may_be_another(
    listening: Callable[..., list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    port = free_port()
    usual = msgspec.defstruct("Usual", [("port", int, port)], bases=(Config,), frozen=True, kw_only=True)
    monkeypatch.setattr(command_module, "Config", usual)
    [line] = listening()
    assert f" http://127.0.0.1:{port} " in line
    with socket.create_server(("127.0.0.1", port)):
        [line] = listening()
        assert re.search(r" http://127\.0\.0\.1:\d+ ", line)
        assert f":{port} " not in line
        with pytest.raises(Failure, match=f"port {port}: "):
            listening(LASTCARD_PORT=str(port))


def test_where_everybody_is_served_the_address_for_others_is_told(
    listening: Callable[..., list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    flags = ("--port", "0", "--path", "/cards", "--host")
    monkeypatch.setattr(command_module, "own_address", lambda: "192.168.1.20")
    for host in ("0.0.0.0", "::"):
        here, others = listening(*flags, host)
        found = re.search(r"http://127\.0\.0\.1(:\d+/cards) ", here)
        assert found is not None
        assert others == f"From other machines on this network: http://192.168.1.20{found[1]}"
    assert len(listening(*flags, "127.0.0.1")) == 1
    assert len(listening(*flags, "0.0.0.0", "--url", "https://cards.example.org")) == 1
    monkeypatch.setattr(command_module, "own_address", lambda: "")
    assert len(listening(*flags, "0.0.0.0")) == 1


def test_the_own_address_is_one_or_none() -> None:
    found = own_address()
    assert not found or ipaddress.ip_address(found).version == 4


class Browser:
    """Remembers what it was to show."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.shown: list[str] = []

    def open(self, address: str) -> bool:
        self.shown.append(address)
        return True


@pytest.fixture
def browser(monkeypatch: pytest.MonkeyPatch) -> Browser:
    """The browser of a desktop."""
    browser = Browser("firefox")
    monkeypatch.setattr(webbrowser, "get", lambda: browser)
    monkeypatch.setattr(threading, "Thread", AtOnce)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    return browser


class AtOnce:
    """A thread that has run when it was started."""

    def __init__(self, target: Callable[..., None], args: tuple[str], daemon: bool) -> None:
        assert daemon
        self.start = lambda: target(*args)


def test_the_page_is_shown_in_a_browser_when_asked_for(
    listening: Callable[..., list[str]], browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    [line] = listening("--port", "0")
    assert browser.shown == []
    [line] = listening("--port", "0", "--open")
    [shown] = browser.shown
    assert f" {shown} " in line
    monkeypatch.setattr(command_module, "own_address", lambda: "192.168.1.20")
    listening("--port", "0", "--open", "--host", "0.0.0.0")  # so that links made there work for others too
    assert browser.shown[1].startswith("http://192.168.1.20:")


@pytest.mark.parametrize("name", ["lynx", "/usr/bin/w3m", "www-browser"])
def test_a_browser_that_would_take_the_terminal_is_left_alone(
    listening: Callable[..., list[str]], browser: Browser, name: str
) -> None:
    browser.name = name
    assert len(listening("--port", "0", "--open")) == 1
    assert browser.shown == []


def test_without_a_desktop_or_a_browser_the_address_is_told(
    listening: Callable[..., list[str]], browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY")
    assert len(listening("--port", "0", "--open")) == 1
    assert browser.shown == []
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    listening("--port", "0", "--open")
    assert len(browser.shown) == 1

    def none() -> Browser:
        raise webbrowser.Error("could not locate runnable browser")

    monkeypatch.setattr(webbrowser, "get", none)
    assert len(listening("--port", "0", "--open")) == 1


def test_data_in_use_by_another_server_is_one_line(tmp_path: Path) -> None:
    with Running(tmp_path) as running:
        line = failure("--data", tmp_path, "--port", "0")
        assert line.startswith(f"{tmp_path / 'lastcard.sqlite3'} is in use by another server")
        assert raw(running, b"GET /health HTTP/1.0\r\n\r\n")[0] == 200


def spoil_version(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA user_version = 999")


def spoil_pages(file: Path) -> None:
    data = bytearray(file.read_bytes())
    data[4_096:8_192] = b"\xff" * 4_096
    file.write_bytes(data)


SPOILT: dict[str, tuple[Callable[[Path], object], str]] = {
    "newer": (spoil_version, "was written by a newer Last Card"),
    "damaged": (spoil_pages, "is damaged"),
    "cut": (lambda file: file.write_bytes(file.read_bytes()[:5_000]), "is damaged"),
    "not ours": (lambda file: file.write_text("my notes"), "is not a database"),
}


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a server has left behind."""
    folder = tmp_path_factory.mktemp("data")
    with Running(folder) as running:
        running.open_table(running.token("Ann"))
    return folder


@pytest.mark.parametrize("kind", SPOILT)
def test_data_that_cannot_be_used_is_one_line_and_left_as_it_is(data: Path, tmp_path: Path, kind: str) -> None:
    spoil, words = SPOILT[kind]
    folder = shutil.copytree(data, tmp_path / "data")
    spoil(folder / "lastcard.sqlite3")

    def contents() -> dict[str, bytes]:
        return {file.name: file.read_bytes() for file in folder.iterdir() if file.suffix != ".lock"}

    before = contents()
    assert words in failure("--data", folder, "--port", "0")
    assert contents() == before


def test_a_folder_that_cannot_be_written_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert "can't be opened for writing" in failure("--data", tmp_path / "file" / "data", "--port", "0")
    assert "can't be opened for writing" in failure("--data", tmp_path / "file", "--port", "0")


# Stopping


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_told_to_stop_says_goodbye_and_loses_nothing(tmp_path: Path, how: signal.Signals) -> None:
    with Running(tmp_path, fresh=True) as running:
        token, other = running.token("Ann"), running.token("Ben")
        table = running.open_table(token)
        with at_table(running, table, token) as (ann, _), at_table(running, table, other, watch=True) as (ben, _):
            said = [f"line {number}" for number in range(20)]
            for number, text in enumerate(said):
                ann.send({"type": "chat", "id": str(number), "text": text})
                ann.next("update")
            version = state(running, table, token)["version"]
            running.process.send_signal(how)
            for each in (ann, ben):
                bye = each.next("bye")
                assert (bye["code"], bye["again"]) == ("server-stops", True)
                with pytest.raises(ConnectionRefusedError):
                    socket.create_connection(("127.0.0.1", running.port)).close()
                assert each.closed() == 1000
        assert running.wait() == 0
    with Running(tmp_path) as running:
        welcome = state(running, table, token)
        assert [line["text"] for line in welcome["chat"]] == said
        assert (welcome["version"], welcome["person"], welcome["seat"]) == (version + 1, 1, 1)  # a new life, a new seal
        assert running.stop() == 0
    assert {file.name for file in tmp_path.glob("lastcard.*")} == {"lastcard.sqlite3", "lastcard.sqlite3.lock"}


def test_connections_that_are_silent_do_not_keep_a_server_from_stopping(tmp_path: Path) -> None:
    with Running(tmp_path) as running, wire(running) as early:
        idle = [socket.create_connection(("127.0.0.1", running.port)) for _ in range(20)]
        idle[0].sendall(b"GET / HT")
        idle[1].sendall(b"POST /api/guests HTTP/1.1\r\ncontent-length: 10\r\n\r\n")
        assert raw(running, b"GET /health HTTP/1.0\r\n\r\n")[0] == 200
        assert running.stop() == 0
        with pytest.raises(ConnectionClosed):
            early.socket.recv(LONGEST)
        for each in idle:
            each.close()


def test_told_to_stop_twice_it_stops_as_well(tmp_path: Path) -> None:
    with Running(tmp_path) as running:
        running.process.send_signal(signal.SIGINT)
        assert running.stop(signal.SIGINT) == 0


# The log


def some_lines(folder: Path, form: str) -> list[str]:
    with Running(folder, "--log", form) as running:
        token = running.token("Ann")
        table = running.open_table(token)
        with running.http() as client:
            client.get("/api/tables/NOWHERE")
            client.post("/api/guests", json={"name": "<b>"})
        with at_table(running, table, token) as (ann, _):
            ann.ask({"type": "back"})
            ann.ask("nonsense")
        running.stop()
        log = running.log
    assert [secret for secret in (token, table, "NOWHERE", "<b>", "nonsense", "Ann") if secret in log] == []
    return log.splitlines()


def test_log_lines_are_text_or_json(tmp_path: Path) -> None:
    text = some_lines(tmp_path / "text", "text")
    assert [line for line in text if not LINE.fullmatch(line)] == []
    parsed = [json.loads(line) for line in some_lines(tmp_path / "json", "json")]
    assert re.fullmatch("[0-9a-f]{12}", parsed[0].pop("guest"))  # nobody's, but the same in every line
    assert [{**line, "at": ""} for line in parsed] == [
        {"at": "", "level": "info", "event": "table opened", "table": 1},
        *(
            {"at": "", "level": "info", "event": "refused", "code": code}
            for code in ("unknown-table", "bad-name", "no-stand-in", "bad-message")
        ),
    ]
    plain = [re.sub(" guest=[0-9a-f]{12}$", "", line.split(" ", 2)[2]) for line in text]
    assert plain[:2] == ["table opened table=1", "refused code=unknown-table"]
    assert len(plain) == len(parsed)
