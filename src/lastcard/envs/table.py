"""One table whose seats are asked one after another, with all that they may say as numbers of one list of actions.

Who speaks next is the arbiter's decision, what may be said the round's. What a seat may know, an Observation has.
"""

from __future__ import annotations

import io
import pickle
from typing import Any, Final

from lastcard.bots.arena import Driver, Player
from lastcard.bots.base import Mind
from lastcard.core.actions import saying_of
from lastcard.core.errors import Problem
from lastcard.core.events import Event
from lastcard.core.rules import Ruleset
from lastcard.engine.arbiter import Arbiter
from lastcard.engine.dice import Dice
from lastcard.engine.memory import Memory
from lastcard.engine.round import Round

try:
    import cython
except ModuleNotFoundError:  # needed to compile, not to run
    from lastcard.engine import cython_stub as cython

if not cython.compiled:
    from lastcard.engine.arrays import copy
    from lastcard.engine.bits import bit, lowest
    from lastcard.engine.codes import *
    from lastcard.engine.memory import is_plain
    from lastcard.envs.layout import *


class Table(Driver):
    """Asks seats for actions: `begin`, then `act` as long as `seat` is not -1. Who has a player is not asked here."""

    def __init__(
        self,
        rules: Ruleset,
        seats: int,
        seed: int,
        asides: int,
        forced: bool,
    ) -> None:
        """`asides` is what seats decide beside their turn, by its place in batch.ASIDES."""
        super().__init__(Round.empty(rules, seats, seats - 1), (), 0)
        if not cython.compiled:
            self.allowed = [0] * 3  # what the seat that is asked may choose from, in sets of 64 actions
            self.told = bytearray(TOLD)  # what was said last, as an observation shows it, with seats from 1
            self.notes = [0] * NOTES  # what own memories have still to take in: see `note_of_all`
            self.heard = [0] * 10  # how many notes each of them has taken in
            self.shown = [0] * 10  # the others of whose hands a seat may know something
        self.asides = asides
        self.forced = forced
        self.players = [None] * seats
        self.habit = Mind(rules, 0)
        self.crowd = Memory(0, seats)
        self.crowd.objected = rules.misplay == "penalise"
        self.memories = [self.crowd] * seats
        self.own: list[Memory] = []  # of each seat, once somebody needs one
        self.apart = 0  # who knows something that a spectator does not
        self.noted = 0
        self.played = 0  # the seats that players have
        self.gathered = b""
        self.listener: list[Event] | None = None  # who wants to hear of everything that happens
        self.learner = -1  # the seat that learns, where the others have players
        self.decisions = 0
        self.lost = False
        self.loser = -1
        self.leave()
        self.seed(seed)

    def seed(self, seed: int) -> None:
        """All chance follows from this, but that of players."""
        self.game.seed(seed)
        self.arbiter.dice = Dice(seed)

    def ask_first(self, seed: int) -> None:
        """Who is asked first out of turn follows from this."""
        self.arbiter.dice = Dice(seed)

    def chance(self) -> int:
        """Changes when it was left to chance who is asked first."""
        return self.arbiter.dice.state

    def begin(self) -> None:
        """Deals."""
        self.game.events = self.listener
        self.game.deal()
        self.game.events = None
        self.crowd.join(self.game.seats)
        self.crowd.colour = colour_of(self.game.top)
        if self.apart:
            self.memories = [self.crowd] * self.game.seats
            self.apart = 0
            self.noted = 0
        self.gathered = b""
        self.decisions = 0
        self.be_told_nothing()
        self.lost = False
        self.loser = -1
        self.arbiter.left = -1
        self.go_on()

    def go_on(self) -> None:
        """Until somebody has to decide, or the round is over."""
        arbiter = self.arbiter
        asked = False
        while not asked:
            self.seat = arbiter.next()
            if self.seat < 0:
                self.leave()
                asked = True
            elif self.played & bit(self.seat):
                self.let_play(self.seat)
            elif not (arbiter.aside and self.asides != FULL and self.spoke_by_habit(self.seat)):
                self.offer()
                # nobody is asked who could do nothing but wait
                sets = self.allowed
                asked = not arbiter.aside or sets[0] != 0 or sets[1] != 0 or sets[2] != bit(TO_WAIT - 128)

    def let_play(self, seat: int) -> None:
        """What a player says."""
        self.catch_up(bit(seat))
        code = self.ask(seat)
        if code:
            self.say(code, self.said)
        elif not self.arbiter.aside:
            raise Problem("bot-stalls", bot=self.players[seat].name)

    def spoke_by_habit(self, seat: int) -> bool:
        """What everybody says out of turn without a thought, if there is something to say."""
        observation = self.observation
        observation.look(self.game, seat)
        observation.verbs &= self.arbiter.verbs
        if self.asides == OWN:
            observation.verbs &= ~bit(UNO)
        code = self.habit.aside(observation)
        if code:
            self.say(code, b"")
        return code != 0

    # What may be said

    def offer(self) -> None:
        """Finds what the seat that is asked may choose from."""
        game = self.game
        seat = self.seat
        aside = self.arbiter.aside
        self.forbid_all()
        if game.phase == IN_SHED and not aside:
            self.offer_shed(seat)
        plays = game.plays(seat)
        auto = self.asides == AUTO
        verbs = game.verbs_awaited(seat, plays != 0) if auto else game.verbs_beside(seat, plays != 0)
        verbs &= self.arbiter.verbs & ~bit(SHED)
        if self.asides == OWN:
            verbs &= ~(bit(CATCH) | bit(OBJECT) | bit(ADVICE))
        if self.forced and not aside and verbs & (bit(PLAY) | bit(DRAW) | bit(PASS)):
            if game.lowered.penalise:  # else all of them are sound
                plays = game.sound(seat)
            if plays:
                verbs &= ~(bit(DRAW) | bit(PASS))
            else:
                verbs &= ~bit(PLAY)
        if verbs & bit(PLAY):
            self.offer_plays(seat, plays)
            verbs &= ~bit(PLAY)
        if not aside and self.asides != AUTO and game.size[seat] == 2 and game.may_call(seat):
            self.allow(TO_CALL)
        if aside:
            self.allow(TO_WAIT)
        if verbs:
            self.offer_verbs(seat, verbs)

    def offer_plays(self, seat: int, plays: int) -> None:
        game = self.game
        t = game.lowered
        simple = plays & (bit(FIRST_WILD) - 1) & ~t.needs_target
        self.allowed[0] |= simple
        mask = plays & ~simple
        while mask:
            face = lowest(mask)
            mask &= mask - 1
            if not is_wild(face):
                if game.wants_target(seat, face):
                    self.allow_at(TO_SWAP + OTHERS * colour_of(face), seat, game.others(seat))
                else:
                    self.allow(face)
            elif game.wants_colour(seat, face):
                self.allow_colours(laying(face))
            elif game.wants_target(seat, face):
                self.allow_at(TO_AIM + OTHERS * (face - FIRST_AIMED), seat, game.others(seat))
            else:
                self.allow(laying(face))

    def offer_verbs(self, seat: int, verbs: int) -> None:
        while verbs:
            verb = lowest(verbs)
            verbs &= verbs - 1
            if verb <= CHALLENGE:
                self.allow(TO_DRAW + verb - DRAW)
            elif verb == COLOUR:
                self.allow_colours(TO_NAME)
            elif verb <= UNO:
                self.allow(TO_PERFORM + verb - PERFORM)
            elif verb == OBJECT:
                self.allow(TO_OBJECT)
            elif verb == CATCH:
                self.allow_at(TO_CATCH, seat, self.game.catchable(seat))
            else:
                self.allow_at(TO_ACCUSE, seat, self.game.others(seat))

    def offer_shed(self, seat: int) -> None:
        """Cards one by one, with the numbers of their plays."""
        game = self.game
        mask = game.held[seat]
        while mask:
            face = lowest(mask)
            mask &= mask - 1
            if self.gathered.count(face) < game.count[seat * 64 + face]:
                self.allow(laying(face))
        if game.order_size == 0:
            self.allow(TO_CLOSE)

    def allow(self, action: int) -> None:
        self.allowed[action >> 6] |= bit(action & 63)

    def forbid_all(self) -> None:
        self.allowed[0] = 0
        self.allowed[1] = 0
        self.allowed[2] = 0

    def allow_colours(self, first: int) -> None:
        """Four actions, one for each colour; they never stand in two sets."""
        self.allowed[first >> 6] |= (bit(4) - 1) << (first & 63)

    def allow_at(self, first: int, seat: int, seats: int) -> None:
        for other in range(self.game.seats):
            if seats & bit(other):
                self.allow(first + self.rank(seat, other))

    def may(self, action: int) -> bool:
        """Whether the seat that is asked may choose this."""
        return 0 <= action < ACTIONS and self.allowed[action >> 6] & bit(action & 63) != 0

    @property
    def legal(self) -> list[int]:
        """What the seat that is asked may choose from."""
        found = []
        for place in range(3):
            left = self.allowed[place]
            while left:
                found.append(64 * place + lowest(left))
                left &= left - 1
        return found

    def mask(self) -> bytearray:
        """The same as 0 and 1 for each action."""
        found = bytearray(ACTIONS)
        if cython.compiled:
            copy_mask(found, self)  # type: ignore[name-defined]  # of the type sheet
        else:
            for action in self.legal:
                found[action] = 1
        return found

    def rank(self, seat: int, other: int) -> int:
        """The place of another seat in the order of play, the next to play is 0; one's own is the last."""
        game = self.game
        distance = (other - seat) * game.direction - 1
        return distance if distance >= 0 else distance + game.seats

    def seat_at(self, seat: int, place: int) -> int:
        """The seat in this place of the order of play."""
        game = self.game
        other = (seat + (place + 1) * game.direction) % game.seats
        return other if other >= 0 else other + game.seats

    def code(self, action: int) -> int:
        """The engine's code of an action of the seat that is asked; 0 for nothing, and for what is part of a shed."""
        seat = self.seat
        if action < TO_LAY_WILD:
            return code_of(seat, PLAY) | with_face(action)
        if action < TO_SWAP:
            face = face_to_lay(action)
            if self.game.wants_colour(seat, face):
                return code_of(seat, PLAY) | with_face(face) | with_colour((action - TO_LAY_WILD) % 4)
            return code_of(seat, PLAY) | with_face(face)
        if action < TO_AIM:
            face = RANKS * ((action - TO_SWAP) // OTHERS) + SEVEN
            return code_of(seat, PLAY) | with_face(face) | with_target(self.seat_at(seat, (action - TO_SWAP) % OTHERS))
        if action < TO_DRAW:
            face = FIRST_AIMED + (action - TO_AIM) // OTHERS
            return code_of(seat, PLAY) | with_face(face) | with_target(self.seat_at(seat, (action - TO_AIM) % OTHERS))
        if action < TO_NAME:
            return code_of(seat, DRAW + action - TO_DRAW)
        if action < TO_PERFORM:
            return code_of(seat, COLOUR) | with_colour(action - TO_NAME)
        if action <= TO_CALL:
            return code_of(seat, PERFORM + action - TO_PERFORM)
        if action == TO_OBJECT:
            return code_of(seat, OBJECT)
        if action < TO_ACCUSE:
            return code_of(seat, CATCH) | with_target(self.seat_at(seat, action - TO_CATCH))
        if action < TO_WAIT:
            return code_of(seat, ADVICE) | with_target(self.seat_at(seat, action - TO_ACCUSE))
        return 0

    def saying(self, action: int) -> str:
        """An action of the seat that is asked, as one would write it."""
        code = self.code(action)
        return saying_of(code) if code else "done" if action == TO_CLOSE else "wait"

    def action_of(self, code: int) -> int:
        """The number of an action of the engine that the seat could say, without the call and the cards of a shed."""
        seat, verb, face, other = seat_of(code), verb_of(code), face_of(code), target_of(code)
        place = self.rank(seat, other) if other >= 0 else 0
        if verb == PLAY:
            if is_wild(face):
                if other >= 0:
                    return int(TO_AIM + OTHERS * (face - FIRST_AIMED) + place)
                return laying(face) + max(named_by(code), 0)
            return int(TO_SWAP + OTHERS * colour_of(face) + place) if other >= 0 else face
        if verb <= CHALLENGE:
            return int(TO_DRAW + verb - DRAW)
        if verb == COLOUR:
            return int(TO_NAME + named_by(code))
        if verb == SHED:
            return int(TO_CLOSE)
        if verb <= UNO:
            return int(TO_PERFORM + verb - PERFORM)
        if verb == OBJECT:
            return int(TO_OBJECT)
        return int((TO_CATCH if verb == CATCH else TO_ACCUSE) + place)

    # Saying it

    def act(self, action: int) -> None:
        """Carries out what the seat that is asked chose, which it `may`, and goes on to the next who has to decide."""
        game = self.game
        self.decisions += 1
        if game.phase == IN_SHED and not self.arbiter.aside and (action < TO_SWAP or action == TO_CLOSE):
            self.shed_one(-1 if action == TO_CLOSE else face_to_lay(action))
        elif action != TO_WAIT:
            code = self.code(action)
            if self.asides == AUTO and action < TO_DRAW and game.size[self.seat] == 2:
                code |= WITH_UNO
            self.say(code, b"")
        self.go_on()

    def invite(self, players: list[Player]) -> None:
        """These take the seats after the one that learns."""
        for place in range(len(players)):
            self.players[(self.learner + 1 + place) % self.game.seats] = players[place]
        self.players[self.learner] = None
        self.played = bit(self.game.seats) - 1 - bit(self.learner)

    def leave(self) -> None:
        """Nobody is asked any more."""
        self.seat = -1
        self.forbid_all()

    def lose(self) -> None:
        """Whoever is asked has done what may not be done: the round is over for them."""
        self.lost = True
        self.loser = self.seat
        self.leave()

    def shed_one(self, face: int) -> None:
        """One more card to throw off; -1 is that there are enough."""
        game = self.game
        seat = self.seat
        if face >= 0:
            self.gathered += bytes([face])
        left = game.size[seat] - len(self.gathered)
        if face < 0 or left == (game.order_size or 1):
            cards = bytes(sorted(self.gathered))
            self.gathered = b""
            self.say(code_of(seat, SHED), cards)

    def say(self, code: int, cards: bytes) -> None:
        """Carries out an action, and everybody remembers it."""
        self.hear(code)
        if self.script is not None:
            self.script.append((code, cards))
        if self.listener is None and is_plain(self.game, code):
            self.say_plainly(code)
        else:
            self.part(bit(self.game.seats) - 1)
            self.catch_up(self.apart)
            self.be_shown_all()
            for memory in self.own:
                memory.hold(self.game)
            events: list[Event] = []
            self.game.events = events
            self.arbiter.answer(code, cards)
            self.game.events = None
            self.remember(events)
            if self.listener is not None:
                self.listener += events

    # Looking on

    def adopt(self, game: Round, memories: list[Memory]) -> None:
        """Looks on at a round that is played elsewhere, with what everybody remembers of it."""
        self.game = game
        self.arbiter = Arbiter(game, Dice(0))
        self.own = memories
        if cython.compiled:
            find_own(self)  # type: ignore[name-defined]  # of the type sheet
        self.memories = list(memories)
        self.apart = bit(game.seats) - 1
        self.be_shown_all()
        self.be_told_nothing()
        self.lost = False

    def attend(self, seat: int, aside: bool, gathered: bytes) -> None:
        """This seat is about to say something there."""
        self.seat = seat
        self.arbiter.seat = seat
        self.arbiter.aside = aside
        self.arbiter.verbs = bit(15) - 1
        self.gathered = gathered
        self.offer()

    def hear(self, code: int) -> None:
        """What was said there."""
        if cython.compiled:
            make_room(self)  # type: ignore[name-defined]  # of the type sheet
        else:
            self.told[ENTRY:] = self.told[:-ENTRY]
        verb = verb_of(code)
        self.told[0] = seat_of(code) + 1
        self.told[1] = verb + 1
        self.told[2] = face_of(code) + 1 if verb == PLAY else 0
        self.told[3] = named_by(code) + 1

    def be_told_nothing(self) -> None:
        for place in range(TOLD):
            self.told[place] = 0

    def say_plainly(self, code: int) -> None:
        game = self.game
        verb = verb_of(code)
        seat = seat_of(code)
        if verb == CHALLENGE:
            self.part(bit(seat))
            self.catch_up(bit(seat))
            self.shown[seat] |= bit(game.offender)
            memory = self.own_memory(seat)
            memory.see_hand(game, game.offender)
            if not game.guilty:
                verb = ACCEPT
            else:
                seat = game.offender
        size = game.size[seat]
        self.arbiter.answer(code)
        self.note_of_all(verb, code, seat, game.size[seat] - size)

    def note_of_all(self, verb: int, code: int, seat: int, count: int) -> None:
        """A spectator remembers it at once; whoever knows more takes it in when they are asked."""
        self.crowd.note(verb, code, seat, count)
        if self.apart:
            at = NOTE * (self.noted & (NOTES // NOTE - 1))
            self.notes[at] = verb
            self.notes[at + 1] = code
            self.notes[at + 2] = seat
            self.notes[at + 3] = count
            self.noted += 1
            if self.noted % (NOTES // NOTE) == 0:
                self.catch_up(self.apart)

    def catch_up(self, seats: int) -> None:
        """Those of these seats that know more than a spectator take in what they have not yet."""
        left = seats & self.apart
        while left:
            viewer = lowest(left)
            left &= left - 1
            if self.heard[viewer] < self.noted:
                self.take_in(viewer)

    def take_in(self, viewer: int) -> None:
        memory = self.own_memory(viewer)
        for number in range(self.heard[viewer], self.noted):
            at = NOTE * (number & (NOTES // NOTE - 1))
            memory.note(self.notes[at], self.notes[at + 1], self.notes[at + 2], self.notes[at + 3])
        self.heard[viewer] = self.noted

    def own_memory(self, viewer: int) -> Memory:
        """Of a seat that knows more than a spectator."""
        if cython.compiled:  # not by way of the list, which lies elsewhere
            return own_at(self, viewer)  # type: ignore[name-defined,no-any-return]  # of the type sheet
        return self.own[viewer]

    def still_shown(self, viewer: int) -> int:
        """The others of whose hands a seat that knows more than a spectator knows any cards."""
        memory = self.own_memory(viewer)
        left = self.shown[viewer]
        while left:
            other = lowest(left)
            left &= left - 1
            if not memory.knows_any(other):
                self.shown[viewer] &= ~bit(other)
        return self.shown[viewer]

    def be_shown_all(self) -> None:
        """Anybody may know something of any other hand."""
        for viewer in range(self.game.seats):
            self.shown[viewer] = (bit(self.game.seats) - 1) & ~bit(viewer)

    def part(self, seats: int) -> None:
        """Something is about to be shown to these and not to all: each has a memory of their own from now on."""
        game = self.game
        if not len(self.own):
            for viewer in range(game.seats):
                self.own.append(Memory(viewer + 1, game.seats))
            if cython.compiled:
                find_own(self)  # type: ignore[name-defined]  # of the type sheet
        left = seats & ~self.apart
        while left:
            viewer = lowest(left)
            left &= left - 1
            memory = self.own_memory(viewer)
            memory.share(self.crowd)
            self.memories[viewer] = memory
            self.heard[viewer] = self.noted
            self.shown[viewer] = 0
        self.apart |= seats

    def reward(self, seat: int, points: bool) -> float:
        """What the round was worth to a seat: the sum of all is 0."""
        game = self.game
        if self.lost:
            return -1.0 if seat == self.loser else 1.0 / (game.seats - 1)
        if game.phase != IN_OVER or game.winner < 0:
            return 0.0
        if points:
            gained = float(game.gain(seat))
            others = 0.0
            for each in range(game.seats):
                if each != seat:
                    others += game.gain(each)
            gained = (gained - others / (game.seats - 1)) / 100.0
            return -gained if game.lowered.own_points else gained
        if game.lowered.partners:
            return 1.0 if (seat - game.winner) % 2 == 0 else -1.0
        return 1.0 if seat == game.winner else -1.0 / (game.seats - 1)

    # Taking it elsewhere

    def copy(self) -> Table:
        """An independent table in the same position, without players."""
        new: Table = Table.__new__(Table)
        if not cython.compiled:
            new.allowed = [0] * 3
            new.told = bytearray(TOLD)
            new.notes = [0] * NOTES
            new.heard = [0] * 10
            new.shown = [0] * 10
        new.game = self.game.copy()
        new.arbiter = Arbiter(new.game, Dice.__new__(Dice))
        new.observation = self.observation  # which is filled before it is used
        new.counts = self.counts
        new.script = None
        new.said = b""
        new.listening = False
        new.players = [None] * self.game.seats
        new.habit = self.habit
        new.crowd = Memory(0, self.game.seats)
        new.own = []
        new.asides = self.asides
        new.forced = self.forced
        new.listener = None
        new.learner = -1
        new.played = 0
        new.assume(self)
        return new

    def __reduce__(self) -> tuple[object, ...]:
        return revived, (self.game.rules, self.game.seats, self.asides, self.forced, self.save())

    def __copy__(self) -> Table:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Table:
        return self.copy()

    def assume(self, other: Table) -> None:
        """Takes over the position of another table with the same rules, seats and settings."""
        self.game.assume(other.game)
        self.arbiter.dice.state = other.arbiter.dice.state
        self.arbiter.seat = other.arbiter.seat
        self.arbiter.aside = other.arbiter.aside
        self.arbiter.verbs = other.arbiter.verbs
        self.arbiter.left = other.arbiter.left
        self.crowd.assume(other.crowd)
        self.memories = [self.crowd] * self.game.seats
        self.apart = 0
        self.noted = 0
        self.part(other.apart)
        self.be_shown_all()
        other.catch_up(other.apart)
        left = other.apart
        while left:
            viewer = lowest(left)
            left &= left - 1
            memory = self.own[viewer]
            memory.assume(other.own[viewer])
        copy(self.told, 0, other.told, 0, TOLD)
        self.decisions = other.decisions
        self.gathered = other.gathered
        self.seat = other.seat
        self.lost = other.lost
        self.loser = other.loser
        for place in range(3):
            self.allowed[place] = other.allowed[place]

    def save(self) -> bytes:
        """The position, all that is remembered and all chance to come; not with players, who have minds."""
        if any(player is not None for player in self.players):
            raise ValueError("a table with players can't be saved: only they know what they think")
        self.catch_up(self.apart)
        state = (
            self.game,
            self.arbiter.dice.state,
            (self.arbiter.seat, self.arbiter.aside, self.arbiter.verbs, self.arbiter.left),
            self.crowd,
            self.own,
            self.apart,
            bytes([self.told[place] for place in range(TOLD)]),
            (self.decisions, self.gathered, self.seat, self.lost, self.loser),
        )
        return pickle.dumps(state, protocol=5)

    def load(self, saved: bytes) -> None:
        """Takes over what was saved, of a table with the same rules, seats and settings."""
        try:
            state: Any = Careful(io.BytesIO(saved)).load()
            [game, dice, asked, crowd, own, apart, told, beside] = state
        except (pickle.UnpicklingError, EOFError, ValueError, TypeError, IndexError, KeyError) as error:
            raise ValueError(f"no saved table: {error}") from None
        if game.rules != self.game.rules or game.seats != self.game.seats:
            raise ValueError(f"the saved table has other rules or seats: {game.rules}, {game.seats} seats")
        self.game.assume(game)
        self.arbiter.dice.state = dice
        self.arbiter.seat, self.arbiter.aside, self.arbiter.verbs, self.arbiter.left = asked
        self.crowd = crowd
        self.own = own
        if apart and cython.compiled:
            find_own(self)  # type: ignore[name-defined]  # of the type sheet
        self.apart = apart
        self.be_shown_all()
        self.noted = 0
        for viewer in range(10):
            self.heard[viewer] = 0
        self.memories = [own[seat] if apart >> seat & 1 else crowd for seat in range(game.seats)]
        for place in range(TOLD):
            self.told[place] = told[place]
        self.decisions, self.gathered, self.seat, self.lost, self.loser = beside
        if self.seat >= 0:
            self.offer()
        else:
            self.leave()


SAFE: Final = {
    ("lastcard.engine.turns", "revive"),
    ("lastcard.engine.round", "Round"),
    ("lastcard.engine.turns", "Turns"),
    ("lastcard.engine.memory", "recalled"),
    ("lastcard.core.rules", "Ruleset"),
    ("lastcard.core.rules", "Custom"),
    ("lastcard.envs.mini", "Deck"),
    ("copyreg", "_reconstructor"),
    ("builtins", "bytearray"),
    ("msgspec._utils", "rebuild"),  # of frozen values, by their fields
}


class Careful(pickle.Unpickler):
    """Makes nothing but what a table is made of."""

    def find_class(self, module: str, name: str) -> Any:
        if (module, name) not in SAFE:
            raise pickle.UnpicklingError(f"{module}.{name} is no part of one")
        return super().find_class(module, name)


def revived(rules: Ruleset, seats: int, asides: int, forced: bool, saved: bytes) -> Table:
    """What was pickled."""
    new = Table(rules, seats, 0, asides, forced)
    new.load(saved)
    return new


def laying(face: int) -> int:
    """The action of a card that is laid without a colour or a target."""
    return TO_LAY_WILD + 4 * (face - FIRST_WILD) if is_wild(face) else face


def face_to_lay(action: int) -> int:
    return action if action < TO_LAY_WILD else FIRST_WILD + (action - TO_LAY_WILD) // 4
