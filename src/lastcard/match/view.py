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
from lastcard.engine.observation import Sight
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


def game(round_: Round, sight: Sight, number: int = 1) -> Game:
    """What everybody sees of a round, which has a number in its match, through any sight."""
    over = sight.phase == IN_OVER
    return Game(
        round=number,
        dealer=sight.dealer + 1,
        phase=PHASES[sight.phase],
        turn=0 if over else sight.turn + 1,
        direction=sight.direction,
        top=TOKENS[sight.top],
        colour="" if sight.colour == NO_COLOUR or sight.phase == IN_COLOUR else COLOURS[sight.colour],
        sizes=sight.sizes,
        in_round=seats_of(sight.alive),
        stock=sight.n_stock,
        discard=sight.n_discard,
        penalty=sight.penalty,
        challengeable=sight.offender + 1,
        risk=sight.penalty + WRONG_CHALLENGE if sight.offender >= 0 else 0,
        shed_to=sight.order_size if sight.phase == IN_SHED else 0,
        stuck=sight.stuck,
        vote=VOTES[sight.vote_kind] if sight.phase == IN_VOTE else "",
        voters=seats_of(sight.voters),
        called=sight.early + 1,
        vulnerable=seats_of(sight.vulnerable),
        open=sight.openers != 0,
        hands=sight.open_hands,
        winner=sight.winner + 1,
        points=tuple([round_.gain(seat) for seat in range(sight.seats)]) if over else (),
        worth=tuple([round_.worth(seat) for seat in range(sight.seats)]) if over else (),
    )


def own(round_: Round, sight: Sight, seat: int) -> Own:
    """What a seat (-1 is a spectator) alone sees and may do, through any sight, which is of that seat then."""
    sight.look(round_, seat)
    if seat < 0:
        return Own()
    return Own(
        hand=round_.cards(seat),
        drawn=TOKENS[sight.drawn] if sight.drawn >= 0 else "",
        legal=round_.sayings(seat),
        fitting=sight.fitting_cards,
        uno=round_.may_add_uno(seat),
        bluff=sight.bluff,
    )


def view(round_: Round, viewer: int, memory: Memory, number: int = 1) -> View:
    """What a seat (0 is a spectator) may know of a round, with what it remembers."""
    sight = Sight(round_.rules, round_.seats)
    held = own(round_, sight, viewer - 1)
    sight.study(round_, memory)
    return View(
        viewer,
        game(round_, sight, number),
        held,
        sight.known_hands,
        sight.possible,
        sight.laid_cards,
        "" if sight.doubted == NO_COLOUR else COLOURS[sight.doubted],
        sight.told,
        sight.block(),
    )


def seats_of(mask: int) -> tuple[int, ...]:
    return _SEATS[mask]
