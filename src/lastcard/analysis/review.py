"""Reviews a finished match: the line of chances, every decision with its options, marks and reasons, luck and skill.

A decision is judged by what its seat could know then: all options in the same worlds that agree with it. Which option
is best is found in one half of the worlds, and by how much in the other half, so that chance does not mark anything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

import msgspec

from lastcard.analysis.chances import error, mean, outlook, played_on, version
from lastcard.analysis.judge import shipped
from lastcard.analysis.luck import Ledger, Luck, added, check_over
from lastcard.analysis.reasons import reason
from lastcard.analysis.trials import Trials
from lastcard.core import actions
from lastcard.core.actions import ACCEPT, CATCH, CHALLENGE, COLOUR, DRAW, PASS, PLAY, UNO, Action
from lastcard.core.errors import Problem
from lastcard.core.fields import Number
from lastcard.engine.memory import Memory
from lastcard.engine.observation import Observation
from lastcard.engine.round import Round
from lastcard.match.match import team
from lastcard.record import Record, Step, replay

WORLDS: Final = 256  # for a decision; fewer in a match that is very long
FEWEST: Final = 16
BUDGET: Final = 500_000  # worlds in a match
LOSSES: Final = ((100_000, "loses-10"), (50_000, "loses-5"), (20_000, "loses-2"))
MARKS: Final = ("best", "fine", "loses-2", "loses-5", "loses-10", "only", "bluff", "catch", "missed-catch")
NOTHING: Final = 0  # the code of saying nothing
JUDGED: Final = (PLAY, DRAW, PASS, ACCEPT, CHALLENGE, COLOUR)


class Alternative(msgspec.Struct, frozen=True):
    """Something that could be said ("" is nothing), and the chance to win the round with it, in millionths."""

    action: str
    chance: Number
    error: Number


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat said, beside what it could have said. Chances are from what it knew then."""

    after: int  # so many actions of the round
    seat: int
    action: str
    mark: str
    options: tuple[Alternative, ...] = ()  # the best first
    better: str = ""  # than the one chosen; where that was best, the next
    difference: int = 0  # what the choice gave away, or gained
    error: int = 0  # of the difference
    reason: str = ""  # one of `reasons.REASONS`
    about: dict[str, str] = {}  # what its sentence speaks of


class RoundReview(msgspec.Struct, frozen=True):
    chances: tuple[tuple[int, ...], ...]  # of each seat, after the deal and after every action, with all hands open
    match: tuple[tuple[int, ...], ...]  # the same of the match
    decisions: tuple[Decision, ...]
    luck: tuple[Luck, ...]


class Review(msgspec.Struct, frozen=True):
    version: str
    rounds: tuple[RoundReview, ...]
    luck: tuple[Luck, ...]  # of each seat, over all rounds


def review(
    game: Record, advance: Callable[[int, int], None] = lambda _done, _all: None, worlds: int = WORLDS
) -> Review:
    """Reviews a match that is over; `advance` hears how many actions are done, and may raise to stop."""
    if not game.rounds:
        raise Problem("no-rounds")
    check_over(game)
    total = sum(len(played.actions) for played in game.rounds)
    done = 0
    rounds: list[RoundReview] = []
    going: _Going | None = None
    for step in replay(game, listen=True):
        if step.said is None:
            going = _Going(game, step, max(FEWEST, min(worlds, BUDGET // (total + 1))))
        else:
            assert going is not None
            going.take(step, step.said)
            done += 1
            advance(done, total)
            if step.round.over:
                rounds.append(going.close())
    seats = range(len(game.seats))
    return Review(version(), tuple(rounds), tuple(added(each.luck[seat] for each in rounds) for seat in seats))


class _Going:
    """A round on its way: what everybody can remember, and what has been found."""

    def __init__(self, game: Record, step: Step, worlds: int) -> None:
        seats = len(game.seats)
        self._number = step.number
        self._worlds = worlds
        self._ledger = Ledger(step.round, game.rounds[step.number].start is None)
        self._line = [shipped().chances(step.round)]
        self._outlook = outlook(step.match)
        self._rules = game.rules
        self._memories = [Memory(seat + 1, seats) for seat in range(seats)]
        self._observation = Observation(game.rules, seats)
        self._trials = Trials(game.rules, seats, shipped())
        self._decisions: list[Decision] = []
        self._match: tuple[int, ...] = ()
        self._remember(step)

    def _remember(self, step: Step) -> None:
        for memory in self._memories:
            memory.watch(step.events)

    def take(self, step: Step, said: Action) -> None:
        """An action that was just said."""
        before, after = self._ledger.before, step.round
        found = self._catch(before, said) if said.verb_number == CATCH else self._choice(before, said)
        if found is not None:
            self._decisions.append(msgspec.structs.replace(found, after=step.done - 1))
        if said.verb_number not in (CATCH, UNO):
            for missed in self._missed(before, after):
                self._decisions.append(msgspec.structs.replace(missed, after=step.done - 1))
        self._ledger.note(after, said.code, said.cards)
        self._line.append(shipped().chances(after))
        self._match = played_on(step.match) if after.over else ()
        self._remember(step)

    def close(self) -> RoundReview:
        line = self._line
        match = [self._outlook.chances(self._rules, chances) for chances in line[:-1]]
        return RoundReview(tuple(line), (*match, self._match), tuple(self._decisions), self._ledger.close())

    # Decisions

    def _choice(self, game: Round, said: Action) -> Decision | None:
        """What a seat said on its turn, or as a jump-in."""
        seat = said.seat - 1
        if said.verb_number not in JUDGED:
            return None
        self._look(game, seat)
        options = options_of(game, self._observation, said)
        if options is None:
            return None
        if game.awaited() >> seat & 1 == 0:
            options.append(Action(NOTHING))
        if len(options) == 1:
            return Decision(0, said.seat, said.saying, "only")
        return self._judged(seat, said, options)

    def _catch(self, game: Round, said: Action) -> Decision | None:
        if not game.vulnerable >> (said.target - 1) & 1:
            return None
        self._look(game, said.seat - 1)
        return self._judged(said.seat - 1, said, [said, Action(NOTHING)])

    def _missed(self, before: Round, after: Round) -> list[Decision]:
        """What those gave away who could have caught somebody until just now."""
        found = []
        gone = before.vulnerable & ~after.vulnerable
        for caught in range(before.seats):
            for seat in range(before.seats):
                friends = team(before.rules, caught)
                if not gone >> caught & 1 or not before.alive >> seat & 1 or seat in friends:
                    continue
                self._look(before, seat)
                catch = Action(actions.encode(seat + 1, CATCH, target=caught + 1))
                decision = self._judged(seat, Action(NOTHING), [Action(NOTHING), catch])
                if decision is not None and decision.mark in dict(LOSSES).values():
                    found.append(msgspec.structs.replace(decision, mark="missed-catch"))
        return found

    def _look(self, game: Round, seat: int) -> None:
        self._observation.look(game, seat)
        self._observation.study(game, self._memories[seat])

    def _judged(self, seat: int, said: Action, options: list[Action]) -> Decision | None:
        seed = (self._number * 100_000 + len(self._line)) * 16 + seat  # nothing that is hidden
        return judged(self._trials, self._observation, said, options, self._worlds, seed)


def judged(
    trials: Trials, observation: Observation, said: Action, options: list[Action], worlds: int, seed: int
) -> Decision | None:
    """Tries all options in the same worlds; None where no cards could lie as the seat has to think."""
    if not trials.begin(observation, seed):
        return None
    return decided(observation, said, options, tried(trials, observation, options, worlds))


def tried(trials: Trials, observation: Observation, options: list[Action], worlds: int) -> list[list[int]]:
    """The chances that come of each option, all in the same worlds."""
    values: list[list[int]] = [[] for _ in options]
    for _ in range(worlds):
        trials.deal()
        for place, option in enumerate(options):
            values[place].append(trials.after(observation.seat, option.code, option.cards))
    return values


def decided(observation: Observation, said: Action, options: list[Action], values: list[list[int]]) -> Decision:
    """The mark of what was said, from the chances of each option in the same worlds."""
    chosen = options.index(said)
    finding = [mean(each[::2]) for each in values]
    others = [place for place in range(len(options)) if place != chosen]
    rival = max(others, key=finding.__getitem__)
    worse = finding[rival] > finding[chosen]
    sign = 1 if worse else -1
    differences = [sign * (a - b) for a, b in zip(values[rival][1::2], values[chosen][1::2], strict=True)]
    difference, spread = mean(differences), error(differences)
    clear = difference > 2 * spread and difference > 0
    mark = _mark(observation, said, difference, clear, worse)
    key = ""
    about: dict[str, str] = {}
    if clear and mark not in ("fine", "only"):
        better, other = (options[rival], said) if worse else (said, options[rival])
        key, about = reason(observation, better, other)
    return Decision(
        0,
        observation.seat + 1,
        _saying(said),
        mark,
        alternatives(options, [(mean(each), error(each)) for each in values]),
        _saying(options[rival]),
        round(difference) if clear else 0,
        round(spread),
        key,
        about,
    )


def alternatives(options: Sequence[Action], found: Iterable[tuple[float, float]]) -> tuple[Alternative, ...]:
    """The options with the chance of each and its error, the best first."""
    pairs = sorted(zip(options, found, strict=True), key=lambda pair: -pair[1][0])
    return tuple(Alternative(_saying(option), round(chance), round(spread)) for option, (chance, spread) in pairs)


def _saying(option: Action) -> str:
    return option.saying if option.code else ""


def _mark(observation: Observation, said: Action, difference: float, clear: bool, worse: bool) -> str:
    if not clear:
        return "fine"
    if worse:
        return next((mark for least, mark in LOSSES if difference >= least), "fine")
    if said.code and said.verb_number == CATCH:
        return "catch"
    if said.code and said.card == "W+4" and observation.bluff:
        return "bluff"
    return "best"


def choices_of(legal: Iterable[Action], observation: Observation) -> list[Action]:
    """What a seat can choose from on its turn, with the call where it is due; misplays are left out."""
    fitting = observation.fitting_cards
    found = []
    for option in legal:
        if option.verb_number in JUDGED and (option.verb_number != PLAY or option.card in fitting):
            calls = option.verb_number == PLAY and observation.sizes[observation.seat] == 2
            found.append(option.with_uno() if calls else option)
    return found


def options_of(game: Round, observation: Observation, said: Action) -> list[Action] | None:
    """What a seat could say, the one that it said among it; None where that was a misplay."""
    found = choices_of(game.legal(observation.seat), observation)
    if said in found:
        return found
    if said.verb_number == PLAY and said.card not in observation.fitting_cards:
        return None
    alike = [option for option in found if option.card == said.card and option.uno == said.uno]
    if len(alike) == 1:  # with a target or a colour that need not be said
        found[found.index(alike[0])] = said
    else:
        found.append(said)
    return found
