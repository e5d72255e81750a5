"""A table on a server before a match and after it: who sits where, what will be played, and who may start."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import replace
from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.events import Key
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Row

from lastcard.bots import registry
from lastcard.core.rules import PRESETS, Ruleset
from lastcard.protocol.messages import (
    HINTS,
    MANNERS,
    TALK,
    WATCHERS,
    Change,
    Mute,
    PassHost,
    PutBot,
    Remove,
    Rise,
    Settings,
    Sit,
    StandIn,
    Start,
)
from lastcard.terminal.card_art import shapes
from lastcard.terminal.choices import played_by
from lastcard.terminal.screens.base import Manner
from lastcard.terminal.screens.home import SetUp, around
from lastcard.terminal.screens.sheets import Rules
from lastcard.terminal.screens.talk import TalkScreen
from lastcard.terminal.setup import Setup
from lastcard.terminal.story import called, watchers
from lastcard.terminal.widgets import KeyBar, Told
from lastcard.wording import rules_text
from lastcard.wording.catalogues import Catalogue
from lastcard.wording.narration import Teller
from lastcard.wording.times import turn_time

EDGE: Final = 4  # cells beside the title that it can't use
GRACES: Final = (0.0, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 5.0)
CHOICES: Final[dict[str, tuple[float | str, ...]]] = {
    "manners": tuple(MANNERS),
    "rated": (False, True),
    "collected": (False, True),
    "turn_hours": (0, 1, 4, 8, 12, 24, 48, 72, 168, 336),
    "timer": (0, 10, 20, 30, 45, 60, 90, 120),
    "public": (False, True),
    "call_grace": GRACES,
    "catch_grace": GRACES,
    "jump_grace": GRACES,
    "pace": GRACES,
    "minutes": (0, 15, 30, 45, 60, 90, 120, 180),
    "chat": TALK,
    "watchers": WATCHERS,
    "hints": HINTS,
}
IN_WORDS: Final = ("manners", "chat", "watchers", "hints")  # whose values have the order in which they are listed
OWN: Final = "own"  # manners that have no name


def manners(settings: Settings) -> str:
    """What the way in which people play has for a name."""
    return next((name for name, each in MANNERS.items() if replace(settings, **each) == settings), OWN)


def seconds(amount: float, say: Catalogue) -> str:
    """So many seconds, with the decimal sign of the language."""
    number = f"{amount:g}" if say.language == "en" else f"{amount:g}".replace(".", ",")
    return say("seconds", seconds=number)


class Lobby(TalkScreen):
    """The seats, each a row; the host has more to say."""

    _leaving = 0  # the person who is removed when it is said again

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Horizontal(id="middle"):
            yield OptionList(id="menu")
            with Vertical(id="about"):
                yield Static(id="clauses")
                yield Told()
        yield Static(id="note")
        yield KeyBar()
        yield from super().compose()

    # Showing

    def retell(self) -> None:
        if not self.is_mounted:
            return
        say, inks, room = self.manner.say, self.manner.inks, self.client.room
        menu = self.fill(self._title(), self._rows(), Text(self._note(), Style(color=inks.yours, bold=True)))
        if not self.talking:
            menu.focus()
        self.query_one("#clauses", Static).update(self._clauses())
        teller = Teller(say, self.client.rules(), [seat.name for seat in room.places])
        self.query_one(Told).tell(self.story.sentences(teller), inks)
        self._show_bar()

    def _title(self) -> Text:
        say, inks, room = self.manner.say, self.manner.inks, self.client.room
        title = Text().append_text(shapes(inks)).append(f"  {say('lobby-title', table=room.table)}", Style(bold=True))
        title.append(f"   {say('lobby-public' if room.settings.public else 'lobby-private')}", Style(color=inks.quiet))
        timer = room.settings.timer
        about = say("lobby-timer", seconds=timer) if timer else say("lobby-no-timer")
        if room.settings.turn_hours:
            about = f"{say('turns-kind')}, {turn_time(room.settings.turn_hours, say)}"
        if room.settings.collected:
            about = f"{about} · {say('collected-note')}"
        title.append(f" · {about}\n", Style(color=inks.quiet))
        title.append(self._invitation(), Style(color=inks.yours))
        if self.client.address.only_here:
            title.append(f" · {say('lobby-only-here')}", Style(color=inks.quiet))
        names = [place.name for seat, place in enumerate(room.places, 1) if seat in room.champions and place.name]
        if names:
            won = say("result-champions" if len(names) > 1 else "result-champion", names=names)
            title.append(f"\n{won}", Style(bold=True))
        if room.record:
            title.append(f"\n{say('join-record', address=self.client.address.record(room.record))}")
        return title

    def _invitation(self) -> str:
        """The link, in one line wherever it fits into one, for it is to be copied."""
        address = self.client.address.link
        text = self.manner.say("lobby-invitation", address=address)
        return text if cell_len(text) <= self.size.width - EDGE else f"{text.removesuffix(address).rstrip()}\n{address}"

    def _rows(self) -> list[Row]:
        say, room = self.manner.say, self.client.room
        rows = []
        if self.client.hosting:
            label = say("lobby-again" if room.stage == "over" else "lobby-start")
            rows.append(Row(Text(label, Style(bold=True, color=self.manner.inks.yours)), id="start"))
        rows += [self._seat(number) for number in range(1, len(room.places) + 1)]
        seated = {place.person for place in room.places}
        for somebody in room.people:
            if somebody.person not in seated:
                label = say("lobby-watches", player=called(somebody.person, somebody.name, self.client, say))
                rows.append(Row(Text(f"   {label}"), id=f"person-{somebody.person}"))
        watching = watchers(self.client, say)
        if watching:
            rows.append(Row(Text(f"   {watching}", Style(color=self.manner.inks.quiet)), id="watching", disabled=True))
        rows.append(Row(Text(say("lobby-change" if self.client.hosting else "lobby-rules")), id="rules"))
        return rows

    def _seat(self, number: int) -> Row:
        say, inks = self.manner.say, self.manner.inks
        place = self.client.room.places[number - 1]
        row = Text(f"{number:>2} ", Style(color=inks.quiet))
        if place.person:
            name = called(place.person, place.name, self.client, say)
            row.append(name, Style(bold=True, underline=number == self.client.seat))
        elif place.bot:
            strength = played_by(place, say)
            row.append(say("lobby-bot", level=f"‹ {strength} ›" if self.client.hosting else strength))
        else:
            row.append(say("lobby-free"), Style(color=inks.quiet))
        return Row(row, id=f"seat-{number}")

    def _clauses(self) -> Text:
        """What is played: the preset, and what differs from it."""
        say, inks, rules = self.manner.say, self.manner.inks, self.client.rules()
        text = Text(rules_text.name(rules, say), Style(bold=True, color=inks.yours))
        text.append(f"\n{say(f'preset-{rules.base}')}", Style(color=inks.text, bold=False))
        usual = {clause.text for clause in rules_text.describe(PRESETS[rules.base], say)}
        for clause in rules_text.describe(rules, say):
            if clause.text not in usual:
                text.append(f"\n· {clause.text}", Style(color=inks.text, bold=False))
        return text

    def _note(self) -> str:
        say, room = self.manner.say, self.client.room
        if self.choosing_emote:
            return f"{say('join-which-emote')}  {self.emotes()}"
        if not self.client.connected:
            return say("join-reconnecting")
        if self.note:
            return self.note
        host = self.client.name_of(room.host)
        return "" if self.client.hosting or not host else say("lobby-wait", player=host)

    def _show_bar(self) -> None:
        say, hosting = self.manner.say, self.client.hosting
        slots = [
            ("⏎", say("lobby-key-choose"), True),
            ("S", say("lobby-key-rise" if self.client.seat else "lobby-key-sit"), self.client.person > 0),
        ]
        if hosting:
            slots += [("←→", say("lobby-key-bot"), True), ("X", say("lobby-key-remove"), True)]
            slots += [("H", say("lobby-key-host"), True), ("K", say("lobby-key-mute"), True)]
        slots.append(("N", say("lobby-key-name"), self.client.person > 0))
        general = [
            ("C", say("lobby-key-copy")),
            ("R", say("lobby-key-rules")),
            ("M", say("bar-message")),
            ("E", say("bar-emote")),
            ("?", say("bar-help")),
            ("L", say("bar-language")),
            ("Q", say("bar-leave")),
        ]
        self.query_one(KeyBar).show(slots, general, self.manner.inks, self.size.width)

    # Keys

    def on_key(self, event: Key) -> None:
        key = event.key.lower()
        if not self.talking and (self.says(key) or self._typed(key)):
            event.stop()
            event.prevent_default()

    def _typed(self, key: str) -> bool:
        if key not in ("s", "x", "h", "k", "n", "c", "r", "q", "left", "right"):
            return False
        self.note = ""
        self._leaving = self._leaving if key == "x" else 0
        what = self._highlighted()
        if key == "s":
            self._change_seat(what)
        elif key == "c":
            self.app.copy_to_clipboard(self.client.address.link)
            self.note = self.manner.say("lobby-copied")
        elif key == "r":
            self.app.push_screen(Rules(self.manner, self.client.rules()))
        elif key == "n":
            self.rename()
        elif key == "q":
            self.go()
        elif key in ("left", "right"):
            self._change_bot(what, 1 if key == "right" else -1)
        else:
            self._about_somebody(what, key)
        self.retell()
        return True

    def _change_seat(self, what: str) -> None:  # noqa: ARG002
        self.client.say(Rise() if self.client.seat else Sit())

    def _highlighted(self) -> str:
        row = self.query_one(OptionList).highlighted_option
        return str(row.id) if row is not None else ""

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.note = ""
        self._choose(str(event.option.id))

    def _choose(self, row: str) -> None:
        what, _, number = row.partition("-")
        if what == "start":
            self.client.say(Start())
        elif what == "seat" and int(number) != self.client.seat:
            self.client.say(Sit(seat=int(number)))
        elif what == "rules" and self.client.hosting:
            page = TableSetUp(self.manner, self.client.room.settings, self.client.rules())
            self.app.push_screen(page, lambda _: self._change(page.chosen()))
        elif what == "rules":
            self.app.push_screen(Rules(self.manner, self.client.rules()))

    def _change(self, settings: Settings) -> None:
        if settings != self.client.room.settings:
            self.client.say(Change(settings=settings))

    def _change_bot(self, what: str, step: int) -> None:
        """Goes through the levels of bots and an empty seat."""
        kind, _, number = what.partition("-")
        if kind != "seat":
            return
        bot = self.client.room.places[int(number) - 1].bot
        levels = ["", *registry.LEVELS]
        following = around(levels, bot, step)[0] if bot in levels else ""
        self.client.say(PutBot(seat=int(number), level=following))

    def _about_somebody(self, what: str, key: str) -> None:
        kind, _, number = what.partition("-")
        person = int(number) if kind == "person" else 0
        person = self.client.room.places[int(number) - 1].person if kind == "seat" else person
        sure, self._leaving = self._leaving == person, 0
        if not person:
            self.note = self.manner.say("lobby-nobody")
        elif key == "h":
            self.client.say(PassHost(person=person))
        elif key == "k":
            self.client.say(Mute(person=person, on=not self.client.muted(person)))
        elif key == "i":
            self.client.say(StandIn(seat=self.client.seat_of(person)))
        elif sure or person == self.client.person or not self.client.hosting:  # what can't be, the server says
            self.client.say(Remove(person=person))
        else:
            self._leaving = person
            self.note = self.manner.say("remove-again", player=self.client.name_of(person))


class People(Lobby):
    """Who is at the table during a match: seats that change hands, what there is to do with people, one's own name."""

    def _rows(self) -> list[Row]:
        return [row for row in super()._rows() if row.id not in ("start", "rules")]

    def _seat(self, number: int) -> Row:
        say, inks = self.manner.say, self.manner.inks
        place = self.client.room.places[number - 1]
        row = Text(f"{number:>2} ", Style(color=inks.quiet))
        about = [say("lobby-bot", level=played_by(place, say))] if place.bot else []
        about += [say("mark-stand-in")] if place.stand_in else []
        unnamed = "" if place.bot else say("lobby-free")
        name = called(place.person, place.name, self.client, say) if place.person else place.name or unnamed
        row.append(name, Style(bold=bool(place.person), underline=number == self.client.seat))
        row.append(f"  {', '.join(about)}" if about else "", Style(color=inks.quiet))
        if place.next:
            row.append(f"  {say('seat-next', player=self.client.name_of(place.next))}", Style(color=inks.yours))
        return Row(row, id=f"seat-{number}")

    def _note(self) -> str:
        return self.note

    def _show_bar(self) -> None:
        say, client = self.manner.say, self.client
        slots = [("N", say("lobby-key-name"), client.person > 0)]
        if client.may_sit or client.may_rise:
            slots.append(("S", say("seat-key-leave" if client.may_rise else "seat-key-take"), True))
        if client.hosting:
            slots += [("X", say("lobby-key-remove"), True), ("H", say("lobby-key-host"), True)]
            slots += [("K", say("lobby-key-mute"), True), ("I", say("lobby-key-stand-in"), True)]
        general = [("C", say("lobby-key-copy")), ("L", say("bar-language")), ("Esc", say("bar-back"))]
        self.query_one(KeyBar).show(slots, general, self.manner.inks, self.size.width)

    def _typed(self, key: str) -> bool:
        if key in ("escape", "w", "q"):
            self.dismiss()
            return True
        if key == "i" and self.client.hosting:
            self.note, self._leaving = "", 0
            self._about_somebody(self._highlighted(), key)
            self.retell()
            return True
        return key in ("n", "c", "s", *("x", "h", "k") * self.client.hosting) and super()._typed(key)

    def _change_seat(self, what: str) -> None:
        """The bot's seat that is marked, else any; who has one leaves it to a bot."""
        kind, _, number = what.partition("-")
        marked = int(number) if kind == "seat" and self.client.room.places[int(number) - 1].open else 0
        self.client.change_seat(marked)

    def _choose(self, row: str) -> None:
        """A bot's seat can be taken over during a match; others are not changed."""
        kind, _, number = row.partition("-")
        if kind == "seat" and self.client.may_sit and self.client.room.places[int(number) - 1].open:
            self.client.say(Sit(seat=int(number)))


class TableSetUp(SetUp):
    """Rules and settings of a table on a server."""

    def __init__(self, manner: Manner, settings: Settings, rules: Ruleset) -> None:
        super().__init__(manner, Setup((), rules, settings.seats))
        self._settings = settings
        self._before = rules

    def chosen(self) -> Settings:
        rules = self.setup.rules
        value = self._settings.rules if rules == self._before else rules.value()
        return replace(self._settings, seats=self.setup.seats, rules=value)

    def names(self) -> list[str]:
        return [name for name in super().names() if name not in ("people", "bots")] + list(CHOICES)

    def titled(self, name: str) -> str:
        return self.manner.say(f"setting-{name.replace('_', '-')}") if name in CHOICES else super().titled(name)

    def told(self, name: str) -> tuple[str, str]:
        if name not in CHOICES:
            return super().told(name)
        say, value = self.manner.say, self._value(name)
        about = say(f"setting-{name.replace('_', '-')}-about")
        if name in ("public", "rated", "collected"):
            return say("value-yes" if value else "value-no"), about
        if name == "manners":
            return say(f"manners-{value}"), about
        if name in ("chat", "watchers", "hints"):
            return say(f"setting-{name}-{value}"), about
        if name == "turn_hours":
            return turn_time(value, say), about
        if name == "minutes":
            return say("setting-minutes-count", count=value) if value else say("setting-minutes-none"), about
        return say("lobby-no-timer") if name == "timer" and not value else seconds(value, say), about

    def following(self, name: str, step: int) -> Iterator[Setup]:
        if name not in CHOICES:
            yield from super().following(name, step)
            return
        now = self._value(name)
        values = list(CHOICES[name]) if name in IN_WORDS else sorted({*CHOICES[name], now})
        value = around(values if now in values else [now, *values], now, step)[0]
        self._settings = replace(self._settings, **(MANNERS[value] if name == "manners" else {name: value}))
        if self._settings.turn_hours:
            self._settings = replace(self._settings, minutes=0)  # which do not go together
        yield self.setup

    def _value(self, name: str) -> Any:
        return manners(self._settings) if name == "manners" else getattr(self._settings, name)
