"""Families of rules: within one, results say something about each other; each has ratings of its own."""

from __future__ import annotations

from typing import Final

from lastcard.core.rules import Ruleset

FAMILIES: Final = ("classic", "party", "wild", "partners")


def family_of(rules: Ruleset) -> str:
    if rules.teams == "partners":
        return "partners"
    if not rules.coloured:
        return "wild"
    if rules.stacking != "off" or rules.seven_zero or rules.jump_in:
        return "party"
    return "classic"
