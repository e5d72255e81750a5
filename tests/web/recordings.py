"""Records moments at the table as animated pictures, into docs/screens: part of `make screens`.

The page's clock and its animations are moved on frame by frame, so that a slow machine records the same as a quick one.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import Page, expect

from web.playing import playing
from web.serving import Friend, House
from web.visiting import Browsing

FRAME: Final = 50  # milliseconds
SIZES: Final = {"phone": (390, 780), "desktop": (1200, 750)}
WIDEST: Final = 640
# what is new begins with this frame, everything else is a frame further
MOVE_ON: Final = """frame => {
  for (const animation of document.getAnimations()) {
    const known = animation.playState === "paused";
    animation.pause();
    const end = animation.effect.getComputedTiming().endTime;
    const now = known ? animation.currentTime + frame : 0;
    if (now < end) animation.currentTime = now;
    else animation.finish();
  }
}"""


class Recording:
    """Frames of a page, one after another."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[Image.Image] = []
        expect(page.locator(".discard [role=img]")).to_be_visible()
        expect(page.locator(".flier")).to_have_count(0)
        page.clock.install()
        page.clock.pause_at(datetime.now() + timedelta(minutes=1))

    def run(self, milliseconds: int) -> None:
        for _ in range(milliseconds // FRAME):
            self.page.evaluate(MOVE_ON, FRAME)
            shot = Image.open(io.BytesIO(self.page.screenshot(caret="hide"))).convert("RGB")
            width = min(WIDEST, shot.width)
            self.frames.append(shot.resize((width, shot.height * width // shot.width), Image.Resampling.LANCZOS))
            self.page.clock.run_for(FRAME)

    def after(self, does: Callable[[], None], milliseconds: int) -> None:
        """What a message begins is there before the next frame."""
        seen = self.page.locator(".flier").count()
        does()
        expect(self.page.locator(".flier")).not_to_have_count(seen)
        self.run(milliseconds)

    def save(self, file: Path) -> None:
        first, *others = self.frames
        first.save(file, save_all=True, append_images=others, duration=FRAME, loop=0, quality=60, method=4)
        print(f"{file.name}  {file.stat().st_size / 1000:.0f} KB")


@contextmanager
def recording(
    house: House, browsing: Browsing, file: Path, size: tuple[int, int], *friends: str, **rules: Any
) -> Iterator[tuple[Recording, list[Friend]]]:
    with playing(house, browsing, *friends, size=size, still=False, **rules) as (ada, others):
        taken = Recording(ada.page)
        yield taken, others
        taken.save(file)


def moments(house: House, browsing: Browsing, folder: Path) -> None:
    for device, size in SIZES.items():
        house.stack("R1 Y1 Y2 G8", "RS B1 B2 B3", "G1 G2 G3 G4", "W+4 Y5 Y6 G7", top="R5", stock="B5 B6 B7 B8 B9 G9")
        with recording(
            house, browsing, folder / f"moving-four-{device}.webp", size, "Bo", "Cid", "Dot", hand_size=4
        ) as (
            ada,
            [bo, _, dot],
        ):
            card = ada.page.locator('#hand [data-face="R1"]')
            ada.after(card.click, 700)
            ada.after(lambda: bo.act("play RS"), 1400)
            ada.after(lambda: dot.act("play W+4>G"), 1600)
            ada.after(lambda: ada.page.keyboard.press("x"), 2400)
