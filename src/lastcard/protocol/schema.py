"""Code generation: the protocol as TypeScript, for the page. `python -m lastcard.protocol.schema FOLDER` writes it.

Interfaces have everything that a message may hold. What has its usual value may be left out of one, and so every struct
of which that is true has a function of its name that puts it back.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, get_args

from msgspec import NODEFAULT, inspect

from lastcard.analysis.review import Review
from lastcard.bots.registry import LEVELS
from lastcard.collection import kinds
from lastcard.core.cards import CUSTOM, DECKS, SKIP_RANK, TOKENS, is_wild, rank_of, worth
from lastcard.core.rules import DAILY, EFFECTS, GROUPS, HIGHEST_NUMBER, PRESETS, Custom
from lastcard.protocol import accounts, admin, clubs, collection, evening, http, puzzles, replays, seeks, tries
from lastcard.protocol import messages as protocol
from lastcard.puzzles import themes
from lastcard.wording.languages import ALIASES, LANGUAGES, own_name

ASKED: Final = (
    http.Guest,
    http.Summary,
    replays.FinishedMatch,
    http.Rulebook,
    replays.Replay,
    replays.Finding,
    Review,
    replays.Reviewing,
    replays.Branch,
    replays.Assessed,
    replays.LuckShown,
    http.RulesEffect,
    collection.CollectionShown,
    collection.SituationShown,
    puzzles.PuzzleList,
    puzzles.PuzzleShown,
    tries.DailyList,
    tries.DailyResult,
    tries.TryBegun,
    tries.Challenge,
    tries.ChallengeMade,
    puzzles.PuzzleAnswered,
    replays.TableLuck,
    http.OwnTable,
    seeks.Seeking,
    http.Contacts,
    http.ContactAdded,
    http.Fault,
    Custom,
)
OF_ACCOUNTS: Final = (
    accounts.NewCeremony,
    accounts.CeremonyOptions,
    accounts.AccountState,
    accounts.TokenMade,
    accounts.Departure,
    accounts.RecoveryWords,
    accounts.OwnMatches,
    accounts.FamilyRating,
    accounts.RatingList,
)
OF_CLUBS: Final = (clubs.Club, clubs.ClubListed, clubs.NewClub, clubs.ClubChange)
OF_ADMIN: Final = (admin.Overview, admin.TableShown, admin.PersonShown, admin.ReportShown, admin.ActShown, admin.NewAct)
REQUESTS: Final = (admin.NewAct, clubs.NewClub, clubs.ClubChange)  # of which what has a default may be left out


def counted(deck: str) -> dict[str, dict[str, int | None]]:
    """How many cards of each kind a deck has, and what one is worth: numbers together, each what is printed on it."""
    found: dict[str, dict[str, int | None]] = {}
    counts: Counter[str] = Counter()
    for face, many in (DECKS[deck] | (dict.fromkeys(CUSTOM, 1) if deck == "112" else {})).items():
        number = not is_wild(face) and rank_of(face) < SKIP_RANK
        kind = "number" if number else TOKENS[face][0 if is_wild(face) else 1 :]
        counts[kind] += many
        found[kind] = {"points": None if number else worth(face, deck), "many": counts[kind]}
    return found


CONSTANTS: Final[Mapping[str, object]] = {
    "PROTOCOL": protocol.PROTOCOL,
    "PRESETS": tuple(PRESETS),
    "LEVELS": tuple(LEVELS),
    "EMOTES": protocol.EMOTES,
    "SCREENS": http.SCREENS,
    "LANGUAGES": {language: own_name(language) for language in LANGUAGES},
    "ALIASES": ALIASES,
}
# What only some screens know, by the module that these load.
OF_SCREENS: Final[Mapping[str, Mapping[str, object]]] = {
    "collection": {
        "KINDS": tuple(kinds.KINDS),
        # what a situation can be narrowed down by; "" is any
        "FEATURES": {
            "who": kinds.WHO,
            "hand": ("", *kinds.HANDS),
            "threat": ("", *kinds.THREATS),
            "seats": ("", *kinds.SEATS),
        },
        "FEWEST": kinds.FEWEST,
    },
    "daily": {"DAILY": DAILY},
    "guide": {
        "EFFECTS": {kind.replace(" ", "-"): numbered for kind, numbered in EFFECTS.items()},
        "WRITTEN": [(card.kind.replace(" ", "-"), card.number) for card in PRESETS["modern"].custom],
        "DECKS": {deck: counted(deck) for deck in DECKS},
    },
    "lobby": {
        "GROUPS": GROUPS,
        "MOST_CUSTOMS": len(CUSTOM),
        "HIGHEST_NUMBER": HIGHEST_NUMBER,
        "WORDS": {"chat": protocol.TALK, "watchers": protocol.WATCHERS, "hints": protocol.HINTS},
    },
    "puzzles": {"THEMES": themes.THEMES, "OPEN": themes.OPEN},
}
NOTE: Final = "// Written by lastcard.protocol.schema from what the server knows; not to be changed here.\n"


def constants() -> str:
    """What the page knows before it has asked the server anything."""
    routes = [
        "; ".join([f'{{ screen: "{screen}"', *(f"{part}: string" for part in re.findall(r":(\w+)", path))]) + " }"
        for screen, path in http.SCREENS.items()
    ]
    types = ["export type Language = keyof typeof LANGUAGES;", f"export type Route = {' | '.join(routes)};"]
    return _known(CONSTANTS) + "\n".join(types) + "\n"


def _known(constants: Mapping[str, object]) -> str:
    return NOTE + "".join(f"export const {name} = {json.dumps(value)} as const;\n" for name, value in constants.items())


def messages() -> str:
    """What is said at tables, as types, and how it is filled in."""
    told = get_args(protocol.Told)
    structs = _structs(*told, *ASKED)
    parts = [
        "export type Rules = Record<string, unknown>;",
        "/** Something that is sent without what is as usual. */",
        "export type Short<Full, Usual> = Omit<Full, keyof Usual> & Partial<Full>;",
        *_types(structs),
        f"\nexport type Told = {' | '.join(each.__name__ for each in told)};",
        f"export type Hello = {_command(inspect.type_info(protocol.Hello))};",
        "/** What a client says; the connection puts the id. */",
        _commands("Command", protocol.Said),
        *_fillers(structs),
        f"export const PASSING: ReadonlySet<string> = new Set({json.dumps(protocol.PASSING)});",
    ]
    return NOTE + "\n".join(parts) + "\n"


def evening_messages() -> str:
    """What is said at evenings, for the screens that show one."""
    structs = _new(evening.EveningTold, http.EveningSummary, http.PartedDeal)
    constants = {name: getattr(evening, name) for name in ("FORMATS", "PLACES", "TEAMS")}
    parts = [
        'import type { Rules, Short } from "./protocol";',
        *_types(structs),
        "/** What a client says; the connection puts the id. */",
        _commands("EveningCommand", evening.EveningSaid),
        *_fillers(structs),
    ]
    return _known(constants) + "\n".join(parts) + "\n"


def account_messages() -> str:
    """What is asked and answered about oneself, for the screens that show it."""
    return _asked(_new(*OF_ACCOUNTS), 'import type { Rules } from "./protocol";')


def club_messages() -> str:
    """What is asked and answered about clubs, for their screens."""
    imports = ['import type { EveningSummary } from "./evening";', 'import type { Rules, Summary } from "./protocol";']
    return _asked(_new(*OF_CLUBS, known=[http.EveningSummary]), *imports)


def admin_messages() -> str:
    """What moderators ask and are answered, for their screen."""
    reasons = f"export const REASONS = {json.dumps(admin.REASONS)} as const;\n"
    return _asked(_new(*OF_ADMIN), 'import type { Line } from "./protocol";') + reasons


def _asked(structs: Mapping[str, inspect.StructType], *imports: str) -> str:
    """A module of types alone."""
    return NOTE + "\n".join([*imports, *_types(structs)]) + "\n"


def _new(*kinds: object, known: Sequence[object] = ()) -> dict[str, inspect.StructType]:
    """The structs that these are made of, without those of `protocol.ts` and of what else is `known`."""
    there = _structs(*get_args(protocol.Told), *ASKED, *known)
    return {name: each for name, each in _structs(*kinds).items() if name not in there}


def _structs(*kinds: object) -> dict[str, inspect.StructType]:
    structs: dict[str, inspect.StructType] = {}
    for each in inspect.multi_type_info(kinds):
        _gather(each, structs)
    return structs


def _types(structs: Mapping[str, inspect.StructType]) -> Iterator[str]:
    kinds = [kind for each in structs.values() for field in each.fields for kind in (field.type, *_parts(field.type))]
    words = {name: enum for kind in kinds for name, enum in _words(kind)}
    yield from (f"export type {name} = {' | '.join(map(json.dumps, enum))};" for name, enum in words.items())
    yield from (interface(each) for each in structs.values())


def _commands(name: str, said: object) -> str:
    kinds = [_command(inspect.type_info(kind)) for kind in get_args(said) if kind is not protocol.Hello]
    return f"export type {name} =\n" + "\n".join(f"  | {kind}" for kind in kinds) + ";"


def _fillers(structs: Mapping[str, inspect.StructType]) -> Iterator[str]:
    return (filler(each) for each in structs.values() if _fills(each))


def _gather(kind: inspect.Type, found: dict[str, inspect.StructType]) -> None:
    """The structs that a type is made of, those first that others are made of."""
    if isinstance(kind, inspect.StructType):
        for field in kind.fields:
            _gather(field.type, found)
        found[kind.cls.__name__] = kind
    for part in _parts(kind):
        _gather(part, found)


def _parts(kind: inspect.Type) -> tuple[inspect.Type, ...]:
    match kind:
        case inspect.Metadata():
            return (kind.type,)
        case inspect.UnionType():
            return kind.types
        case inspect.CollectionType():
            return (kind.item_type,)
        case inspect.DictType():
            return (kind.value_type,)
    return ()


def _words(kind: inspect.Type) -> Iterator[tuple[str, list[str]]]:
    """The words that a text with a name is one of."""
    if isinstance(kind, inspect.Metadata) and kind.extra_json_schema and "title" in kind.extra_json_schema:
        yield kind.extra_json_schema["title"], kind.extra_json_schema["enum"]


def _written(kind: inspect.Type) -> str:
    """A type in TypeScript."""
    for name, _ in _words(kind):
        return name
    match kind:
        case inspect.Metadata():
            return _written(kind.type)
        case inspect.StructType():
            return kind.cls.__name__
        case inspect.UnionType():
            return " | ".join(dict.fromkeys(_written(each) for each in kind.types))
        case inspect.CollectionType():
            inner = _written(kind.item_type)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case inspect.DictType(value_type=inspect.AnyType()):
            return "Rules"
        case inspect.DictType():
            return f"Record<string, {_written(kind.value_type)}>"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
    assert isinstance(kind, inspect.StrType), kind
    return "string"


def interface(struct: inspect.StructType) -> str:
    lines = ["", f"/** {' '.join((struct.cls.__doc__ or struct.cls.__name__).split())} */"]
    lines.append(f"export interface {struct.cls.__name__} {{")
    if struct.tag is not None:
        lines.append(f"  {struct.tag_field}: {json.dumps(struct.tag)};")
    for field in _sent(struct):
        optional = not field.required if struct.cls in REQUESTS else _optional(field)
        lines.append(f"  {field.name}{'?' if optional else ''}: {_written(field.type)};")
    return "\n".join([*lines, "}"])


def _sent(struct: inspect.StructType) -> list[inspect.Field]:
    """The fields that are ever sent: one that has to be as usual never is."""
    return [field for field in struct.fields if not (isinstance(field.type, inspect.IntType) and _constant(field.type))]


def _constant(kind: inspect.IntType) -> bool:
    return kind.ge is not None and kind.ge == kind.le


def _command(struct: inspect.Type) -> str:
    assert isinstance(struct, inspect.StructType)
    fields = [f"{field.name}: {_written(field.type)}" for field in struct.fields if field.name not in ("id", "token")]
    return "{ " + "; ".join([f"type: {json.dumps(struct.tag)}", *fields]) + " }"


def _optional(field: inspect.Field) -> bool:
    """Whether it may be missing altogether."""
    return not field.required and not _usual(field)


# Filling in


def _fills(struct: inspect.StructType) -> bool:
    return struct.cls.__struct_config__.omit_defaults or any(_filled(field, "") for field in struct.fields)


def filler(struct: inspect.StructType) -> str:
    name = struct.cls.__name__
    omitted = struct.cls.__struct_config__.omit_defaults
    usual = [f"{each.name}: {_usual(each)}" for each in _sent(struct) if omitted and _usual(each)]
    inner = filter(None, [_filled(field, f"sent.{field.name}") for field in struct.fields])
    body = ", ".join([*([f"...{name.upper()}"] if usual else []), "...sent", *inner])
    kind = f"Short<{name}, typeof {name.upper()}>" if usual else name
    constant = f"export const {name.upper()} = {{ {', '.join(usual)} }};\n" if usual else ""
    return f"{constant}export const {_function(name)} = (sent: {kind}): {name} => ({{ {body} }});"


def _function(name: str) -> str:
    return name[0].lower() + name[1:]


def _usual(field: inspect.Field) -> str:
    """The value of a field that is left out; "" where it has none."""
    if field.default_factory is not NODEFAULT:
        return json.dumps(field.default_factory())
    return json.dumps(field.default) if field.default is not NODEFAULT else ""


def _filled(field: inspect.Field, sent: str) -> str:
    """How what a field has within it is filled in; "" where nothing is."""
    kinds = field.type.types if isinstance(field.type, inspect.UnionType) else (field.type,)
    for kind in kinds:
        several = isinstance(kind, inspect.CollectionType)
        struct = kind.item_type if isinstance(kind, inspect.CollectionType) else kind
        if isinstance(struct, inspect.StructType) and _fills(struct):
            function = _function(struct.cls.__name__)
            done = f"{sent}.map({function})" if several else f"{function}({sent})"
            if _optional(field):
                return f"...({sent} && {{ {field.name}: {done} }})"
            return f"{field.name}: {sent} && {done}" if len(kinds) > 1 else f"{field.name}: {done}"
    return ""


def write(folder: Path) -> None:
    """Writes the modules of the page; one that is as it should be keeps its time."""
    folder.mkdir(exist_ok=True)
    files = {
        "constants.ts": constants(),
        "protocol.ts": messages(),
        "evening.ts": evening_messages(),
        "accounts.ts": account_messages(),
        "clubs.ts": club_messages(),
        "admin.ts": admin_messages(),
        **{f"{screen}.ts": _known(constants) for screen, constants in OF_SCREENS.items()},
    }
    for name, text in files.items():
        file = folder / name
        if not file.exists() or file.read_text("utf-8") != text:
            file.write_text(text, "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
