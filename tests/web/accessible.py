"""What axe-core finds on a screen, in light and dark, at the size of a desktop and of a phone."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, Literal

from web.visiting import DESKTOP, PHONE, Visitor

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN: Final = "(rules) => axe.run(document, { resultTypes: ['violations'], ...rules }).then((found) => found.violations)"
Theme = Literal["light", "dark"]
COLOURS: Final = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}


def violations(visitor: Visitor, rules: dict[str, Any]) -> list[str]:
    """What is wrong with the screen as it is now, a line each."""
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(AXE.read_text("utf-8"))  # not as a script tag: the page's policy allows no others
    found: list[dict[str, Any]] = visitor.page.evaluate(RUN, rules)
    return [f"{rule['id']}: {node['html'][:160]} {node['failureSummary']}" for rule in found for node in rule["nodes"]]


def themes(size: tuple[int, int], thorough: bool) -> dict[Theme, dict[str, Any]]:
    """What is looked for in which theme."""
    if thorough:
        return {"light": {}, "dark": COLOURS}
    return {"dark" if size == PHONE else "light": {}}


def is_accessible(visitor: Visitor, *sizes: tuple[int, int]) -> None:
    """Finds nothing on this screen with axe, and nothing that hangs over its side; without sizes, at both.

    What the dark theme changes are the colours. Where both sizes are looked at and not thoroughly, the phone is dark.
    """
    before = visitor.page.viewport_size
    found = []
    for size in sizes or (DESKTOP, PHONE):
        visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
        width = visitor.page.evaluate("document.scrollingElement.scrollWidth")
        found += [f"{size[0]} × {size[1]}: {width} wide"] if width > size[0] else []
        for theme, rules in themes(size, thorough=visitor.thorough or bool(sizes)).items():
            visitor.page.emulate_media(color_scheme=theme)
            found += [f"{size[0]} × {size[1]}, {theme}: {line}" for line in violations(visitor, rules)]
    if before:
        visitor.page.set_viewport_size(before)
    assert not found, "\n".join(found)
