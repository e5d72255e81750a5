"""What our own bots have in common: they see with the engine's Sight, so that games between them cost little."""

from __future__ import annotations

from lastcard.core.actions import Action, code_said, from_code
from lastcard.core.cards import COLOURS, FACES
from lastcard.core.rules import Ruleset
from lastcard.engine.dice import Dice
from lastcard.engine.lowered import LoweredRules, lowered_of
from lastcard.engine.observation import Sight
from lastcard.match.view import View

try:
    import cython
except ModuleNotFoundError:  # needed to compile, not to run
    from lastcard.engine import cython_stub as cython

if not cython.compiled:
    from lastcard.engine.arbiter import ASIDES
    from lastcard.engine.bits import bit, lowest, nth, popcount
    from lastcard.engine.codes import (
        ACCEPT,
        CATCH,
        CHALLENGE,
        COLOUR,
        DRAW,
        IN_PENALTY,
        NO,
        NO_COLOUR,
        OBJECT,
        PASS,
        PERFORM,
        PLAY,
        SHED,
        SHUFFLE,
        SIGNS,
        UNO,
        VOTE_ADVICE,
        WITH_UNO,
        YES,
        code_of,
        verb_of,
        with_colour,
        with_face,
        with_target,
    )

ALL = 2**64 - 1  # faces


class Mind:
    """A bot that decides by `choose`. Seats and colours count from 0 in here, as in a Sight."""

    def __init__(self, rules: Ruleset, seed: int) -> None:
        if not cython.compiled:
            self.codes = [0] * 200  # what it may choose from
        self.rules = rules
        self.lowered: LoweredRules = lowered_of(rules)
        self.dice = Dice(seed)
        self.sight: Sight | None = None
        self.studies = False  # whether it needs all that can be remembered, not only what lies on the table
        self.laughs = 0.3  # how often it votes yes on a joke or a dare
        self.slips = 0.0  # how often it lays a card without a thought
        self.offhand = ALL  # the faces that can be laid so
        self.bluffs = 0.0  # how often it lays a Wild Draw Four against its rule when it could
        self.bluffs_late = 0.0  # the same where the next player is about to go out

    def act(self, view: View) -> Action | None:
        """As every bot does: see `bots.api.Bot`."""
        sight = self.sight
        if sight is None:
            sight = self.sight = Sight(self.rules, len(view.game.sizes))
        read(sight, view)
        code = self.choose(sight)
        if code == 0:
            return None
        if verb_of(code) == SHED:
            return Action(code, self.shed(sight))
        return from_code(code)

    def choose(self, sight: Sight) -> int:
        """The code of what it says; 0 for nothing."""
        if sight.verbs & ASIDES:
            code = self.aside(sight)
            if code:
                return code
        if sight.verbs & (bit(PLAY) | bit(DRAW) | bit(PASS) | bit(ACCEPT)):
            return self.play(sight)
        if sight.verbs & bit(COLOUR):
            return code_of(sight.seat, COLOUR) | with_colour(self.colour(sight))
        if sight.verbs & bit(YES):
            return code_of(sight.seat, YES if self.says_yes(sight) else NO)
        if sight.verbs & bit(PERFORM):
            return code_of(sight.seat, PERFORM)
        if sight.verbs & bit(SHED):
            return code_of(sight.seat, SHED)
        return 0

    def aside(self, sight: Sight) -> int:
        """A call, a catch or an objection, if there is one to make."""
        if sight.verbs & bit(UNO) and sight.vulnerable & bit(sight.seat):
            return code_of(sight.seat, UNO)
        if sight.verbs & bit(CATCH):
            caught = sight.vulnerable & ~self.friends(sight)
            if caught:
                return code_of(sight.seat, CATCH) | with_target(lowest(caught))
        if sight.verbs & bit(OBJECT):
            return code_of(sight.seat, OBJECT)
        return 0

    def play(self, sight: Sight) -> int:
        """On one's turn, on a penalty, or as a jump-in: a card that fits, or what is to be said without one."""
        mask = sight.fitting
        on_turn = sight.seat == sight.turn
        if sight.phase == IN_PENALTY and on_turn:
            return self.answer(sight)
        if sight.bluff and self.lowered.challenge and (not on_turn or sight.verbs & (bit(DRAW) | bit(PASS))):
            if on_turn and mask & self.lowered.wd4 and self.dares(sight):
                return self.lay(sight, self.pick(sight, mask & self.lowered.wd4))
            mask &= ~self.lowered.wd4
        if mask:
            face = self.pick(sight, mask)
            if face >= 0:
                return self.lay(sight, face)
        if sight.verbs & bit(DRAW):
            return code_of(sight.seat, DRAW)
        if sight.verbs & bit(PASS):
            return code_of(sight.seat, PASS)
        return self.lay(sight, lowest(mask)) if on_turn else 0

    def answer(self, sight: Sight) -> int:
        """On a penalty: another card of the kind, a challenge, or taking the cards."""
        mask = sight.fitting
        if sight.bluff and self.lowered.challenge:
            mask &= ~self.lowered.wd4
        if sight.verbs & bit(CHALLENGE) and self.doubts(sight):
            return code_of(sight.seat, CHALLENGE)
        if mask:
            face = self.pick(sight, mask)
            if face >= 0:
                return self.lay(sight, face)
        return code_of(sight.seat, ACCEPT)

    def lay(self, sight: Sight, face: int) -> int:
        """The code of a play, with the colour and the target it needs, and the call."""
        code = code_of(sight.seat, PLAY) | with_face(face)
        size = sight.size[sight.seat]
        if size == 2:
            code |= WITH_UNO
        if bit(face) & self.lowered.needs_colour:
            if size > 1 or self.lowered.effect[face] == SHUFFLE:
                code |= with_colour(self.colour(sight))
        elif bit(face) & self.lowered.needs_target:
            code |= with_target(self.target(sight))
        return code

    def pick(self, sight: Sight, mask: int) -> int:
        """The card to lay out of these, now and then without a thought; -1 for none."""
        some = mask & self.offhand
        if some and self.slips > 0 and (self.slips >= 1 or self.dice.happens(self.slips)):
            return nth(some, self.dice.below(popcount(some)))
        return self.best(sight, mask)

    # What a level decides in its own way

    def best(self, sight: Sight, mask: int) -> int:
        """The card to lay out of these, after some thought; -1 for none."""
        raise NotImplementedError

    def colour(self, sight: Sight) -> int:
        """The colour to name."""
        return self.most_held(sight)

    def target(self, sight: Sight) -> int:
        """Whom to aim at."""
        return self.nearest_to_going_out(sight)

    def doubts(self, sight: Sight) -> bool:
        """Whether to challenge a Wild Draw Four."""
        raise NotImplementedError

    def dares(self, sight: Sight) -> bool:
        """Whether to bluff with a Wild Draw Four: seldom, more often to stop whoever is about to go out."""
        often = self.bluffs_late if sight.size[sight.following] <= 2 else self.bluffs
        return often > 0 and self.dice.happens(often)

    def shed(self, sight: Sight) -> bytes:
        """The cards to throw off: those that cost most, until as few are left as may be."""
        hand = sight.hand
        costs = sorted([(self.lowered.worth[face], face) for face in hand])
        left = sight.order_size or 1
        return bytes(sorted([face for _, face in costs[left:]]))

    def says_yes(self, sight: Sight) -> bool:
        """Nobody has heard any advice; a joke or a dare is judged by taste."""
        if sight.vote_kind == VOTE_ADVICE:
            return False
        return self.friends(sight) & bit(sight.turn) != 0 or self.dice.happens(self.laughs)

    # Helpers

    def list_choices(self, sight: Sight) -> int:
        """Writes what can be done into `codes`, out of turn nothing too; returns how much there is."""
        t = self.lowered
        n = 0
        mask = sight.fitting
        while mask:
            face = lowest(mask)
            mask &= mask - 1
            play = code_of(sight.seat, PLAY) | with_face(face) | (WITH_UNO if sight.size[sight.seat] == 2 else 0)
            if bit(face) & t.needs_colour:
                for colour in range(4):
                    self.codes[n] = play | with_colour(colour)
                    n += 1
            elif bit(face) & t.needs_target:
                for seat in range(sight.seats):
                    if seat != sight.seat and sight.alive & bit(seat):
                        self.codes[n] = play | with_target(seat)
                        n += 1
            else:
                self.codes[n] = play
                n += 1
        if sight.verbs & bit(COLOUR):
            for colour in range(4):
                self.codes[n] = code_of(sight.seat, COLOUR) | with_colour(colour)
                n += 1
        verbs = sight.verbs & (bit(DRAW) | bit(PASS) | bit(ACCEPT) | bit(CHALLENGE))
        while verbs:
            self.codes[n] = code_of(sight.seat, lowest(verbs))
            verbs &= verbs - 1
            n += 1
        if sight.seat != sight.turn:
            self.codes[n] = 0
            n += 1
        return n

    def friends(self, sight: Sight) -> int:
        """The set of the seats on the same side, one's own with them."""
        if self.lowered.partners:
            return bit(sight.seat) | bit((sight.seat + 2) % 4)
        return bit(sight.seat)

    def most_held(self, sight: Sight) -> int:
        """The colour that one has most of, without the card that is about to be laid: that is a wild."""
        best = 0
        most = -1
        for colour in range(4):
            held = popcount(sight.held & self.lowered.colours[colour])
            if held > most:
                best = colour
                most = held
        return best

    def beside(self, sight: Sight, seat: int, step: int) -> int:
        """The seat one to the left (1) or to the right (-1), whether anybody plays there or not."""
        seat += step
        return sight.seats - 1 if seat < 0 else 0 if seat == sight.seats else seat

    def nearest_to_going_out(self, sight: Sight) -> int:
        """The opponent with the fewest cards; of several, the first to play."""
        others = sight.alive & ~self.friends(sight)
        best = -1
        seat = sight.seat
        for _ in range(sight.seats):
            seat = self.beside(sight, seat, sight.direction)
            if others & bit(seat) and (best < 0 or sight.size[seat] < sight.size[best]):
                best = seat
        return best


def read(sight: Sight, view: View) -> None:
    """Fills a sight from a view: what a bot sees is the same, wherever it plays."""
    sight.take_block(view.public)
    sight.seat = view.viewer - 1
    sight.drawn = FACES[view.own.drawn] if view.own.drawn else -1
    sight.bluff = view.own.bluff
    sight.doubted = COLOURS.index(view.doubted) if view.doubted else NO_COLOUR
    seat = (view.viewer or view.game.turn or 1) - 1
    sight.following = sight.after[seat] if sight.direction > 0 else sight.before[seat]
    for face in range(64):
        sight.count[face] = 0
    for place in range(640):
        sight.known[place] = 0
    for seat in range(sight.seats):
        for card in view.known[seat]:
            sight.known[seat * 64 + FACES[card]] += 1
        for colour in range(4):
            sight.maybe[seat * 4 + colour] = view.possible[seat][colour]
        for place in range(SIGNS):
            sight.signs[seat * SIGNS + place] = view.told[seat][place]
    sight.held = 0
    for card in view.own.hand:
        face = FACES[card]
        sight.count[face] += 1
        sight.held |= bit(face)
    sight.fitting = 0
    for card in view.own.fitting:
        sight.fitting |= bit(FACES[card])
    sight.verbs = 0
    for saying in view.own.legal:
        sight.verbs |= bit(verb_of(code_said(saying)))
