"""What the server tells whom: values of the protocol, made of a table and of what `view` lets a viewer see."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import UNSET
from msgspec.structs import replace

from lastcard.bots import registry
from lastcard.core.events import EVERYBODY, Event, seen
from lastcard.core.rules import Ruleset
from lastcard.engine.observation import Observation
from lastcard.engine.round import Round
from lastcard.match.match import MatchStanding, sides_from_one
from lastcard.match.view import Game, game
from lastcard.protocol.messages import Award, Goal, Place, Room, Shuffle, Somebody
from lastcard.table.state import Chair, Table


def events(happened: Iterable[Event], viewer: int) -> tuple[Event, ...]:
    """What happened as a viewer may know it."""
    return tuple([seen(event, viewer) for event in happened])


def laid_open(number: int, round_: Round, observation: Observation) -> Game:
    """A round of a match that is over, with all hands; the observation is that of somebody who watches."""
    hands = tuple([" ".join(round_.cards(seat)) for seat in range(observation.seats)])
    return replace(game(round_, observation, number), hands=hands)


def room(table: Table) -> Room:
    """The table as everybody sees it."""
    match_state = table.match_state
    started = match_state is not None and table.stage != "lobby"
    standing = match_state.match.standing() if match_state is not None and started else MatchStanding()
    coming = {seat: person for person, seat in table.awaited.items()}
    return Room(
        table=table.code,
        host=table.host,
        stage=table.stage,
        people=tuple(
            [
                Somebody(number, person.name, person.face, person.muted)
                for number, person in table.people.items()
                if not person.gone
            ]
        ),
        places=tuple(
            [
                _place(table, seat, chair, coming.get(seat, 0), table.hints.get(seat, 0) if started else 0)
                for seat, chair in enumerate(table.chairs, 1)
            ]
        ),
        sides=sides_from_one(table.rules, len(table.chairs)),
        preset=table.rules.base,
        rules=table.rules.options(),
        settings=table.settings,
        goal=goal(table.rules),
        scores=standing.scores,
        ranks=standing.ranks,
        out=standing.out,
        champions=standing.champions,
        ready=tuple(sorted(table.ready)),
        shuffle=_shuffle(table),
        record=table.record if table.disclosed else "",
        origin=table.origin if started else "",
        solo=table.solo,
        paused=table.paused,
        series=table.series,
        deal=table.fixed.name if table.fixed is not None else UNSET,
        evening=table.evening or UNSET,
        last=table.last_round,
        awards=tuple([Award(each.kind, each.seat, each.value) for each in table.awards()]),
    )


def _place(table: Table, seat: int, chair: Chair, coming: int, hints: int) -> Place:
    bot, owner = registry.badge(chair.bot) if chair.bot else ("", "")
    return Place(table.name_at(seat), chair.person, bot, chair.stand_in, coming, table.open(seat), hints, owner)


def goal(rules: Ruleset) -> Goal:
    return Goal(rules.match, 0 if rules.match == "single" else rules.target, rules.rounds, rules.fewest)


def _shuffle(table: Table) -> Shuffle:
    told = table.deals and table.disclosed and table.stage in ("between", "over")
    before = table.deals[-1] if told else None
    return Shuffle(
        table.deal,
        table.commitment,
        tuple(sorted(table.added)),
        before.secret if before else "",
        tuple(before.added) if before else (),
    )


def insiders(happened: Iterable[Event]) -> int:
    """Who sees cards in these events that others do not; bit n: seat n + 1. EVERYBODY, where there are none such."""
    found = EVERYBODY
    for event in happened:
        if event.audience != EVERYBODY:
            found = event.audience if found == EVERYBODY else found | event.audience
    return found
