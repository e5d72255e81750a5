"""What each kind of message costs the loop of the server: taken in or refused, small or as large as they may be.

It is the processor time of the loop's thread from the text to what every viewer is sent; the write to a socket and the
storing, which has a thread of its own, are not in it. No kind may cost more than a millisecond.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from lastcard.core.rules import OPTIONS
from lastcard.protocol.messages import Hello, Settings
from lastcard.server.config import Config
from lastcard.server.connections import Connection
from lastcard.server.hub import Hub
from lastcard.server.storage.sqlite import SqliteStore
from lastcard.table.identities import Identity

LARGEST: Final = 16_384
AT_ONCE: Final = 10  # messages between two looks at what is to be stored
WIDE: Final = "\U0001f0cf"
RULES: Final = {"preset": "modern", "custom": [{"effect": "dare next 4", "text": WIDE * 300}] * 3}

Say = Callable[[int], Any]


class Kind(NamedTuple):
    """Messages of one kind; the number makes each differ from the one before where that matters."""

    name: str
    say: Say
    stage: str = "lobby"


class Silent:
    """A connection that nobody listens to."""

    def post(self, message: bytes) -> None:
        pass

    def finish(self) -> None:
        pass


def settings(**changes: Any) -> dict[str, Any]:
    return {"type": "change", "settings": {"seats": 10, **changes}}


def garbage(shape: Callable[[str], Any]) -> Say:
    """Settings as large as a message may be."""
    size = LARGEST - len(json.dumps({"type": "change", "settings": shape("")}))
    return lambda _: {"type": "change", "settings": shape("x" * size)}


def many(number: int) -> dict[str, Any]:
    return {"rules": {"preset": "classic", **{f"o{place:x}": 0 for place in range(number)}}}


KINDS: Final = (
    Kind("chat, short", lambda _: {"type": "chat", "text": "well"}),
    Kind("chat, 300 wide signs", lambda _: {"type": "chat", "text": WIDE * 300}),
    Kind("chat, unfit at its end", lambda _: {"type": "chat", "text": "x" * 299 + "\u202e"}),
    Kind("emote", lambda _: {"type": "emote", "emote": "wow"}),
    Kind("emote, unknown", lambda _: {"type": "emote", "emote": "x" * 20}),
    Kind("rename", lambda turn: {"type": "rename", "name": f"Ada {turn}"}),
    Kind("rename, taken", lambda _: {"type": "rename", "name": "Guest 7"}),
    Kind("rename, unfit", lambda _: {"type": "rename", "name": "x" * 80}),
    Kind("face", lambda turn: {"type": "face", "face": turn % 64}),
    Kind("bot", lambda turn: {"type": "bot", "seat": 10, "level": ("easy", "hard")[turn % 2]}),
    Kind("bot, unknown", lambda _: {"type": "bot", "seat": 10, "level": "zzz"}),
    Kind("bot, unknown, long", lambda _: {"type": "bot", "seat": 10, "level": "xpert" * 8}),
    Kind("bot, with a budget", lambda _: {"type": "bot", "seat": 10, "level": "expert:0.5s"}),
    Kind("change", lambda turn: settings(timer=30 + turn % 60)),
    Kind("change, preset", lambda turn: settings(rules=("house-party", "modern")[turn % 2])),
    Kind("change, texts on cards", lambda turn: settings(rules=RULES, timer=30 + turn % 60)),
    Kind("change, every option", lambda turn: settings(rules={"target": 100 + turn % 9, **dict.fromkeys(OPTIONS)})),
    Kind("change, large preset", garbage(lambda filler: {"rules": filler})),
    Kind("change, large option", garbage(lambda filler: {"rules": {"preset": "classic", filler: 1}})),
    Kind("change, large value", garbage(lambda filler: {"rules": {"preset": "classic", "deck": filler}})),
    Kind(
        "change, large effect", garbage(lambda filler: {"rules": {"preset": "modern", "custom": [{"effect": filler}]}})
    ),
    Kind(
        "change, large text",
        garbage(lambda filler: {"rules": {"preset": "modern", "custom": [{"effect": "again", "text": filler}]}}),
    ),
    Kind(
        "change, spaces in a text",
        garbage(
            lambda filler: {
                "rules": {"preset": "modern", "custom": [{"effect": "again", "text": f"a{filler.replace('x', ' ')}b"}]}
            }
        ),
    ),
    Kind("change, many options", lambda _: {"type": "change", "settings": many(1_500)}),
    Kind("change, many cards", lambda _: settings(rules={"preset": "modern", "custom": [{"effect": "again"}] * 750})),
    Kind("change, many hands", lambda _: settings(rules={"preset": "modern", "hands": [7] * 5_000})),
    Kind("change, deep", lambda _: '{"type":"change","settings":{"rules":{"deck":' + "[" * 8_000 + "]" * 8_000 + "}}}"),
    Kind("change, unknown setting", garbage(lambda filler: {filler: 1})),
    Kind("sit, taken", lambda _: {"type": "sit", "seat": 2}),
    Kind("sit and rise", lambda turn: {"type": ("rise", "sit")[turn % 2]}),
    Kind("host", lambda _: {"type": "host", "person": 1}),
    Kind("remove oneself", lambda _: {"type": "remove", "person": 1}),
    Kind("mix, wrong deal", lambda _: {"type": "mix", "deal": 9, "bytes": "00" * 64}),
    Kind("no JSON", lambda _: "x" * LARGEST),
    Kind("no such type", lambda _: {"type": "x" * (LARGEST - 20)}),
    Kind("a list", lambda _: [0] * 5_000),
    Kind("large number", lambda _: '{"type":"mix","bytes":"00","deal":' + "9" * 16_000 + "}"),
    Kind("large fraction", lambda _: '{"type":"mix","bytes":"00","deal":0.' + "9" * 16_000 + "}"),
    Kind("large id", lambda _: {"type": "rise", "id": WIDE * 1_300}),
    Kind("hello again", lambda _: {"type": "hello", "table": "x"}),
    Kind("why", lambda turn: {"type": "why", "card": ("R0", "B9", "W+4")[turn % 3]}, "round"),
    Kind("why, no card", lambda _: {"type": "why", "card": "x" * 10}, "round"),
    Kind(
        "act, no action", lambda turn: {"type": "act", "action": f"play {turn} " + "R7 " * 160, "version": 1}, "round"
    ),
    Kind("act, not possible", lambda _: {"type": "act", "action": "challenge", "version": 10_000}, "round"),
    Kind("pause and resume", lambda turn: {"type": ("pause", "resume")[turn % 2]}, "round"),
    Kind("start, too late", lambda _: {"type": "start"}, "round"),
    Kind("back, no stand-in", lambda _: {"type": "back"}, "round"),
)


async def table(hub: Hub, people: int, stage: str) -> Connection:
    """The host's connection to a new table with some people; of ten seats one is free."""
    code = (await hub.open(Settings(seats=10, timer=0))).table
    connections = [hub.connect(Silent(), "") for _ in range(people)]
    for number, connection in enumerate(connections):
        hub.hello(connection, Identity(f"{code}-{number}", f"Guest {number}"), Hello(table=code, watch=number > 8))
    if stage == "round":
        hub.say(connections[0], '{"type":"start"}')
    await hub.stored()
    return connections[0]


async def cost(hub: Hub, kind: Kind, people: int, number: int) -> float:
    """Seconds of processor time that a message takes."""
    host = await table(hub, people, kind.stage)
    said = [kind.say(turn) for turn in range(number)]
    texts = [each if isinstance(each, str) else json.dumps(each, ensure_ascii=False) for each in said]
    assert max(len(text.encode()) for text in texts) <= LARGEST, kind.name
    for text in texts[: number // 4]:
        hub.say(host, text)
    await hub.stored()
    begun = time.thread_time()
    for first in range(0, number, AT_ONCE):
        for text in texts[first : first + AT_ONCE]:
            hub.say(host, text)
        await hub.stored()
    return (time.thread_time() - begun) / number


async def hellos(hub: Hub, people: int, number: int) -> float:
    """The same for somebody who comes to a table."""
    host = await table(hub, people, "round")
    assert host.room is not None
    code = host.room.code
    begun = time.thread_time()
    for _ in range(number):
        hub.hello(hub.connect(Silent(), ""), Identity(f"{code}-1", "Guest 1"), Hello(table=code))
    await hub.stored()
    return (time.thread_time() - begun) / number


async def measure(people: int, number: int) -> dict[str, float]:
    """The cost of every kind at a table with so many people."""
    with tempfile.TemporaryDirectory() as folder:
        config = Config(data=Path(folder), rate=0)
        hub = await Hub.start(config, SqliteStore.open(config.data / "lastcard.sqlite3"))
        found = {kind.name: await cost(hub, kind, people, number) for kind in KINDS}
        found["hello"] = await hellos(hub, people, number)
        await hub.close()
    return found


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--number", type=int, default=200, help="messages of each kind")
    asked = ask.parse_args()
    few, crowd = (asyncio.run(measure(people, asked.number)) for people in (4, 50))
    print("microseconds of the loop for a message        4 people   50 people")
    for name in few:
        print(f"  {name:40} {few[name] * 1e6:10.0f}  {crowd[name] * 1e6:10.0f}")
    print(
        f"  the dearest                              {max(few.values()) * 1e6:10.0f}  {max(crowd.values()) * 1e6:10.0f}"
    )


if __name__ == "__main__":
    main()
