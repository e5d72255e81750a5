"""Takes pictures of every screen at phone and desktop size, light and dark, into docs/screens: `make screens`."""

from __future__ import annotations

import io
import tempfile
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import expect, sync_playwright

from web.playing import playing
from web.recordings import moments
from web.serving import House
from web.visiting import DESKTOP, Browsing, Visitor

FOLDER: Final = Path(__file__).parents[2] / "docs" / "screens"
SIZES: Final = {"phone": (390, 780), "desktop": DESKTOP}
INKS: Final = 160  # colours of a picture, which makes it a third of its size
FRIENDS: Final = ("Bo", "Cid", "Dot")
PREVIEW: Final = Path(__file__).parents[2] / "web" / "public" / "preview.png"
# The first page's cards by themselves, with the brand's mark and name, as links show them.
ALONE: Final = """() => {
  const fan = document.querySelector(".fanart").cloneNode(true);
  const brand = document.querySelector(".brand").cloneNode(true);
  document.querySelector("#page").style.display = "none";
  document.body.append(...document.querySelectorAll("#page > svg"), brand, fan);
  document.body.style.cssText = "display: grid; grid-template-columns: 40% 60%; align-items: center; height: 630px";
  brand.style.cssText = "justify-self: end; font-size: 62px; white-space: nowrap";
  fan.style.cssText = "height: 580px";
  for (const card of fan.children) card.style.setProperty("--w", "186px");
}"""


def take(visitor: Visitor, name: str) -> None:
    """A screen as it is now, in all four ways."""
    before = visitor.page.viewport_size
    for device, size in SIZES.items():
        visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
        for theme in ("light", "dark"):
            visitor.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            visitor.page.wait_for_timeout(300)
            shot = Image.open(io.BytesIO(visitor.page.screenshot(animations="disabled", caret="hide")))
            few = shot.convert("RGB").quantize(INKS, dither=Image.Dither.NONE)
            few.save(FOLDER / f"{name}-{device}-{theme}.png", optimize=True)
    print(name)
    if before:
        visitor.page.set_viewport_size(before)


def preview(house: House, browsing: Browsing) -> None:
    """The picture that a shared link has; part of the page, so that it has to be built again."""
    with browsing.visitor(house, size=(1200, 630)) as ada:
        ada.visit("/")
        ada.page.locator(".fanart use").last.wait_for(state="attached")
        ada.page.locator("symbol").first.wait_for(state="attached")
        ada.page.evaluate(ALONE)
        ada.page.wait_for_timeout(300)
        shot = Image.open(io.BytesIO(ada.page.screenshot(animations="disabled")))
        shot.convert("RGB").quantize(INKS, dither=Image.Dither.NONE).save(PREVIEW, optimize=True)


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
        table = house.table(4, "Bo", settings={"timer": 30}, deck="112", custom=["level everyone 3", "dare next 4"])
        ada.visit(table.path)
        expect(ada.page.get_by_role("heading", name="Rules", exact=True).first).to_be_visible()
        take(ada, "lobby")
        table.close()


def tables(house: House, browsing: Browsing) -> None:
    house.stack(
        "R2 R7 Y1 Y9 G3 GS B5 BR W", "B1 G1 G7 R9 R8 Y4 B7 B8 B9", "R1 B2 R+2 Y+2 G+2 B+2 R3 R4 R5",
        "Y5 Y6 Y7 Y8 G4 G5 G6 B3 B4", top="G9", stock="G0 B6 R6",
    )  # fmt: skip
    with playing(house, browsing, *FRIENDS, hand_size=9) as (ada, _):
        ada.is_asked("Your turn")
        take(ada, "table")
        ada.card("Wild").click()
        expect(ada.asked.get_by_role("button", name="Green")).to_be_visible()
        take(ada, "table-colour")
        ada.press("Escape")
        ada.draw()
        ada.is_asked("You drew")
        take(ada, "table-drawn")
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
        take(ada, "table-ten-seats")


def ends(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2", "B9 W", "GS Y4", "B+2 G7", top="R5", stock="Y3 G4 B6")
    with playing(house, browsing, *FRIENDS, hand_size=2, target=200) as (ada, friends):
        ada.play("Red 1")
        ada.press("u")
        for friend in friends:
            friend.act("draw")
        ada.play("Red 2")
        ada.is_at("You win the round")
        take(ada, "round-end")
    house.stack("R1 R2", "B9 W", top="R5", stock="Y3")
    with playing(house, browsing, "Bo", hand_size=2, target=10) as (ada, [bo]):
        ada.play("Red 1")
        ada.press("u")
        bo.act("draw")
        ada.play("Red 2")
        ada.is_at("You win the match")
        take(ada, "match-end")
        ada.link("Watch the replay").click()
        expect(ada.page.get_by_role("slider")).to_be_visible()
        ada.press("ArrowRight", "ArrowRight")
        take(ada, "replay")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, House(Path(folder)) as house, sync_playwright() as playwright:
        browsing = Browsing(playwright)
        preview(house, browsing)
        pages(house, browsing)
        tables(house, browsing)
        ends(house, browsing)
        moments(house, browsing, FOLDER)
        browsing.close()


if __name__ == "__main__":
    main()
