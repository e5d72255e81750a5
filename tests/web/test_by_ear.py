"""A match played by what is said: by roles, names and live regions alone, with nothing known that was not announced."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from web.quick import hurry
from web.serving import House
from web.visiting import Browsing, Visitor

# what a screen reader would say by itself: what changes in live regions, and what gets the focus
LISTEN: Final = """
window.heard = [];
const LIVE = "[aria-live=assertive], [aria-live=polite], [role=status], [role=log], [role=alert]";
const hear = (text) => text.trim() && heard.push(text.replace(/\\s+/g, " ").trim());
new MutationObserver((changes) => {
  const said = new Set();
  for (const { target, addedNodes, type } of changes) {
    const region = (target.nodeType === 1 ? target : target.parentElement)?.closest(LIVE);
    if (!region || region.closest("[aria-hidden=true], [aria-live=off]")) continue;
    if (region.role === "log") {
      for (const node of addedNodes) if (node.nodeType === 1 && !node.ariaHidden) hear(node.textContent);
    } else said.add(region);
  }
  for (const region of said) hear(region.textContent);
}).observe(document, { subtree: true, childList: true, characterData: true });
addEventListener("focusin", ({ target }) => {
  hear(target.ariaLabel || target.textContent);
  for (const id of (target.getAttribute("aria-describedby") ?? "").split(" ").filter(Boolean)) {
    const about = document.getElementById(id);
    hear(about.ariaLabel || about.textContent);
  }
});
"""
CARD: Final = re.compile(r"(?:plays|jumps in with|Top card:) (?:a )?(.+?)(?: and chooses .*)?\.$")


class Listener:
    """Somebody who knows what was said, and asks for nothing but roles and names."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.heard: list[str] = []

    def listen(self) -> list[str]:
        """Waits until something new is said."""
        page = self.visitor.page
        page.wait_for_function("(known) => heard.length > known", arg=len(self.heard))
        new: list[str] = page.evaluate("(known) => heard.slice(known)", len(self.heard))
        self.heard += new
        return new

    def button(self, name: str) -> Locator:
        return self.visitor.page.get_by_role("button", name=re.compile(f"^{name}"), disabled=False)

    def press(self, button: Locator) -> None:
        button.first.focus()
        self.visitor.press("Enter")

    def knows_the_top(self) -> None:
        """The card on top is the one that was told of last."""
        told = [found[1] for text in self.heard if (found := CARD.search(text))]
        expect(self.visitor.page.get_by_role("img", name=f"Top card: {told[-1]}")).to_be_visible()

    def answer(self, text: str) -> bool:
        """Does what is asked, if anything is."""
        if "Which colour?" in text or "you choose the colour" in text:
            self.press(self.button("Green"))
        elif "play it, or keep it" in text:
            self.press(self.button("Pass"))
        elif re.search("no card fits|^Draw [0-9]", text):
            self.press(self.button("Draw"))
        elif text.startswith("Your turn:"):
            self.knows_the_top()
            hand = self.visitor.hand.get_by_role("button", disabled=False)
            self.press(hand)
        else:
            return False
        return True


@pytest.mark.journey
def test_a_match_is_played_by_ear(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house) as visitor:
        visitor.context.add_init_script(LISTEN)
        hurry(visitor, hand_size=3, target=60)
        visitor.visit("/")
        ada = Listener(visitor)
        ada.press(ada.button("Play now"))
        over = ""
        while not over:
            new = ada.listen()
            for text in reversed(new):
                if re.fullmatch(".* wins? the match", text):
                    over = text
                elif re.fullmatch(".* wins? the round", text):
                    ada.press(ada.button("Next round"))
                elif not ada.answer(text):
                    continue
                break
        assert not re.search("undefined|NaN", " ".join(ada.heard))
