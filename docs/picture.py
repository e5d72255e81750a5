"""Draws docs/table.svg, the picture in the README: the table on the screen, some way into a real game."""

from __future__ import annotations

import asyncio
import os
import re
import tempfile
from pathlib import Path

from lastcard.core.rules import PRESETS
from lastcard.table.sitting import Seat, Sitting
from lastcard.terminal.apps.local import LastCard
from lastcard.terminal.choices import plays
from lastcard.terminal.saves import Save
from lastcard.terminal.screens.base import Page
from lastcard.terminal.setup import Setup
from lastcard.wording.catalogues import catalogue

NAMES = ("Eva", "Ada", "Bo", "Cid")
STILL = 1e6


def some_way_into_a_game() -> Sitting:
    """A moment at which the person has a choice and somebody is close to the end."""
    table = Sitting(PRESETS["house-party"], [Seat(name, "easy") for name in NAMES], b"a picture")
    while True:
        view = table.view(1)
        near = min(view.sizes) == 1
        if view.turn == 1 and view.phase == "turn" and len(plays(view)) > 2 and 6 < len(view.hand) < 11 and near:
            break
        if table.over:
            table.next_round()
        table.apply(table.wishes(table.views_of_bots())[0].action)
    table.seats = (Seat(NAMES[0]), *table.seats[1:])
    del table.players[1]
    return table


async def main() -> None:
    app = LastCard(catalogue("en"), Setup((NAMES[0],)), STILL, (some_way_into_a_game(), Save()))
    async with app.run_test(size=(100, 30)) as pilot:
        app.manner.pace = 1
        assert isinstance(app.screen, Page)
        app.screen.retell()
        await pilot.pause()
        picture = app.export_screenshot(title="lastcard play")
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)  # a reader's own font will do
    Path(__file__).with_name("table.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        os.environ["LASTCARD_DATA"] = folder
        asyncio.run(main())
