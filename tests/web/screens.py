"""Takes pictures of every screen and films of what happens at a table, into docs/screens: `make screens`."""

from __future__ import annotations

import io
import re
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import Locator, expect, sync_playwright

from lastcard import record
from lastcard.collection import making
from lastcard.core.rules import parse
from lastcard.lab.random_play import play_match
from web import recordings
from web.filming import Film
from web.passkeys import Passkeys, by_name
from web.playing import finish, playing
from web.serving import House
from web.visiting import DESKTOP, Browsing, Visitor

FOLDER: Final = Path(__file__).parents[2] / "docs" / "screens"
SIZES: Final = {
    "phone": (390, 780),
    "tablet": (820, 1180),
    "desktop": DESKTOP,
    "large": (2560, 1440),
    "1080p": (1920, 1080),
    "4k": (3840, 2160),
}
USUAL: Final = ("phone", "desktop")
ALL: Final = ("phone", "tablet", "desktop", "large")
ROOM: Final = ("1080p", "4k")  # a television
INKS: Final = 160  # colours of a picture, which makes it a third of its size
LARGE: Final = 2000  # pixels across, from which on a picture is kept as a photograph is, a quarter as large
QUALITY: Final = 70
UNHURRIED: Final = 600_000  # milliseconds: what a server goes through matches with gives way to everything else
FRIENDS: Final = ("Bo", "Cid", "Dot")


def keep(picture: Image.Image, name: str) -> None:
    if picture.width > LARGE:
        picture.save(FOLDER / f"{name}.webp", quality=QUALITY, method=6)
        return
    few = picture.convert("RGB").quantize(INKS, dither=Image.Dither.NONE)
    few.save(FOLDER / f"{name}.png", optimize=True)


def take(visitor: Visitor, name: str, devices: Sequence[str] = USUAL) -> None:
    """A screen as it is now, on these devices, light and dark."""
    before = visitor.page.viewport_size
    expect(visitor.page.locator("[data-callout]")).to_have_count(0)  # they stand where they were put, whatever the size
    for device in devices:
        width, height = SIZES[device]
        visitor.page.set_viewport_size({"width": width, "height": height})
        for theme in ("light", "dark"):
            visitor.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            visitor.page.wait_for_timeout(300)
            shot = visitor.page.screenshot(animations="disabled", caret="hide")
            keep(Image.open(io.BytesIO(shot)), f"{name}-{device}-{theme}")
    print(name, flush=True)
    if before:
        visitor.page.set_viewport_size(before)


def take_part(visitor: Visitor, part: Locator, name: str) -> None:
    """A part of a screen, scrolled to."""
    part.evaluate("(part) => part.scrollIntoView({ block: 'start' })")
    take(visitor, name)


def pages(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house) as ada:
        ada.visit("/")
        expect(ada.button("Play now")).to_be_visible()
        take(ada, "home")
        ada.visit("/rules")
        ada.is_at("The rules")
        take(ada, "rules")
        ada.visit("/rules/house-party")
        expect(ada.page.get_by_text("Jump-In UNO:").first).to_be_visible()
        take(ada, "rules-preset")
        ada.visit("/nowhere")
        expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
        take(ada, "missing")


def ways_in(house: House, browsing: Browsing) -> None:
    table = house.table(4, "Bo", "Cid", deck="112", jump_in=True, custom=["level everyone 3", "dare next 4"])
    with browsing.visitor(house, name="") as dot:
        dot.visit(table.path)
        dot.is_at("You are invited")
        take(dot, "invitation")
    with browsing.visitor(house, name="Dot") as dot:
        dot.visit(table.path)
        dot.is_at(f"Table {table.code}")
        take(dot, "lobby-guest")
    table.close()
    with browsing.visitor(house) as ada:
        ada.visit("/")
        ada.button("Play with friends").click()
        ada.is_at("Your table")
        take(ada, "lobby")
        ada.page.locator("summary").filter(has_text="The table").click()
        ada.button(re.compile("^Calm")).click()
        ada.page.mouse.wheel(0, SIZES["desktop"][1])
        take(ada, "lobby-table", ("desktop",))
        ada.visit("/t/NOPENOPE")
        ada.is_at("There is no such table")
        take(ada, "no-table")


def evenings(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house) as ada, browsing.visitor(house, name="", size=SIZES["phone"]) as phone:
        ada.visit("/")
        ada.button("An evening").click()
        ada.is_at("An evening with Ada")
        path = ada.page.url
        field = ada.page.get_by_role("textbox", name="Name of somebody without a phone")
        for name in (*FRIENDS, "Eva", "Fay", "Gus", "Hal"):
            field.fill(name)
            ada.press("Enter")
            expect(ada.page.locator(".chair", has_text=name)).to_be_visible()
        ada.page.get_by_role("radio", name="Real cards").check(force=True)
        ada.page.get_by_role("radio", name="Eight at two tables").check(force=True)
        take(ada, "evening-gathering")
        ada.page.get_by_label("Rounds in a stage").select_option("1")
        ada.button("Start the evening").click()
        ada.sees("You sit at table")
        take(ada, "evening")
        for table, winner, cards in ((1, 0, ("Red 7", "Green Skip", "Wild,")), (2, 2, ("Blue 9", "Yellow 1", "Red 4"))):
            enter(ada, phone, table, winner, cards)
            if table == 1:
                phone.page.evaluate("scrollTo(0, 0)")
                take(phone, "evening-slip", ("phone",))
            phone.button("Count it").click()
            phone.is_at("Round 1 is counted")
        take(phone, "evening-counted", ("phone",))
        phone.visit(f"{path}?screen")
        phone.sees("Stage 2 of 7")
        take(phone, "evening-wall", ("1080p",))
        take(ada, "evening-desk")
        ada.button("End the evening").click()
        ada.button("End it").click()
        ada.sees("The evening is over")
        take(ada, "evening-end")


def enter(host: Visitor, phone: Visitor, table: int, winner: int, cards: Sequence[str]) -> None:
    """Taps the result of a round of real cards: who went out, and a card that each of the others had left."""
    slip = host.page.get_by_role("link", name=re.compile(f"Enter the result.*Table {table}")).get_attribute("href")
    phone.visit(slip or "")
    phone.page.get_by_role("radio").nth(winner).check(force=True)
    losers = phone.page.locator("input[name=hand]")
    for place, card in enumerate(cards):
        losers.nth(place).check(force=True)
        phone.button(re.compile(f"^{card}.* more in the deck")).click()


def room(house: House, browsing: Browsing) -> None:
    """A television, phones that show cards only, and a tablet for several."""
    house.stack(
        "R2 R7 Y1 Y9 G3 W", "B1 G1 G7 R9 R8 Y4", "R1 B2 R+2 Y+2 G+2 B+2", "Y5 Y6 Y7 Y8 G4 G5", top="G9", stock="G0"
    )
    table = house.table(4, "Bo", "Cid", hand_size=6)
    with (
        browsing.visitor(house, size=SIZES["phone"]) as ada,
        browsing.visitor(house, name="", size=SIZES["1080p"]) as screen,
    ):
        screen.visit(f"/tv/{table.code}")
        expect(screen.page.get_by_role("heading", name="Scan to play")).to_be_visible()
        ada.visit(table.path)
        expect(screen.page.get_by_role("listitem").filter(has_text="Ada")).to_be_visible()
        take(screen, "tv-gathering", ("1080p",))
        table.friends[0].say("bot", seat=4, level="normal")
        table.start()
        expect(screen.page.locator("#on-top")).to_be_visible()
        take(screen, "tv", ROOM)
        ada.button("Cards only").click()
        take(ada, "cards-only", ("phone",))
    table.close()
    with browsing.visitor(house, size=SIZES["tablet"]) as ada:
        code = house.open_table(house.token("Opener"), seats=2, timer=0, pace=0, rules={"hand_size": 6})
        ada.visit(f"/t/{code}")
        ada.button("Add somebody on this device").click()
        ada.page.get_by_role("textbox", name="Their name").fill("Bo")
        ada.button("Sit down").click()
        expect(ada.page.locator(".chair").filter(has_text="Bo")).to_be_visible()
        take(ada, "shared-lobby", ("tablet",))
        ada.button(re.compile("^Deal")).click()
        ada.is_at("Pass the device to Ada")
        take(ada, "shared-hidden", ("tablet",))
        ada.button("Ada: show my cards").click()
        expect(ada.hand).to_be_visible()
        take(ada, "shared-shown", ("tablet",))


def first_game(house: House, browsing: Browsing) -> None:
    """What somebody sees who has never played here."""
    house.stack("R2 R7 Y1 Y9 G3 GS B5", "B1 G1 G7 R9 R8 Y4 B7", top="G9")
    with playing(house, browsing, "Bo", novice=True) as (ada, _):
        expect(ada.asked.locator(".hint")).to_contain_text("or any 9.")
        take(ada, "table-first")


def tables(house: House, browsing: Browsing) -> None:
    house.stack(
        "R2 R7 Y1 Y9 G3 GS B5 BR W", "B1 G1 G7 R9 R8 Y4 B7 B8 B9", "R1 B2 R+2 Y+2 G+2 B+2 R3 R4 R5",
        "Y5 Y6 Y7 Y8 G4 G5 G6 B3 B4", top="G9", stock="G0 B6 R6",
    )  # fmt: skip
    with playing(house, browsing, *FRIENDS, hand_size=9) as (ada, _):
        ada.is_asked("Your turn")
        take(ada, "table", ALL)
        ada.press("?")
        expect(ada.page.get_by_role("region", name="What you can do")).to_be_visible()
        take(ada, "help")
        ada.press("Escape")
        ada.button("Settings").click()
        expect(ada.page.get_by_role("dialog", name="Settings")).to_be_visible()
        take(ada, "settings", ("desktop",))
        ada.press("Escape")
        ada.card("Wild").click()
        expect(ada.asked.get_by_role("button", name="Green")).to_be_visible()
        take(ada, "table-colour")
        ada.press("Escape")
        ada.draw()
        ada.is_asked("You drew")
        take(ada, "table-drawn")
    with playing(house, browsing, *FRIENDS, hand_size=9, size=SIZES["phone"]) as (ada, _):
        ada.button("Menu").click()
        take(ada, "menu", ("phone",))
        ada.button("Settings").click()
        expect(ada.page.get_by_role("dialog", name="Settings")).to_be_visible()
        take(ada, "settings", ("phone",))
    house.stack("Y1 Y2 Y3 B4", "W+4 G1 G2 G3", "R1 R2 R3 R4", "B6 B7 B8 B9", top="Y9")
    with playing(house, browsing, *FRIENDS, hand_size=4, stacking="mixed") as (ada, [bo, *_]):
        ada.play("Yellow 1")
        bo.act("play W+4>R")
        expect(ada.page.get_by_text("+4").first).to_be_visible()
        take(ada, "table-wait")
    house.stack("R5 B5 Y7", "B5 B1 B2", "Y1 Y2 Y3", "G1 G2 G3", top="R1")
    with playing(house, browsing, *FRIENDS, hand_size=3, jump_in=True, seven_zero=True) as (ada, [bo, *_]):
        ada.play("Red 5")
        bo.act("play B5")
        expect(ada.card("Jump in with blue 5")).to_be_visible()
        take(ada, "table-jump-in")
    house.stack("R7 B5 Y7", "B5 B1 B2", "Y1 Y2 Y3", "G1 G2 G3", top="R1")
    with playing(house, browsing, *FRIENDS, hand_size=3, seven_zero=True) as (ada, _):
        ada.card("Red 7").click()
        expect(ada.asked.get_by_role("button", name="Cid")).to_be_visible()
        take(ada, "table-target")
    house.stack("R1 R2", "R3 B1", "Y1 Y2", "G1 G2", top="R5")
    with playing(house, browsing, *FRIENDS, hand_size=2, settings={"catch_grace": 5}) as (ada, [bo, *_]):
        ada.play("Red 1")
        ada.press("u")
        bo.act("play R3")
        expect(ada.button("Bo has not called UNO")).to_be_visible()
        take(ada, "table-catch")
    house.stack("R1 R2 R3", "W1 B2 B3", top="R5")
    with playing(house, browsing, "Bo", deck="112", hand_size=3, custom=["joke self 4"]) as (ada, [bo]):
        ada.play("Red 1")
        bo.act("play W1>G")
        ada.is_asked("Did you laugh")
        take(ada, "table-vote")
    house.stack("R1 R2 R3", "W1 W2 B3", top="R5", stock="Y9")
    rules: dict[str, Any] = {"deck": "112", "hand_size": 3, "custom": ["open everyone", "level next 1"]}
    with playing(house, browsing, "Bo", **rules) as (ada, [bo]):
        ada.play("Red 1")
        bo.act("play W1>G")
        ada.draw()
        bo.act("play W2>G")
        ada.is_asked("Discard 2 cards.")
        take(ada, "table-shed")
    house.deck.unlink()
    friends = ("Bo", "Cid", "Dot", "Eva", "Finn", "Gro", "Hans", "Ida", "Jon")
    with playing(house, browsing, *friends) as (ada, _):
        expect(ada.seat("Jon")).to_be_visible()
        take(ada, "table-ten-seats", ALL)


def ends(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2", "B9 W", "GS Y4", "B+2 G7", top="R5", stock="Y3 G4 B6")
    for target, heading, name in ((200, "You win the round", "round-end"), (100, "You win the match", "match-end")):
        with playing(house, browsing, *FRIENDS, hand_size=2, target=target) as (ada, friends):
            ada.play("Red 1")
            ada.press("u")
            for friend in friends:
                friend.act("draw")
            ada.play("Red 2")
            ada.is_at(heading)
            take(ada, name)
            with browsing.visitor(house, name="", size=SIZES["1080p"]) as screen:
                screen.visit(ada.page.url.replace("/t/", "/tv/"))
                screen.is_at(heading.replace("You win", "Ada wins"))
                take(screen, f"tv-{name}", ("1080p",))
            if name == "match-end":
                ada.link("Watch the replay").click()
                expect(ada.page.get_by_role("slider")).to_be_visible()
                ada.press("ArrowRight", "ArrowRight")
                take(ada, "replay")
                ada.button("Show the review").click()
                expect(ada.page.get_by_role("radio", name="Chances")).to_be_checked()
                take(ada, "replay-review")
                ada.visit("/luck")
                ada.is_at("Is it rigged?")
                take(ada, "luck")


def looking_back(house: House, browsing: Browsing) -> None:
    """The card that would have ended the round is kept: what the review makes of it, what if not, and a hint."""
    house.stack("R1", "B9", top="R5", stock="Y1 G4 B6")
    with playing(house, browsing, "Bo", hand_size=1, target=10) as (ada, [bo]):
        ada.draw()
        bo.act("draw")
        ada.play("Red 1")
        ada.press("u")
        bo.act("draw")
        ada.play("Yellow 1")
        ada.is_at("You win the match")
        ada.link("Watch the replay").click()
        ada.button("Show the review").click(timeout=UNHURRIED)
        expect(ada.page.get_by_role("radio", name="Chances")).to_be_checked(timeout=UNHURRIED)
        ada.press("Home", "ArrowRight")
        take_part(ada, ada.page.get_by_role("region", name="Review", exact=True), "review")
        ada.press("ArrowLeft")
        on = ada.page.get_by_role("region", name="Play on from here")
        on.get_by_role("button", name="Change the position").click()
        expect(on).to_contain_text("Best for", timeout=UNHURRIED)
        take_part(ada, on, "what-if")
        on.get_by_role("button", name="Try it from here").click()
        expect(ada.page.locator("#hand")).to_be_visible(timeout=UNHURRIED)
        ada.press("i")
        expect(ada.page.get_by_role("status").filter(has_text="ends the round")).to_be_visible(timeout=UNHURRIED)
        take(ada, "hint")


def own_matches(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house) as ada:
        for wins in (True, False, True, True):
            house.stack("R1" if wins else "B1", "R9", top="R5", stock="Y3")
            table = house.table(2, "Bo", hand_size=1, target=1)
            ada.visit(table.path)
            table.start()
            if wins:
                ada.play("Red 1")
            else:
                ada.draw()
                table.friends[0].act("play R9")
            ada.is_at("You win the match" if wins else "Bo wins the match")
            table.close()
        ada.visit("/matches")
        ada.is_at("Your matches")
        take(ada, "own-matches")
        ada.visit("/")
        expect(ada.button("Play now")).to_be_visible()
        take(ada, "home-again")


def puzzles(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house) as ada:
        ada.visit("/puzzles/colour")  # those of a day would be others tomorrow
        expect(ada.page.get_by_role("list", name="Answers")).to_be_visible()
        take(ada, "puzzle")
        ada.press("1")
        expect(ada.button("Next puzzle")).to_be_visible()
        take(ada, "puzzle-answered")


def daily(house: House, browsing: Browsing) -> None:
    house.shuffle()
    with browsing.visitor(house) as ada:
        ada.visit("/daily/2026-10-01")  # those of today would be others tomorrow
        expect(ada.button("Practise").first).to_be_visible()
        take(ada, "daily-past")
        ada.button("Practise").first.click()
        expect(ada.page.locator("#hand")).to_be_visible()
        ada.visit(f"/r/{finish(house, ada)}/1.0")
        ada.button("Challenge others with this hand").click()
        link = ada.page.locator("a[href*='/c/']").get_attribute("href") or ""
        with browsing.visitor(house, name="Bo") as bo:
            bo.visit(f"/c/{link.rpartition('/')[2]}")
            bo.is_at("Play this hand")
            take(bo, "challenge-link")
        ada.visit("/daily")
        ada.button("Play").first.click()
        expect(ada.page.locator("#hand")).to_be_visible()
        finish(house, ada)
        ada.link("See how the others did").click()
        expect(ada.page.get_by_text("Looking into the deal")).to_have_count(0, timeout=UNHURRIED)
        take(ada, "daily-result")
        ada.visit("/daily")
        ada.sees("1 day in a row")
        take(ada, "daily")


def accounts(house: House, browsing: Browsing) -> None:
    with browsing.visitor(by_name(house)) as ada:
        Passkeys(ada)
        ada.visit("/account")
        ada.is_at("Your account")
        take(ada, "account-none")
        ada.button("Make an account").click()
        ada.button("I've written them down").click()
        expect(ada.button("Delete account")).to_be_visible()
        take(ada, "account")
        ada.visit("/your-data")
        expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
        take(ada, "your-data")


def clubs(house: House, browsing: Browsing) -> None:
    house.stack("R1", "B9", "B8", "B7", top="R5")
    with browsing.visitor(house) as ada, browsing.visitor(house, name="Bo") as bo:
        ada.visit("/club")
        ada.is_at("Your clubs")
        take(ada, "clubs")
        ada.page.get_by_label("Name of the club").fill("Fridays")
        ada.page.get_by_label("What you call these rules").fill("Like at Bo's")
        ada.press("Enter")
        ada.is_at("Fridays")
        club = ada.page.url
        rules = {"preset": "classic", "hand_size": 1, "target": 1}
        ada.context.request.post(club.replace("/club/", "/api/clubs/"), data={"rules": rules})
        bo.visit(club)
        bo.button("Join the club").click()
        bo.sees("2 members")
        ada.button("Open a table").click()
        ada.is_at("Your table")
        bo.page.reload()
        bo.page.get_by_role("region", name="Now").get_by_role("link").click()
        ada.sees("Bo")
        ada.button(re.compile("^Fill 2 seats")).click()
        ada.play("Red 1")
        ada.is_at("You win the match")
        ada.visit(club)
        expect(ada.page.get_by_role("region", name="Table of honours").get_by_role("row")).to_have_count(3)
        take(ada, "club")


def finding(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house) as ada, browsing.visitor(house, name="Bo") as bo:
        for each, most in ((ada, "5"), (bo, "4")):
            each.visit("/find")
            each.page.get_by_role("switch", name="Bots may fill in").press("Space")
            each.page.get_by_label("At least").select_option(most)
            each.button("Find me a table").click()
            expect(each.button("Stop looking")).to_be_visible()
            if each is ada:
                bo.visit("/find")
                bo.sees("Ada")
                take(bo, "find")
        take(ada, "find-looking")


def by_turns(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2 G5 G6", "R9 G4 B1 B2", top="R5", stock="G2")
    with playing(house, browsing, "Bo", settings={"turn_hours": 24}, hand_size=4, target=500) as (ada, _):
        ada.sees("By turns · 23 hours left")
        take(ada, "table-by-turns")
        ada.visit("/turns")
        ada.is_at("My tables")
        take(ada, "turns")


def keeping(_: House, browsing: Browsing) -> None:
    """At a server with a moderator, and an open collection."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        part = making.begin(folder / "collection", "2026-10")
        for seed in range(8):
            game = play_match(parse("classic stacking=same target=100"), 2 + seed % 4, seed)
            seated = tuple(map(str, range(1, len(game.seats) + 1)))
            making.put(part, seed, record.dumps(game), seated, "2026-10")
        making.finish(part, "2026-10")
        making.publish(part, "2026-10")
        flags = ("--admins", "ada:a-token-of-some-length", "--collection", str(folder / "collection"))
        with House(folder / "data", *flags) as house, browsing.visitor(house) as ada:
            ada.visit("/collection")
            expect(ada.page.get_by_role("row", name="Plays a number")).to_contain_text("%")
            take(ada, "collection")
            house.table(2, "Bo")
            ada.visit("/admin")
            ada.page.get_by_label("Token").fill("a-token-of-some-length")
            ada.press("Enter")
            ada.sees("Signed in as ada")
            take(ada, "admin")


def still(film: Film, name: str) -> None:
    """A picture in the middle of a film."""
    keep(film.picture(), name)


def films(house: House, browsing: Browsing) -> None:
    recordings.turns(house, browsing, FOLDER / "turns-phone.webp")
    recordings.challenges(house, browsing, FOLDER / "challenge-desktop.webp")
    recordings.changes(house, browsing, FOLDER / "swap-phone.webp")
    recordings.win(house, browsing, FOLDER / "win-desktop.webp", still)
    recordings.lose(house, browsing, FOLDER / "lose-phone.webp", still)


def main() -> None:
    for old in FOLDER.glob("*"):
        old.unlink()
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, House(Path(folder)) as house, sync_playwright() as playwright:
        browsing = Browsing(playwright)
        for part in (
            pages,
            ways_in,
            evenings,
            room,
            first_game,
            tables,
            ends,
            looking_back,
            own_matches,
            puzzles,
            daily,
            accounts,
            clubs,
            finding,
            by_turns,
            keeping,
            films,
        ):
            part(house, browsing)
        browsing.close()


if __name__ == "__main__":
    main()
