"""Where one begins: a new game, one to go on with, the rules, the language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Final, TypeVar

from msgspec.structs import replace
from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.events import Key
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Row

from lastcard.bots import registry
from lastcard.core.errors import Problem
from lastcard.core.rules import EFFECTS, HAND_SIZES, MAX_SEATS, OPTIONS, PRESETS, Custom, Ruleset
from lastcard.terminal import saves
from lastcard.terminal.card_art import shapes
from lastcard.terminal.choices import character, level
from lastcard.terminal.screens.base import Manner, Page
from lastcard.terminal.setup import Setup
from lastcard.wording import rules_text

KEYS: Final = {"n": "new", "r": "resume", "s": "setup", "w": "watch", "l": "language", "b": "background", "q": "quit"}
CUSTOMS: Final = ("custom-1", "custom-2", "custom-3")
NUMBERS: Final = ("number-1", "number-2", "number-3")
LARGEST: Final = 15  # number on a customizable card
USUAL_NUMBER: Final = 3
NO_CARD: Final = Custom("nothing")
HANDS: Final = tuple(f"hand-{seat}" for seat in range(1, MAX_SEATS + 1))
STEP: Final = 50  # points of the target

Value = TypeVar("Value")
Result = TypeVar("Result")


class Menu(Page[Result]):
    """A title, rows to choose from, and a note; what a game is set up with."""

    def __init__(self, manner: Manner, setup: Setup) -> None:
        super().__init__(manner)
        self.setup = setup
        self.note = ""

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        yield OptionList(id="menu")
        yield Static(id="note")


class Home(Menu[None]):
    """What to do, each with its key; Enter begins a game with what is set up."""

    @dataclass
    class Picked(Message):
        home: Home
        what: str

    def on_screen_resume(self) -> None:
        self.retell()

    def retell(self) -> None:
        inks = self.manner.inks
        title = Text("\n ").append_text(shapes(inks)).append("  Last Card\n", Style(bold=True))
        rows = [self._row(key, name) for key, name in KEYS.items() if name != "resume" or saves.newest()]
        self.fill(title, rows, Text(self.note, Style(color=inks.yours, bold=True))).focus()

    def _row(self, key: str, name: str) -> Row:
        say, inks = self.manner.say, self.manner.inks
        row = (
            Text()
            .append(f" {key.upper()}  ", Style(color=inks.quiet, bold=True))
            .append(say(f"home-{name}"), Style(bold=True))
        )
        about = {"new": self._about_new, "resume": self._about_resume}.get(name)
        if about is not None:
            row.append(f"  {about()}", Style(color=inks.quiet))
        return Row(row, id=name)

    def _about_new(self) -> str:
        setup = self.setup
        say = self.manner.say
        bots = [level(bot, say) for bot in setup.bots]
        return say("about-setup", rules=rules_text.name(setup.rules, say), seats=setup.seats, bots=bots)

    def _about_resume(self) -> str:
        file = saves.newest()
        if file is None:
            return ""
        from babel.dates import format_date  # takes its time, and only this needs it

        kept = datetime.fromtimestamp(file.stat().st_mtime)
        return f"{format_date(kept, locale=self.manner.say.locale)} {kept:%H:%M}"

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.choose(str(event.option.id))

    def on_key(self, event: Key) -> None:
        if event.key in KEYS and event.key not in ("l", "b"):
            event.stop()
            self.choose(KEYS[event.key])

    def choose(self, what: str) -> None:
        self.note = ""
        self.post_message(self.Picked(self, what))


class SetUp(Menu[Setup]):
    """Who plays, with which rules: presets, and every option with a sentence saying what it does."""

    def retell(self) -> None:
        say, inks = self.manner.say, self.manner.inks
        title = Text(say("setup-title"), Style(color=inks.yours, bold=True))
        note = Text(self.note or say("setup-keys"), Style(color=inks.yours if self.note else inks.quiet))
        top = self.query_one(OptionList).scroll_y
        menu = self.fill(title, [self._row(name) for name in self.names()], note)
        menu.scroll_to(y=top, animate=False)
        menu.scroll_to_highlight()
        menu.focus()

    def names(self) -> list[str]:
        names = ["preset", "seats", "people", "bots", *(name for name in OPTIONS if name != "custom")]
        place = names.index("hands") + 1
        names[place:place] = HANDS[: len(self.setup.rules.hands)]
        if self.setup.rules.deck == "112":
            for place, name in enumerate(CUSTOMS):
                names += [name, NUMBERS[place]] if self._custom(place).number else [name]
        return names

    def _custom(self, place: int) -> Custom:
        """A customizable card; one that is not in the deck does nothing."""
        customs = self.setup.rules.custom
        return customs[place] if place < len(customs) else NO_CARD

    def _row(self, name: str) -> Row:
        inks = self.manner.inks
        value, about = self.told(name)
        row = Text().append(self.titled(name) + "  ", Style(bold=True))
        row.append(f"‹ {value} ›", Style(color=inks.yours, bold=True))
        if about:
            row.append(f"\n  {about}", Style(color=inks.quiet))
        return Row(row, id=name)

    def titled(self, name: str) -> str:
        if name in HANDS:
            return self.manner.say("hands-seat", seat=HANDS.index(name) + 1)
        return self.manner.say(f"option-{name.replace('_', '-')}")

    def told(self, name: str) -> tuple[str, str]:
        say, rules = self.manner.say, self.setup.rules
        if name == "preset":
            return rules_text.name(rules, say), say(f"preset-{rules.base}")
        if name == "seats":
            return str(self.setup.seats), ""
        if name == "people":
            return str(len(self.setup.people)), ", ".join(self.setup.people)
        if name == "bots":
            alike = len(set(self.setup.bots)) == 1
            about = character(self.setup.bots[0], say) if alike else ""
            return ", ".join(level(bot, say) for bot in self.setup.bots), about
        if name in CUSTOMS:
            place = CUSTOMS.index(name)
            if place >= len(rules.custom):
                return "–", ""
            about = rules_text.effect(rules.custom[place], say)
            return rules_text.title(rules.custom[place], say), about[:1].upper() + about[1:]
        if name in NUMBERS:
            return str(self._custom(NUMBERS.index(name)).number), ""
        if name in HANDS:
            return str(rules.hands[HANDS.index(name)]), ""
        return rules_text.value(rules, name, say), rules_text.sentence(rules, name, say)

    def on_key(self, event: Key) -> None:
        if event.key in ("escape", "q"):
            event.stop()
            self.dismiss(self.setup)
        elif event.key in ("left", "right"):
            event.stop()
            self._change(1 if event.key == "right" else -1)

    def on_option_list_option_selected(self) -> None:
        self._change(1)

    def _change(self, step: int) -> None:
        """The next value that is possible together with everything else."""
        menu = self.query_one(OptionList)
        name = self.names()[menu.highlighted or 0]
        self.note = ""
        for tried in self.following(name, step):
            try:
                tried.rules.check_seats(tried.seats)
                tried.table()
            except Problem as problem:
                self.note = self.note or self.manner.say.tell(problem)
            else:
                self.setup = tried
                break
        self.retell()

    def following(self, name: str, step: int) -> Iterator[Setup]:
        """What comes after the present value, one after the other."""
        setup, rules = self.setup, self.setup.rules
        if name == "preset":
            for preset in around(list(PRESETS), rules.base, step):
                yield replace(setup, rules=PRESETS[preset])
        elif name == "seats":
            for seats in around(list(range(2, MAX_SEATS + 1)), setup.seats, step):
                yield replace(setup, seats=seats, rules=_fitted(rules, seats))
        elif name == "people":
            more = (f"{self.manner.say('default-name')} {number}" for number in range(1, MAX_SEATS + 1))
            names = [*setup.people, *(name for name in more if name not in setup.people)]
            for count in around(list(range(setup.seats + 1)), len(setup.people), step):
                yield replace(setup, people=tuple(names[:count]))
        elif name == "bots":
            for bot in around(list(registry.names()), setup.bots[0], step):
                yield replace(setup, bots=(bot,))
        else:
            for changes in self._values(name, step):
                try:
                    yield replace(setup, rules=replace(rules, **changes))
                except Problem as problem:
                    self.note = self.note or self.manner.say.tell(problem)

    def _values(self, name: str, step: int) -> Iterator[dict[str, object]]:
        rules = self.setup.rules
        if name in CUSTOMS:
            place = CUSTOMS.index(name)
            now = rules.custom[place].kind if place < len(rules.custom) else ""
            for kind in around(["", *EFFECTS], now, step):
                chosen = (Custom(f"{kind} {USUAL_NUMBER}" if EFFECTS[kind] else kind),) if kind else ()
                yield {"custom": (*rules.custom[:place], *chosen, *rules.custom[place + 1 :])}
        elif name in NUMBERS:
            place = NUMBERS.index(name)
            custom = rules.custom[place]
            for number in around(list(range(1, LARGEST + 1)), custom.number, step):
                chosen = (replace(custom, effect=f"{custom.kind} {number}"),)
                yield {"custom": (*rules.custom[:place], *chosen, *rules.custom[place + 1 :])}
        elif name == "hands":
            yield {"hands": () if rules.hands else (rules.hand_size,) * self.setup.seats}
        elif name in HANDS:
            place = HANDS.index(name)
            for size in around(list(HAND_SIZES), rules.hands[place], step):
                yield {"hands": (*rules.hands[:place], size, *rules.hands[place + 1 :])}
        elif name == "deck":
            for deck in around(list(OPTIONS["deck"].values), rules.deck, step):
                yield {"deck": deck} | ({} if deck == "112" else {"custom": ()})
        elif name == "target":
            yield {"target": max(rules.target + STEP * step, STEP)}
        else:
            for value in around(list(OPTIONS[name].values), getattr(rules, name), step):
                yield {name: value}


def _fitted(rules: Ruleset, seats: int) -> Ruleset:
    """The same with a number for each seat, where there is a handicap."""
    hands = (*rules.hands, *(rules.hand_size,) * MAX_SEATS)[:seats]
    return replace(rules, hands=hands) if rules.hands else rules


def around(values: list[Value], now: Value, step: int) -> list[Value]:
    """All the other values, from the next one on."""
    place = values.index(now)
    return [values[(place + step * offset) % len(values)] for offset in range(1, len(values))]
