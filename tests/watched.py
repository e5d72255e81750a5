"""Rounds with everybody's memory kept, and the same rounds with what a viewer may not know put elsewhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import msgspec

from lastcard.core.actions import Action
from lastcard.core.cards import FACES
from lastcard.core.events import Event, seen
from lastcard.core.rules import PRESETS, Ruleset
from lastcard.engine.codes import IN_OVER
from lastcard.engine.memory import Memory
from lastcard.engine.round import Round
from lastcard.engine.shuffles import Orders
from lastcard.lab.random_play import random_action
from lastcard.match.view import View, view

ENCODE = msgspec.msgpack.Encoder()


class Watched:
    """A round with everybody's memory kept."""

    def __init__(self, rules: Ruleset, seats: int, seed: int, deck: bytes | None = None) -> None:
        source = None if deck is None else Orders([deck], seeded=True)
        self.round = Round.empty(rules, seats, seats - 1, seed=seed, source=source)
        self.round.log = []
        self.memories = [Memory(viewer, seats) for viewer in range(seats + 1)]
        self.events: list[Event] = []
        self.round.events = self.events
        self.round.deal()
        self.round.events = None
        self._remember()

    def do(self, action: Action) -> None:
        self.events = self.round.play(action)
        self._remember()

    def _remember(self) -> None:
        for memory in self.memories:
            memory.watch(self.events)

    def view(self, viewer: int) -> View:
        return view(self.round, viewer, self.memories[viewer])

    def bytes_for(self, viewer: int) -> bytes:
        """All that reaches a viewer after an action."""
        return ENCODE.encode((self.view(viewer), [seen(event, viewer) for event in self.events]))


def under_way(random: Random) -> Iterator[Watched]:
    """Forty rounds by any rules, somewhere on their way, without those that are over, open or misplayed."""
    for seed in range(40):
        game = Watched(random.choice(list(PRESETS.values())), random.randrange(2, 6), seed)
        for _ in range(random.randrange(40)):
            if game.round.phase != IN_OVER:
                game.do(random_action(game.round, random))
        if game.round.phase != IN_OVER and not game.round.openers and game.round.wrong_by < 0:
            yield game


def cards(text: str) -> tuple[str, ...]:
    return tuple(text.split())


def faces(text: str) -> bytes:
    return bytes([FACES[card] for card in text.split()])


def hidden_cards_moved(game: Watched, viewer: int, random: Random) -> Round:
    """The same round with everything shuffled that the viewer may not know."""
    round_ = game.round
    known = [Counter(faces(" ".join(game.view(viewer).known[seat]))) for seat in range(round_.seats)]
    unknown = [list((Counter(round_.hand(seat)) - known[seat]).elements()) for seat in range(round_.seats)]
    pool = [face for hand in unknown for face in hand] + list(round_.stock_order())
    random.shuffle(pool)
    hands = []
    for seat in range(round_.seats):
        size = len(unknown[seat])
        hands.append(bytes([*known[seat].elements(), *pool[:size]]))
        pool = pool[size:]
    other = round_.copy()
    other.rearrange(hands, bytes(pool))
    return other


def start(rules: Ruleset, hands: list[str], discard: str, stock: str = "B1 B2 B3 B4 B5 B6 B8 B9") -> Watched:
    game = Watched.__new__(Watched)
    game.round = Round.empty(rules, len(hands), len(hands) - 1)
    game.memories = [Memory(viewer, len(hands)) for viewer in range(len(hands) + 1)]
    game.events = []
    game.round.events = game.events
    game.round.set_up([faces(hand) for hand in hands], faces(discard), faces(stock), 0)
    game.round.events = None
    for memory in game.memories:
        memory.watch(game.events)
    return game
