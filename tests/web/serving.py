"""A server for browser tests, and the friends who play at it without one."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from server.running import LONGEST, Running

RIGGED = Path(__file__).parent / "rigged.py"


class House(Running):
    """A server whose decks can be stacked."""

    def __init__(self, folder: Path, *flags: str) -> None:
        self.deck = folder / "deck.json"
        super().__init__(folder, "--rate", "0", *flags)

    def command(self) -> list[str]:
        return [sys.executable, str(RIGGED), str(self.deck)]

    def stack(self, *hands: str, top: str, stock: str = "") -> None:
        """From now on, rounds are dealt like this; as many cards as the rules deal."""
        self.deck.write_text(json.dumps({"hands": hands, "top": top, "stock": stock}), "utf-8")


class Friend:
    """Somebody at a table who plays by messages."""

    def __init__(self, house: House, table: str, name: str) -> None:
        self._socket = house.connect()
        self._say({"type": "hello", "table": table, "token": house.token(name)})
        self.seen: dict[str, Any] = {}
        self._count = 0
        self.hear("welcome")

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

    def hear(self, until: str = "") -> dict[str, Any]:
        """Takes in messages until one of this type comes; without a type, one message."""
        while True:
            told: dict[str, Any] = json.loads(self._socket.recv(LONGEST))
            self.seen.update({key: value for key, value in told.items() if key not in ("type", "id")})
            assert told["type"] != "refused" or until == "refused", told
            if not until or told["type"] == until:
                return told

    def act(self, action: str) -> None:
        """Waits until the action is allowed, and takes it."""
        bare = action.removesuffix(" uno")
        while bare not in self.legal and not bare.startswith("shed"):
            self.hear()
        self.say("act", action=action, version=self.seen["version"])
        mine = f"f{self._count}"
        while self.hear().get("id") != mine:
            pass

    def close(self) -> None:
        self._socket.close()
