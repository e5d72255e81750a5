"""What our own bots have in common: they see with the engine's Observation, so that games between them cost little."""

from __future__ import annotations

from lastcard.core.actions import Action, code_said, from_code
from lastcard.core.cards import COLOURS, FACES
from lastcard.core.rules import Ruleset
from lastcard.engine.dice import Dice
from lastcard.engine.lowered import LoweredRules, lowered_of
from lastcard.engine.observation import Observation
from lastcard.match.view import View

try:
    import cython
except ModuleNotFoundError:  # needed to compile, not to run
    from lastcard.engine import cython_stub as cython

if not cython.compiled:
    from lastcard.engine.bits import bit, lowest, nth, popcount
    from lastcard.engine.codes import *

ALL = 2**64 - 1  # faces


class Mind:
    """A bot that decides by `choose`. Seats and colours count from 0 in here, as in an Observation."""

    def __init__(self, rules: Ruleset, seed: int) -> None:
        if not cython.compiled:
            self.codes = [0] * 200  # what it may choose from
        self.rules = rules
        self.lowered: LoweredRules = lowered_of(rules)
        self.dice = Dice(seed)
        self.observation: Observation | None = None
        self.studies = False  # whether it needs all that can be remembered, not only what lies on the table
        self.laughs = 0.3  # how often it votes yes on a joke or a dare
        self.slips = 0.0  # how often it lays a card without a thought
        self.offhand = ALL  # the faces that can be laid so
        self.bluffs = 0.0  # how often it lays a Wild Draw Four against its rule when it could
        self.bluffs_late = 0.0  # the same where the next player is about to go out

    def act(self, view: View) -> Action | None:
        """As every bot does: see `bots.api.Bot`."""
        observation = self.observation
        if observation is None:
            observation = self.observation = Observation(self.rules, len(view.game.sizes))
        read(observation, view)
        code = self.choose(observation)
        if code == 0:
            return None
        if verb_of(code) == SHED:
            return Action(code, self.shed(observation))
        return from_code(code)

    def choose(self, observation: Observation) -> int:
        """The code of what it says; 0 for nothing."""
        if observation.verbs & ASIDE_VERBS:
            code = self.aside(observation)
            if code:
                return code
        if observation.verbs & (bit(PLAY) | bit(DRAW) | bit(PASS) | bit(ACCEPT)):
            return self.play(observation)
        if observation.verbs & bit(COLOUR):
            return code_of(observation.seat, COLOUR) | with_colour(self.colour(observation))
        if observation.verbs & bit(YES):
            return code_of(observation.seat, YES if self.says_yes(observation) else NO)
        if observation.verbs & bit(PERFORM):
            return code_of(observation.seat, PERFORM)
        if observation.verbs & bit(SHED):
            return code_of(observation.seat, SHED)
        return 0

    def aside(self, observation: Observation) -> int:
        """A call, a catch or an objection, if there is one to make."""
        if observation.verbs & bit(UNO) and observation.vulnerable & bit(observation.seat):
            return code_of(observation.seat, UNO)
        if observation.verbs & bit(CATCH):
            caught = observation.vulnerable & ~self.friends(observation)
            if caught:
                return code_of(observation.seat, CATCH) | with_target(lowest(caught))
        if observation.verbs & bit(OBJECT):
            return code_of(observation.seat, OBJECT)
        return 0

    def play(self, observation: Observation) -> int:
        """On one's turn, on a penalty, or as a jump-in: a card that fits, or what is to be said without one."""
        mask = observation.fitting
        on_turn = observation.seat == observation.turn
        if observation.phase == IN_PENALTY and on_turn:
            return self.answer(observation)
        if (
            observation.bluff
            and self.lowered.challenge
            and (not on_turn or observation.verbs & (bit(DRAW) | bit(PASS)))
        ):
            if on_turn and mask & self.lowered.wd4 and self.dares(observation):
                return self.lay(observation, self.pick(observation, mask & self.lowered.wd4))
            mask &= ~self.lowered.wd4
        if mask:
            face = self.pick(observation, mask)
            if face >= 0:
                return self.lay(observation, face)
        if observation.verbs & bit(DRAW):
            return code_of(observation.seat, DRAW)
        if observation.verbs & bit(PASS):
            return code_of(observation.seat, PASS)
        return self.lay(observation, lowest(mask)) if on_turn else 0

    def answer(self, observation: Observation) -> int:
        """On a penalty: another card of the kind, a challenge, or taking the cards."""
        mask = observation.fitting
        if observation.bluff and self.lowered.challenge:
            mask &= ~self.lowered.wd4
        if observation.verbs & bit(CHALLENGE) and self.doubts(observation):
            return code_of(observation.seat, CHALLENGE)
        if mask:
            face = self.pick(observation, mask)
            if face >= 0:
                return self.lay(observation, face)
        return code_of(observation.seat, ACCEPT)

    def lay(self, observation: Observation, face: int) -> int:
        """The code of a play, with the colour and the target it needs, and the call."""
        code = code_of(observation.seat, PLAY) | with_face(face)
        size = observation.size[observation.seat]
        if size == 2:
            code |= WITH_UNO
        if bit(face) & self.lowered.needs_colour:
            if size > 1 or self.lowered.effect[face] == SHUFFLE:
                code |= with_colour(self.colour(observation))
        elif bit(face) & self.lowered.needs_target:
            code |= with_target(self.target(observation))
        return code

    def pick(self, observation: Observation, mask: int) -> int:
        """The card to lay out of these, now and then without a thought; -1 for none."""
        some = mask & self.offhand
        if some and self.slips > 0 and (self.slips >= 1 or self.dice.happens(self.slips)):
            return nth(some, self.dice.below(popcount(some)))
        return self.best(observation, mask)

    # What a level decides in its own way

    def best(self, observation: Observation, mask: int) -> int:
        """The card to lay out of these, after some thought; -1 for none."""
        raise NotImplementedError

    def colour(self, observation: Observation) -> int:
        """The colour to name."""
        return self.most_held(observation)

    def target(self, observation: Observation) -> int:
        """Whom to aim at."""
        return self.nearest_to_going_out(observation)

    def doubts(self, observation: Observation) -> bool:
        """Whether to challenge a Wild Draw Four."""
        raise NotImplementedError

    def dares(self, observation: Observation) -> bool:
        """Whether to bluff with a Wild Draw Four: seldom, more often to stop whoever is about to go out."""
        often = self.bluffs_late if observation.size[observation.following] <= 2 else self.bluffs
        return often > 0 and self.dice.happens(often)

    def shed(self, observation: Observation) -> bytes:
        """The cards to throw off: those that cost most, until as few are left as may be."""
        hand = observation.hand
        costs = sorted([(self.lowered.worth[face], face) for face in hand])
        left = observation.order_size or 1
        return bytes(sorted([face for _, face in costs[left:]]))

    def says_yes(self, observation: Observation) -> bool:
        """Nobody has heard any advice; a joke or a dare is judged by taste."""
        if observation.vote_kind == VOTE_ADVICE:
            return False
        return self.friends(observation) & bit(observation.turn) != 0 or self.dice.happens(self.laughs)

    # Helpers

    def list_choices(self, observation: Observation) -> int:
        """Writes what can be done into `codes`, out of turn nothing too; returns how much there is."""
        t = self.lowered
        n = 0
        who = code_of(observation.seat, PLAY) | (WITH_UNO if observation.size[observation.seat] == 2 else 0)
        mask = observation.fitting
        while mask:
            face = lowest(mask)
            mask &= mask - 1
            play = who | with_face(face)
            if bit(face) & t.needs_colour:
                for colour in range(4):
                    self.codes[n] = play | with_colour(colour)
                    n += 1
            elif bit(face) & t.needs_target:
                for seat in range(observation.seats):
                    if seat != observation.seat and observation.alive & bit(seat):
                        self.codes[n] = play | with_target(seat)
                        n += 1
            else:
                self.codes[n] = play
                n += 1
        if observation.verbs & bit(COLOUR):
            for colour in range(4):
                self.codes[n] = code_of(observation.seat, COLOUR) | with_colour(colour)
                n += 1
        verbs = observation.verbs & (bit(DRAW) | bit(PASS) | bit(ACCEPT) | bit(CHALLENGE))
        while verbs:
            self.codes[n] = code_of(observation.seat, lowest(verbs))
            verbs &= verbs - 1
            n += 1
        if observation.seat != observation.turn:
            self.codes[n] = 0
            n += 1
        return n

    def friends(self, observation: Observation) -> int:
        """The set of the seats on the same side, one's own with them."""
        if self.lowered.partners:
            return bit(observation.seat) | bit((observation.seat + 2) % 4)
        return bit(observation.seat)

    def most_held(self, observation: Observation) -> int:
        """The colour that one has most of, without the card that is about to be laid: that is a wild."""
        best = 0
        most = -1
        for colour in range(4):
            held = popcount(observation.held & self.lowered.colours[colour])
            if held > most:
                best = colour
                most = held
        return best

    def nearest_to_going_out(self, observation: Observation) -> int:
        """The opponent with the fewest cards; of several, the first to play."""
        others = observation.alive & ~self.friends(observation)
        best = -1
        seat = observation.seat
        for _ in range(observation.n_alive - 1):
            seat = observation.after[seat] if observation.direction > 0 else observation.before[seat]
            if others & bit(seat) and (best < 0 or observation.size[seat] < observation.size[best]):
                best = seat
        return best


def read(observation: Observation, view: View) -> None:
    """Fills an observation from a view: what a bot sees is the same, wherever it plays."""
    observation.take_block(view.public)
    observation.seat = view.viewer - 1
    observation.drawn = FACES[view.own.drawn] if view.own.drawn else -1
    observation.bluff = view.own.bluff
    observation.doubted = COLOURS.index(view.doubted) if view.doubted else NO_COLOUR
    seat = (view.viewer or view.game.turn or 1) - 1
    observation.following = observation.after[seat] if observation.direction > 0 else observation.before[seat]
    for face in range(64):
        observation.count[face] = 0
    for place in range(640):
        observation.known[place] = 0
    for seat in range(observation.seats):
        for card in view.known[seat]:
            observation.known[seat * 64 + FACES[card]] += 1
        for colour in range(4):
            observation.maybe[seat * 4 + colour] = view.possible[seat][colour]
        for place in range(SIGNS):
            observation.signs[seat * SIGNS + place] = view.told[seat][place]
    observation.held = 0
    for card in view.own.hand:
        face = FACES[card]
        observation.count[face] += 1
        observation.held |= bit(face)
    observation.fitting = 0
    for card in view.own.fitting:
        observation.fitting |= bit(FACES[card])
    observation.verbs = 0
    for saying in view.own.legal:
        observation.verbs |= bit(verb_of(code_said(saying)))
