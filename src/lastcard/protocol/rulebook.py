"""What can be played: for a lobby that offers it, and in sentences."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import UNSET
from msgspec.structs import replace

from lastcard.bots import registry
from lastcard.bots.registry import LEVELS
from lastcard.core.rules import EFFECTS, OPTIONS, PRESETS, Ruleset
from lastcard.protocol.http import Choice, Rulebook
from lastcard.protocol.messages import EMOTES, MANNERS, Clause
from lastcard.wording import rules_text
from lastcard.wording.catalogues import Catalogue


def rulebook() -> Rulebook:
    """Everything that a table can be set to."""
    return Rulebook(
        presets={name: rules.options() for name, rules in PRESETS.items()},
        options={name: _choice(name) for name in OPTIONS},
        effects=EFFECTS,
        levels=(*LEVELS, *registry.programs()),
        emotes=EMOTES,
        manners={name: dict(settings) for name, settings in MANNERS.items()},
        owners=registry.programs(),
    )


def _choice(name: str) -> Choice:
    option = OPTIONS[name]
    books = {value: rules_text.books(ids) for value, ids in rules_text.sources(name).items()}
    where = dict(rules_text.where(name)) or UNSET
    choice = Choice(rule=option.rule, group=option.group, books=books, where=where)
    if isinstance(option.values, range):
        return replace(choice, low=option.values.start, high=option.values.stop - 1)
    return replace(choice, values=option.values) if option.values else choice


def clauses(rules: Ruleset, say: Catalogue, about: Collection[str] | None = None) -> list[Clause]:
    """Everything that holds under a ruleset, or only what these sentences and options say."""
    return [Clause(each.text, each.ids, rules_text.books(each.ids)) for each in rules_text.describe(rules, say, about)]
