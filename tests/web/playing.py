"""A game in a browser with friends in the other seats."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import expect

from web.serving import Friend, House
from web.visiting import DESKTOP, Browsing, Visitor


@contextmanager
def playing(
    house: House,
    browsing: Browsing,
    *friends: str,
    place: int = 1,
    size: tuple[int, int] = DESKTOP,
    language: str = "en",
    dark: bool = False,
    still: bool = True,
    novice: bool = False,
    settings: dict[str, Any] | None = None,
    **rules: Any,
) -> Iterator[tuple[Visitor, list[Friend]]]:
    """Ada at her place in a browser, the friends round her, and the cards are dealt."""
    table = house.table(len(friends) + 1, *friends, place=place, settings=settings, **rules)
    with browsing.visitor(house, size=size, language=language, dark=dark, still=still, novice=novice) as ada:
        ada.visit(table.path)
        table.start()
        expect(ada.page.locator("#hand")).to_be_visible()
        yield ada, table.friends
    table.close()


def finish(house: House, visitor: Visitor) -> str:
    """Plays on for somebody, with the first card that fits; the record of it."""
    [token] = [cookie["value"] for cookie in visitor.context.cookies() if cookie["name"] == "lastcard"]
    self = Friend(house, visitor.page.url.rpartition("/")[2], "", token)
    while self.seen["room"]["stage"] != "over":
        plays = [action for action in self.legal if action.startswith("play")]
        others = [action for action in self.legal if not action.startswith(("uno", "catch", "shed"))]
        if self.seen["game"]["turn"] == self.seat and (plays or others):
            self.act((plays or others)[0])
        else:
            self.hear()
    self.close()
    return str(self.seen["room"]["record"])
