"""What the ratings find out about bots whose strength is known from many more games: their order, whether the chances
that they give come true, and how many matches fewer are needed where the luck of the cards is taken out.

`python bench/ratings.py FOLDER` plays into FOLDER until it is stopped or done, and can be started again; then it tells
what there is. Matches are single rounds of classic among two and four.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from math import log, sqrt
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from lastcard.analysis.luck import split
from lastcard.bots import registry
from lastcard.bots.arena import Driver
from lastcard.core import rules as rulebook
from lastcard.engine.round import Round
from lastcard.lab.jobs import derive
from lastcard.ratings.model import MEAN, SCALE, MatchResult, Rating, after, chances, shares

BOTS: Final = ("easy", "normal", "hard", "net")
CHUNK: Final = 250  # matches that are kept at once
BLOCK: Final = 240  # matches after which ratings begin anew, to see how far they are from the truth
STEPS: Final = range(12, BLOCK + 1, 12)


class Match(NamedTuple):
    """Who sat where, which seat won, and what the cards gave each seat; nothing where that was not looked at."""

    bots: tuple[int, ...]
    winner: int
    luck: tuple[float, ...]


def played(seats: int, number: int, with_luck: bool) -> list[Match]:
    """A chunk of matches, the same whenever it is asked for."""
    rules = rulebook.parse("classic")
    round_ = Round.empty(rules, seats, seats - 1)
    found = []
    for each in range(CHUNK):
        seed = derive(seats, "ratings", number, each)
        bots = tuple(Random(seed).sample(range(len(BOTS)), seats))
        seated = [registry.player(BOTS[bot], rules, derive(seed, seat)) for seat, bot in enumerate(bots)]
        driver = Driver(round_, seated, derive(seed, "choices"))
        driver.script = [] if with_luck else None
        round_.seed(seed)
        driver.play()
        winner = round_.winner
        luck: tuple[float, ...] = ()
        if driver.script is not None:
            round_.seed(seed)
            round_.deal()
            luck = tuple(each.cards / 1e6 for each in split(round_, driver.script))
        found.append(Match(bots, winner, luck))
    return found


def play(folder: Path, matches: int, with_luck: bool, seats: tuple[int, ...]) -> None:
    """Plays what is missing, by turns among so many; each chunk is there whole or not at all."""
    kind = "luck" if with_luck else "plain"
    for number in range(-(-matches // (CHUNK * len(seats)))):
        for count in seats:
            file = folder / f"{kind}-{count}-{number:04}.json"
            if not file.exists():
                part = file.with_suffix(".part")
                part.write_text(json.dumps(played(count, number, with_luck)), "utf-8")
                part.replace(file)
                print(f"\r{kind}: {CHUNK * (number + 1)} matches of {count}", end="", file=sys.stderr, flush=True)


def kept(folder: Path, kind: str, seats: int) -> list[Match]:
    files = sorted(folder.glob(f"{kind}-{seats}-*.json"))
    rows = [row for file in files for row in json.loads(file.read_text("utf-8"))]
    return [Match(tuple(bots), winner, tuple(luck)) for bots, winner, luck in rows]


def results(matches: list[Match], with_luck: bool) -> Iterator[MatchResult]:
    for match in matches:
        sides = tuple((BOTS[bot],) for bot in match.bots)
        yield MatchResult(sides, match.winner, 1, match.luck if with_luck else ())


def strengths(matches: list[Match]) -> dict[str, float]:
    """The means that make what happened most likely, found by iteration (Luce's model), around the usual one."""
    wins = np.zeros(len(BOTS))
    worth = np.ones(len(BOTS))
    for match in matches:
        wins[match.bots[match.winner]] += 1
    groups: dict[tuple[int, ...], int] = {}
    for match in matches:
        key = tuple(sorted(match.bots))
        groups[key] = groups.get(key, 0) + 1
    for _ in range(200):
        expected = np.zeros(len(BOTS))
        for bots, count in groups.items():
            expected[list(bots)] += count / worth[list(bots)].sum()
        worth = wins / expected
        worth /= np.exp(np.log(worth).mean())
    return {bot: MEAN + SCALE * log(each) for bot, each in zip(BOTS, worth, strict=True)}


def errors(matches: list[Match], truth: dict[str, float], with_luck: bool) -> dict[int, float]:
    """The mean square distance of the ratings from the truth after so many matches, over many beginnings."""
    sums = dict.fromkeys(STEPS, 0.0)
    counted = list(results(matches, with_luck))
    blocks = len(counted) // BLOCK
    for block in range(blocks):
        ratings: dict[str, Rating] = {}
        for number, result in enumerate(counted[block * BLOCK : (block + 1) * BLOCK], 1):
            ratings |= after(ratings, result)
            if number in sums:
                mean = sum(ratings.get(bot, Rating()).mean for bot in BOTS) / len(BOTS)
                sums[number] += sum(
                    (ratings.get(bot, Rating()).mean - mean + MEAN - truth[bot]) ** 2 for bot in BOTS
                ) / len(BOTS)
    return {step: total / max(1, blocks) for step, total in sums.items()}


def needed(plain: dict[int, float], adjusted: dict[int, float], step: int) -> float:
    """How many matches without luck come as near to the truth as so many with it; between two steps by a line."""
    goal = plain[step]
    before = 0
    for number, error in adjusted.items():
        if error <= goal:
            if not before:
                return float(number)
            share = (adjusted[before] - goal) / (adjusted[before] - error)
            return before + share * (number - before)
        before = number
    return float("inf")


def calibration(matches: list[Match]) -> list[tuple[float, float, int]]:
    """Of all seats by the chance that the ratings gave them before the match: that, how often they won, how many."""
    ratings: dict[str, Rating] = {}
    bins: list[list[tuple[float, bool]]] = [[] for _ in range(10)]
    for number, (match, result) in enumerate(zip(matches, results(matches, False), strict=True)):
        if number >= len(matches) // 10:
            given = chances([[ratings.get(person, Rating()) for person in side] for side in result.sides])
            for seat, chance in enumerate(given):
                bins[min(9, int(chance * 10))].append((chance, seat == match.winner))
        ratings |= after(ratings, result)
    return [
        (sum(chance for chance, _ in each) / len(each), sum(won for _, won in each) / len(each), len(each))
        for each in bins
        if len(each) >= 200
    ]


def tell(folder: Path) -> dict[str, Any]:
    told: dict[str, Any] = {}
    for seats in (2, 4):
        plain = kept(folder, "plain", seats)
        luck = kept(folder, "luck", seats)
        if not plain:
            continue
        truth = strengths(plain)
        ratings: dict[str, Rating] = {}
        for result in results(plain, False):
            ratings |= after(ratings, result)
        told[f"{seats} seats"] = {
            "matches": len(plain),
            "true": {bot: round(each) for bot, each in truth.items()},
            "rated": {bot: f"{rating.mean:.0f} ± {2 * rating.deviation:.0f}" for bot, rating in ratings.items()},
            "order found": sorted(BOTS, key=lambda bot: ratings[bot].mean) == sorted(BOTS, key=lambda bot: truth[bot]),
            "calibration": [(round(a, 3), round(b, 3), n) for a, b, n in calibration(plain)],
        }
        if len(luck) >= 5 * BLOCK:
            told[f"{seats} seats, luck"] = _told_of_luck(luck, truth)
    return told


def _told_of_luck(luck: list[Match], truth: dict[str, float]) -> dict[str, object]:
    with_it, without = errors(luck, truth, False), errors(luck, truth, True)
    own = np.array([[float(seat == match.winner) for seat in range(len(match.bots))] for match in luck])
    cards = np.array([match.luck for match in luck])
    taken = np.array([shares(result) for result in results(luck, True)])
    slope = float((own * cards).mean() / (cards * cards).mean())
    return {
        "matches": len(luck),
        "variance left": round(float(taken.var() / own.var()), 3),
        "best share to take": round(slope, 3),
        "mean luck": round(float(cards.mean()), 5),
        "error": {step: [round(sqrt(with_it[step]), 1), round(sqrt(without[step]), 1)] for step in STEPS},
        "matches needed": {step: round(needed(with_it, without, step) / step, 3) for step in list(STEPS)[4::5]},
    }


def picture(told: dict[str, Any], file: Path) -> None:
    """Draws what the ratings gave beside what came true, and how near they come with luck and without."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    figure, (left, right) = pyplot.subplots(1, 2, figsize=(9, 3.6), layout="constrained")
    left.plot([0, 1], [0, 1], color="0.7", linewidth=1)
    for seats, mark in ((2, "o"), (4, "s")):
        if points := told.get(f"{seats} seats", {}).get("calibration"):
            left.plot([p[0] for p in points], [p[1] for p in points], mark, label=f"{seats} seats")
        if error := told.get(f"{seats} seats, luck", {}).get("error"):
            for place, (name, style) in enumerate((("results", "-"), ("without luck", "--"))):
                right.plot(list(error), [each[place] for each in error.values()], style, label=f"{seats} seats, {name}")
    left.set(xlabel="chance that the ratings gave", ylabel="share that won")
    right.set(xlabel="matches", ylabel="points from the truth (root mean square)", ylim=(0, None))
    for axes in (left, right):
        axes.legend(frameon=False, fontsize=8)
    figure.savefig(file, metadata={"Date": None})


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path)
    asked.add_argument("--matches", type=int, default=100_000, help="without luck, among two and four together")
    asked.add_argument("--luck", type=int, default=100_000, help="whose luck is found as well")
    asked.add_argument("--tell", action="store_true", help="only what there is")
    asked.add_argument("--picture", type=Path, help="a file for a picture of it")
    given = asked.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    began = time.process_time()
    if not given.tell:
        play(given.folder, given.matches, False, (2, 4))
        play(given.folder, given.luck, True, (2, 4))
    told = tell(given.folder)
    if given.picture:
        picture(told, given.picture)
    print(json.dumps(told | {"processor_s": round(time.process_time() - began)}, indent=2, ensure_ascii=False))


if __name__ == "__main__":
    main()
