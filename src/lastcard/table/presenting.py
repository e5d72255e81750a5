"""What the server tells whom: values of the protocol, made of a table and of what `view` lets a viewer see."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from lastcard.core.cards import COLOURS, NO_COLOUR, TOKENS
from lastcard.core.events import Event
from lastcard.core.rules import Ruleset
from lastcard.engine.codes import IN_COLOUR, IN_OVER, IN_SHED, IN_VOTE, PHASES, WRONG_CHALLENGE
from lastcard.engine.observation import Sight
from lastcard.engine.round import Round
from lastcard.match.match import sides
from lastcard.match.view import VOTES, Holding, faces, seats_of, seen
from lastcard.protocol.messages import Game, Goal, Happening, Own, Place, Room, Shuffle, Somebody
from lastcard.record import verifiable_shuffle
from lastcard.table.match_state import MatchState
from lastcard.table.state import Change, Table


def happening(event: Event, viewer: int) -> Happening:
    """An event as a viewer may know it."""
    return in_tokens(seen(event, viewer) if event.cards else event)


def in_tokens(event: Event) -> Happening:
    """An event with all of its cards."""
    return Happening(
        event.kind,
        event.seat,
        event.other,
        TOKENS[event.face] if event.face >= 0 else "",
        COLOURS[event.colour - 1] if event.colour else "",
        event.count,
        tuple([TOKENS[face] for face in event.cards]),
    )


def happenings(events: Iterable[Event], viewer: int) -> tuple[Happening, ...]:
    return tuple([happening(event, viewer) for event in events])


def game(sitting: MatchState) -> Game:
    """The round as everybody sees it: as somebody does who only watches."""
    sight = sitting.watched()
    shown = sight.phase == IN_OVER or sight.openers != 0
    return _game(sitting.number, sitting.table, sight, sight.known_hands if shown else ())


def laid_open(number: int, table: Round, sight: Sight) -> Game:
    """A round of a match that is over, with all hands; the sight is that of somebody who watches."""
    return _game(number, table, sight, [table.hand(seat) for seat in range(sight.seats)])


def _game(number: int, table: Round, sight: Sight, hands: Sequence[Sequence[int]]) -> Game:
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
        hands=tuple([" ".join([TOKENS[face] for face in hand]) for hand in hands]),
        winner=sight.winner + 1,
        points=tuple([table.gain(seat) for seat in range(sight.seats)]) if over else (),
        worth=tuple([table.worth(seat) for seat in range(sight.seats)]) if over else (),
    )


def own(held: Holding) -> Own:
    """What a seat alone sees."""
    return Own(
        hand=tuple([TOKENS[face] for face in held.hand]),
        drawn=TOKENS[held.drawn] if held.drawn >= 0 else "",
        legal=tuple([action.saying for action in held.legal]),
        fitting=tuple([TOKENS[face] for face in faces(held.fitting)]),
        uno=held.uno,
        bluff=held.bluff,
    )


def room(table: Table) -> Room:
    """The table as everybody sees it."""
    sitting = table.sitting
    started = sitting is not None and table.stage != "lobby"
    match = sitting.match if sitting is not None and started else None
    return Room(
        table=table.code,
        host=table.host,
        stage=table.stage,
        people=tuple(
            [Somebody(number, person.name, person.face) for number, person in table.people.items() if not person.gone]
        ),
        places=tuple(
            [
                Place(table.name_at(seat), chair.person, chair.bot, chair.stand_in)
                for seat, chair in enumerate(table.chairs, 1)
            ]
        ),
        sides=tuple([tuple([seat + 1 for seat in side]) for side in sides(table.rules, len(table.chairs))]),
        preset=table.rules.base,
        rules=table.rules.options(),
        settings=table.settings,
        goal=goal(table.rules),
        scores=tuple(match.scores) if match else (),
        ranks=tuple(match.ranks()) if match else (),
        out=tuple([seat + 1 for seat in match.out]) if match else (),
        champions=tuple([seat + 1 for seat in match.champions]) if match else (),
        ready=tuple(sorted(table.ready)),
        shuffle=_shuffle(table),
        record=table.record,
        solo=table.solo,
        paused=table.paused,
        series=table.series,
    )


def goal(rules: Ruleset) -> Goal:
    return Goal(rules.match, 0 if rules.match == "single" else rules.target, rules.rounds, rules.fewest)


def _shuffle(table: Table) -> Shuffle:
    before = table.deals[-1] if table.deals and table.stage in ("between", "over") else None
    return Shuffle(
        table.deal,
        verifiable_shuffle.commitment(table.secret),
        tuple(sorted(table.added)),
        before.secret if before else "",
        tuple(before.added) if before else (),
    )


def hides_cards(change: Change) -> bool:
    """Whether some see cards in these events that others do not."""
    return any([event.cards and event.audience >= 0 for event in change.events])  # noqa: C419  quicker
