"""Measures the evaluator: how calibrated its chances are, that luck is fair, what taking it out saves, and its speed.

Writes build/bench.json, and docs/calibration.svg with `--picture`; `python bench/analysis.py --help` has the sizes.
"""

from __future__ import annotations

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random

import numpy as np
import numpy.typing as npt
from figures import ROOT, keep
from open_net import chosen

from lastcard import record
from lastcard.analysis.judge import WHOLE, shipped
from lastcard.analysis.luck import split
from lastcard.analysis.review import review
from lastcard.analysis.trials import Trials
from lastcard.bots import registry
from lastcard.bots.arena import Driver
from lastcard.core.rules import PRESETS, Ruleset
from lastcard.engine.memory import Memory
from lastcard.engine.observation import Sight
from lastcard.engine.round import Round
from lastcard.lab import duel
from lastcard.match.match import Match, team
from lastcard.record import Record, RoundRecord

LEVELS = ("easy", "normal", "hard")
CHUNK = 250
WORLDS = 64
Rows = npt.NDArray[np.float64]


def played(rules: Ruleset, seats: int, random: Random) -> tuple[Round, list[tuple[int, bytes]], int, int]:
    """A game between bots of any kind: the round dealt again, what was said in it, who won, and its seed."""
    players = [registry.player(random.choice(LEVELS), rules, random.getrandbits(48)) for _ in range(seats)]
    seed = random.getrandbits(48)
    game = Round.empty(rules, seats, random.randrange(seats), seed=seed)
    driver = Driver(game, players, random.getrandbits(48))
    driver.script = []
    driver.play()
    winner = game.winner
    game.seed(seed)
    return game, driver.script, winner, seed


def calibration(seed: int) -> tuple[Rows, Rows]:
    """Chances and results at a random moment of each game: of all seats openly, and as one seat sees them."""
    random = Random(f"calibration {seed}")
    opened, seen = [], []
    for _ in range(CHUNK):
        rules, seats = chosen(random)
        game, said, winner, _ = played(rules, seats, random)
        won = team(rules, winner)
        viewer = random.randrange(seats)
        memory = Memory(viewer + 1, seats)
        moment = random.randrange(len(said))
        events: list[object] = []
        game.events = events  # type: ignore[assignment]
        game.deal()
        for code, cards in said[:moment]:
            memory.watch(events)  # type: ignore[arg-type]
            events.clear()
            game.step(code, cards)
        memory.watch(events)  # type: ignore[arg-type]
        game.events = None
        opened += [(chance / WHOLE, seat in won) for seat, chance in enumerate(shipped().chances(game))]
        sight = Sight(rules, seats)
        sight.look(game, viewer)
        sight.study(game, memory)
        trials = Trials(rules, seats, shipped())
        if trials.begin(sight, random.getrandbits(48)):
            worlds = []
            for _ in range(WORLDS):
                trials.deal()
                worlds.append(trials.as_it_is())
            seen += [(chance / WHOLE, seat in won) for seat, chance in enumerate(np.mean(worlds, axis=0))]
    return np.array(opened), np.array(seen)


def luck(seats: int, seed: int) -> Rows:
    """Of each game: what the first seat could expect, what the cards gave it, and its result, in rounds won."""
    random = Random(f"luck {seats} {seed}")
    rows = []
    for _ in range(CHUNK):
        game, said, winner, _ = played(PRESETS["classic"], seats, random)
        if winner >= 0:
            game.deal()
            found = split(game, said)[0]
            rows.append((found.fair / WHOLE, found.deal / WHOLE, found.draws / WHOLE, found.result / WHOLE))
    return np.array(rows)


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
        said = tuple(str(action(code, cards)) for code, cards in driver.script)
        rounds.append(RoundRecord(dealer=dealer + 1, shuffles=tuple(game.log), actions=said))
    return Record(seats=("A", "B", "C", "D"), rules=rules, rounds=tuple(rounds))


def action(code: int, cards: bytes) -> object:
    from lastcard.core.actions import Action

    return Action(code, cards)


def bins(rows: Rows) -> list[tuple[int, float, float]]:
    """Ten bins of chances: how many, their mean, and the share that was won."""
    which = np.minimum((rows[:, 0] * 10).astype(int), 9)
    return [
        (int((which == each).sum()), float(rows[which == each, 0].mean()), float(rows[which == each, 1].mean()))
        for each in range(10)
        if (which == each).any()
    ]


def picture(found: dict[str, list[tuple[int, float, float]]]) -> None:
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--luck", type=int, default=20_000)
    parser.add_argument("--deals", type=int, default=2_000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--picture", action="store_true")
    given = parser.parse_args()
    figures: dict[str, float] = {}
    with ProcessPoolExecutor(given.workers) as pool:
        parts = list(pool.map(calibration, range(-(-given.games // CHUNK))))
        found = {}
        for place, name in enumerate(("open", "seen")):
            found[name] = bins(np.concatenate([part[place] for part in parts]))
            worst = max(abs(share - chance) for _, chance, share in found[name])
            print(f"calibration, {name}: largest difference {100 * worst:.2f} points")
            for count, chance, share in found[name]:
                print(f"  {count:8} given {100 * chance:5.1f}, won {100 * share:5.1f}")
            figures[f"calibration_{name}"] = round(100 * worst, 2)
            figures |= {f"calibration_{name}_{each}": round(100 * row[2], 2) for each, row in enumerate(found[name])}
        for seats in (2, 4):
            rows = np.concatenate(list(pool.map(partial(luck, seats), range(-(-given.luck // CHUNK)))))
            cards = rows[:, 1] + rows[:, 2]
            error = cards.std() / len(cards) ** 0.5
            share = np.cov(rows[:, 3], cards)[0, 1] / cards.var()
            left = np.var(rows[:, 3] - share * cards) / np.var(rows[:, 3])
            print(
                f"luck, {seats} seats, {len(rows)} games: mean {100 * cards.mean():+.2f} ±{100 * error:.2f} points, "
                f"deal {100 * rows[:, 1].std():.0f}, draws {100 * rows[:, 2].std():.0f}; "
                f"share {share:.2f} leaves {left:.3f} of the variance"
            )
            figures |= {f"luck_mean_{seats}": float(cards.mean()), f"luck_error_{seats}": float(error)}
            figures[f"luck_variance_{seats}"] = round(float(left), 3)
    for seats in (2, 4):
        began = time.perf_counter()
        result = duel.run(duel.Duel(("hard", "normal"), "classic", seats, given.deals, 1, adjusted=True))
        took = time.perf_counter() - began
        print(f"duel, {seats} seats, {result.deals} deals: variance {result.variance:.3f}, {took:.0f} s")
        figures[f"adjusted_variance_{seats}"] = round(result.variance, 3)
    figures["adjusted_variance"] = figures["adjusted_variance_2"]
    figures |= speed()
    if given.picture:
        picture(found)
    keep(figures)


def speed() -> dict[str, float]:
    took = []
    for seed in range(3):
        match = record.loads(record.dumps(a_match(100 * seed)))
        began = time.process_time()
        review(match)
        took.append(time.process_time() - began)
        print(f"review of {len(match.rounds)} rounds: {took[-1]:.1f} s")
    game = Round("classic", 4, seed=1)
    began = time.perf_counter()
    for _ in range(10_000):
        shipped().chances(game)
    judged = (time.perf_counter() - began) * 100
    print(f"open chances of four seats: {judged:.1f} µs")
    return {"review_s": round(max(took), 2), "open_chances_us": round(judged, 1)}


if __name__ == "__main__":
    main()
