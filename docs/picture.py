"""Draws docs/table.svg, the picture in the README: the table on the screen, some way into a real game."""

from __future__ import annotations

import asyncio
import os
import re
import tempfile
from pathlib import Path

from lastcard.core.rules import PRESETS
from lastcard.table.deciding import decide
from lastcard.table.local import LocalRoom, begin
from lastcard.table.log import Acted
from lastcard.table.match_state import Seat
from lastcard.terminal.apps.local import LastCard
from lastcard.terminal.choices import plays
from lastcard.terminal.keyboard import Keyboard
from lastcard.terminal.saves import Save
from lastcard.terminal.screens.base import Page
from lastcard.terminal.setup import Setup
from lastcard.wording.catalogues import catalogue

NAMES = ("Eva", "Ada", "Bo", "Cid")
STILL = 1e6


def some_way_into_a_game() -> LocalRoom:
    """A moment at which the person has a choice and somebody is close to the end."""
    room = begin(PRESETS["house-party"], [Seat(NAMES[0]), *(Seat(name, "easy") for name in NAMES[1:])], b"a picture")
    table = room.table
    while True:
        assert table.match_state is not None
        view = table.match_state.view(1)
        near = min(view.sizes) == 1
        if view.turn == 1 and view.phase == "turn" and len(plays(view)) > 2 and 6 < len(view.hand) < 11 and near:
            break
        if table.stage == "between":
            room.add([table.deal_again()])
        seat = table.asked()[0]
        action = decide("easy", table.rules, table.version, table.match_state.view(seat))
        assert action is not None
        room.add([Acted(seat=seat, action=action.saying)])
    return room


async def main() -> None:
    app = LastCard(catalogue("en"), Setup((NAMES[0],)), STILL, Keyboard(some_way_into_a_game(), Save()))
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
