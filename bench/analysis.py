"""Measures the evaluator: how calibrated its chances are, that luck is fair, what taking it out saves, and its speed.

Writes build/bench.json, and docs/calibration.svg with `--picture`. What has been played is kept in build/analysis: the
same command, stopped, goes on where it was. `python bench/analysis.py --help` has the sizes.
"""

from __future__ import annotations

import argparse
import time
from functools import cache
from pathlib import Path
from random import Random

import msgspec
import numpy as np
import numpy.typing as npt
from figures import BUILD, ROOT, keep
from mixed import chosen, played

from lastcard import record
from lastcard.analysis import luck as lucks
from lastcard.analysis.chances import over_worlds, version
from lastcard.analysis.foresight import shipped as looking_ahead
from lastcard.analysis.judge import WHOLE, Judge, shipped
from lastcard.analysis.luck import split
from lastcard.analysis.review import review
from lastcard.analysis.trials import Trials
from lastcard.bots import registry
from lastcard.bots.arena import Driver
from lastcard.cli.lab import progress
from lastcard.core.actions import Action
from lastcard.core.rules import PRESETS
from lastcard.engine.memory import Memory
from lastcard.engine.observation import Observation
from lastcard.engine.round import Round
from lastcard.evaluator import layout, net
from lastcard.lab import duel, jobs, training
from lastcard.lab.jobs import ChunkStore, Rows, Workers
from lastcard.match.match import Match, team
from lastcard.record import Record, RoundRecord

CHUNK = 250  # games
WORLDS = 64
MOMENTS = 0.1  # of all there are: four or five of a game
OPENLY, SEEN, NET = range(3)
Numbers = npt.NDArray[np.float64]
Bins = list[tuple[int, float, float]]


class Chunk(msgspec.Struct, frozen=True):
    """Some games of mixed bots, by a number."""

    number: int
    seats: int = 0  # 0 for any
    ahead: bool = False  # whether the judge looks ahead
    games: int = CHUNK


def calibration(chunk: Chunk) -> Rows:
    """Chances and results at random moments of games: of all seats openly, and as one seat sees them.

    Every moment is as likely as any other. One of each game would be more often one of a game that ends soon, and what
    is taken for likely in such a game comes true more often.
    """
    random = Random(f"calibration {chunk.number}")
    rows: Rows = []
    for _ in range(chunk.games):
        rules, seats = chosen(random)
        game = played(rules, seats, random)
        round_, won = game.round, team(rules, game.winner) if game.winner >= 0 else ()
        viewer = random.randrange(seats)
        memory = Memory(viewer + 1, seats)
        round_.events = []
        round_.deal()
        for code, cards in game.said:
            memory.watch(round_.events)
            round_.events.clear()
            if random.random() < MOMENTS:
                rows += [[OPENLY, chance, seat in won] for seat, chance in enumerate(shipped().chances(round_))]
                seen = seen_by(viewer, round_, memory, random.getrandbits(48))
                rows += [[SEEN, chance, seat in won] for seat, chance in enumerate(seen)]
            round_.step(code, cards)
    return rows


def seen_by(viewer: int, game: Round, memory: Memory, seed: int) -> tuple[int, ...]:
    """The chances as one seat sees them; none where no cards could be so."""
    observation = Observation(game.rules, game.seats)
    observation.look(game, viewer)
    observation.study(game, memory)
    trials = Trials(game.rules, game.seats, shipped())
    if not trials.begin(observation, seed):
        return ()
    worlds = []
    for _ in range(WORLDS):
        trials.deal()
        worlds.append(trials.as_it_is())
    return over_worlds(worlds)[0]


def choices(chunk: Chunk) -> Rows:
    """What the net that plays said of one choice of each seat in each game, and whether the seat won."""
    random = Random(f"choices {chunk.number}")
    content = Path(net.__file__).with_name("seat.net").read_bytes()
    lesson = training.lessons(training.Training(seed=random.getrandbits(40)), 1, content)[0]
    lesson = msgspec.structs.replace(lesson, games=chunk.games, explores=0.0, faith=0.0)
    packed, won = training.play(lesson)
    said = np.unpackbits(np.frombuffer(packed, dtype=np.uint8).reshape(len(won), -1), axis=1, count=layout.SIZE)
    some = random.sample(range(len(won)), min(len(won), lesson.seats * lesson.games))
    return [[NET, round(WHOLE * net.shipped().value(said[row].tobytes())), won[row] // 255] for row in some]


def luck(chunk: Chunk) -> Rows:
    """Of each game, for the first seat: what the deal gave it, what the draws gave it, and its result."""
    random = Random(f"luck {chunk.seats} {chunk.number}")
    rows: Rows = []
    for _ in range(chunk.games):
        game = played(PRESETS["classic"], chunk.seats, random)
        if game.winner >= 0:
            game.round.deal()
            found = split(game.round, game.said, judge(chunk.ahead))[0]
            rows.append([found.deal, found.draws, found.result])
    return rows


@cache
def judge(ahead: bool) -> Judge:
    return looking_ahead() if ahead else shipped()


def all_of(name: str, play: object, chunks: list[Chunk], workers: int) -> npt.NDArray[np.int64]:
    """The rows of all chunks, those that are kept and those that are played now."""
    store = ChunkStore(BUILD / "analysis" / f"{name}-{version()}", {"of": name, "games": CHUNK})
    print(f"{name}: {len(chunks) * CHUNK:,} games", flush=True)
    with progress(len(chunks) * CHUNK) as advance:
        done = jobs.run(play, chunks, Workers(workers), store, advance)  # type: ignore[arg-type]
    if done.interrupted:
        raise KeyboardInterrupt
    return np.array([row for rows in done.rows.values() for row in rows])


def bins(rows: Numbers) -> Bins:
    """Ten bins of chances: how many, their mean, and the share that was won."""
    which = np.minimum((rows[:, 0] * 10).astype(int), 9)
    return [
        (int((which == each).sum()), float(rows[which == each, 0].mean()), float(rows[which == each, 1].mean()))
        for each in range(10)
        if (which == each).any()
    ]


def picture(found: dict[str, Bins]) -> None:
    import matplotlib as mpl

    mpl.use("svg")
    from matplotlib import pyplot

    mpl.rcParams["svg.hashsalt"] = "lastcard"
    figure, axes = pyplot.subplots(figsize=(5, 5))
    axes.plot([0, 1], [0, 1], color="0.7", linewidth=1)
    for name, style in (("open", "o-"), ("seen", "s--")):
        axes.plot([each[1] for each in found[name]], [each[2] for each in found[name]], style, label=name)
    axes.set_xlabel("chance given")
    axes.set_ylabel("share won")
    axes.legend(labels=["even", "all hands open", "from one seat's knowledge"])
    figure.savefig(ROOT / "docs/calibration.svg", metadata={"Date": None})


def measure_calibration(games: int, workers: int, drawn: bool) -> dict[str, float]:
    chunks = [Chunk(number) for number in range(-(-games // CHUNK))]
    of_net = f"choices-{net.shipped().digest[:8]}"
    rows = np.concatenate(
        [all_of("calibration", calibration, chunks, workers), all_of(of_net, choices, chunks, workers)]
    )
    figures: dict[str, float] = {}
    found = {}
    for kind, name in ((OPENLY, "open"), (SEEN, "seen"), (NET, "net")):
        found[name] = bins(rows[rows[:, 0] == kind, 1:] / (WHOLE, 1))
        worst = max(abs(share - chance) for _, chance, share in found[name])
        print(f"calibration, {name}: largest difference {100 * worst:.2f} points")
        for count, chance, share in found[name]:
            error = (share * (1 - share) / count) ** 0.5
            print(f"  {count:8} given {100 * chance:5.1f}, won {100 * share:5.1f} ±{100 * error:.1f}")
        figures[f"calibration_{name}"] = round(100 * worst, 2)
        figures |= {f"calibration_{name}_{each}": round(100 * row[2], 2) for each, row in enumerate(found[name])}
    if drawn:
        picture(found)
    return figures


def measure_luck(games: int, seats: int, ahead: bool, workers: int) -> dict[str, float]:
    """Its mean, whose error is also that of what could be expected before the deal, and the variance without it."""
    name = f"luck-{seats}" + ("-ahead" if ahead else "")
    rows = all_of(name, luck, [Chunk(number, seats, ahead) for number in range(-(-games // CHUNK))], workers) / WHOLE
    terms, results = rows[:, :2], rows[:, 2]
    cards = terms.sum(axis=1)
    error = (cards.var() / len(rows) + terms[:, 0].var() / lucks.DEALS) ** 0.5
    shares = np.linalg.lstsq(terms - terms.mean(axis=0), results - results.mean(), rcond=None)[0]
    left = np.var(results - terms @ shares) / np.var(results)
    print(
        f"luck, {seats} seats, {len(rows)} games{', looking ahead' if ahead else ''}: "
        f"mean {100 * cards.mean():+.2f} ±{100 * error:.2f} points, draws alone {100 * terms[:, 1].mean():+.2f} "
        f"±{100 * terms[:, 1].std() / len(rows) ** 0.5:.2f}; deal {100 * terms[:, 0].std():.0f}, "
        f"draws {100 * terms[:, 1].std():.0f}; shares {shares[0]:.2f} and {shares[1]:.2f} leave {left:.3f} "
        "of the variance"
    )
    key = f"{seats}_ahead" if ahead else f"{seats}"
    return {
        f"luck_mean_{key}": float(cards.mean()),
        f"luck_error_{key}": float(error),
        f"luck_variance_{key}": round(float(left), 3),
    }


def measure_duel(deals: int, seats: int, workers: int) -> dict[str, float]:
    setup = duel.Duel(("hard", "normal"), "classic", seats, deals, 1, adjusted=True)
    with progress(duel.games(setup)) as advance:
        result = duel.run(setup, Workers(workers), advance=advance)
    print(f"duel, {seats} seats, {result.deals} deals: {result.variance:.3f} of the variance is left")
    return {f"adjusted_variance_{seats}": round(result.variance, 3)}


def a_match(seed: int) -> Record:
    """Four bots to 500 points."""
    rules = PRESETS["classic"]
    match = Match(rules, 4)
    rounds = []
    while not match.champions:
        dealer = match.dealer
        game = match.new_round(seed + match.rounds)
        game.log = []
        driver = Driver(game, [registry.player("hard", rules, seed + seat) for seat in range(4)], seed)
        driver.script = []
        driver.play()
        match.close(game)
        said = tuple(str(Action(code, cards)) for code, cards in driver.script)
        rounds.append(RoundRecord(dealer=dealer + 1, shuffles=tuple(game.log), actions=said))
    return Record(seats=("A", "B", "C", "D"), rules=rules, rounds=tuple(rounds))


def speed() -> dict[str, float]:
    took = []
    for seed in range(3):
        match = record.loads(record.dumps(a_match(100 * seed)))
        began = time.process_time()
        review(match)
        took.append(time.process_time() - began)
        print(f"review of {len(match.rounds)} rounds: {took[-1]:.1f} s")
    game = Round("classic", 4, seed=1)
    began = time.process_time()
    for _ in range(10_000):
        shipped().chances(game)
    judged = (time.process_time() - began) * 100
    print(f"open chances of four seats: {judged:.1f} µs")
    return {"review_s": round(max(took), 2), "open_chances_us": round(judged, 1)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=30_000, help="for calibration; 0 leaves it out, as below")
    parser.add_argument("--luck", type=int, default=100_000, help="games for the mean of luck")
    parser.add_argument("--ahead", type=int, default=2_000, help="games in which the judge of luck looks ahead")
    parser.add_argument("--deals", type=int, default=200, help="of adjusted duels")
    parser.add_argument("--workers", type=int, default=0, help="processes, 0 for one a core")
    parser.add_argument("--picture", action="store_true")
    given = parser.parse_args()
    figures = speed()
    if given.games:
        figures |= measure_calibration(given.games, given.workers, given.picture)
    for games, ahead in ((given.luck, False), (given.ahead, True)):
        for seats in (2, 4) if games else ():
            figures |= measure_luck(games, seats, ahead, given.workers)
            if ahead:
                figures["adjusted_variance"] = figures["luck_variance_2_ahead"]
    for seats in (2, 4) if given.deals else ():
        figures |= measure_duel(given.deals, seats, given.workers)
    keep(figures)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        raise SystemExit("stopped; the same command goes on where it was") from None
