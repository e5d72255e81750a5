"""The catalogues: the same messages in every language, all of them used, and every sentence of the game can be told."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from lastcard.analysis.reasons import REASONS
from lastcard.analysis.review import MARKS
from lastcard.bots.program import FAULTS
from lastcard.bots.registry import LEVELS
from lastcard.collection.kinds import HANDS, SEATS, THREATS, WHO
from lastcard.collection.kinds import KINDS as SITUATIONS
from lastcard.collection.model import FILES
from lastcard.core.actions import VERBS
from lastcard.core.cards import COLOURS, DECKS, TOKENS
from lastcard.core.errors import NO_NAME, REFUSALS, SYSTEM, Argument, Problem, Refusal
from lastcard.core.events import KINDS, Event
from lastcard.core.rules import EFFECTS, FORMATS, OPTIONS, PRESETS, Custom, Ruleset, parse
from lastcard.engine.codes import PHASES
from lastcard.lab.estimates import Effect
from lastcard.lab.simulate import HAPPENINGS
from lastcard.match.view import VOTES
from lastcard.mcp.server import ModelPlayer
from lastcard.protocol import evening
from lastcard.protocol.http import CONTACTS
from lastcard.protocol.messages import BYES, EMOTES, HINTS, MANNERS, TALK, WATCHERS
from lastcard.protocol.tries import TRIED
from lastcard.puzzles.themes import THEMES
from lastcard.ratings.families import FAMILIES as RATED
from lastcard.record.awards import AWARDS
from lastcard.seeks.wishes import RATED as WISHED_RATED
from lastcard.server.config import Config
from lastcard.server.pages import SHELLS
from lastcard.terminal.balance_bars import TERMS
from lastcard.terminal.screens.base import PACES
from lastcard.terminal.screens.home import CUSTOMS, KEYS, NUMBERS
from lastcard.terminal.screens.lobby import CHOICES, OWN
from lastcard.wording import rules_text as describing
from lastcard.wording.catalogues import Catalogue, catalogue, from_environment
from lastcard.wording.languages import LANGUAGES
from lastcard.wording.narration import Outcome, Teller
from lastcard.wording.rules_text import describe, effect, preset

SOURCE = Path(__file__).parent.parent / "src" / "lastcard"
PAGE = Path(__file__).parent.parent / "web"
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
# What can be told about a table itself, beside what happens in the game.
NOTICES = """
lost mended here away left played-for plays-again hosts renamed paused resumed
called unkept unfair replaced helped takes took rose muted unmuted hinted announced
"""
KNOWN_UNUSED: set[str] = set()

# Messages whose id is put together: what the id begins with, and every end it can have.
FAMILIES = {
    "refusal-": set(REFUSALS[1:]),
    "preset-": set(PRESETS),
    "rules-name-": set(PRESETS),
    "tile-": set(PRESETS),
    "preview-": {screen + end for screen in SHELLS.values() for end in ("", "-about")},
    "effect-": {kind.replace(" ", "-") for kind in EFFECTS},
    "collection-kind-": set(SITUATIONS),
    "collection-choice-": {choice for choices in SITUATIONS.values() for choice in choices},
    "collection-who-": set(WHO),
    "collection-hand-": set(HANDS),
    "collection-threat-": set(THREATS),
    "collection-seats-": set(SEATS),
    "collection-file-": {file.partition(".")[0] for file in FILES},
    "does-figure-": set(Effect.__struct_fields__),
    "happening-": set(HAPPENINGS),
    "do-": {verb.replace(" ", "-") for verb in VERBS if verb != "colour"} | {"jump", "answer"},
    "home-": set(KEYS.values()),
    "option-": {name.replace("_", "-") for name in OPTIONS if name != "custom"}
    | {"preset", "seats", "people", "bots", *CUSTOMS, *NUMBERS},
    "pace-": set(PACES),
    "notice-": {*NOTICES.split()},
    "reminder-": {"turn", "over", "stand-in", "with"},
    "turns-order-": {"call", "draw", "draw-about"},
    "turns-place-": set(CONTACTS),
    "daily-state-": set(TRIED),
    "find-rated-": set(WISHED_RATED),
    "matches-family-": set(RATED),
    "review-luck-": {*TERMS, "unit", "seat"},
    "emote-": set(EMOTES),
    "fault-": {fault.partition("-")[2] for fault in FAULTS},
    "award-": set(AWARDS),
    "review-mark-": set(MARKS),
    "review-reason-": set(REASONS),
    "puzzles-theme-": set(THEMES),
    "puzzle-ask-": {*THEMES, "first"},
    "manners-": {OWN, *(f"{name}{end}" for name in MANNERS for end in ("", "-about"))},
    "awarded-": set(AWARDS),
    "eve-format-": {*evening.FORMATS, *(f"{name}-about" for name in evening.FORMATS)},
    "eve-unfit-": set(evening.WHY_UNFIT),
    "eve-phase-": set(evening.PHASES) - {"playing"},
    "lobby-group-": {option.group for option in OPTIONS.values() if option.group},
    "side-goal-": set(FORMATS),
    "end-goal-": set(FORMATS) - {"single"},
    "end-about-": {"lowest", "elimination"},
    "event-": set(KINDS) - {"dealer-drew", "accepted"},
    "setting-": {name.replace("_", "-") + end for name in CHOICES for end in ("", "-about")}
    | {"minutes-none", "minutes-count", "timer-none-about", "turn-hours-none", "turn-hours-count", "turn-days-count"}
    | {f"chat-{word}" for word in TALK}
    | {f"watchers-{word}" for word in WATCHERS}
    | {f"hints-{word}" for word in HINTS},
    "help-serve-": {name.replace("_", "-") for name in Config.__struct_fields__},
    "bye-": set(BYES),
    "system-": {*SYSTEM.values(), NO_NAME},
    "level-": set(LEVELS),
    "mcp-tool-": {tool.replace("_", "-") for tool in vars(ModelPlayer) if not tool.startswith("_")},
    "theme-": {"felt", "wood", "night"},
    "character-": set(LEVELS),
    "custom-": {kind.replace(" ", "-") for kind in EFFECTS},
    "value-": {"yes", "no"}
    | {
        f"{name.replace('_', '-')}-{value}"
        for name, option in OPTIONS.items()
        for value in option.values
        if isinstance(value, str)
    },
    "prompt-": {"draw", "drew", "drew-play", "over", "penalty-doubted", "shed-any", "stuck", "wait", "wait-vote"}
    | {f"vote-{vote}" for vote in VOTES}
    | set(PHASES) - {"vote", "over"},
}
NAMES = ("Zoë Ångström", "Þór", "Åse-Lill")
SEEN = ("R7", "W+4")
EVENTS = [
    Event("dealer-drew", 1, card="B9"),
    *(Event("dealer", 1, count=drawn) for drawn in (0, 1)),
    Event("dealt", 1, count=2, cards=SEEN),
    *(Event("dealt", 1, count=count) for count in (1, 5)),
    Event("turned", 1, card="GS"),
    Event("put-back", card="W+4"),
    *(Event("played", 1, card="Y+2", count=jump) for jump in (0, 1)),
    *(Event("played", 1, card="W", colour=colour, count=jump) for jump in (0, 1) for colour in COLOURS),
    Event("played", 1, 2, card="R7"),
    Event("called", 1),
    Event("caught", 1, 2),
    Event("false-catch", 1, 2),
    Event("drew", 1, count=2, cards=SEEN),
    *(Event("drew", 1, count=count) for count in (0, 1, 5)),
    Event("passed", 1),
    *(Event("accepted", 1, count=count) for count in (1, 5)),
    *(Event("challenged", 1, 2, count=count, cards=SEEN) for count in (0, 1)),
    *(Event("colour", 1, colour=colour) for colour in COLOURS),
    Event("skipped", 1),
    *(Event("reversed", 1, count=direction) for direction in (1, -1)),
    Event("swapped", 1, 2),
    *(Event("rotated", 1, count=direction) for direction in (1, -1)),
    Event("mixed", 1),
    Event("hand", 1, count=2, cards=SEEN),
    *(Event("hand", 1, count=count) for count in (0, 1, 5)),
    Event("reshuffled", count=5),
    Event("opened", 1, count=2, cards=SEEN),
    Event("closed"),
    *(Event("ordered", 1, count=count) for count in (0, 1, 5)),
    Event("shed", 1, count=2, cards=SEEN),
    Event("shed", 1),
    Event("joke", 1),
    Event("honoured", 1),
    Event("dared", 1),
    Event("performed", 1),
    Event("declined", 1),
    *(Event("voted", 1, count=count) for count in (0, 1)),
    *(Event("verdict", 1, count=count) for count in (0, 1)),
    Event("accused", 1, 2),
    Event("objected", 1, 2, card="R7"),
    Event("won", 1),
    Event("void"),
]

TOLD = [event for event in EVENTS if event.kind not in ("dealer-drew", "accepted")]


# The catalogues as they are written


class Written:
    """A catalogue as its files hold it, not as it is told."""

    def __init__(self, language: str) -> None:
        resources = [
            FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))
            for file in sorted((SOURCE / "wording" / "locales" / language).glob("*.ftl"))
        ]
        entries = [entry for resource in resources for entry in resource.body]
        self.other = [entry for entry in entries if not isinstance(entry, fluent.Message | fluent.BaseComment)]
        messages = [entry for entry in entries if isinstance(entry, fluent.Message)]
        self.ids = [message.id.name for message in messages]
        self.messages = {message.id.name: message for message in messages}

    def references(self, message: str) -> set[str]:
        """The messages that this one is made of, itself included."""
        parts = {
            node.id.name
            for node in nodes(self.messages[message])
            if isinstance(node, fluent.MessageReference) and node.id.name != message
        }
        return {message}.union(*(self.references(part) for part in parts))

    def variables(self, message: str) -> set[str]:
        return {
            node.id.name
            for part in self.references(message)
            for node in nodes(self.messages[part])
            if isinstance(node, fluent.VariableReference)
        }


def nodes(root: object) -> Iterator[fluent.BaseNode]:
    if isinstance(root, fluent.BaseNode):
        yield root
        for inner in vars(root).values():
            yield from nodes(inner)
    elif isinstance(root, list):
        for inner in root:
            yield from nodes(inner)


@cache
def as_written(language: str) -> Written:
    return Written(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogue_holds_nothing_but_messages_each_once(language: str) -> None:
    written = as_written(language)
    assert written.other == []
    assert sorted(written.ids) == sorted(set(written.ids))
    assert all(message.value is not None and not message.attributes for message in written.messages.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_found_and_parsed_alone_as_in_its_file(language: str) -> None:
    say, whole = Catalogue(language), FluentBundle([language])
    for file in (SOURCE / "wording" / "locales" / language).glob("*.ftl"):
        whole.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    for message in as_written(language).ids:
        say._parse(message)
        found, written = say._bundle._messages[message].value, whole._messages[message].value
        assert found is not None
        assert written is not None
        assert found.equals(written), message
    assert say._unparsed == {}


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_translation_has_exactly_the_english_messages(language: str) -> None:
    ids = set(as_written(language).ids)
    assert set(as_written("en").ids) - ids == set()
    assert {added for added in ids - set(as_written("en").ids) if not added.startswith("colour-")} == set()


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_translation_is_divided_into_the_same_files(language: str) -> None:
    files = {file.name for file in (SOURCE / "wording" / "locales" / language).iterdir()}
    assert files == {file.name for file in (SOURCE / "wording" / "locales" / "en").iterdir()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_refer_to_messages_that_there_are(language: str) -> None:
    written = as_written(language)
    assert {part for message in written.ids for part in written.references(message)} <= set(written.ids)


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_translation_speaks_of_nothing_that_english_does_not_know(language: str) -> None:
    written = as_written(language)
    unknown = {
        message: written.variables(message) - as_written("en").variables(message) - {"deck", "kind"}
        for message in as_written("en").ids
        if written.variables(message) - as_written("en").variables(message) - {"deck", "kind"}
    }
    assert unknown == {}


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_translation_leaves_out_no_name_and_no_reason(language: str) -> None:
    """What a sentence is about has to be said in every language; numbers may be spelt out."""
    said = {"player", "other", "names", "card", "cards", "problem", "reason", "place", "file", "given", "key", "action"}
    left_out = {
        message: missing
        for message in as_written("en").ids
        if (missing := (as_written("en").variables(message) - as_written(language).variables(message)) & said)
    }
    assert left_out == {}


# The messages that the source uses


class Uses(ast.NodeVisitor):
    """Collects the ids of messages out of a file of the source."""

    def __init__(self) -> None:
        self.ids: set[str] = set()
        self.beginnings: set[str] = set()

    def visit_Call(self, call: ast.Call) -> None:
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        if name in ("Problem", "say", "fail", "counting", "__init__"):
            self.note(call.args[:1])
        elif name == "Chosen":
            self.note(call.args[2:3] or [ast.Constant("rules-chosen")])
        elif name in ("at", "placed", "_read_each"):
            self.note(call.args[:1], "place-")
        elif name in ("get", "_list") and len(call.args) > 2 and getattr(call.args[1], "id", "") != "object":
            self.note(call.args[2:3], "type-")
        self.generic_visit(call)

    def note(self, arguments: Iterable[ast.expr], beginning: str = "") -> None:
        for argument in arguments:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                self.ids.add(beginning + argument.value)
            elif isinstance(argument, ast.IfExp):
                self.note([argument.body, argument.orelse], beginning)
            elif isinstance(argument, ast.JoinedStr) and isinstance(argument.values[0], ast.Constant):
                self.beginnings.add(str(argument.values[0].value))


@cache
def uses() -> Uses:
    found = Uses()
    for file in sorted(SOURCE.rglob("*.py")):
        found.visit(ast.parse(file.read_text(encoding="utf-8")))
    return found


SAY = r"(?:(?<![.\w])|texts\.)say\("  # tables have a `say` of their own, to the server


class PageUses:
    """The ids of messages in the page: said, begun, or only written in double quotes, as tables of them are."""

    def __init__(self) -> None:
        files = sorted(file for end in ("ts", "svelte") for file in (PAGE / "src").rglob(f"*.{end}"))
        text = "\n".join(file.read_text(encoding="utf-8") for file in files)
        shell = (PAGE / "index.html").read_text(encoding="utf-8")
        self.said = set(re.findall(rf'{SAY}"([a-z][a-z0-9-]*)"', text)) | set(re.findall(r"%([a-z-]+)(?::p)?%", shell))
        self.beginnings = set(re.findall(SAY + r"`([a-z][a-z0-9-]*-)\$\{", text))
        self.written = self.said | set(re.findall(r'"([a-z][a-z0-9-]*)"', text))


@cache
def page() -> PageUses:
    return PageUses()


class Listener(Catalogue):
    """A catalogue that remembers what was said."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.said: set[str] = set()

    def __call__(self, message: str, **details: Argument) -> str:
        self.said.add(message)
        return super().__call__(message, **details)


def deck_rules(deck: str) -> Ruleset:
    base = {"108": "classic", "112": "modern", "all-wild": "all-wild"}[deck]
    return PRESETS[base]


def every_ruleset() -> Iterator[Ruleset]:
    """Rulesets in which every option has every value."""
    yield from PRESETS.values()
    for name, option in OPTIONS.items():
        if name in ("custom", "deck", "hands"):
            continue
        values = (option.values[0], 1, 2, option.values[-1]) if isinstance(option.values, range) else option.values
        for value in values:
            yield msgspec.structs.replace(PRESETS["classic"], **{name: value})
            if name == "last_shuffle":
                yield msgspec.structs.replace(PRESETS["modern"], **{name: value})
    yield Ruleset(hands=(7, 5, 3))
    yield Ruleset(jump_in=True, wild_jump_in=False)
    yield Ruleset(deck="112")
    yield Ruleset(deck="112", custom=(Custom("nothing", "Sing"), Custom("again")))


@cache
def said_by_the_game(language: str) -> set[str]:
    """Everything that is said about events, cards, rules and effects."""
    listener = Listener(language)
    for deck in DECKS:
        teller = Teller(listener, deck_rules(deck), NAMES)
        for event in EVENTS:
            teller.sentence(event)
        for card in TOKENS:
            teller.card(card)
        for colour in COLOURS:
            teller.colour(colour)
    for ruleset in every_ruleset():
        describe(ruleset, listener)
    for kind, counted in EFFECTS.items():
        for number in (1, 2, 15):
            effect(Custom(f"{kind} {number}" if counted else kind), listener)
    return listener.said


def test_every_message_that_the_source_names_exists() -> None:
    found = uses()
    assert found.ids - set(as_written("en").ids) == set()
    assert len(found.ids) > 100
    assert page().said - set(as_written("en").ids) == set()
    assert len(page().said) > 5


def test_every_family_of_messages_is_complete() -> None:
    begun = uses().beginnings | page().beginnings
    beginnings = {begin for begin in begun if begin not in ("place-", "type-", "rule-")}
    assert {begin for begin in beginnings if not begin.startswith(tuple(FAMILIES))} == set()
    assert set(FAMILIES) - beginnings == set()
    for begin, ends in FAMILIES.items():
        assert {message for message in as_written("en").ids if message.startswith(begin)} - {"preset-list"} == {
            begin + end for end in ends
        }


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_the_game_says_exists(language: str) -> None:
    said = said_by_the_game(language)
    assert said <= set(as_written(language).ids)
    assert {f"rule-{option.replace('_', '-')}" for option in OPTIONS} <= {
        begin for message in said for begin in beginnings_of(message)
    }


def beginnings_of(message: str) -> Iterator[str]:
    words = message.split("-")
    return ("-".join(words[:length]) for length in range(1, len(words) + 1))


def test_every_message_is_used() -> None:
    named = uses().ids | page().written & set(as_written("en").ids)
    named.add("language-name")  # read without Fluent, where the page is built
    used = named | said_by_the_game("en") | {begin + end for begin, ends in FAMILIES.items() for end in ends}
    reached = {part for message in used for part in as_written("en").references(message)}
    assert set(as_written("en").ids) - reached == KNOWN_UNUSED


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_message_that_a_translation_adds_is_used_by_another(language: str) -> None:
    written = as_written(language)
    reached = {part for message in as_written("en").ids for part in written.references(message)}
    assert set(written.ids) - reached == set()


# Told


def test_there_is_a_sample_of_every_kind_of_event() -> None:
    assert {event.kind for event in EVENTS} == set(KINDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_with_what_comes_of_it_is_not_told_twice(language: str) -> None:
    teller = Teller(catalogue(language), PRESETS["classic"], NAMES)
    told = [teller.sentence(event) for event in EVENTS if event not in TOLD]
    assert told == [""] * 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", DECKS)
def test_sentence_names_whom_and_what_it_is_about(language: str, deck: str) -> None:
    listener = Listener(language)
    teller = Teller(listener, deck_rules(deck), NAMES)
    for event in TOLD:
        listener.said.clear()
        told = teller.sentence(event)
        [message] = [said for said in listener.said if said.startswith("event-")]
        expected = {
            "player": NAMES[event.seat - 1],
            "other": NAMES[event.other - 1],
            "card": teller.card(event.card) if event.card else "",
            "cards": teller.cards(event.cards),
            "count": str(event.count) if event.count > 1 and not event.cards else "",
        }
        for variable in as_written("en").variables(message) & set(expected):
            assert expected[variable] in told, message
        assert "{" not in told
        assert told == told.strip() != ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_differ_where_it_matters(language: str) -> None:
    teller = Teller(catalogue(language), PRESETS["classic"], NAMES)
    told = [teller.sentence(event) for event in TOLD if event != Event("played", 1, 2, card="R7")]
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", DECKS)
def test_cards_of_a_deck_have_names_of_their_own(language: str, deck: str) -> None:
    ruleset = deck_rules(deck)
    teller = Teller(catalogue(language), ruleset, NAMES)
    names = {face: teller.card(TOKENS[face]) for face in set(ruleset.cards)}
    assert len(set(names.values())) == len(names)
    for card in TOKENS:
        assert teller.card(card).strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_customizable_card_is_called_what_is_written_on_it(language: str) -> None:
    ruleset = Ruleset(deck="112", custom=(Custom("dare next 4", "Crow “like” a { rooster }"), Custom("again")))
    teller = Teller(catalogue(language), ruleset, NAMES)
    assert "Crow “like” a { rooster }" in teller.card("W1")
    assert catalogue(language)("custom-again") in teller.card("W2")


@pytest.mark.parametrize(
    ("language", "deck", "face", "sentence"),
    [
        ("en", "108", "R7", "Ada plays a red 7."),
        ("en", "108", "W", "Ada plays a Wild."),
        ("sv", "108", "R7", "Ada lägger en röd 7."),
        ("sv", "108", "RS", "Ada lägger ett rött Stoppkort."),
        ("sv", "112", "RS", "Ada lägger ett rött hoppa-över-kort."),
        ("sv", "all-wild", "WS", "Ada lägger en Joker hoppa över."),
        ("nb", "108", "W", "Ada spiller et jokerkort."),
        ("nb", "108", "B0", "Ada spiller en blå 0."),
        ("nb", "all-wild", "W", "Ada spiller en Joker."),
        ("is", "108", "R7", "Ada setur út: rauð 7."),
    ],
)
def test_a_card_is_said_with_its_article(language: str, deck: str, face: str, sentence: str) -> None:
    teller = Teller(catalogue(language), deck_rules(deck), ("Ada",))
    assert teller.sentence(Event("played", 1, card=face)) == sentence


def test_rules_and_piles_are_called_as_the_rulebook_of_the_edition_calls_them() -> None:
    swedish = catalogue("sv")
    told = {deck: " ".join(clause.text for clause in describe(deck_rules(deck), swedish)) for deck in DECKS}
    assert "Stoppkort" in told["108"]
    assert "slänghögen" in told["108"]
    assert "hoppa-över-kort" in told["112"].lower()
    assert "KASTA-högen" in told["112"]
    assert "Stoppkort" not in told["112"]
    assert "Joker hoppa över" in told["all-wild"]
    assert "Stoppkort" not in told["all-wild"]
    reshuffled = [
        Teller(swedish, deck_rules(deck), ()).sentence(Event("reshuffled", count=5)) for deck in ("108", "112")
    ]
    assert reshuffled == ["Slänghögen blandas och blir ny draghög.", "KASTA-högen blandas och blir ny DRA-hög."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ruleset_is_called_by_the_name_of_its_preset(language: str) -> None:
    say = catalogue(language)
    assert describing.name(PRESETS["house-party"], say) == say("rules-name-house-party")
    assert describing.name(parse("house-party target=300"), say).startswith(say("rules-name-house-party") + " ")
    assert preset("from-a-newer-server", say) == "from-a-newer-server"


@pytest.mark.parametrize(
    ("language", "names"), [("en", "Ada and Cid"), ("sv", "Ada och Cid"), ("nb", "Ada og Cid"), ("is", "Ada og Cid")]
)
def test_partners_win_together(language: str, names: str) -> None:
    teller = Teller(catalogue(language), PRESETS["classic"], ("Ada", "Bo", "Cid", "Dot"))
    [told] = teller.decided(Outcome(1, ("",) * 4, (0,) * 4, (0,) * 4, champions=(1, 3)))
    assert names in told
    assert catalogue(language).listed(("Ada", "Bo", "Cid")).startswith("Ada, Bo ")
    assert catalogue(language).listed(("Ada",)) == "Ada"


@pytest.mark.parametrize("language", LANGUAGES)
def test_colours_have_names_of_their_own(language: str) -> None:
    teller = Teller(catalogue(language), PRESETS["classic"], NAMES)
    assert len({teller.colour(colour) for colour in COLOURS}) == 4
    assert len({teller.sentence(Event("colour", 1, colour=colour)) for colour in COLOURS}) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_told_as_they_are(language: str) -> None:
    for name in ("{ $other }", "*[other]", "", '"', "٣", "1000"):
        teller = Teller(catalogue(language), PRESETS["classic"], (name, "Bo"))
        assert name in teller.sentence(Event("called", 1))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("message", "details"),
    [
        ("place-action", {"number": 1, "action": 1234}),
        ("place-after", {"number": 1, "after": 1234}),
        ("record-bad-number", {"key": "after", "low": 0, "high": 1234}),
        ("bad-upto", {"most": 1234}),
    ],
)
def test_numbers_of_actions_are_told_as_they_are_typed(
    language: str, message: str, details: dict[str, str | int]
) -> None:
    assert "1234" in catalogue(language)(message, **details)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_may_be_long(language: str) -> None:
    long = "x" * 5_000
    teller = Teller(catalogue(language), Ruleset(deck="112", custom=(Custom("again", long),)), (long, long))
    assert "xxx" in teller.card("W1")
    assert "xxx" in teller.sentence(Event("caught", 1, 2))
    assert teller.sentence(Event("hand", 1, count=500, cards=SEEN * 250))
    problem = Problem("record-at", place=Problem("place-key", key=long), reason=Problem("record-bad-card", given=long))
    assert "xxx" in catalogue(language).tell(problem)
    assert "xxx" in catalogue(language)("match-players", names=[long] * 10)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", REFUSALS[1:])
def test_every_refusal_can_be_told(language: str, code: str) -> None:
    assert catalogue(language)(Refusal(code).message)


@pytest.mark.parametrize("language", LANGUAGES)
def test_clauses_of_a_ruleset_are_sentences(language: str) -> None:
    for ruleset in every_ruleset():
        for clause in describe(ruleset, catalogue(language)):
            assert clause.text[-1] in ".)", str(ruleset)
            assert "{" not in clause.text
            assert clause.ids


# Choosing a language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": ""}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "sv_SE.UTF-8"}, "sv"),
        ({"LANG": "sv"}, "sv"),
        ({"LANG": "nb_NO.UTF-8"}, "nb"),
        ({"LANG": "nn_NO"}, "nb"),
        ({"LANG": "no_NO"}, "nb"),
        ({"LANG": "is_IS.UTF-8"}, "is"),
        ({"LANG": "IS_is"}, "is"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "sv_SE", "LC_MESSAGES": "is_IS"}, "is"),
        ({"LANG": "sv_SE", "LC_MESSAGES": "is_IS", "LC_ALL": "nb_NO"}, "nb"),
        ({"LANG": "sv_SE", "LC_ALL": "de_DE"}, "en"),
        ({"LANG": "sv_SE", "LC_ALL": ""}, "sv"),
    ],
    ids=str,
)
def test_the_language_follows_the_locale(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert from_environment().language == language
