"""Short films of what happens at a table, into docs/screens; part of `make screens`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import expect

from web.filming import Film
from web.playing import playing
from web.serving import Friend, House
from web.visiting import Browsing, Visitor

PHONE: Final = (390, 780)
WIDE: Final = (1280, 800)
FRIENDS: Final = ("Bo", "Cid", "Dot")
SMALL: Final = {PHONE: 390, WIDE: 640}
Still = Callable[[Film, str], None]


def landed(ada: Visitor) -> None:
    """The deal has been seen."""
    expect(ada.page.locator(".flier")).to_have_count(0)
    expect(ada.page.locator(".discard [role=img]")).to_be_visible()


def turns(house: House, browsing: Browsing, file: Path) -> None:
    """The deal, a skip, a reverse, +2, a colour that is chosen, UNO! and one who forgot it."""
    film = Film(SMALL[PHONE])
    house.stack("RS Y1 B2", "R+2 G3 B4", "RR G1 G2", "W Y8 Y9", top="R5", stock="Y3 G5 B7 B8")
    table = house.table(4, *FRIENDS, settings={"catch_grace": 5}, hand_size=3)
    bo, cid, dot = table.friends
    with browsing.visitor(house, size=PHONE, still=False) as ada:
        ada.visit(table.path)
        expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
        film.watch(ada)
        table.start()
        while not ada.page.locator(".flier").count():
            film.skip(80)
        film.roll(1900)
        film.act(ada.card("Red Skip").click)
        film.act(lambda: cid.act("play RR"))
        film.act(lambda: bo.act("play R+2"))
        film.act(ada.actions.get_by_role("button", name="Draw 2").click)
        film.act(lambda: dot.act("play W>G"))
        film.act(lambda: cid.act("play G1 uno"))
        film.act(lambda: bo.act("play G3"), lasts=1200)
        film.act(lambda: ada.catch("Bo"), lasts=2400)
    table.close()
    film.save(file)


def challenges(house: House, browsing: Browsing, file: Path) -> None:
    """A Wild Draw Four that was a bluff, and one that was not."""
    film = Film(SMALL[WIDE])
    for held in ("R7", "Y7"):
        house.stack(
            "R1 Y1 Y2 B6 G8",
            "R2 B1 B2 B3 B8",
            "R3 G1 G2 G9 B9",
            f"W+4 {held} B4 B5 G3",
            top="R5",
            stock="G4 G5 G6 G7 Y5 Y6",
        )
        with playing(house, browsing, *FRIENDS, size=WIDE, still=False, hand_size=5) as (ada, [bo, cid, dot]):
            landed(ada)
            ada.play("Red 1")
            bo.act("play R2")
            cid.act("play R3")
            ada.sees_top("red 3")
            landed(ada)
            film.watch(ada)
            film.skip(3000)
            film.act(partial(dot.act, "play W+4>B"), lasts=2000)
            film.act(ada.button("Challenge Dot").click, lasts=3000)
    film.save(file)


def changes(house: House, browsing: Browsing, file: Path) -> None:
    """Somebody jumps in, and a seven swaps two hands."""
    film = Film(SMALL[PHONE])
    house.stack("R5 B5 Y1 Y2 G6", "B5 B7 B1 G1 G2", "Y3 Y4 Y5 Y6 R9", "G3 G4 G5 G7 R8", top="R1")
    rules: dict[str, Any] = {"hand_size": 5, "jump_in": True, "seven_zero": True}
    with playing(house, browsing, *FRIENDS, size=PHONE, dark=True, still=False, **rules) as (ada, [bo, *_]):
        landed(ada)
        film.watch(ada)
        film.act(ada.card("Red 5").click, lasts=1100)
        film.act(lambda: bo.act("play B5"), lasts=1000)
        film.act(ada.card("Jump in with blue 5").click)
        film.act(lambda: bo.act("play B7 @1"), lasts=2800)
    film.save(file)


def last_card(film: Film, ada: Visitor, friends: list[Friend]) -> None:
    """Ada calls UNO, the others draw, and her last card can be played."""
    ada.call()
    ada.play("Red 1")
    for friend in friends:
        friend.act("draw")
    expect(ada.card("Red 2")).to_be_enabled()
    landed(ada)
    film.watch(ada)
    film.skip(3000)


def win(house: House, browsing: Browsing, file: Path, still: Still) -> None:
    """The last card of a match, what the hands count, and the podium."""
    film = Film(SMALL[WIDE])
    house.stack("R1 R2", "B2 W", "B3 G9", "Y8 B+2", top="R5", stock="B6 G4 G8")
    with playing(house, browsing, *FRIENDS, size=WIDE, still=False, hand_size=2, target=100) as (ada, friends):
        last_card(film, ada, friends)
        film.roll(400)
        film.act(ada.card("Red 2").click, lasts=1900)
        still(film, "finale-desktop-light")
        film.roll(2400)
        ada.is_at("You win the match")
        film.roll(3400)
        still(film, "podium-desktop-light")
    film.save(file)


def lose(house: House, browsing: Browsing, file: Path, still: Still) -> None:
    """Another's last card."""
    film = Film(SMALL[PHONE])
    house.stack("Y9 B2", "R2 R3", "B4 B5", "Y1 G2", top="R5", stock="G9 B6 G4 Y8")
    with playing(house, browsing, *FRIENDS, size=PHONE, dark=True, still=False, hand_size=2) as (ada, [bo, *others]):
        landed(ada)
        ada.draw()
        bo.act("play R2 uno")
        for friend in others:
            friend.act("draw")
        ada.draw()
        ada.is_asked("Bo's turn")
        landed(ada)
        film.watch(ada)
        film.skip(3000)
        film.roll(400)
        film.act(lambda: bo.act("play R3"), lasts=1900)
        still(film, "finale-lost-phone-dark")
        film.roll(2400)
        ada.is_at("Bo wins the round")
        film.roll(1400)
    film.save(file)
