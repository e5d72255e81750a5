"""The command `lastcard whatif`."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

from lastcard.cli.common import PlainOption, failing, in_range, in_terminal, read, read_line, say, write
from lastcard.cli.play import play_plainly
from lastcard.core.clean import line
from lastcard.record import Record, verifiable_shuffle
from lastcard.table import local
from lastcard.table.deciding import SUBSTITUTE
from lastcard.table.identities import LONGEST_NAME
from lastcard.table.local import LocalRoom
from lastcard.table.match_state import Seat
from lastcard.terminal.keyboard import Keyboard
from lastcard.terminal.plain.whatif import WantedPosition, WhatIf, place_of
from lastcard.terminal.saves import Save
from lastcard.terminal.setup import Setup


def whatif_command(
    file: Annotated[Path, typer.Argument(metavar=say("usage-file"), help=say("help-file"))],
    at: Annotated[str, typer.Option("--at", help=say("help-whatif-at"))] = "1.0",
    seat: Annotated[int | None, typer.Option("--seat", help=say("help-whatif-seat"))] = None,
    plain: PlainOption = False,
) -> None:
    game = read(file)
    if seat is not None:
        in_range("--seat", seat, 1, len(game.seats))
    with failing(file):
        moment = WantedPosition(game, *place_of(at))
        if seat is None:
            talk = WhatIf(moment, say, read_line, write)
            seat = talk.run()
            moment = talk.moment
        room = going_on(moment, seat) if seat else None
    if room is not None:
        play(room, game, plain)


def going_on(moment: WantedPosition, seat: int) -> LocalRoom:
    """A table at which the match goes on: one's own seat, and bots in the others under the names that there were."""
    game, secret = moment.game, secrets.token_bytes(32)
    begun = moment.branch(secret)
    bots = verifiable_shuffle.bots_of(game) or ("",) * len(game.seats)
    names = [line(name)[:LONGEST_NAME] or str(place) for place, name in enumerate(game.seats, 1)]
    seats = [
        Seat(name, "" if place == seat else bot or SUBSTITUTE)
        for place, (name, bot) in enumerate(zip(names, bots, strict=True), 1)
    ]
    return local.go_on(game.rules, seats, secret, begun.rounds)


def play(room: LocalRoom, game: Record, plain: bool) -> None:
    keyboard = Keyboard(room, Save(None))
    if plain or not in_terminal():
        play_plainly(keyboard, 0.0)
        return
    from lastcard.terminal.apps.local import LastCard  # takes a moment to load, which no other command should wait for

    LastCard(say, Setup(rules=game.rules, seats=len(game.seats)), 1.0, keyboard).run()
