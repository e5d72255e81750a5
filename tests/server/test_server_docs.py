"""What the documents of the server say is what the server does: messages, codes, addresses, settings, metrics."""

from __future__ import annotations

import ast
import json
import re
import sqlite3
import typing
from collections.abc import Iterator
from contextlib import closing
from functools import reduce
from pathlib import Path
from typing import Any

import msgspec
import pytest
import typer

from lastcard.bots import registry
from lastcard.cli.main import app as command_line
from lastcard.core import actions
from lastcard.core.cards import TOKENS
from lastcard.core.errors import REFUSALS
from lastcard.core.events import KINDS
from lastcard.match.view import Own
from lastcard.protocol import messages
from lastcard.protocol.evening import EveningMessage, EveningSaid, Plan
from lastcard.protocol.http import EveningSummary, Fault, Guest, NewContact, NewEvening, NewTable, OwnTable, Summary
from lastcard.protocol.messages import Clause, Said, Settings, Told
from lastcard.protocol.replays import Branch, Finding, FinishedMatch, Replay
from lastcard.server import connections, hub, metrics, run
from lastcard.server.config import Config
from lastcard.server.net import guards, http, rate_limits, websocket
from lastcard.server.net.rate_limits import AT_ONCE, MOVES, PEOPLE, SHARE, STORED
from lastcard.server.notices import Reminder
from lastcard.server.routes import base, faults, play
from lastcard.server.storage.base import CODE, WriteBatch
from lastcard.server.storage.database import Database
from lastcard.table import commands, identities, state, timing

ROOT = Path(__file__).parents[2]
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text("utf-8")
HOSTING = (ROOT / "docs" / "hosting.md").read_text("utf-8")
DECISIONS = [file.read_text("utf-8") for file in sorted((ROOT / "docs" / "decisions").glob("*.md"))]


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def section(text: str, title: str) -> str:
    return text.split(f"\n## {title}\n")[1].split("\n## ")[0]


def first_cells(text: str) -> list[str]:
    """The first column of the tables, without their heads."""
    return re.findall(r"^\| (`.*?) \|", text, re.MULTILINE)


def words(cells: list[str]) -> list[str]:
    return [word for cell in cells for word in re.findall(r"`([^`]+)`", cell)]


# Messages


def examples(text: str) -> Iterator[dict[str, Any]]:
    decoder = json.JSONDecoder()
    for block in blocks(text, "json"):
        rest = block.strip()
        while rest:
            found, end = decoder.raw_decode(rest)
            yield found
            rest = rest[end:].strip()


APART = ("Evenings", "By turns")  # sections whose examples are looked at by themselves
EXAMPLES = list(examples(reduce(lambda text, title: text.replace(section(text, title), ""), APART, PROTOCOL)))
MESSAGES = [example for example in EXAMPLES if "type" in example]
OF_EVENINGS = list(examples(section(PROTOCOL, "Evenings")))


def kinds(union: Any) -> list[str]:
    return [str(kind.__struct_config__.tag) for kind in typing.get_args(union)]


def keeps(there: Any, given: Any) -> bool:
    """Whether everything given is there again."""
    if isinstance(given, dict):
        return isinstance(there, dict) and all(name in there and keeps(there[name], given[name]) for name in given)
    if isinstance(given, list):
        return len(given) == len(there) and all(keeps(*pair) for pair in zip(there, given, strict=True))
    return bool(there == given)


def whole(value: Any) -> Any:
    """A message with all of its fields, also those that are left out when they have their usual value."""
    if isinstance(value, msgspec.Struct):
        fields = {field.encode_name: getattr(value, field.name) for field in msgspec.structs.fields(value)}
        return {name: whole(each) for name, each in fields.items() if each is not msgspec.UNSET}
    if isinstance(value, tuple | list):
        return [whole(each) for each in value]
    return value


@pytest.mark.parametrize("example", MESSAGES, ids=lambda example: example["type"])
def test_example_is_a_message_and_has_no_word_that_the_protocol_does_not_have(example: dict[str, Any]) -> None:
    said = example["type"] in kinds(Said)
    message = msgspec.convert(example, Said if said else Told)
    assert keeps({"type": example["type"], **whole(message)}, example)


def test_every_type_of_message_has_an_example() -> None:
    there = list(dict.fromkeys(example["type"] for example in MESSAGES))
    assert sorted(there) == sorted(kinds(Said) + kinds(Told))


def test_every_message_of_an_evening_has_an_example() -> None:
    there = [example for example in OF_EVENINGS if "type" in example]
    assert sorted(example["type"] for example in there) == sorted({*kinds(EveningSaid), "evening"} - {"hello"})
    for example in there:
        said = example["type"] != "evening"
        message = msgspec.convert(example, EveningSaid if said else EveningMessage)
        assert keeps({"type": example["type"], **whole(message)}, example)


def test_evenings_are_opened_and_listed_as_it_says() -> None:
    [given, listed] = [example for example in OF_EVENINGS if "type" not in example]
    assert keeps(whole(msgspec.convert(given, NewEvening)), given)
    assert keeps(whole(msgspec.convert(listed, EveningSummary)), listed)
    rows = re.findall(r"^\| `(\w+)` \|.*\| (.*) \|$", section(PROTOCOL, "Evenings"), re.MULTILINE)
    assert {name: json.loads(usual.strip("`")) for name, usual in rows} == whole(Plan())


def test_examples_of_matches_by_turns_are_what_is_sent_and_taken() -> None:
    mine: Any
    mine, push, hook, told = examples(section(PROTOCOL, "By turns"))
    for example, kind in ((mine[0], OwnTable), (push, NewContact), (hook, NewContact), (told, Reminder)):
        assert keeps(whole(msgspec.convert(example, kind)), example)


def test_every_command_of_an_evening_is_explained() -> None:
    rows = re.findall(r"^\| (`[^|]*`) \| [^|]* \|$", section(PROTOCOL, "Evenings"), re.MULTILINE)
    assert sorted(words(rows)) == sorted(kind for kind in kinds(EveningSaid) if kind != "hello")


def test_examples_of_the_http_part_are_what_it_sends_and_takes() -> None:
    others = [example for example in EXAMPLES if "type" not in example]
    kinds = (Guest, Fault, NewTable, Summary, Clause, FinishedMatch, Replay, Finding, Branch)
    for example, kind in zip(others, kinds, strict=True):
        assert keeps(whole(msgspec.convert(example, kind)), example)


def test_what_examples_say_of_the_game_exists() -> None:
    text = json.dumps(EXAMPLES)
    tokens = re.findall(r'"([RYGBW][0-9SRTXH+]{1,2})"', text)
    assert len(tokens) > 20
    assert set(tokens) <= set(TOKENS)
    assert {event["kind"] for example in MESSAGES for event in example.get("events", [])} <= set(KINDS)
    for example in MESSAGES:
        for action in [*example.get("own", {}).get("legal", []), *([example["action"]] if "action" in example else [])]:
            assert actions.parse(f"1 {action}", 3).saying == action


def test_every_command_is_explained() -> None:
    assert sorted(words(first_cells(section(PROTOCOL, "What a client says")))) == sorted(
        kind for kind in kinds(Said) if kind != "hello"
    )


def test_every_setting_is_explained_with_its_usual_value() -> None:
    rows = re.findall(r"^\| `(\w+)` \|.*\| (.*) \|$", section(PROTOCOL, "Tables, codes and links"), re.MULTILINE)
    assert {name: json.loads(usual.strip("`")) for name, usual in rows} == whole(Settings())


def test_every_field_of_the_parts_is_explained() -> None:
    told = section(PROTOCOL, "Hello, welcome") + section(PROTOCOL, "Versions and updates")
    for kind in (Own, messages.Welcome, messages.Update):
        for name in kind.__struct_fields__:
            assert f"`{name}`" in told or f'"{name}"' in told, name


def test_emotes_byes_and_levels_are_named() -> None:
    for word in (*messages.EMOTES, *messages.BYES, *registry.LEVELS):
        assert f"`{word}`" in PROTOCOL, word


# Refusals

SPEAKING = (
    "core/rules",
    "bots/registry",
    "record/branch",
    "analysis/advice",
    "table/identities",
    "table/commands",
    "table/driver",
    "evening/formats",
    "evening/slips",
    "evening/commands",
    "evening/state",
    "evening/driver",
    "server/connections",
    "server/registry",
    "server/waking",
    "server/hub",
    "server/records",
    "table/gathering",
    "server/replays",
    "server/analyst",
    "server/puzzles",
    "server/daily",
    "server/trying",
    "server/seeks",
    "server/oidc",
    "seeks/wishes",
    "server/challenges",
    "server/collecting",
    "server/clubs",
    "deals/daily",
    "server/accounts",
    "server/results",
    "server/routes/accounts",
    "server/routes/matches",
    "server/notices",
    "server/net/outside",
    "server/push",
    "puzzles/model",
    "server/albums",
    "server/moderation",
    "server/reports",
    "server/routes/admin",
    "server/enforcement",
    "server/routes/library",
    "server/routes/evenings",
    "server/routes/base",
    "server/net/guards",
    "server/routes/faults",
    "server/routes/guests",
    "server/routes/play",
    "server/routes/tables",
    "server/net/http",
    "server/net/limits",
    "server/net/websocket",
)  # whom clients hear
NOT_TOLD = {
    "bad-admins": "of what the server is started with",
    "oidc-incomplete": "likewise",
    "oidc-secret-unreadable": "likewise",
    "file-problem": "likewise",
    "parquet-missing": "likewise",
    "file-unwritable": "likewise",
    "collection-other": "of files that another server has made",
    "bot-fails": "who is not found is unknown, and who is found but fails is replaced",
    "net-refused": "a net's file is read only where somebody at the machine names it",
    "file-unreadable": "likewise",
    "registration-taken": "of programs in the folder that the server is started with",
    "puzzle-damaged": "of the file that comes with the package",
    "puzzles-damaged": "likewise",
    "puzzles-newer": "likewise",
    "rules-bad-toml": "only of rules given as a text",
    "rules-bad-text": "only of rules given as a text",
    "rules-option-twice": "only of rules given as a text",
    "rules-seats": "the type of a table's settings comes first",
    "daily-signature": "for whoever checks a list",
    "daily-list": "likewise",
    "text-length": "a reason within bad-name and bad-chat",
    "text-lines": "likewise",
    "text-sign": "likewise",
    "text-marks": "likewise",
    "text-no-letter": "likewise",
    "text-alphabets": "likewise",
    "text-role": "likewise",
}


def problems(file: Path) -> Iterator[str]:
    """The ids of all problems that a module makes."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Problem":
            given = node.args[0]
            ids = [given.body, given.orelse] if isinstance(given, ast.IfExp) else [given]
            if all(isinstance(each, ast.Constant) for each in ids):
                yield from (str(ast.literal_eval(each)) for each in ids)
            else:
                assert file.name == "http.py", "an id that can't be read off"
                yield from ("server-full", "too-many-connections")


def told() -> set[str]:
    source = ROOT / "src" / "lastcard"
    found = {code for name in SPEAKING for code in problems(source / f"{name}.py")} | {"data-damaged"}
    assert set(NOT_TOLD) <= found
    return found - set(NOT_TOLD)


def test_every_code_of_the_server_is_in_the_table_and_no_other() -> None:
    listed = words(first_cells(section(PROTOCOL, "Refusals")))
    assert sorted(listed) == sorted(told())


def test_every_code_of_the_rules_is_in_the_record_s_table() -> None:
    record = (ROOT / "docs" / "record.md").read_text("utf-8")
    assert sorted(words(first_cells(section(record, "Refusals")))) == sorted(REFUSALS[1:])


def test_codes_of_examples_are_known() -> None:
    codes = {example["code"] for example in EXAMPLES if "code" in example}
    assert codes <= told() | set(REFUSALS) | set(messages.BYES)


def test_a_code_with_a_status_is_told() -> None:
    assert set(faults.STATUS) <= told()


# Numbers


def test_limits_are_those_of_the_code(tmp_path: Path) -> None:
    usual = Config(data=tmp_path)
    rows = section(PROTOCOL, "Limits")
    for number in (
        f"{faults.LARGEST:,} bytes",
        f"{http.LARGEST_HEAD:,} bytes, {http.PATIENCE:.0f} s",
        f"{usual.rate:.0f} a second, {3 * usual.rate:.0f} at once",
        f"closed after {connections.EXCESS} of them",
        f"{rate_limits.CHAT:.0f} a second, {20 * rate_limits.CHAT:.0f} at once; at one table",
        "at one table {:.0f} a second, {:.0f} at once".format(*hub.CHATTER),
        f"{rate_limits.CHANGES:.0f} a second, {10 * rate_limits.CHANGES:.0f} at once",
        f"{rate_limits.ARRIVALS:.0f} a second, {10 * rate_limits.ARRIVALS:.0f} at once; {connections.IN_ALL} at a time",
        f"at one table | {hub.AT_A_TABLE} |",
        f"{rate_limits.PEOPLE} times as much, messages at once {2 * rate_limits.PEOPLE * usual.rate:.0f}",
        f"no more than {rate_limits.CALM:.0f} a second",
        f"{PEOPLE * MOVES:.0f} a second, {5 * PEOPLE * MOVES:,.0f} at once",
        f"before the welcome | {websocket.EARLY} |",
        f"more than {connections.TOLD} people",
        f"{websocket.FRAMES:.0f} a second, {5 * websocket.FRAMES:.0f} at once",
        f"{websocket.UNREAD:,} bytes, {http.STALLED:.0f} s",
        f"every {run.PING:.0f} s, {run.PING:.0f} s for the answer",
        f"{usual.per_address} from one address",
        f"{usual.connections:,} in all",
        f"{usual.new_a_minute} a minute each",
        f"{usual.tables_per_guest} that one guest has opened, {usual.tables_per_address} from one address",
        f"{usual.tables:,} in all",
        f"{STORED:,} bytes a day for what a guest does, {STORED * PEOPLE:,} for an address",
        f"{commands.TALK['chat']:,} bytes, and {commands.MORE_TALK:,} more with each round that is dealt",
        f"{commands.TALK['settings']:,} bytes, and {commands.MORE_TALK:,} more with each round",
        f"{SHARE:.0f} ms a second while other addresses want something too, {AT_ONCE:.0f} ms at once",
        f"wait for that | {guards.MOST_WAITING:,} |",
        *(f"closed with {code}" for code in websocket.CLOSED_FOR),
    ):
        assert number in rows, number
    assert set(words(first_cells(rows))) == set()


def test_times_and_sizes_are_those_of_the_code() -> None:
    assert (play.PATIENCE, timing.AWAY, timing.MISSED, timing.BETWEEN) == (10, 30, 2, 20)
    assert (CODE, base.LISTED, base.YEAR, state.LINES, state.REMEMBERED) == (8, 50, 365 * 86_400, 50, 32)
    assert (identities.LONGEST_NAME, identities.LONGEST_TEXT, commands.MOST_PEOPLE) == (20, 300, 50)
    for said in (
        "within ten seconds",
        "away for 30 seconds",
        "After two such turns, or 30 seconds",
        "there are 20 seconds",
        "eight letters and digits",
        "the 50 public tables",
        "for a year",
        "the last 50 lines",
        "the last 32",
        "1 to 20\ncharacters",
        "1 to 300 characters",
        "50 people",
    ):
        assert said in PROTOCOL, said


# Addresses


def test_every_address_is_listed() -> None:
    sources = [file.read_text("utf-8") for file in (ROOT / "src" / "lastcard" / "server" / "routes").glob("*.py")]
    routes = re.findall(r'^@(get|post|delete|asgi)\(\s*"([^"]+)"', "".join(sources), re.MULTILINE)
    methods = {"post": "POST", "delete": "DELETE"}
    there = {f"{methods.get(how, 'GET')} {re.sub(r':(str|int)', '', path)}" for how, path in routes}
    told = [*first_cells(section(PROTOCOL, "Who one is")), *first_cells(section(PROTOCOL, "Accounts"))]
    assert set(words(told)) == there | {"GET /api/schema"}


# Hosting


def options() -> list[typer.core.TyperOption]:
    group = typer.main.get_command(command_line)
    serve = group.commands["serve"]  # type: ignore[attr-defined]
    return [option for option in serve.params if option.name != "help"]


def test_every_setting_of_the_command_is_listed() -> None:
    settings = section(HOSTING, "Settings")
    rows = re.findall(r"^\| `(--[a-z-]+)` \| (?:`(LASTCARD_\w+)`)? ?\| (.*?) \|", settings, re.MULTILINE)
    assert [(flag, variable) for flag, variable, _ in rows] == [
        (option.opts[0], str(option.envvar or "")) for option in options()
    ]
    for (_, _, usual), option in zip(rows, options(), strict=True):
        if option.default:  # others are told in words
            assert usual.strip("`") == (option.default if isinstance(option.default, str) else f"{option.default:g}")


def test_no_variable_of_the_environment_is_left_out() -> None:
    used = {
        name
        for file in (ROOT / "src").rglob("*.py")
        for name in re.findall(r'"(LASTCARD_[A-Z_]+)"', file.read_text("utf-8"))
    }
    used |= {str(option.envvar) for option in options() if option.envvar}
    assert used == set(re.findall(r"^\|.*`(LASTCARD_[A-Z_]+)` \|", HOSTING, re.MULTILINE))


def test_every_metric_is_listed() -> None:
    families = [family for family in metrics.REGISTRY.collect() if family.name.startswith("lastcard_")]
    names = {f"{family.name}_total" if family.type == "counter" else family.name for family in families}
    assert set(words(first_cells(section(HOSTING, "Watching it")))) == names


def test_closings_without_a_message_are_named() -> None:
    source = "".join(file.read_text("utf-8") for file in (ROOT / "src" / "lastcard" / "server" / "net").glob("*.py"))
    counted = set(re.findall(r'refused\("([a-z-]+)"\)', source)) | set(websocket.CLOSED_FOR.values()) | {"bad-frame"}
    for code in counted - told():
        assert f"`{code}`" in HOSTING, code


def test_a_copy_made_as_described_while_the_file_is_open_is_a_file_of_ours(tmp_path: Path) -> None:
    with closing(Database(tmp_path / "lastcard.sqlite3")) as store:
        store.write(WriteBatch(entries=[(1, 1, 0.0, "{}")]))
        with closing(sqlite3.connect(tmp_path / "lastcard.sqlite3")) as opened:
            opened.execute("VACUUM INTO ?", (str(tmp_path / "small"),))
            with closing(sqlite3.connect(tmp_path / "copy")) as copy:
                opened.backup(copy)
        key = store.key
    for name in ("small", "copy"):
        with closing(Database(tmp_path / name)) as again:
            assert (again.key, again.entries(1)) == (key, [b"{}"])


# Links


@pytest.mark.parametrize(
    ("folder", "text"), [("docs", PROTOCOL), ("docs", HOSTING), *(("docs/decisions", text) for text in DECISIONS)]
)
def test_links_into_a_document_lead_to_a_heading(folder: str, text: str) -> None:
    for name, anchor in re.findall(r"\]\(([^)#:]*)#([^)]+)\)", text):
        target = (ROOT / folder / name).read_text("utf-8") if name else text
        headings = re.findall(r"^#+ (.*)$", target, re.MULTILINE)
        assert anchor in [re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in headings], anchor
