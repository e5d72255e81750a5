"""The plays of plays.toml: read, acted in a browser, and recorded without one.

python plays.py     prints what the server tells Ada in each of them, as JSON
"""

from __future__ import annotations

import json
import sys
import tempfile
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent))

from web.serving import Friend, House, Table

if TYPE_CHECKING:
    from web.visiting import Visitor

FILE: Final = Path(__file__).with_suffix(".toml")
FRIENDS: Final = ("Bo", "Cid")


class Step(NamedTuple):
    what: str
    which: str
    says: str  # what the page says to the server then

    @classmethod
    def parse(cls, text: str) -> Step:
        what, _, rest = text.partition(": ")
        which, _, says = rest.partition(" => ")
        return cls(what, which, says)


class Play(msgspec.Struct, forbid_unknown_fields=True):
    hands: list[str]
    top: str
    steps: list[str]
    stock: str = ""
    rules: dict[str, Any] = {}

    @property
    def friends(self) -> tuple[str, ...]:
        return FRIENDS[: len(self.hands) - 1]

    @property
    def script(self) -> list[Step]:
        return [Step.parse(text) for text in self.steps]

    def at(self, house: House) -> Table:
        """A table with the friends, and a deck for it."""
        house.stack(*self.hands, top=self.top, stock=self.stock)
        size = len(self.hands[0].split())
        return house.table(len(self.hands), *self.friends, hand_size=size, **self.rules)


def plays() -> dict[str, Play]:
    return msgspec.convert(tomllib.loads(FILE.read_text("utf-8")), dict[str, Play])


# In a browser


def act(step: Step, ada: Visitor, friends: dict[str, Friend]) -> None:
    from playwright.sync_api import expect

    what, which, _ = step
    name = what.split()[-1]
    if what in friends:
        friends[what].act(which)
    elif what.startswith("may not "):
        friends[name].hear()
        assert not friends[name].may(which)
    elif what.startswith("sees "):
        seat, wanted = ada.seat(name), which.removeprefix("- ")
        found = seat.filter(has_text=wanted).or_(seat.get_by_role("img", name=wanted))
        expect(found).to_have_count(0 if which.startswith("- ") else 1)
    elif what == "not told":
        expect(ada.page.get_by_role("log")).not_to_contain_text(which)
    elif what == "cards":
        expect(ada.hand.get_by_role("button")).to_have_count(int(which))
    elif what == "marked":
        expect(ada.card(which)).to_have_attribute("aria-pressed", "true")
    elif what == "card":
        ada.card(which).click(force=which.endswith("cannot be played"))
    else:
        does: dict[str, Callable[[str], None]] = {
            "answer": ada.answer,
            "action": lambda name: ada.actions.get_by_role("button", name=name).click(),
            "seat": lambda name: ada.seat(name).get_by_role("button").click(),
            "button": lambda name: ada.button(name).click(),
            "asked": ada.is_asked,
            "told": lambda sentences: ada.is_told(*sentences.split(" | ")),
            "top": ada.sees_top,
            "holds": lambda cards: ada.holds(*cards.split(" | ")),
        }
        does[what](which)


# Without one


class Taped(Friend):
    """Ada by messages, all of which are kept."""

    def hear(self) -> dict[str, Any]:
        told = super().hear()
        self.tape.append(told)
        return told

    def __init__(self, house: House, table: str, token: str) -> None:
        self.tape: list[dict[str, Any]] = []
        super().__init__(house, table, "Ada", token)

    def taken(self) -> list[dict[str, Any]]:
        """What was told since this was last asked."""
        told, self.tape = self.tape, []
        return told

    def wonder(self, card: str) -> None:
        self.say("why", card=card)
        while self.hear()["type"] != "reason":
            pass


def tape(play: Play, house: House) -> dict[str, Any]:
    """What is told to Ada before the first step, and in each of them."""
    table = play.at(house)
    friends = dict(zip(play.friends, table.friends, strict=True))
    token = house.token("Ada")
    seated = Taped(house, table.code, token)
    table.start()
    while not seated.seen.get("own"):
        seated.hear()
    ada = Taped(house, table.code, token)
    opening = ada.taken()
    steps = []
    for step in play.script:
        if step.what in friends:
            friends[step.what].act(step.which)
            ada.hear_until(friends[step.what].seen["version"])
        elif step.what.startswith("may not "):
            friend = friends[step.what.split()[-1]]
            friend.hear_until(ada.seen["version"])
            assert not friend.may(step.which)
        elif step.says.startswith("why "):
            ada.wonder(step.says.removeprefix("why "))
        elif step.says:
            ada.act(step.says)
        steps.append({**step._asdict(), "told": ada.taken()})
    for each in (seated, ada):
        each.close()
    table.close()
    return {"opening": opening, "steps": steps}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, House(Path(folder) / "data") as house:
        json.dump([{"name": name, **tape(play, house)} for name, play in plays().items()], sys.stdout)


if __name__ == "__main__":
    main()
