"""A ruleset in sentences, each with the ids of the rules that it stands for."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Final, TypeAlias

import msgspec

from lastcard.core.errors import Argument
from lastcard.core.rules import OPTIONS, PRESETS, Custom, Ruleset
from lastcard.wording.catalogues import Catalogue


class RuleClause(msgspec.Struct, frozen=True):
    text: str
    ids: tuple[str, ...]


# Where something matters: options and the values that they need one of.
When: TypeAlias = Mapping[str, tuple[str | bool, ...]]
_ALWAYS: Final[When] = {}
_MATCHING: Final[When] = {"deck": ("108", "112")}
_ALL_WILD: Final[When] = {"deck": ("all-wild",)}
_CLASSIC: Final[When] = {"deck": ("108",)}
_MODERN: Final[When] = {"deck": ("112",)}

# A sentence, the rules it stands for and where it holds. A name without a dash is an option: its sentence, and the
# rules where a table gives them, are those of its value.
_SENTENCES: Final[tuple[tuple[str, str | dict[str, str], When], ...]] = (
    ("rule-object", "S0-OBJ-1 S1-OBJ-1 S2-OBJ-1 S3-OBJ-1 S4-OBJ-1", _ALWAYS),
    (
        "match",
        {
            "points": "S0-OBJ-2 S0-WIN-1 S1-WIN-1 S2-WIN-1 S3-SCO-2 S4-WIN-1 A-61",
            "lowest": "S0-ALT-1 S1-ALT-1 S2-ALT-1 S4-ALT-1 A-62",
            "elimination": "S2-CHALUNO-1 S2-CHALUNO-2 S2-CHALUNO-3 A-67 A-68",
            "single": "S3-WIN-1 A-69",
        },
        _ALWAYS,
    ),
    ("rounds", "A-99", _ALWAYS),
    ("teams", {"none": "S0-SCO-1", "partners": "S2-PART-1 S2-PART-2 S2-PART-3 A-63 A-64"}, _ALWAYS),
    ("deck", {"108": "S2-CON-1", "112": "S0-CON-1", "all-wild": "S3-CON-1"}, _ALWAYS),
    ("custom", "S0-CUST-1 S0-CUST-2 S0-CUST-3 S0-CUST-6", _MODERN),
    ("rule-dealer", "S0-SET-1 S1-SET-1 S2-SET-1 S4-SET-1 A-01 A-02", _MATCHING),
    ("rule-dealer-chosen", "S3-SET-1", _ALL_WILD),
    ("next_dealer", "A-03", _ALWAYS),
    ("hands", "A-98", _ALWAYS),
    ("hand_size", "S0-SET-2 S1-SET-2 S2-SET-2 S3-SET-2 S4-SET-2", _ALWAYS),
    ("rule-first-turn", "S0-TURN-1 S1-TURN-1 S2-TURN-1 S3-SET-5 S4-TURN-1", _ALWAYS),
    (
        "first_card",
        {"acts": "S0-SET-5 S0-D2-3 S0-REV-3 S0-SKIP-3 A-09 A-11 A-12 A-13", "ignored": "S3-SET-4 A-16"},
        _ALWAYS,
    ),
    ("rule-first-wild", "S0-WILD-3 S0-WD4-4 S0-SHUF-5 S0-CUST-4 A-05 A-06 A-07 A-08", _MATCHING),
    ("rule-turn", "S0-TURN-2 S0-TURN-3 S1-TURN-2 S2-TURN-2 S4-TURN-2", _MATCHING),
    ("rule-turn-all-wild", "S3-GEN-1 S3-TURN-1", _ALL_WILD),
    ("draw", {"one": "S0-TURN-4 S0-TURN-5 S2-TURN-3 S3-DRAW-1 A-17", "until-playable": "A-17"}, _ALWAYS),
    ("drawn_card", {"optional": "S0-TURN-6 S2-TURN-4 S3-DRAW-2 A-18", "must-play": "A-18"}, _ALWAYS),
    ("misplay", {"refuse": "A-71", "penalise": "S2-PEN-3 A-71 A-72"}, _ALWAYS),
    ("rule-skip", "S0-SKIP-1 S0-SKIP-2 S3-SKIP-1", _ALWAYS),
    ("rule-skip-two", "S3-SK2-1 A-90 A-91", _ALL_WILD),
    ("rule-reverse", "S0-REV-1 S0-REV-2 S3-REV-1", _ALWAYS),
    ("two_player_reverse", {"skip": "S2-2P-1 A-25 A-89", "nothing": "A-25"}, _ALWAYS),
    ("rule-draw-two", "S0-D2-1 S0-D2-2 S3-WD2-1", _ALWAYS),
    ("rule-wild", "S0-WILD-1 S0-WILD-2", _MATCHING),
    ("rule-draw-four", "S0-WD4-1", _MATCHING),
    ("rule-draw-four-condition", "S0-WD4-2 S0-WD4-3 A-29 A-30", _MATCHING),
    ("rule-draw-four-all-wild", "S3-WD4-1 A-40", _ALL_WILD),
    ("bluff", {"true": "S2-WD4-4 A-31", "false": "S0-WD4-2 A-31"}, _MATCHING),
    (
        "challenge",
        {"true": "S0-CHAL-1 S0-CHAL-2 S0-CHAL-3 S0-CHAL-4 S2-PEN-4 A-32 A-33 A-34 A-35 A-36 A-37", "false": "A-40"},
        _MATCHING,
    ),
    (
        "stacking",
        {"off": "A-24", "same": "S2-PROG-1 S2-PROG-2 S2-PROG-3 S2-PROG-4 A-73 A-74 A-75", "mixed": "A-75"},
        _MATCHING,
    ),
    ("rule-shuffle-hands", "S0-SHUF-1 S0-SHUF-2 S0-SHUF-3 S0-SHUF-4 A-58", _MODERN),
    ("last_shuffle", "A-52", _MODERN),
    ("rule-target", "S3-TD2-1 A-92", _ALL_WILD),
    ("rule-swap", "S3-SWAP-1 A-53 A-97", _ALL_WILD),
    ("seven_zero", {"true": "S2-70-1 S2-70-2 A-54 A-77 A-78", "false": "S0-TURN-2"}, _MATCHING),
    ("jump_in", {"true": "S2-JUMP-1 S2-JUMP-2 A-80 A-81 A-83", "false": "S0-TURN-1"}, _ALWAYS),
    ("wild_jump_in", "A-80", {"jump_in": (True,)}),
    ("rule-uno", "S0-UNO-1 S2-PEN-1a S3-UNO-1 A-41 A-42", _ALWAYS),
    ("uno_window", {"next-begins": "S0-UNO-2 S1-UNO-2 S2-PEN-1c S4-UNO-2 A-43", "next-done": "S3-UNO-2 A-43"}, _ALWAYS),
    ("uno_penalty", "S0-UNO-2 S2-UNO-2 A-47", _ALWAYS),
    ("false_catch", "A-48", _ALWAYS),
    ("advice", {"true": "S2-PEN-2 A-70", "false": "A-70"}, _ALWAYS),
    ("rule-last-draw", "S0-END-1 S0-END-2 A-55 A-57", _ALWAYS),
    ("rule-reshuffle", "S0-END-3 A-21 A-22", _ALWAYS),
    ("rule-score-cards", "S1-SCO-1 S2-SCO-1 S4-SCO-1", _CLASSIC),
    ("rule-score-cards-112", "S0-SCO-1", _MODERN),
    ("rule-score-cards-all-wild", "S3-SCO-1", _ALL_WILD),
)


def describe(rules: Ruleset, say: Catalogue, about: Collection[str] | None = None) -> list[RuleClause]:
    """Everything that holds under a ruleset, or only what these sentences and options say."""
    clauses = []
    for name, ids, needed in _SENTENCES:
        if not _holds(needed, rules) or _unsaid(name, rules) or (about is not None and name not in about):
            continue
        if name == "custom":
            assert isinstance(ids, str)
            clauses += _customs(rules, say, tuple(ids.split()))
            continue
        found = ids if isinstance(ids, str) else ids[_value(rules, name)]
        text = sentence(rules, name, say) if name in OPTIONS else say(name, deck=edition(rules))
        clauses.append(RuleClause(text, _of_edition(found.split(), rules.deck)))
    return clauses


def _unsaid(name: str, rules: Ruleset) -> bool:
    """Whether another sentence says it, or nothing is to be said."""
    return bool(rules.hands) if name == "hand_size" else name in ("hands", "rounds") and not getattr(rules, name)


def sources(option: str) -> dict[str, tuple[str, ...]]:
    """The rules that an option stands for, by its value; under "" where they are the same for all."""
    [ids] = [ids for name, ids, _ in _SENTENCES if name == _speaker(option)]
    return {value: tuple(found.split()) for value, found in ({"": ids} if isinstance(ids, str) else ids).items()}


def where(option: str) -> When:
    """What other options have to be for this one to matter."""
    if option == "target":
        return {"match": ("points", "lowest", "elimination")}
    [needed] = [needed for name, _, needed in _SENTENCES if name == option]
    return needed


def _holds(needed: When, rules: Ruleset) -> bool:
    return all(getattr(rules, option) in values for option, values in needed.items())


def books(ids: Iterable[str]) -> tuple[str, ...]:
    """The rulebooks that rules come from: S0 to S4, and A for what none of them settles."""
    return tuple(sorted({found.partition("-")[0] for found in ids}, key=lambda book: (book == "A", book)))


def _speaker(option: str) -> str:
    """The option whose sentence also says what this one is set to."""
    return "match" if option == "target" else option


def _value(rules: Ruleset, option: str) -> str:
    return str(getattr(rules, option)).lower()


def sentence(rules: Ruleset, option: str, say: Catalogue) -> str:
    """What an option makes of the game, with the value that it has."""
    option = "hands" if option == "hand_size" and rules.hands else _speaker(option)
    message = f"rule-{option.replace('_', '-')}"
    chosen = getattr(rules, option)
    if type(chosen) is int:
        return say(message, n=chosen)
    if option == "hands":
        return say(message, hands=_listed(chosen)) if chosen else say("rule-hands-none")
    details: dict[str, Argument] = {"n": rules.target} if option == "match" else {}
    return say(f"{message}-{_value(rules, option)}", deck=edition(rules), **details)


def edition(rules: Ruleset) -> int | str:
    """The deck as messages select by it, for the words of its rulebook: Fluent tells 108 the number from the text."""
    return int(rules.deck) if rules.deck.isdigit() else rules.deck


def _of_edition(ids: list[str], deck: str) -> tuple[str, ...]:
    """The All Wild sheet (S3) has its own words for most rules, and they are for its own deck only."""
    own = [found for found in ids if found.startswith("S3-")]
    if deck != "all-wild":
        return tuple(found for found in ids if found not in own)
    return tuple(found for found in ids if found in own or found.startswith("A-")) if own else tuple(ids)


def effect(custom: Custom, say: Catalogue) -> str:
    """What a customizable card does."""
    return say(f"effect-{custom.kind.replace(' ', '-')}", n=custom.number)


def title(custom: Custom, say: Catalogue) -> str:
    """What a customizable card is called when nobody has written on it."""
    return say(f"custom-{custom.kind.replace(' ', '-')}", n=custom.number)


def name(rules: Ruleset, say: Catalogue) -> str:
    """A ruleset in a few words: its preset, and how many options differ from that."""
    changes = len(rules.differences(PRESETS[rules.base]))
    base = preset(rules.base, say)
    return say("rules-changed", preset=base, count=changes) if changes else base


def preset(base: str, say: Catalogue) -> str:
    """What a preset is called; one of a newer server's by its id."""
    return say(f"rules-name-{base}") if base in PRESETS else base


def value(rules: Ruleset, option: str, say: Catalogue) -> str:
    """What an option is set to, in a word or two."""
    chosen = getattr(rules, option)
    if isinstance(chosen, bool) or chosen == ():
        return say("value-yes" if chosen else "value-no")
    if option == "hands":
        return _listed(chosen)
    if option == "rounds" and not chosen:
        return say("rounds-unlimited")
    return str(chosen) if isinstance(chosen, int) else say(f"value-{option.replace('_', '-')}-{chosen}")


def _listed(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))


def _customs(rules: Ruleset, say: Catalogue, ids: tuple[str, ...]) -> list[RuleClause]:
    if not rules.custom:
        return [RuleClause(say("rule-custom-none"), ids)]
    clauses = []
    for number, custom in enumerate(rules.custom, 1):
        message = "rule-custom-text" if custom.text else "rule-custom"
        clauses.append(RuleClause(say(message, number=number, text=custom.text, effect=effect(custom, say)), ids))
    return clauses
