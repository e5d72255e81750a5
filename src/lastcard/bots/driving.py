"""Plays rounds between bots at full speed, and counts what happened in them."""

from __future__ import annotations

from collections.abc import Sequence

from lastcard.actions import CATCH, CHALLENGE, PLAY, UNO
from lastcard.bots.bot import Player
from lastcard.engine.codes import IN_OVER, IN_VOTE
from lastcard.engine.round import Round
from lastcard.errors import Problem
from lastcard.view import Memory, view

LONGEST = 20_000  # actions after which a round is given up as endless


class Counts:
    """What happened in rounds that bots played."""

    def __init__(self) -> None:
        self.actions = 0
        self.faces = [0] * 64  # how often each face was laid
        self.verbs = [0] * 15  # how often each verb was said, by its number
        self.calls = 0  # of UNO, with a card or by itself
        self.catches = 0  # that were right
        self.jump_ins = 0
        self.bluffs_found = 0  # challenges that were right
        self.reshuffles = 0


def play_round(table: Round, players: Sequence[Player], counts: Counts) -> None:
    """Plays a round that has been set up, or is to be dealt, to its end."""
    memories = [Memory(seat + 1, table.seats) for seat in range(table.seats)]
    events = table.events = []
    table.deal()
    table.events = None
    for memory in memories:
        memory.watch(events)
    dealt = table.shuffles
    for _ in range(LONGEST):
        if table.phase == IN_OVER:
            counts.reshuffles += table.shuffles - dealt
            return
        seats = [(table.turn + offset) % table.seats for offset in range(1, table.seats + 1)]
        for seat in seats:
            wanted = players[seat].wants(view(table, seat + 1, memories[seat])) if table.alive >> seat & 1 else None
            if wanted is not None:
                jump = wanted.verb_number == PLAY and table.turn != seat
                caught = wanted.verb_number == CATCH and table.vulnerable >> (wanted.target - 1) & 1
                guilty = wanted.verb_number == CHALLENGE and table.guilty
                events = table.apply(wanted)
                for memory in memories:
                    memory.watch(events)
                counts.actions += 1
                counts.verbs[wanted.verb_number] += 1
                counts.faces[wanted.face] += wanted.verb_number == PLAY
                counts.calls += wanted.uno or wanted.verb_number == UNO
                counts.jump_ins += jump
                counts.catches += caught
                counts.bluffs_found += guilty
                break
        else:
            assert table.phase != IN_VOTE
            raise Problem("bot-stalls")
    raise Problem("bot-stalls")
