"""Tables that a page opens, played in a hurry."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Route

from web.serving import QUICK
from web.visiting import Visitor


def hurry(visitor: Visitor, **rules: Any) -> None:
    """Opens the tables that the page asks for with these rules besides, and bots that do not wait."""

    def change(route: Route) -> None:
        if route.request.method != "POST":
            return route.fallback()
        settings = json.loads(route.request.post_data or "{}")["settings"]
        changed = QUICK | {"rules": {"preset": settings.get("rules", "classic"), **rules}}
        return route.continue_(post_data=json.dumps({"settings": settings | changed}))

    visitor.page.route("**/api/tables", change)
