"""Counts cards, remembers who could not follow and what was shown, doubts with reason, and helps its partner."""

from __future__ import annotations

from lastcard.bots.normal import Normal
from lastcard.core.rules import Ruleset
from lastcard.engine.observation import Observation
from lastcard.engine.worlds import Worlds

try:
    import cython
except ModuleNotFoundError:  # needed to compile, not to run
    from lastcard.engine import cython_stub as cython

if not cython.compiled:
    from lastcard.engine.bits import bit, lowest, popcount
    from lastcard.engine.codes import *

BLUFFS = 0.06  # how often somebody who holds the colour in force lays a Wild Draw Four all the same


class Hard(Normal):
    """Scores every way to lay every card by what is likely to follow from it."""

    def __init__(self, rules: Ruleset, seed: int) -> None:
        super().__init__(rules, seed)
        self.studies = True
        self.slips = 0.25
        self.offhand &= ~self.lowered.needs_colour
        self.bluffs = 0.02
        self.bluffs_late = 0.3
        self.laughs = 0.1
        self.worlds = Worlds(rules, self.dice)
        self.named = 0  # the colour to name with the card that was picked
        # what counts, found by many games against normal
        coloured = self.lowered.coloured
        self.staying = 5.0
        self.blocking = 80.0
        self.near = 70.0 if coloured else 20.0
        self.close = 20.0 if coloured else 28.0
        self.far = -10.0 if coloured else -3.5
        self.drawing = 5.0 if coloured else 13.5
        self.again = 7.0
        self.last = 14.0
        self.moving_hands = 6.0
        self.helping = 10.0

    def share(self, mask: int) -> float:
        """How many of the unseen cards are of these faces, as a share."""
        worlds = self.worlds
        found = 0.0
        while mask:
            found += worlds.unseen[lowest(mask)]
            mask &= mask - 1
        return found / worlds.counted if worlds.counted else 0.0

    def lacks(self, observation: Observation, seat: int, colour: int, others: int) -> float:
        """How likely a seat holds no card of a colour, nor of some other faces."""
        wanted = others | self.lowered.colours[colour]
        for face in range(64):
            if observation.known[seat * 64 + face] and bit(face) & wanted:
                return 0.0
        unknown = observation.size[seat] - self.worlds.fixed[seat]
        if unknown <= 0:
            return 1.0
        able = min(unknown, observation.maybe[seat * 4 + colour]) if colour < 4 else 0
        none_of_colour: float = (1.0 - self.share(self.lowered.colours[colour])) ** able
        none_of_others: float = (1.0 - self.share(others & ~self.lowered.colours[colour])) ** unknown
        return none_of_colour * none_of_others

    def best(self, observation: Observation, mask: int) -> int:
        if self.lowered.coloured:
            self.worlds.count(observation)
        best = -1
        most = -1e9
        while mask:
            face = lowest(mask)
            mask &= mask - 1
            if bit(face) & self.lowered.needs_colour:
                for colour in range(4):
                    score = self.judge(observation, face, colour)
                    if score > most:
                        best = face
                        most = score
                        self.named = colour
            else:
                score = self.judge(observation, face, colour_of(face))
                if score > most:
                    best = face
                    most = score
        return best

    def judge(self, observation: Observation, face: int, colour: int) -> float:
        """What laying a card in this colour is worth."""
        t = self.lowered
        effect = t.effect[face]
        following = observation.following
        left = observation.held if observation.count[face] > 1 else observation.held & ~bit(face)
        fits = t.colours[colour] | t.like[face]
        ahead = observation.size[following]
        score = float(self.liking[face])
        if colour < 4:
            score += self.staying * popcount(left & t.colours[colour])
        if bit(face) & self.attacks:
            if effect == TARGET:
                ahead = observation.size[self.nearest_to_going_out(observation)]
            score += self.near if ahead <= 2 else self.close if ahead == 3 else self.far
            score += self.drawing * t.amount[face] / ahead
            if observation.n_alive == 2 and left & fits:
                score += self.again
        elif effect == AGAIN:
            score += self.again if left & fits else 0.0
        elif bit(face) & self.moves:
            score += self.moving_hands * self.moving(observation, face)
        elif colour < 4:
            score += self.blocking * self.lacks(observation, following, colour, t.like[face]) / ahead
        if colour < 4 and observation.size[observation.seat] == 2 and left & fits:
            score += self.last
        if t.partners and colour < 4:
            partner = (observation.seat + 2) % 4
            score -= self.helping * self.lacks(observation, partner, colour, t.like[face]) / observation.size[partner]
        return score

    def colour(self, observation: Observation) -> int:
        return self.most_held(observation) if observation.phase == IN_COLOUR else self.named

    def doubts(self, observation: Observation) -> bool:
        """Whether the chance of a bluff, after what is known of the hand, is worth two more cards."""
        self.worlds.count(observation)
        holds = 1.0 - self.lacks(observation, observation.offender, observation.doubted, 0)
        guilty = holds * BLUFFS / (holds * BLUFFS + 1.0 - holds)
        gain = observation.penalty * (1.0 + 1.0 / (observation.n_alive - 1)) + 1.5
        return guilty * gain > (1.0 - guilty) * 2.0
