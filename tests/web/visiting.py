"""People in front of a browser: what they see, touch and type, by the names that a screen reader would say."""

from __future__ import annotations

import os
import re
from typing import Final, Protocol, Self

from playwright.sync_api import Browser, BrowserContext, Error, Locator, Page, Playwright, expect

from web.browser import chromium

FLAGS: Final = (
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
PHONE: Final = (360, 640)
DESKTOP: Final = (1440, 900)
PATIENCE: Final = 60_000  # milliseconds for something to be seen, on a busy machine
SHORT: Final = 1_500  # milliseconds for a click at something that may be gone already
UNPLAYABLE: Final = ", cannot be played"
# tells the test what the page was not allowed to do
WATCH_POLICY: Final = """
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
  console.error(`Security Policy: ${violatedDirective} ${blockedURI}`));
"""

expect.set_options(timeout=PATIENCE)


class Place(Protocol):
    """Where there is a page."""

    url: str


class Browsing:
    """Chromium, and the people who use it; `thorough`: whose screens are looked at in every window and both themes."""

    def __init__(self, playwright: Playwright, thorough: bool = True) -> None:
        self._thorough = thorough
        sandbox = ("--no-sandbox",) if os.geteuid() == 0 else ()
        self.browser: Browser = playwright.chromium.launch(executable_path=chromium(), args=[*FLAGS, *sandbox])

    def close(self) -> None:
        self.browser.close()

    def visitor(
        self,
        house: Place,
        name: str = "Ada",
        size: tuple[int, int] = DESKTOP,
        language: str = "en",
        dark: bool = False,
        still: bool = True,
        novice: bool = False,
        kept: bool = False,
    ) -> Visitor:
        """Somebody with a device of their own.

        `still`: who does not want things to move; `novice`: who plays for the first time; `kept`: whose browser keeps
        the page for when there is no connection, which fetches all of it.
        """
        context = self.browser.new_context(
            base_url=house.url,
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
            has_touch=size[0] < DESKTOP[0],
            service_workers="allow" if kept else "block",
        )
        context.set_default_timeout(PATIENCE)
        if not novice:
            context.add_init_script("localStorage.setItem('lastcard.hints', 'elsewhere')")
        return Visitor(context, house.url, name, self._thorough)


class Visitor:
    """Somebody in front of a page. What the page throws, or asks of another server, is kept and fails the test."""

    def __init__(self, context: BrowserContext, home: str, name: str, thorough: bool) -> None:
        self.context = context
        self.thorough = thorough
        self.home = home
        self.name = name
        self.problems: list[str] = []
        context.add_init_script(WATCH_POLICY)
        if name:
            context.add_init_script(f"localStorage.setItem('lastcard.name', {name!r})")
        context.on("request", lambda request: self._asked(request.url))
        self.page: Page = context.new_page()
        self.page.on("websocket", lambda socket: self._asked(socket.url.replace("ws", "http", 1)))
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on(
            "console", lambda said: self.problems.append(said.text) if "Security Policy" in said.text else None
        )

    def _asked(self, url: str) -> None:
        if not url.startswith((f"{self.home}/", "data:", "blob:")):
            self.problems.append(f"asked for {url}")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, error: BaseException | None, *_: object) -> None:
        if error is not None:
            shown = self.page.evaluate("document.body.innerText")
            error.add_note(f"{self.name} at {self.page.url}: {self.problems}\n{shown}")
        self.context.close()
        if error is None:
            assert self.problems == []

    def visit(self, path: str) -> None:
        self.page.goto(path)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def link(self, name: str) -> Locator:
        return self.page.get_by_role("link", name=name)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def sees(self, text: str) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()

    def is_at(self, heading: str) -> None:
        """The heading that says which screen this is."""
        expect(self.page.get_by_role("heading", level=1, name=heading)).to_be_visible()

    # At the table

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("region", name=re.compile("^Your hand, "))

    @property
    def asked(self) -> Locator:
        """What is asked, and the answers that there are."""
        return self.page.get_by_role("region", name="Your move")

    @property
    def actions(self) -> Locator:
        return self.page.get_by_role("region", name="Your actions")

    def seat(self, name: str) -> Locator:
        """Another player."""
        players = self.page.get_by_role("list", name="Players, in order of play")
        return players.get_by_role("listitem").filter(has_text=name)

    @property
    def playable(self) -> Locator:
        """The cards of the hand that can be played or marked now; others can be chosen for the next turn."""
        return self.page.locator("#hand .ok:not(:has(.is-next)) button")

    def card(self, name: str) -> Locator:
        """A card of the hand that can be played or marked."""
        return self.hand.get_by_role("button", name=name, exact=True).first

    def play(self, card: str, colour: str = "", whom: str = "") -> None:
        self.card(card).click()
        if colour:
            self.page.get_by_role("group", name="Which colour?").get_by_role("button", name=colour).click()
        if whom:
            self.asked.get_by_role("group").get_by_role("button", name=whom).click()

    def answer(self, name: str) -> None:
        self.asked.get_by_role("button", name=name).click()

    def draw(self) -> None:
        self.actions.get_by_role("button", name="Draw").click()

    def call(self) -> None:
        self.actions.get_by_role("button", name="UNO!").click()

    def catch(self, player: str) -> None:
        self.button(re.compile(f"^Catch.*{player} has not called UNO")).click()

    def holds(self, *cards: str) -> None:
        """The hand, in any order."""
        expect(self.hand.get_by_role("button")).to_have_count(len(cards))
        names = (button.get_attribute("aria-label") or "" for button in self.hand.get_by_role("button").all())
        assert sorted(name.removesuffix(UNPLAYABLE) for name in names) == sorted(cards)

    def is_asked(self, text: str) -> None:
        expect(self.asked).to_contain_text(text)

    def is_told(self, *sentences: str) -> None:
        """The log has these sentences, in this order."""
        log = self.page.get_by_role("log")
        expect(log).to_contain_text(re.compile(".*".join(map(re.escape, sentences)), re.DOTALL))

    def sees_top(self, card: str) -> None:
        expect(self.page.get_by_role("img", name=f"Top card: {card}")).to_be_visible()

    def offered(self, over: Locator, ways: dict[str, Locator]) -> str:
        """Waits until one of these ways is to be seen, and says which; "" where it is all over."""
        anything = over
        for way in ways.values():
            anything = anything.or_(way)
        while True:
            expect(anything.first).to_be_visible()
            if over.is_visible():
                return ""
            for what, way in ways.items():
                if way.count():
                    return what

    def take_turn(self) -> str:
        """Waits until something can be done and does one thing that stands out; says which, "" at the match's end."""
        over = self.page.get_by_role("heading", name="win the match").or_(
            self.page.get_by_role("heading", name="wins the match")
        )
        ways = {
            "next round": self.page.get_by_role("button", name="Next round"),
            "answer": self.asked.get_by_role("button"),
            "play": self.playable,
            "pass": self.actions.get_by_role("button", name="Pass", disabled=False),
            "draw": self.actions.get_by_role("button", name="Draw", disabled=False),
        }
        while what := self.offered(over, ways):
            try:
                ways[what].first.click(timeout=SHORT)
            except Error:
                continue  # it was gone already
            break
        return what
