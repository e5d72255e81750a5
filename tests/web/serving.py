"""A server for browser tests, and the friends who play at it without one."""

from __future__ import annotations

import json
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

from server.running import LONGEST, Running

RIGGED: Final = Path(__file__).parent / "rigged.py"
QUICK: Final = {"timer": 0, "call_grace": 0, "catch_grace": 0, "jump_grace": 0, "pace": 0}


class House(Running):
    """A server whose decks can be stacked."""

    def __init__(self, folder: Path, *flags: str) -> None:
        self.deck = folder / "deck.json"
        super().__init__(folder, "--rate", "0", *flags, fresh=True)

    def command(self) -> list[str]:
        return [sys.executable, str(RIGGED), str(self.deck)]

    def stack(self, *hands: str, top: str, stock: str = "") -> None:
        """From now on, rounds are dealt like this; as many cards as the rules deal."""
        self.deck.write_text(json.dumps({"hands": hands, "top": top, "stock": stock}), "utf-8")

    def shuffle(self) -> None:
        """From now on, rounds are dealt as chance has it."""
        self.deck.unlink(missing_ok=True)

    def table(
        self, seats: int, *friends: str, place: int = 1, settings: dict[str, Any] | None = None, **rules: Any
    ) -> Table:
        """A table without waiting, at which friends sit; the seat at this place is the first that is left free."""
        wanted = QUICK | {"seats": seats, "rules": rules} | (settings or {})
        code = self.open_table(self.token("Opener"), **wanted)
        seated = []
        for number, name in enumerate(friends):
            seat = number + 1 if number + 1 < place else number + 2
            friend = Friend(self, code, name)
            if friend.seat != seat:
                friend.say("sit", seat=seat)
            seated.append(friend)
        return Table(code, seated)


class Table:
    """A table with its friends, of whom the first is the host."""

    def __init__(self, code: str, friends: list[Friend]) -> None:
        self.code = code
        self.path = f"/t/{code}"
        self.friends = friends

    def start(self) -> None:
        """Begins as soon as every seat is taken."""
        host = self.friends[0]
        while not all(place.get("person") or place.get("bot") for place in host.seen["room"]["places"]):
            host.hear()
        host.say("start")

    def close(self) -> None:
        for friend in self.friends:
            friend.close()


class Friend:
    """Somebody at a table who plays by messages."""

    def __init__(self, house: Running, table: str, name: str, token: str = "") -> None:
        self._open = ExitStack()
        self._socket = self._open.enter_context(house.connect(max_queue=None))  # friends do not always listen
        self._say({"type": "hello", "table": table, "token": token or house.token(name)})
        self.seen: dict[str, Any] = {}
        self._count = 0
        self.hear()

    @property
    def seat(self) -> int:
        return int(self.seen["seat"])

    @property
    def legal(self) -> list[str]:
        return list((self.seen.get("own") or {}).get("legal", []))

    def _say(self, message: dict[str, Any]) -> None:
        self._socket.send(json.dumps(message))

    def say(self, kind: str, **details: Any) -> None:
        self._count += 1
        self._say({"type": kind, "id": f"f{self._count}", **details})

    def hear(self) -> dict[str, Any]:
        """Takes in a message."""
        told: dict[str, Any] = json.loads(self._socket.recv(LONGEST))
        self.seen.update({key: value for key, value in told.items() if key not in ("type", "id")})
        assert told["type"] != "refused" or told["code"] == "overtaken", told
        return told

    def hear_until(self, version: int) -> None:
        while self.seen["version"] < version:
            self.hear()

    def may(self, action: str) -> bool:
        """Of discarding, only that it can be done is listed."""
        bare = "shed" if action.startswith("shed") else action.removesuffix(" uno")
        return bare in self.legal

    def act(self, action: str) -> None:
        """Waits until the action is allowed, and takes it; again where something came in between."""
        while True:
            while not self.may(action):
                self.hear()
            self.say("act", action=action, version=self.seen["version"])
            answer = self.hear()
            while answer.get("id") != f"f{self._count}":
                answer = self.hear()
            if answer["type"] != "refused":
                return

    def close(self) -> None:
        self._open.close()
