"""What the server tells whom: values of the protocol, made of a table and of what `view` lets a viewer see."""

from __future__ import annotations

from collections.abc import Iterable
import msgspec

from lastcard import fair
from lastcard.actions import Action
from lastcard.cards import COLOURS, TOKENS
from lastcard.events import Event
from lastcard.rules import OPTIONS
from lastcard.server.protocol import Game, Happening, Own, Place, Room, Shuffle, Somebody
from lastcard.server.table import Change, Table
from lastcard.sitting import Sitting
from lastcard.view import SPECTATOR, Holding, holding, seen

_sayings: dict[int, str] = {}
_SAID = (1 << 18) - 1  # an action's code without the seat


def happening(event: Event, viewer: int) -> Happening:
    """An event as a viewer may know it."""
    shown = seen(event, viewer)
    return Happening(
        shown.kind,
        shown.seat,
        shown.other,
        TOKENS[shown.face] if shown.face >= 0 else "",
        COLOURS[shown.colour - 1] if shown.colour else "",
        shown.count,
        tuple([TOKENS[face] for face in shown.cards]),
    )


def happenings(events: Iterable[Event], viewer: int) -> tuple[Happening, ...]:
    return tuple([happening(event, viewer) for event in events])


def game(sitting: Sitting) -> Game:
    """The round as everybody sees it: as somebody does who only watches."""
    view = sitting.view(SPECTATOR)
    over = view.phase == "over"
    return Game(
        round=sitting.number,
        dealer=view.dealer,
        phase=view.phase,
        turn=view.turn,
        direction=view.direction,
        top=TOKENS[view.top],
        colour=COLOURS[view.colour - 1] if view.colour else "",
        sizes=view.sizes,
        in_round=view.in_round,
        stock=view.stock,
        discard=view.discard,
        penalty=view.penalty,
        challengeable=view.challengeable,
        shed_to=view.shed_to,
        stuck=view.stuck,
        vote=view.vote,
        voters=view.voters,
        called=view.called,
        vulnerable=view.vulnerable,
        open=view.open,
        hands=tuple([" ".join([TOKENS[face] for face in hand]) for hand in view.hands]) if view.open or over else (),
        winner=view.winner,
        points=tuple([sitting.table.gain(seat) for seat in range(len(view.sizes))]) if over else (),
    )


def own(sitting: Sitting, seat: int) -> Own:
    """What a seat alone sees."""
    held: Holding = holding(sitting.table, seat)
    return Own(
        hand=tuple([TOKENS[face] for face in held.hand]),
        drawn=TOKENS[held.drawn] if held.drawn >= 0 else "",
        legal=tuple([_sayings.get(action.code & _SAID) or _saying(action) for action in held.legal]),
        fitting=tuple([TOKENS[face] for face in held.fitting]),
        uno=held.uno,
        bluff=held.bluff,
    )


def _saying(action: Action) -> str:
    said = _sayings[action.code & _SAID] = action.saying
    return said


def room(table: Table) -> Room:
    """The table as everybody sees it."""
    sitting = table.sitting
    started = sitting is not None and table.stage != "lobby"
    match = sitting.match if sitting is not None and started else None
    return Room(
        table=table.code,
        host=table.host,
        stage=table.stage,
        people=tuple([Somebody(number, person.name) for number, person in table.people.items() if not person.gone]),
        places=tuple(
            [
                Place(table.name_at(seat), chair.person, chair.bot, chair.stand_in)
                for seat, chair in enumerate(table.chairs, 1)
            ]
        ),
        preset=table.rules.base,
        rules={name: msgspec.to_builtins(getattr(table.rules, name)) for name in OPTIONS},
        settings=table.settings,
        scores=tuple(match.scores) if match else (),
        out=tuple([seat + 1 for seat in match.out]) if match else (),
        champions=tuple([seat + 1 for seat in match.champions]) if match else (),
        ready=tuple(sorted(table.ready)),
        shuffle=_shuffle(table),
        record=table.record,
    )


def _shuffle(table: Table) -> Shuffle:
    before = table.deals[-1] if table.deals and table.stage in ("between", "over") else None
    return Shuffle(
        table.deal,
        fair.commitment(table.secret),
        tuple(sorted(table.added)),
        before.secret if before else "",
        tuple(before.added) if before else (),
    )


def hides_cards(change: Change) -> bool:
    """Whether some see cards in these events that others do not."""
    return any(event.cards and event.audience >= 0 for event in change.events)
