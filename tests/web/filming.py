"""Films of a page, frame by frame.

Its time passes only from one frame to the next, so that a slow machine makes the same film.
"""

from __future__ import annotations

import io
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import expect

from web.visiting import Visitor

STEP: Final = 80  # milliseconds from one frame to the next
QUALITY: Final = 62
# Animations follow no clock that can be held: they are moved on by hand.
MOVE_ON: Final = """
(step) => {
  for (const animation of document.getAnimations()) {
    if (animation.playState === "finished") continue;
    const time = (animation.currentTime ?? 0) + step * animation.playbackRate;
    if (time >= animation.effect.getComputedTiming().endTime) animation.finish();
    else animation.currentTime = time;
  }
}
"""


class Film:
    """What somebody sees from the moment on in which their clock is stopped; several people make one film."""

    def __init__(self, width: int) -> None:
        self._width = width
        self._frames: list[tuple[Image.Image, int]] = []
        self._visitor: Visitor | None = None

    @property
    def visitor(self) -> Visitor:
        assert self._visitor
        return self._visitor

    def watch(self, visitor: Visitor) -> None:
        """From now on this visitor is filmed, and the time of the page stands still."""
        self._visitor = visitor
        page = visitor.page
        session = page.context.new_cdp_session(page)
        session.send("Animation.enable")
        session.send("Animation.setPlaybackRate", {"playbackRate": 0})
        page.clock.install()
        page.clock.pause_at(datetime.now() + timedelta(minutes=1))

    def picture(self) -> Image.Image:
        return Image.open(io.BytesIO(self.visitor.page.screenshot(caret="hide"))).convert("RGB")

    def roll(self, milliseconds: int) -> None:
        """Lets time pass and films it."""
        for _ in range(0, milliseconds, STEP):
            self.skip(STEP)
            self._keep(self.picture())

    def skip(self, milliseconds: int) -> None:
        """Lets time pass without a camera."""
        for _ in range(0, milliseconds, STEP):
            self.visitor.page.evaluate(MOVE_ON, STEP)
            self.visitor.page.clock.run_for(STEP)

    def act(self, act: Callable[[], object], seen: str = ".flier, [data-callout]", lasts: int = 1700) -> None:
        """Something is done; once its beginning is to be seen, it is filmed."""
        self.visitor.page.evaluate("document.querySelectorAll('[data-callout]').forEach((old) => old.dataset.old = '')")
        act()
        fresh = ", ".join(f"{each}:not([data-old])" for each in seen.split(", "))
        expect(self.visitor.page.locator(fresh).first).to_be_attached()
        self.roll(lasts)

    def _keep(self, frame: Image.Image) -> None:
        small = frame.resize((self._width, round(frame.height * self._width / frame.width)), Image.Resampling.LANCZOS)
        if self._frames and self._frames[-1][0].tobytes() == small.tobytes():
            last, lasted = self._frames.pop()
            self._frames.append((last, lasted + STEP))
        else:
            self._frames.append((small, STEP))

    def save(self, file: Path) -> None:
        first, *others = (frame for frame, _ in self._frames)
        lasting = [lasts for _, lasts in self._frames]
        first.save(
            file,
            save_all=True,
            append_images=others,
            duration=lasting,
            loop=0,
            quality=QUALITY,
            method=4,
            kmin=30,
            kmax=60,
        )
