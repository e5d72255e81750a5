"""The view of a seat or a spectator, for clients and bots, in tokens: what everybody sees, what one alone sees, memory.

`engine.observation` decides what a viewer may know. Seats count from 1, 0 is nobody.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from lastcard.core.actions import Action, said
from lastcard.core.cards import COLOURS, NO_COLOUR, TOKENS
from lastcard.core.errors import Refusal
from lastcard.core.fields import BySeat, Card, CardOrNone, Cards, ColourOrNone, Hands, Number, Seat, Seats, one_of
from lastcard.engine.codes import PHASES, WRONG_CHALLENGE
from lastcard.engine.memory import Memory
from lastcard.engine.observation import Observation
from lastcard.engine.round import Round

try:
    import cython
except ModuleNotFoundError:  # needed to compile, not to run
    from lastcard.engine import cython_stub as cython

if not cython.compiled:
    from lastcard.engine.codes import IN_COLOUR, IN_OVER, IN_SHED, IN_VOTE

SPECTATOR: Final = 0
VOTES: Final = ("advice", "joke", "dare")
_VOTED: Final = one_of(("", *VOTES))
_SEATS: Final = tuple(tuple(seat for seat in range(1, 11) if mask >> (seat - 1) & 1) for mask in range(1 << 10))


class Game(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A round as everybody sees it."""

    round: Number
    dealer: Seat
    phase: Annotated[str, one_of(PHASES)]
    turn: Seat
    direction: Annotated[int, Meta(ge=-1, le=1)]
    top: Card
    colour: ColourOrNone = ""
    sizes: BySeat
    in_round: Seats
    stock: Number
    discard: Number
    penalty: Number = 0
    challengeable: Seat = 0
    risk: Number = 0  # the cards that a challenge costs when it is wrong; when it is right, the other draws the penalty
    shed_to: Number = 0  # in `shed`: how many cards have to stay, 0 where any number may
    stuck: Number = 0  # how many cards a `draw` takes, if the seat on turn can't play
    vote: Annotated[str, _VOTED] = ""  # what is voted on
    voters: Seats = ()  # who is still asked
    called: Seat = 0  # who has called UNO before playing
    vulnerable: Seats = ()
    open: bool = False
    hands: Hands = ()  # while they are open, and when the round is over
    winner: Seat = 0
    points: BySeat = ()  # when the round is over: what each seat gets
    worth: BySeat = ()  # and what the cards left in each hand count


class Own(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What one seat alone sees and may do."""

    hand: Cards = ()
    drawn: CardOrNone = ""
    legal: tuple[str, ...] = ()  # what would be accepted now, as in a record's `legal`
    fitting: Cards = ()  # the cards that can be played without anything to object to
    uno: bool = False  # whether a play may have `uno` behind it
    bluff: bool = False  # whether a Wild Draw Four would be against its rule


class View(msgspec.Struct, frozen=True):
    """A round as its viewer sees it, with what can be remembered and concluded; a server does not send that."""

    viewer: int
    game: Game
    own: Own
    known: tuple[tuple[str, ...], ...] = ()  # the cards that must be in each hand, as far as the viewer can know
    possible: tuple[tuple[int, ...], ...] = ()  # how many others of each hand may be of each colour, 255: any number
    laid: tuple[str, ...] = ()  # the discard pile, in canonical order
    doubted: str = ""  # the colour that was in force when the Wild Draw Four was laid that can be challenged
    told: tuple[tuple[int, ...], ...] = ()  # what plays tell of each hand: see engine.codes
    public: Any = None  # what `game` tells, in the engine's own form: to set up the same position elsewhere

    @property
    def asked(self) -> bool:
        """Whether the game waits for the viewer."""
        game = self.game
        return self.viewer in game.voters if game.phase == "vote" else self.viewer > 0 and game.turn == self.viewer

    @property
    def legal(self) -> tuple[Action, ...]:
        """What the viewer may say, as far as we know how: a newer server may have more."""
        found = []
        for saying in self.own.legal:
            try:
                found.append(said(self.viewer, saying, len(self.game.sizes)))
            except Refusal:
                continue
        return tuple(found)

    def offering(self, legal: Iterable[Action]) -> View:
        """The same where nothing but this may be said."""
        offered = msgspec.structs.replace(self.own, legal=tuple([action.saying for action in legal]))
        return msgspec.structs.replace(self, own=offered)


def game(round_: Round, observation: Observation, number: int = 1) -> Game:
    """What everybody sees of a round, which has a number in its match, through any observation."""
    over = observation.phase == IN_OVER
    return Game(
        round=number,
        dealer=observation.dealer + 1,
        phase=PHASES[observation.phase],
        turn=0 if over else observation.turn + 1,
        direction=observation.direction,
        top=TOKENS[observation.top],
        colour="" if observation.colour == NO_COLOUR or observation.phase == IN_COLOUR else COLOURS[observation.colour],
        sizes=observation.sizes,
        in_round=seats_of(observation.alive),
        stock=observation.n_stock,
        discard=observation.n_discard,
        penalty=observation.penalty,
        challengeable=observation.offender + 1,
        risk=observation.penalty + WRONG_CHALLENGE if observation.offender >= 0 else 0,
        shed_to=observation.order_size if observation.phase == IN_SHED else 0,
        stuck=observation.stuck,
        vote=VOTES[observation.vote_kind] if observation.phase == IN_VOTE else "",
        voters=seats_of(observation.voters),
        called=observation.early + 1,
        vulnerable=seats_of(observation.vulnerable),
        open=observation.openers != 0,
        hands=observation.open_hands,
        winner=observation.winner + 1,
        points=tuple([round_.gain(seat) for seat in range(observation.seats)]) if over else (),
        worth=tuple([round_.worth(seat) for seat in range(observation.seats)]) if over else (),
    )


def own(round_: Round, observation: Observation, seat: int) -> Own:
    """What a seat (-1 is a spectator) alone sees and may do, through any observation, which is of that seat then."""
    observation.look(round_, seat)
    if seat < 0:
        return Own()
    return Own(
        hand=round_.cards(seat),
        drawn=TOKENS[observation.drawn] if observation.drawn >= 0 else "",
        legal=round_.sayings(seat),
        fitting=observation.fitting_cards,
        uno=round_.may_add_uno(seat),
        bluff=observation.bluff,
    )


def view(round_: Round, viewer: int, memory: Memory, number: int = 1) -> View:
    """What a seat (0 is a spectator) may know of a round, with what it remembers."""
    observation = Observation(round_.rules, round_.seats)
    held = own(round_, observation, viewer - 1)
    observation.study(round_, memory)
    return View(
        viewer,
        game(round_, observation, number),
        held,
        observation.known_hands,
        observation.possible,
        observation.laid_cards,
        "" if observation.doubted == NO_COLOUR else COLOURS[observation.doubted],
        observation.told,
        observation.block(),
    )


def seats_of(mask: int) -> tuple[int, ...]:
    return _SEATS[mask]
