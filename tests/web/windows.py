"""The windows that people have, and what holds in each: nothing hangs over or lies over another, all can be pressed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Locator

from web.visiting import Visitor

WINDOWS: Final = {
    "laptop": (1280, 720),
    "laptop with a bookmarks bar": (1366, 657),
    "wide laptop": (1536, 730),
    "old screen": (1024, 768),
    "tablet": (820, 1180),
    "phone": (390, 844),
    "small phone": (360, 640),
    "phone on its side": (844, 390),
    "phone with its keyboard out": (390, 480),
    "large screen": (2560, 1440),
    "laptop at 200 %": (640, 360),
    "laptop at 400 %": (320, 256),
}
# looked at every time: the widest, the narrowest, the lowest, and those between which the layout changes
SOME: Final = ("laptop", "tablet", "small phone", "phone on its side", "large screen", "laptop at 400 %")

# Whatever can be pressed or typed into, once scrolled to, must be what lies there at one of its points at least.
UNREACHED: Final = r"""(root) => {
  const shown = (part) => {
    const { width, height } = part.getBoundingClientRect();
    return width > 1 && height > 1 && part.checkVisibility({ visibilityProperty: true });
  };
  const called = (part) => (part.ariaLabel ?? part.innerText ?? part.id).trim().slice(0, 40).replaceAll(/\s+/g, " ");
  const missed = [];
  for (const part of root.querySelectorAll("button, a[href], input, select, textarea, summary")) {
    if (!shown(part) || part.disabled || part.closest(".sr, .skip")) continue;
    part.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, top, width, height } = part.getBoundingClientRect();
    let hits = 0;
    for (const x of [0.1, 0.3, 0.5, 0.7, 0.9])
      for (const y of [0.2, 0.5, 0.8]) {
        const found = document.elementFromPoint(left + width * x, top + height * y);
        if (found && (part.contains(found) || found.closest("label")?.contains(part))) hits++;
      }
    if (!hits) missed.push(`${part.tagName.toLowerCase()} “${called(part)}”`);
  }
  return missed;
}"""
OVERLAPS: Final = """([selectors, slack]) => {
  const parts = [...document.querySelectorAll(selectors)].filter((part) => part.checkVisibility());
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const name = (part) => `${part.className.split(" ").slice(0, 2).join(".")} “${part.innerText.trim().slice(0, 12)}”`;
  const found = [];
  for (let one = 0; one < parts.length; one++)
    for (let other = one + 1; other < parts.length; other++) {
      if (parts[one].contains(parts[other]) || parts[other].contains(parts[one])) continue;
      const [a, b] = [boxes[one], boxes[other]];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide <= slack || high <= slack) continue;
      found.push(`${name(parts[one])} and ${name(parts[other])}: ${wide | 0} × ${high | 0}`);
    }
  return found;
}"""
# what is laid out by measuring is right in the frame after the one in which it was measured
DRAWN: Final = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
Box = dict[str, float]


@contextmanager
def kept_size(visitor: Visitor) -> Iterator[None]:
    before = visitor.page.viewport_size
    yield
    if before:
        visitor.page.set_viewport_size(before)


def resize(visitor: Visitor, size: tuple[int, int]) -> None:
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.page.evaluate(DRAWN)


@contextmanager
def resized(visitor: Visitor, size: tuple[int, int]) -> Iterator[None]:
    with kept_size(visitor):
        resize(visitor, size)
        yield


def faults(visitor: Visitor, panels: str = "", slack: float = 1) -> list[str]:
    """What is wrong with the screen in the window as it is now."""
    page = visitor.page
    width: int = page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
    found = [f"{width} px too wide"] if width > 0 else []
    found += [f"can't be pressed: {name}" for name in page.locator("body").evaluate(UNREACHED)]
    if panels:
        found += [f"overlap: {pair}" for pair in page.evaluate(OVERLAPS, [panels, slack])]
    return found


def fits_all_windows(visitor: Visitor, panels: str = "", also: Any = None) -> None:
    """The screen is right in every window; `also` says what else is wrong in one, a list of lines."""
    found = []
    with kept_size(visitor):
        for window in WINDOWS if visitor.thorough else SOME:
            size = WINDOWS[window]
            resize(visitor, size)
            lines = faults(visitor, panels) + (also() if also else [])
            found += [f"{window}, {size[0]} × {size[1]}: {line}" for line in lines]
    assert not found, "\n".join(found)


def covered(part: Locator) -> str:
    """What lies over the middle of it, or "" where it can be pressed."""
    over: str = part.evaluate(
        """(part) => {
            const { left, top, width, height } = part.getBoundingClientRect();
            const found = document.elementFromPoint(left + width / 2, top + height / 2);
            return found && part.contains(found) ? "" : (found?.outerHTML.slice(0, 200) ?? "the edge of the window");
        }"""
    )
    return over


def out_of_sight(part: Locator) -> bool:
    """Whether any of it lies outside the window, without scrolling."""
    hidden: bool = part.evaluate(
        """(part) => {
            const { left, top, right, bottom } = part.getBoundingClientRect();
            return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
        }"""
    )
    return hidden


def box(part: Locator) -> Box:
    found: Box = part.evaluate("(part) => part.getBoundingClientRect().toJSON()")
    return {side: round(found[side]) for side in ("left", "top", "width", "height")}
