"""Rulesets: what the presets are, what options take, which contradictions are refused, and how they are written."""

from __future__ import annotations

import pickle
import tomllib
from collections.abc import Mapping
from typing import Any

import english
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from lastcard.core import rules
from lastcard.core.errors import Problem
from lastcard.core.rules import OPTIONS, PRESETS, Custom, Ruleset

DEFAULTS: dict[str, Any] = {
    "deck": "108",
    "custom": (),
    "hand_size": 7,
    "hands": (),
    "first_card": "acts",
    "bluff": True,
    "challenge": True,
    "stacking": "off",
    "seven_zero": False,
    "jump_in": False,
    "wild_jump_in": True,
    "draw": "one",
    "drawn_card": "optional",
    "two_player_reverse": "skip",
    "last_shuffle": "goes-on",
    "uno_window": "next-begins",
    "uno_penalty": 2,
    "false_catch": 0,
    "misplay": "refuse",
    "advice": False,
    "match": "points",
    "target": 500,
    "rounds": 0,
    "teams": "none",
    "next_dealer": "left",
}
SHIPPED = (Custom("again"), Custom("level everyone 3"), Custom("dare next 4"))
WHAT_PRESETS_ARE: dict[str, dict[str, Any]] = {
    "classic": {},
    "iceland-2006": {"misplay": "penalise", "advice": True},
    "modern": {"deck": "112", "custom": SHIPPED},
    "all-wild": {
        "deck": "all-wild",
        "first_card": "ignored",
        "challenge": False,
        "uno_window": "next-done",
        "match": "single",
    },
    "progressive": {"stacking": "same"},
    "seven-zero": {"seven_zero": True},
    "jump-in": {"jump_in": True},
    "house-party": {"stacking": "same", "seven_zero": True, "jump_in": True},
}
SWITCHES = ("bluff", "challenge", "seven_zero", "jump_in", "wild_jump_in", "advice")
NUMBERS = {
    "hand_size": (1, 15),
    "uno_penalty": (0, 10),
    "false_catch": (0, 10),
    "target": (1, 100_000),
    "rounds": (0, 100),
}
WORDS = {
    "deck": ("108", "112", "all-wild"),
    "first_card": ("acts", "ignored"),
    "stacking": ("off", "same", "mixed"),
    "draw": ("one", "until-playable"),
    "drawn_card": ("optional", "must-play"),
    "two_player_reverse": ("skip", "nothing"),
    "last_shuffle": ("goes-on", "wins"),
    "uno_window": ("next-begins", "next-done"),
    "misplay": ("refuse", "penalise"),
    "match": ("points", "lowest", "elimination", "single"),
    "teams": ("none", "partners"),
    "next_dealer": ("left", "winner"),
}
PLAIN_EFFECTS = ("draw-until-colour next", "shed-wilds everyone", "again", "open everyone", "honour next", "nothing")
COUNTED_EFFECTS = ("stuck-draws next", "level next", "level everyone", "joke self", "dare next")
ODD_TEXTS = (
    "Sing, and play again",
    'Say "please"',
    "back\\slash \\n \\u0041",
    "DEL \x7f and NUL \x00 and ESC \x1b",
    "two\nlines\r\nand a\ttab",
    "skål, þú 🂡 \u2028 \ufeff",
    "]}, { = # '''",
    " ",
)


def contents(ruleset: Ruleset) -> dict[str, Any]:
    return {name: getattr(ruleset, name) for name in OPTIONS}


def reason(value: object) -> str:
    """Why a ruleset, as a record holds it, is refused."""
    with pytest.raises(Problem) as caught:
        rules.from_value(value)
    return english.told(caught.value)


def from_toml(ruleset: Ruleset) -> Ruleset:
    return rules.from_value(tomllib.loads(f"rules = {ruleset.toml()}")["rules"])


# Presets


def test_options_are_those_of_the_document_in_its_order() -> None:
    assert list(OPTIONS) == list(DEFAULTS) == list(Ruleset.__struct_fields__)


@pytest.mark.parametrize("name", WHAT_PRESETS_ARE)
def test_preset_is_what_the_document_says(name: str) -> None:
    assert contents(rules.preset(name)) == DEFAULTS | WHAT_PRESETS_ARE[name]


def test_there_are_no_other_presets() -> None:
    assert list(PRESETS) == list(WHAT_PRESETS_ARE)


@pytest.mark.parametrize("value", [{}, {"preset": "classic"}, "classic"], ids=["empty-table", "table", "name"])
def test_rules_without_a_difference_are_the_preset_and_without_a_preset_classic(value: object) -> None:
    assert rules.from_value(value) == Ruleset()


# Options

GOOD = [
    *((name, value) for name, words in WORDS.items() for value in words),
    *((name, value) for name in SWITCHES for value in (False, True)),
    *((name, value) for name, ends in NUMBERS.items() for value in (*ends, sum(ends) // 2)),
    *(("custom", [effect]) for effect in PLAIN_EFFECTS),
    *(("custom", [f"{effect} {number}"]) for effect in COUNTED_EFFECTS for number in range(1, 16)),
    ("hands", []),
    ("hands", [1, 15]),
    ("hands", [7] * 10),
    ("custom", []),
    ("custom", ["again", "again", "again"]),
    ("custom", [{"effect": "nothing", "text": "Sing"}]),
    ("custom", [{"effect": "nothing"}]),
]


def base_for(option: str, value: object) -> str:
    """A preset that the value does not contradict."""
    if option == "custom":
        return "modern"
    return "all-wild" if value == "all-wild" else "classic"


@pytest.mark.parametrize(("option", "value"), GOOD)
def test_value_of_the_document_is_accepted(option: str, value: Any) -> None:
    made = rules.from_value({"preset": base_for(option, value), option: value})
    if option != "custom":
        assert getattr(made, option) == (tuple(value) if option == "hands" else value)
        return
    assert [custom.effect for custom in made.custom] == [
        entry if isinstance(entry, str) else entry["effect"] for entry in value
    ]


NOT_WORDS: tuple[object, ...] = ("", "Off", "point", 0, 108, True, 1.0, ["off"], {"a": 1})
NOT_SWITCHES: tuple[object, ...] = (0, 1, "true", 1.0, [True], {})
NOT_NUMBERS: tuple[object, ...] = (True, False, 7.0, "7", [7], {}, -1, 10**30)
NOT_CUSTOM: tuple[object, ...] = (
    "again",
    3,
    True,
    {"effect": "again"},
    ["again"] * 4,
    [3],
    [["again"]],
    [{"text": "Sing"}],
    [{"effect": 3}],
    [{"effect": "again", "text": 3}],
    [{"effect": "again", "colour": "R"}],
)
NOT_HANDS: tuple[object, ...] = (
    7,
    "7 7",
    True,
    {},
    [7],
    [7] * 11,
    [0, 7],
    [7, 16],
    [7, True],
    [7, 7.0],
    [7, "7"],
    [[7, 7]],
)
BAD: list[tuple[str, object]] = [
    *((name, value) for name in WORDS for value in NOT_WORDS),
    *((name, value) for name in SWITCHES for value in NOT_SWITCHES),
    *((name, value) for name in NUMBERS for value in NOT_NUMBERS),
    *((name, value) for name, (low, high) in NUMBERS.items() for value in (low - 1, high + 1)),
    *(("custom", value) for value in NOT_CUSTOM),
    *(("hands", value) for value in NOT_HANDS),
]


@pytest.mark.parametrize(("option", "value"), BAD)
def test_other_value_is_refused_with_a_message_that_names_the_option(option: str, value: object) -> None:
    assert option in reason({"preset": base_for(option, value), option: value}).split()


@pytest.mark.parametrize(
    ("entries", "message"),
    [
        ({"hand_size": 16}, "hand_size is a whole number from 1 to 15"),
        ({"hands": [7, 16]}, "hands is empty, or a list with a whole number from 1 to 15 for each seat"),
        ({"target": 100_001}, "target is a whole number from 1 to 100000"),
        ({"jump_in": 1}, "jump_in is one of false, true"),
        ({"stacking": "on"}, 'stacking is one of "off", "same", "mixed"'),
    ],
    ids=["hand_size", "hands", "target", "jump_in", "stacking"],
)
def test_message_lists_what_would_be_accepted(entries: Mapping[str, object], message: str) -> None:
    assert reason(entries) == message


@pytest.mark.parametrize("entries", [{"hand_size": True}, {"hand_size": 16}, {"jump_in": 1}, {"custom": ["again"]}])
def test_a_ruleset_made_directly_is_checked_too(entries: dict[str, Any]) -> None:
    with pytest.raises(Problem):
        Ruleset(**entries)


@pytest.mark.parametrize("value", [3, True, None, ["classic"], {"preset": 3}, {"preset": ["classic"]}])
def test_rules_of_another_shape_are_refused(value: object) -> None:
    assert reason(value) == "rules are the name of a preset, or a table with a preset and the changes to it"


# Effects


@pytest.mark.parametrize("effect", COUNTED_EFFECTS)
@pytest.mark.parametrize("number", ["", " ", " 0", " 16", " 03", " -1", " +3", "  3", " 3 ", " 3.0", " ３", " 3\n"])
def test_a_counted_effect_takes_a_number_from_1_to_15_plainly_written(effect: str, number: str) -> None:
    assert effect in reason({"preset": "modern", "custom": [effect + number]})


@pytest.mark.parametrize("effect", PLAIN_EFFECTS)
@pytest.mark.parametrize("number", [" 1", " 15", " 0", " 00", " ０", " ３"])
def test_an_uncounted_effect_takes_no_number(effect: str, number: str) -> None:
    assert reason({"preset": "modern", "custom": [effect + number]}).startswith(("the effect", "unknown effect"))


def test_an_effect_with_a_number_of_thousands_of_digits_is_a_problem_like_any_other() -> None:
    assert "level next" in reason({"preset": "modern", "custom": ["level next " + "9" * 5000]})


@pytest.mark.parametrize("effect", ["", "Again", "again ", " again", "level", "dare 3", "open"])
def test_unknown_effect_is_refused(effect: str) -> None:
    assert reason({"preset": "modern", "custom": [effect]}).startswith(f"unknown effect “{effect}”; did you mean “")


def test_what_is_quoted_stays_on_one_line() -> None:
    assert reason({"preset": "modern", "custom": ["again\n"]}).startswith(
        "unknown effect “again\\u000a”; did you mean “"
    )


# What contradicts itself

CLASHES = {
    "custom with 108": ({"custom": ["again"]}, ["custom", '"112"', '"108"']),
    "custom with all-wild": ({"preset": "all-wild", "custom": ["again"]}, ["custom", '"112"', '"all-wild"']),
    "modern's custom with 108": ({"preset": "modern", "deck": "108"}, ["custom", '"112"', '"108"']),
    "all-wild, start card acts": ({"preset": "all-wild", "first_card": "acts"}, ['"all-wild"', "first_card", '"acts"']),
    "all-wild, challenge": ({"preset": "all-wild", "challenge": True}, ['"all-wild"', "challenge", "true"]),
    "all-wild, stacking same": ({"preset": "all-wild", "stacking": "same"}, ['"all-wild"', "stacking", '"same"']),
    "all-wild, stacking mixed": ({"preset": "all-wild", "stacking": "mixed"}, ['"all-wild"', "stacking", '"mixed"']),
    "all-wild, seven-zero": ({"preset": "all-wild", "seven_zero": True}, ['"all-wild"', "seven_zero", "true"]),
    "all-wild by its deck alone": ({"deck": "all-wild"}, ['"all-wild"', "first_card"]),
    "partners, lowest": ({"teams": "partners", "match": "lowest"}, ['"partners"', '"lowest"']),
    "partners, elimination": ({"teams": "partners", "match": "elimination"}, ['"partners"', '"elimination"']),
}


@pytest.mark.parametrize(("value", "parts"), CLASHES.values(), ids=CLASHES)
def test_contradiction_is_refused_and_named(value: object, parts: list[str]) -> None:
    message = reason(value)
    assert all(part in message for part in parts), message


@pytest.mark.parametrize(
    "entries",
    [
        {"preset": "all-wild", "bluff": False},
        {"preset": "all-wild", "jump_in": True},
        {"preset": "all-wild", "wild_jump_in": False},
        {"wild_jump_in": False},
        {"last_shuffle": "wins"},
        {"deck": "112"},
        {"teams": "partners", "match": "single"},
        {"uno_penalty": 0, "uno_window": "next-done"},
        {"match": "single", "target": 1, "rounds": 5},
        {"hands": [7, 5], "hand_size": 15},
        {"preset": "modern", "custom": [], "deck": "108"},
    ],
    ids=str,
)
def test_an_option_without_effect_is_no_contradiction(entries: Mapping[str, object]) -> None:
    rules.from_value(entries)


@pytest.mark.parametrize("seats", [-1, 0, 1, 11, 100])
def test_two_to_ten_can_play(seats: int) -> None:
    with english.raises(Problem, match=f"^2 to 10 players can play, not {seats}$"):
        Ruleset().check_seats(seats)


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_suffices_for_every_number_of_seats(name: str) -> None:
    for seats in range(2, 11):
        rules.preset(name).check_seats(seats)


@pytest.mark.parametrize("seats", [2, 3, 5, 10])
def test_partners_need_four_seats(seats: int) -> None:
    partners = Ruleset(teams="partners")
    partners.check_seats(4)
    with english.raises(Problem, match=f'teams "partners" needs 4 seats, not {seats}'):
        partners.check_seats(seats)


def test_a_handicap_has_a_number_for_each_seat() -> None:
    handicap = Ruleset(hands=(7, 5, 3))
    handicap.check_seats(3)
    for seats in (2, 4, 10):
        with english.raises(Problem, match=rf"handicap \(hands\): 3 numbers for {seats} seats"):
            handicap.check_seats(seats)


@pytest.mark.parametrize(
    ("base", "hands", "suffices"),
    [
        ("classic", (15, 15, 15, 15, 15, 15, 13), True),  # 108 of 108
        ("classic", (15, 15, 15, 15, 15, 15, 14), False),
        ("all-wild", (15, 15, 15, 15, 15, 15, 15, 6), True),  # 112 of 112
        ("all-wild", (15, 15, 15, 15, 15, 15, 15, 7), False),
    ],
)
def test_the_deck_has_to_suffice_for_a_handicap(base: str, hands: tuple[int, ...], suffices: bool) -> None:
    handicap = rules.from_value({"preset": base, "hands": hands, "hand_size": 1})
    if suffices:
        handicap.check_seats(len(hands))
    else:
        needed = sum(hands) + (1 if base == "all-wild" else 5)
        with english.raises(Problem, match=rf"hands \[15, .*\] need {needed} cards"):
            handicap.check_seats(len(hands))


CUSTOMS = [{"preset": "modern", "custom": ["again"] * count} for count in range(4)]
DECK_SIZES = [({}, 108, 5), *((custom, 109 + count, 5) for count, custom in enumerate(CUSTOMS))]
DECK_SIZES.append(({"preset": "all-wild"}, 112, 1))


@pytest.mark.parametrize(("entries", "cards", "spare"), DECK_SIZES, ids=lambda part: str(part))
def test_a_deck_suffices_with_exactly_the_hands_and_what_must_be_left(
    entries: dict[str, Any], cards: int, spare: int
) -> None:
    for hand_size in range(1, 16):
        ruleset = rules.from_value(entries | {"hand_size": hand_size})
        assert len(ruleset.cards) == cards
        for seats in range(2, 11):
            needed = hand_size * seats + spare
            if needed <= cards:
                ruleset.check_seats(seats)
            else:
                with pytest.raises(Problem) as caught:
                    ruleset.check_seats(seats)
                assert english.told(caught.value) == (
                    f"the deck is too small: {seats} seats with hand_size {hand_size} need {needed} cards, "
                    f"and it has {cards}"
                )


@pytest.mark.parametrize(
    ("entries", "seats", "suffices"),
    [
        ({"preset": "modern", "custom": ["again"], "hand_size": 15}, 7, True),  # 110 of 110
        ({"preset": "modern", "custom": [], "hand_size": 15}, 7, False),  # 110 of 109
        ({"hand_size": 10}, 10, True),  # 105 of 108
        ({"hand_size": 13}, 8, False),  # 109 of 108
        ({"preset": "all-wild", "hand_size": 11}, 10, True),  # 111 of 112
        ({"preset": "all-wild", "hand_size": 14}, 8, False),  # 113 of 112
    ],
    ids=str,
)
def test_the_border_of_what_suffices(entries: Mapping[str, object], seats: int, suffices: bool) -> None:
    ruleset = rules.from_value(entries)
    if suffices:
        ruleset.check_seats(seats)
    else:
        with english.raises(Problem, match="the deck is too small"):
            ruleset.check_seats(seats)


# What is not known


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ("clasic", "unknown preset “clasic”; did you mean “classic”?"),
        ("Classic", "unknown preset “Classic”; did you mean “classic”?"),
        ({"preset": "iceland"}, "unknown preset “iceland”; did you mean “iceland-2006”?"),
        ({"jump-in": True}, "unknown option “jump-in”; did you mean “jump_in”?"),
        ({"handsize": 5}, "unknown option “handsize”; did you mean “hand_size”?"),
        ({"preset": "modern", "custom": ["agian"]}, "unknown effect “agian”; did you mean “again”?"),
        ({"preset": "modern", "custom": ["levl next 3"]}, "unknown effect “levl next 3”; did you mean “level next”?"),
    ],
    ids=lambda part: str(part)[:30],
)
def test_the_nearest_known_word_is_suggested(value: object, message: str) -> None:
    assert reason(value) == message


@pytest.mark.parametrize("word", ["", "🂡", "\n", "x" * 5000])
def test_a_word_like_none_that_is_known_still_gets_a_suggestion(word: str) -> None:
    assert "did you mean “" in reason(word)
    assert "did you mean “" in reason({word: 1})


# A value like any other


def test_a_ruleset_can_not_be_changed() -> None:
    ruleset = Ruleset()
    with pytest.raises(AttributeError):
        ruleset.hand_size = 3  # type: ignore[misc]
    with pytest.raises(AttributeError):
        Custom("again").text = "x"  # type: ignore[misc]


def test_identity_is_the_contents() -> None:
    made = rules.from_value({"stacking": "same", "jump_in": True, "seven_zero": True})
    assert made == PRESETS["house-party"]
    assert hash(made) == hash(PRESETS["house-party"])
    assert str(made) == "house-party"
    assert made != PRESETS["progressive"]
    assert len({Ruleset(), Ruleset(), rules.parse("classic"), rules.from_value({})}) == 1


@pytest.mark.parametrize("option", DEFAULTS)
def test_every_option_is_part_of_the_identity(option: str) -> None:
    for name, value in GOOD:
        if name == option:
            base = rules.preset(base_for(option, value))
            other = rules.from_value({"preset": base_for(option, value), option: value})
            same = getattr(base, option) == getattr(other, option)
            assert (base == other) == same
            assert (hash(base) == hash(other)) == same


def test_the_text_of_a_customizable_card_is_part_of_the_identity() -> None:
    assert Custom("again", "Sing") != Custom("again")


# Written and read


@pytest.mark.parametrize("name", PRESETS)
def test_preset_is_written_as_its_name(name: str) -> None:
    assert str(PRESETS[name]) == name
    assert PRESETS[name].toml() == f'"{name}"'
    assert rules.parse(name) == rules.parse(f'"{name}"') == from_toml(PRESETS[name]) == PRESETS[name]


@pytest.mark.parametrize(
    ("text", "entries"),
    [
        ("classic jump_in=true", {"jump_in": True}),
        ("  classic   hand_size=5  bluff=false ", {"hand_size": 5, "bluff": False}),
        ('modern custom=[] deck="108"', {}),
        ("house-party stacking=mixed", {"preset": "house-party", "stacking": "mixed"}),
        ("classic draw=until-playable", {"draw": "until-playable"}),
        ('classic draw="until-playable"', {"draw": "until-playable"}),
        ('modern custom=["again","dare next 3"]', {"preset": "modern", "custom": ["again", "dare next 3"]}),
        ("{ jump_in = true }", {"jump_in": True}),
        ('{ preset = "house-party", stacking = "mixed" }', {"preset": "house-party", "stacking": "mixed"}),
    ],
)
def test_rules_are_read_from_text(text: str, entries: Mapping[str, object]) -> None:
    assert rules.parse(text) == rules.from_value(entries)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "classic jump_in",
        "classic jump_in=",
        "classic =true",
        "classic jump_in=true jump_in=true",
        "classic preset=modern",
        "classic Jump_in=true",
        "classic jump_in=yes",
        "classic deck=108",
        "classic true",
        "classic hand_size=[5",
        "classic hand_size=5 ]",
        'classic draw="one',
        "modern custom=[again]",
        'modern custom=[["again"]]',
        "{",
        '"classic',
        "{ jump_in = true",
        "{ jump_in = yes }",
        "{ jump_in = true, jump_in = true }",
        "classic hand_size=" + "9" * 5000,
        "{ hand_size = " + "9" * 5000 + " }",
        "classic custom=" + "[" * 5000 + "]",
        "{ custom = " + "[" * 5000,
        '"classic"\nhand_size = 3',
        "classic hand_size=5#6",
    ],
    ids=lambda text: repr(text[:40]),
)
def test_text_that_is_not_rules_is_refused(text: str) -> None:
    with pytest.raises(Problem):
        rules.parse(text)


@pytest.mark.parametrize("text", ODD_TEXTS, ids=repr)
@pytest.mark.parametrize("count", [1, 3])
def test_what_players_wrote_comes_back_from_both_spellings(text: str, count: int) -> None:
    ruleset = Ruleset(deck="112", custom=(Custom("dare next 4", text),) * count)
    assert from_toml(ruleset) == ruleset
    assert rules.parse(str(ruleset)) == ruleset
    assert rules.parse(ruleset.toml()) == ruleset


def test_a_whole_spelling() -> None:
    ruleset = Ruleset(deck="112", jump_in=True, custom=(Custom("again", "Sing, and play again"), Custom("nothing")))
    assert ruleset.toml() == (
        '{ preset = "modern", custom = [{ effect = "again", text = "Sing, and play again" }, "nothing"], '
        "jump_in = true }"
    )


effects = st.sampled_from(PLAIN_EFFECTS) | st.builds(
    "{} {}".format, st.sampled_from(COUNTED_EFFECTS), st.integers(1, 15)
)
texts = st.sampled_from(("", *ODD_TEXTS)) | st.text(st.characters(exclude_categories=["Cs"]))
values: dict[str, st.SearchStrategy[Any]] = {
    **{name: st.sampled_from(words) for name, words in WORDS.items() if name != "deck"},
    **{name: st.booleans() for name in SWITCHES},
    **{name: st.integers(*ends) for name, ends in NUMBERS.items()},
}


@st.composite
def rulesets(draw: st.DrawFn) -> Ruleset:
    entries: dict[str, Any] = draw(st.fixed_dictionaries({}, optional=values))
    entries["deck"] = draw(st.sampled_from(WORDS["deck"]))
    if entries["deck"] == "112":
        entries["custom"] = tuple(draw(st.lists(st.builds(Custom, effects, texts), max_size=3)))
    if entries["deck"] == "all-wild":
        entries |= {"first_card": "ignored", "challenge": False, "stacking": "off", "seven_zero": False}
    if entries.get("match") in ("lowest", "elimination"):
        entries["teams"] = "none"
    return Ruleset(**entries)


@settings(max_examples=300, deadline=None, derandomize=True)
@given(rulesets())
@example(Ruleset(deck="112"))
@example(Ruleset(deck="112", custom=(Custom("again", "a, b"),)))
def test_a_ruleset_comes_back_from_both_spellings(ruleset: Ruleset) -> None:
    assert from_toml(ruleset) == ruleset
    assert rules.parse(str(ruleset)) == ruleset
    assert rules.parse(ruleset.toml()) == ruleset


@settings(max_examples=100, deadline=None, derandomize=True)
@given(rulesets())
def test_a_ruleset_is_written_with_no_more_differences_than_from_any_preset(ruleset: Ruleset) -> None:
    written = len(ruleset.differences(PRESETS[ruleset.base]))
    assert written == min(len(ruleset.differences(preset)) for preset in PRESETS.values())


def test_what_clashes_can_be_told_by_another_process() -> None:
    with pytest.raises(Problem) as found:
        rules.parse("all-wild seven_zero=true")
    told = pickle.loads(pickle.dumps(found.value))
    assert str(told) == str(found.value)
