"""Finds puzzles in games: moments in which judges that know nothing of each other agree on one choice."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from typing import Final

import msgspec
from msgspec.structs import replace

from lastcard import record
from lastcard.analysis.chances import error, mean, version
from lastcard.analysis.judge import shipped
from lastcard.analysis.review import Alternative, alternatives, choices_of
from lastcard.analysis.trials import Trials
from lastcard.bots import registry
from lastcard.bots.arena import Driver
from lastcard.bots.base import read
from lastcard.core.actions import PLAY, Action, parse
from lastcard.core.errors import Problem
from lastcard.core.events import Event, seen
from lastcard.core.rules import PRESETS
from lastcard.engine.dice import Dice
from lastcard.engine.memory import Memory
from lastcard.engine.observation import Observation
from lastcard.engine.round import Round
from lastcard.match.view import View
from lastcard.puzzles.endgame import Budget, Endgame
from lastcard.puzzles.model import Collection, Puzzle, Watched, id_of, level_of, seen_by, theme_of
from lastcard.puzzles.rounds import alone, cut
from lastcard.puzzles.themes import OPEN, THEMES
from lastcard.record import Record, RoundRecord, replay

NAMES: Final = ("Ada", "Bo", "Cid", "Dot", "Eva", "Finn", "Gro", "Hans", "Ida", "Jon")  # of whoever sits there
SEATS: Final = (2, 3, 4, 3, 2, 4, 5, 3)
PLAYERS: Final = ("normal", "hard", "net", "easy")
LONGEST: Final = 60  # actions before a puzzle
LEAST: Final = 40_000  # millionths by which the best has to be better than the next
LEAST_DOUBTED: Final = 25_000
LEAST_OPEN: Final = 100_000
GLANCE: Final = 24  # worlds
WORLDS: Final = (256, 1024)
EXPERTS: Final = ("expert:600", "expert:3000")
BELIEFS: Final = (1.0, 0.2)  # how likely a bluff is taken to be, beside what the judges take it to be
ENDGAMES: Final = (Budget(2, 2, 1), Budget(4, 3, 2), Budget(6, 4, 3))
PLAYED_OUT: Final = 100  # times that an ending is played to its end
FEW: Final = 3  # cards that nobody has more of in an ending
EASY: Final = 0.5  # how often `easy` may find it
SHARES: Final = {"preset": 0.3, "level": 0.35, "said": 0.6}  # that there may be of one kind
SOLVERS: Final = {"easy": 8, "normal": 4, "hard": 4, "net": 1, "expert:40": 4, "expert:200": 2}


class Candidate(msgspec.Struct, frozen=True):
    """A question that could be a puzzle."""

    theme: str
    game: Record  # the round up to here
    now: Watched
    observation: Observation
    view: View  # which offers nothing but the options
    options: list[Action]


def bot_game(seed: int, number: int) -> Record:
    """A round between bots: rules, seats and bots are as varied as can be."""
    digest = hashlib.sha256(f"lastcard puzzles/{seed}/{number}".encode()).digest()
    chance, dice = int.from_bytes(digest[:6], "big"), Dice(int.from_bytes(digest[6:14], "big"))
    rules = list(PRESETS.values())[number % len(PRESETS)]
    seats = SEATS[number // len(PRESETS) % len(SEATS)]
    game = Round.empty(rules, seats, dice.below(seats), seed=chance)
    bots = [PLAYERS[dice.below(len(PLAYERS))] for _ in range(seats)]
    driver = Driver(game, [registry.player(bot, rules, seat + number) for seat, bot in enumerate(bots)], number)
    driver.script = []
    driver.play()
    actions = tuple(str(Action(code, cards)) for code, cards in driver.script)
    return Record(NAMES[:seats], rules, (RoundRecord(game.dealer + 1, seed=f"{chance:x}", actions=actions),))


def candidates(game: Record) -> Iterator[Candidate]:
    """All that could be asked in a round."""
    seats = len(game.seats)
    [played] = game.rounds
    memories = [Memory(seat + 1, seats) for seat in range(seats)]
    events: list[list[Event]] = [[] for _ in range(seats)]
    for step in replay(game, listen=True):
        for seat, memory in enumerate(memories):
            memory.watch(step.events)
            events[seat] += [seen(event, seat + 1) for event in step.events]
        if step.done == len(played.actions) or step.done > LONGEST:
            return
        said = parse(played.actions[step.done], seats)
        place = said.seat - 1
        if step.round.awaited() >> place & 1 and not step.round.openers and step.round.wrong_by < 0:
            now = Watched(step.round, memories[place], tuple(events[place]))
            yield from _asked(cut(game, step.done), now, said)


def _asked(game: Record, now: Watched, said: Action) -> Iterator[Candidate]:
    observation = Observation(game.rules, now.round.seats)
    observation.look(now.round, said.seat - 1)
    observation.study(now.round, now.memory)
    options = choices_of(now.round.legal(observation.seat), observation)
    alike = [option for option in options if option.verb_number == PLAY and option.card == said.card]
    asked = [(theme_of(options), options)] if len(options) > 1 else []
    if said.verb_number == PLAY and 1 < len(alike) < len(options):
        asked.append((theme_of(alike), alike))
    if len(options) > 1 and max(observation.sizes) <= FEW:
        asked.append((OPEN, options))
    for theme, listed in asked:
        yield _candidate(theme, game, now, observation, listed)


def _candidate(theme: str, game: Record, now: Watched, observation: Observation, options: list[Action]) -> Candidate:
    shown = seen_by(now, observation.seat + 1, theme == OPEN).offering(options)
    cards = {option.card for option in options}
    fitting = tuple(card for card in shown.own.fitting if card in cards)
    shown = replace(shown, own=replace(shown.own, fitting=fitting))
    if theme == OPEN:
        observation = Observation(game.rules, now.round.seats)
        read(observation, shown)
    return Candidate(theme, game, now, observation, shown, options)


# Whether it is one


def puzzle_of(asked: Candidate) -> Puzzle | None:
    """The puzzle of a question, if its judges agree that one choice is clearly the best and not everybody finds it."""
    name = id_of(asked.theme, asked.game.seats, asked.view, [option.saying for option in asked.options])
    judged = _open(asked) if asked.theme == OPEN else _hidden(asked, int(name, 16))
    if judged is None:
        return None
    best = parse(f"{asked.view.viewer} {judged[0].action}")
    found = {bot: _share(asked, bot, times, best) for bot, times in SOLVERS.items()}
    share = round(sum(found.values()) / len(found), 3)
    if share == 1 or (found["easy"] > EASY and asked.theme != "challenge"):
        return None  # of two answers `easy` always gives the same: without it, the other would always be right
    return Puzzle(
        id=name,
        theme=asked.theme,
        record=record.dumps(asked.game),
        seat=asked.view.viewer,
        options=judged,
        share=share,
    )


def _hidden(asked: Candidate, seed: int) -> tuple[Alternative, ...] | None:
    """The options with their chances from what the seat knows, the best first; None where that is not clear."""
    trials = Trials(asked.game.rules, asked.now.round.seats, shipped())
    best = -1
    values: list[list[int]] = []
    for number, worlds in enumerate((GLANCE, *WORLDS)):
        values, guilty = [], []
        if not trials.begin(asked.observation, seed * len(WORLDS) + number):
            return None
        for _ in range(worlds):
            trials.deal()
            guilty.append(trials.guilty())
            values.append([trials.after(asked.observation.seat, option.code, option.cards) for option in asked.options])
        found = _best(values, guilty, asked.theme == "challenge", number == 0)
        if found is None or best not in (-1, found):
            return None
        best = found
    for number, spec in enumerate(EXPERTS):
        if registry.find(spec)(asked.game.rules, seed + number).act(asked.view) != asked.options[best]:
            return None
    columns = list(zip(*values, strict=True))
    return alternatives(asked.options, [(mean(column), error(column)) for column in columns])


def _best(values: list[list[int]], guilty: list[bool], doubted: bool, glance: bool) -> int | None:
    """The option that is clearly best in these worlds; where a bluff is in doubt, however likely it is taken to be."""
    least = LEAST_DOUBTED if doubted else LEAST
    found = set()
    for belief in BELIEFS if doubted else BELIEFS[:1]:
        weights = [belief if bluff else 1.0 for bluff in guilty]
        means = [_weighed(column, weights)[0] for column in zip(*values, strict=True)]
        best = means.index(max(means))
        for place in range(len(means)):
            if place != best:
                differences = [row[best] - row[place] for row in values]
                difference, spread = _weighed(differences, weights)
                if difference < (least / 2 if glance else least) or difference <= 2 * spread:
                    return None
        found.add(best)
    return found.pop() if len(found) == 1 else None


def _weighed(values: Sequence[int], weights: Sequence[float]) -> tuple[float, float]:
    """The mean of a sample and its standard error, with weights."""
    whole = sum(weights)
    middle = sum(weight * value for weight, value in zip(weights, values, strict=True)) / whole
    squares = sum((weight * (value - middle)) ** 2 for weight, value in zip(weights, values, strict=True))
    return middle, sqrt(squares) / whole


def _open(asked: Candidate) -> tuple[Alternative, ...] | None:
    """The same where all hands are open: looking ahead, shorter and longer, has to say the same."""
    best = -1
    found: list[list[int]] = []
    for budget in ENDGAMES:
        chances = Endgame(asked.game.rules, asked.now.round.seats, budget).chances(asked.now.round, asked.options)
        order = sorted(range(len(chances)), key=lambda place: -chances[place])
        if found and best != order[0]:
            return None
        best = order[0]
        if chances[best] - chances[order[1]] < (LEAST_OPEN if found else LEAST_OPEN // 2):
            return None
        found.append(chances)
    *_, last, longest = found
    pairs = [(float(far), abs(far - near) / 2) for far, near in zip(longest, last, strict=True)]
    next_best = sorted(range(len(longest)), key=lambda place: -longest[place])[1]
    if longest[best] - longest[next_best] <= 2 * max(pairs[best][1], pairs[next_best][1]):
        return None
    endgame = Endgame(asked.game.rules, asked.now.round.seats, ENDGAMES[0])
    ends = [endgame.played_out(asked.now.round, asked.options[place], range(PLAYED_OUT)) for place in (best, next_best)]
    gained = [one - other for one, other in zip(*ends, strict=True)]
    return alternatives(asked.options, pairs) if mean(gained) > max(LEAST, 2 * error(gained)) else None


def _share(asked: Candidate, bot: str, times: int, best: Action) -> float:
    """How often a bot finds it."""
    make = registry.find(bot)
    return sum(make(asked.game.rules, seed).act(asked.view) == best for seed in range(times)) / times


# Many of them


class Finder:
    """Goes through games and keeps puzzles until there are enough of each theme, of all kinds.

    `limit` is how many there may be of a theme. Of them no more than a share may be of one preset, of one level of
    difficulty, or have the same thing said.
    """

    def __init__(self, source: str, limit: int, before: Collection | None = None) -> None:
        if before is not None and (before.source, before.version) != (source, version()):
            raise Problem("puzzles-other-source")
        self._limit = limit
        self.kept = before or Collection(version=version(), source=source)
        self._counts: Counter[tuple[str, ...]] = Counter()
        for puzzle in self.kept.puzzles:
            self._counts.update(self._kinds(puzzle, record.loads(puzzle.record)))

    @property
    def full(self) -> bool:
        return all(self._counts[theme,] >= self._limit for theme in THEMES)

    def go_through(self, game: Record) -> None:
        """Takes what there is in the next game, of each theme one at the most."""
        found: dict[str, Puzzle] = {}
        for asked in candidates(game):
            if asked.theme not in found and self._room(("preset", asked.theme, game.rules.base)):
                puzzle = puzzle_of(asked) if self._room((asked.theme,)) else None
                if puzzle is not None and self._fits(puzzle, game):
                    found[asked.theme] = puzzle
                    self._counts.update(self._kinds(puzzle, game))
        self.kept = replace(self.kept, games=self.kept.games + 1, puzzles=(*self.kept.puzzles, *found.values()))

    def _fits(self, puzzle: Puzzle, game: Record) -> bool:
        known = any(puzzle.id == other.id for other in self.kept.puzzles)
        return not known and all(map(self._room, self._kinds(puzzle, game)))

    def _room(self, kind: tuple[str, ...]) -> bool:
        return self._counts[kind] < SHARES.get(kind[0], 1.0) * self._limit

    def _kinds(self, puzzle: Puzzle, game: Record) -> list[tuple[str, ...]]:
        """What a puzzle is counted as."""
        found = [
            (puzzle.theme,),
            ("preset", puzzle.theme, game.rules.base),
            ("level", puzzle.theme, str(level_of(puzzle.share))),
        ]
        if puzzle.theme in ("challenge", OPEN):
            found.append(("said", puzzle.theme, puzzle.options[0].action.partition(" ")[0]))
        return found


def bot_games(seed: int, after: int, most: int) -> Iterator[Record]:
    """The games of a seed after some that have been gone through, up to a number."""
    return (bot_game(seed, number) for number in range(after, most))


def rounds_of(games: Iterable[Record]) -> list[Record]:
    """All rounds of some matches, each by itself; whoever played them is not named."""
    return [each for game in games for each in alone(game, NAMES[: len(game.seats)]).values()]
