"""Plays the matches whose figures come with the package: what each preset does at every number of seats.

`python bench/effects.py` writes them where `lab.effect` looks. A step of 250 matches takes a tenth of a second.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from lastcard.core.errors import Problem
from lastcard.core.rules import MAX_SEATS, PRESETS, Ruleset
from lastcard.lab import effect
from lastcard.record.files import write_whole

FILE = Path(__file__).parent.parent / "src/lastcard/lab" / effect.SHIPPED.name


def fits(rules: Ruleset, seats: int) -> bool:
    try:
        rules.check_seats(seats)
    except Problem:
        return False
    return True


def tally(rules: Ruleset, seats: int) -> effect.EffectTally:
    steps = range(effect.WANTED // effect.STEP)
    return sum((effect.play(str(rules), seats, number) for number in steps), effect.EffectTally())


def main() -> None:
    presets = {
        name: {str(seats): tally(rules, seats) for seats in range(2, MAX_SEATS + 1) if fits(rules, seats)}
        for name, rules in PRESETS.items()
    }
    text = msgspec.json.encode(effect.Shipped(effect.VERSION, presets))
    write_whole(FILE, text)
    print(f"{FILE.name}: {len(text)} bytes")


if __name__ == "__main__":
    main()
