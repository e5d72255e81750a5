"""What axe-core finds on a screen, in light and dark, at the size of a desktop and of a phone."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from web.visiting import DESKTOP, PHONE, Visitor

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN: Final = "axe.run(document, { resultTypes: ['violations'] }).then((found) => found.violations)"


def violations(visitor: Visitor) -> list[str]:
    """What is wrong with the screen as it is now, a line each."""
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(AXE.read_text("utf-8"))  # not as a script tag: the page's policy allows no others
    found: list[dict[str, Any]] = visitor.page.evaluate(RUN)
    return [f"{rule['id']}: {node['html'][:160]} {node['failureSummary']}" for rule in found for node in rule["nodes"]]


def is_accessible(visitor: Visitor, *sizes: tuple[int, int]) -> None:
    """axe finds nothing on this screen; without sizes, at both."""
    before = visitor.page.viewport_size
    found = []
    for size in sizes or (DESKTOP, PHONE):
        visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
        for scheme in ("light", "dark"):
            visitor.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
            found += [f"{size[0]} × {size[1]}, {scheme}: {line}" for line in violations(visitor)]
    if before:
        visitor.page.set_viewport_size(before)
    assert found == []
