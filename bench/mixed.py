"""Games between bots of any kind, with any rules and seats: what the judge learns from and is measured on."""

from __future__ import annotations

from random import Random

import msgspec

from lastcard.bots import registry
from lastcard.bots.arena import Driver
from lastcard.core.rules import PRESETS, Ruleset, parse
from lastcard.engine.round import Round

RULES = [
    *["classic"] * 6,
    *PRESETS,
    "classic stacking=mixed",
    "classic draw=until-playable",
    "classic teams=partners",
    "house-party teams=partners",
]
SEATS = (2, 2, 2, 2, 3, 3, 4, 4, 4, 4, 5, 5, 6, 7, 8, 10)
LEVELS = ("easy", "normal", "normal", "hard", "hard")
ALIKE = 0.4  # how often all play at one level


class Game(msgspec.Struct):
    """A game that was played, dealt anew: `said` leads to its end."""

    round: Round
    said: list[tuple[int, bytes]]
    winner: int  # -1 where nobody won


def chosen(random: Random) -> tuple[Ruleset, int]:
    """Any rules, and seats for them."""
    rules = parse(random.choice(RULES))
    return rules, 4 if rules.teams == "partners" else random.choice(SEATS)


def played(rules: Ruleset, seats: int, random: Random) -> Game:
    levels = [random.choice(LEVELS)] * seats if random.random() < ALIKE else random.choices(LEVELS, k=seats)
    players = [registry.player(level, rules, random.getrandbits(48)) for level in levels]
    seed = random.getrandbits(48)
    game = Round.empty(rules, seats, random.randrange(seats), seed=seed)
    driver = Driver(game, players, random.getrandbits(48))
    driver.script = []
    driver.play()
    winner = game.winner
    game.seed(seed)
    return Game(game, driver.script, winner)
