"""People in front of a browser: what they see, touch and type, by the names that a screen reader would say."""

from __future__ import annotations

import os
from typing import Final, Self

from playwright.sync_api import Browser, BrowserContext, Locator, Page, Playwright, expect

from web.browser import chromium
from web.serving import House

FLAGS: Final = (
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
PHONE: Final = (360, 640)
DESKTOP: Final = (1440, 900)
PATIENCE: Final = 30_000  # milliseconds for something to be seen, on a busy machine

expect.set_options(timeout=PATIENCE)


class Browsing:
    """Chromium, and the people who use it."""

    def __init__(self, playwright: Playwright) -> None:
        sandbox = ("--no-sandbox",) if os.geteuid() == 0 else ()
        self.browser: Browser = playwright.chromium.launch(executable_path=chromium(), args=[*FLAGS, *sandbox])

    def close(self) -> None:
        self.browser.close()

    def visitor(
        self,
        house: House,
        name: str = "Ada",
        size: tuple[int, int] = DESKTOP,
        language: str = "en",
        dark: bool = False,
        still: bool = True,
    ) -> Visitor:
        """Somebody with a device of their own; `still`: who does not want things to move."""
        context = self.browser.new_context(
            base_url=house.url,
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
            has_touch=size[0] < DESKTOP[0],
        )
        context.set_default_timeout(PATIENCE)
        return Visitor(context, name)


class Visitor:
    """Somebody in front of a page. What the page throws, or asks of another server, is kept and fails the test."""

    def __init__(self, context: BrowserContext, name: str) -> None:
        self.context = context
        self.name = name
        self.problems: list[str] = []
        self.page: Page = context.new_page()
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", lambda said: self.problems.append(said.text) if "Security Policy" in said.text else None)
        if name:
            context.add_init_script(f"localStorage.setItem('lastcard.name', {name!r})")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        self.context.close()
        if kind is None:
            assert self.problems == []

    def visit(self, path: str) -> None:
        self.page.goto(path)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def sees(self, text: str) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()
