"""What a table shows and what its keys do, wherever the game is: in this program or on a server."""

from __future__ import annotations

from typing import Final

import msgspec
from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.events import Key, Resize
from textual.geometry import Size
from textual.widgets import Static

from lastcard.client.fold import Replica
from lastcard.core import actions
from lastcard.core.actions import (
    ACCEPT,
    ADVICE,
    CATCH,
    CHALLENGE,
    COLOUR,
    DRAW,
    OBJECT,
    PASS,
    PERFORM,
    PLAY,
    SHED,
    UNO,
    YES,
    Action,
)
from lastcard.core.cards import COLOURS
from lastcard.core.rules import Ruleset
from lastcard.match.match import side_of
from lastcard.match.view import View
from lastcard.protocol.messages import Place
from lastcard.terminal.card_art import SHAPES
from lastcard.terminal.choices import VERBS_OF_KEYS, Words, calls, catches, fitting, played_by, plays, said
from lastcard.terminal.screens.base import Manner, Page
from lastcard.terminal.screens.sheets import Rules
from lastcard.terminal.story import Story
from lastcard.terminal.widgets import Hand, KeyBar, Pile, Players, Told, Tray
from lastcard.wording import rules_text

LARGE: Final = Size(110, 34)


class OpenQuestion(msgspec.Struct, frozen=True):
    """Something that has to be chosen before an action is complete."""

    options: list[Action]

    @property
    def about_colour(self) -> bool:
        return bool(self.options[0].colour)

    @property
    def about_actor(self) -> bool:
        """Whether it is open which of the people at the keyboard it is."""
        return len({action.seat for action in self.options}) > 1

    def player(self, action: Action) -> int:
        return action.seat if self.about_actor else action.target

    def answer(self, key: str) -> Action | None:
        """Colours by number or letter, players by their seat; seat 10 is 0."""
        for action in self.options:
            keys = (
                (str(COLOURS.index(action.colour) + 1), action.colour.lower())
                if self.about_colour
                else (str(self.player(action) % 10),)
            )
            if key in keys:
                return action
        return None


class Board(Page[None]):
    """A round on the screen, as a viewer knows it. What becomes of an action is for whoever drives the game to say."""

    client: Replica
    story: Story

    def __init__(self, manner: Manner) -> None:
        super().__init__(manner)
        self.cursor = 0
        self.calling = False
        self.marked: set[int] = set()
        self.question: OpenQuestion | None = None
        self.note = ""

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        with Horizontal(id="middle"):
            yield Players()
            yield Pile()
            yield Told()
        yield Tray()
        yield Hand()
        yield KeyBar()

    def on_resize(self, _: Resize) -> None:
        self.retell()

    # The game

    @property
    def viewer(self) -> int:
        """Whose hand is on the screen; 0 is nobody's."""
        return self.client.seat

    @property
    def places(self) -> tuple[Place, ...]:
        return self.client.room.places

    @property
    def rules(self) -> Ruleset:
        return self.client.rules()

    @property
    def names(self) -> list[str]:
        return [place.name for place in self.places]

    @property
    def bots(self) -> list[str]:
        """How strong the bot in each seat is; nothing for a person."""
        return [played_by(place, self.manner.say) if place.bot else "" for place in self.places]

    @property
    def marks(self) -> list[str]:
        """What stands beside each name, where there is room for it."""
        return self.bots

    @property
    def number(self) -> int:
        """Which round it is, from 1."""
        return self.client.game.round if self.client.game else 0

    def view(self) -> View:
        """What is to be seen on the screen."""
        return self.client.view()

    def views(self) -> list[View]:
        """What everybody at the keyboard sees, also those whose hands are not shown."""
        return [self.view()]

    def playable_with_call(self, view: View) -> list[Action]:
        """Plays that UNO could be called with."""
        return said(view, PLAY) if view.own.uno else []

    def do(self, action: Action) -> None:
        """Carries out what somebody wants; a refusal is told in the tray."""
        raise NotImplementedError

    def leave(self, key: str) -> None:
        raise NotImplementedError

    def other_keys(self) -> list[tuple[str, str]]:
        """What other keys do, for the bar."""
        raise NotImplementedError

    def done(self, own: bool) -> None:
        """Lets go of what was asked and marked before something happened; an own action takes the call with it."""
        if own:
            self.calling = False
        self.note = ""
        self.question = None
        self.marked.clear()
        self.go_to_playable()

    def go_to_playable(self) -> None:
        """Puts the cursor on a card that can be played, unless it is on one already."""
        view = self.view()
        places = [place for place, card in enumerate(view.own.hand) if card in fitting(view)]
        if places and self.cursor not in places:
            self.cursor = places[0]

    # Showing

    def retell(self) -> None:
        if not self.is_mounted:
            return
        say, inks = self.manner.say, self.manner.inks
        view = self.view()
        words = Words(say, self.rules, self.names)
        self.cursor = min(self.cursor, max(len(view.own.hand) - 1, 0))
        large = self.size.width >= LARGE.width and self.size.height >= LARGE.height
        self.set_class(large, "large")
        head = " · ".join(self.head(large))
        self.query_one("#head", Static).update(Text(head, Style(color=inks.quiet), no_wrap=True, overflow="ellipsis"))
        self.query_one(Players).show(view, words, self.client.room.scores, self.marks, inks, large)
        self.query_one(Pile).show(view, words, inks, 2 if large else 1)
        self.query_one(Told).tell(self.story.sentences(words.teller), inks)
        self.query_one(Tray).show(*self.tray(view, words), inks)
        room = Size(self.size.width, max(self.size.height - (23 if large else 19), 6))
        self.query_one(Hand).show(view.own.hand, self._keys(view), self.marked, self.cursor, inks, room)
        self._show_bar(view)

    def head(self, large: bool) -> list[str]:
        """Rules and round; who plays together; and what stands beside the names, where there is no room for it."""
        say, names = self.manner.say, self.names
        parts = [say("head", rules=rules_text.name(self.rules, say), number=self.number)]
        if self.rules.rounds:
            parts.append(say("goal-rounds", count=self.rules.rounds))
        if self.viewer:
            together = side_of(self.rules, self.viewer)
            parts += [say("partner", player=names[seat - 1]) for seat in together if seat != self.viewer]
        return parts if large else parts + self.beside_names()

    def beside_names(self) -> list[str]:
        say, levels = self.manner.say, self.bots
        bots = [(name, strength) for name, strength in zip(self.names, levels, strict=True) if strength]
        if not bots:
            return []
        same = len(set(levels) - {""}) == 1
        listed = [bots[0][1]] if same else [say("seat-bot", player=name, level=strength) for name, strength in bots]
        return [say("head-bots", bots=listed)]

    def _asking(self, view: View) -> OpenQuestion | None:
        """The question that is open: one that a card has raised, or the colour of the first card."""
        colours = said(view, COLOUR)
        return self.question or (OpenQuestion(colours) if colours else None)

    def tray(self, view: View, words: Words) -> tuple[str, bool, str]:
        """What is asked, whether it is asked of whoever is at the keyboard, and a note."""
        say = self.manner.say
        question = self._asking(view)
        note = self.note
        prompt = words.prompt(view)
        if question is not None and question.about_colour:
            names = [f"{n} {SHAPES[n - 1]} {words.teller.colour(colour)}" for n, colour in enumerate(COLOURS, 1)]
            names += [say("bar-uno")] if self.calling else []
            prompt, note = say("ask-colour"), "  ".join(names)
        elif question is not None:
            players = [question.player(action) for action in question.options]
            names = [f"{player % 10} {words.names[player]}" for player in players]
            prompt, note = say("ask-who" if question.about_actor else "ask-whom"), "  ".join(names)
        elif said(view, YES, PERFORM):
            note = note or say("ask-yes-no")
        elif said(view, SHED):
            note = note or say("ask-shed", count=len(self.marked))
        elif not note and view.own.hand and self.viewer:
            prompt = say("calling") if self.calling else prompt
            note = words.ends(view) or say("your-card", card=words.teller.card(view.own.hand[self.cursor]))
        return prompt, view.asked or question is not None or self.calling, note

    def _keys(self, view: View) -> dict[int, str]:
        """Which key plays, or marks, the card at each place of the hand; from the tenth on a dot."""
        if said(view, SHED):
            return {place: str(place + 1) if place < 9 else "·" for place in range(len(view.own.hand))}
        numbers = {card: str(number) if number < 10 else "·" for number, card in enumerate(fitting(view), 1)}
        return {place: numbers[card] for place, card in enumerate(view.own.hand) if card in numbers}

    def _show_bar(self, view: View) -> None:
        say, rules = self.manner.say, self.rules
        own = view.asked
        slots = [
            ("D", say("bar-draw"), bool(said(view, DRAW)), True),
            ("P", say("bar-pass"), bool(said(view, PASS)), True),
            ("T", say("bar-take"), bool(said(view, ACCEPT)), True),
            ("X", say("bar-challenge"), bool(said(view, CHALLENGE)), rules.challenge),
            (
                "A",
                say("bar-answer"),
                own and view.game.phase == "penalty" and bool(fitting(view)),
                rules.stacking != "off",
            ),
            ("J", say("bar-jump"), not own and bool(fitting(view)), rules.jump_in),
            ("O", say("bar-object"), bool(said(view, OBJECT)), rules.misplay == "penalise"),
            ("V", say("bar-advice"), bool(said(view, ADVICE)), rules.advice),
            ("C", say("bar-catch"), bool(said(view, CATCH)), True),
            ("U", say("bar-uno"), bool(said(view, UNO)) or bool(self.playable_with_call(view)), True),
        ]
        general = [
            ("1–9 ←→ ⏎", say("bar-play")),
            ("?", say("bar-help")),
            ("L", say("bar-language")),
            *self.other_keys(),
        ]
        self.query_one(KeyBar).show([slot[:3] for slot in slots if slot[3]], general, self.manner.inks, self.size.width)

    # Keys

    def on_key(self, event: Key) -> None:
        key = event.character if event.character and event.character.isprintable() else event.key
        key = "space" if key == " " else key.lower()
        if self.typed(key, self.view()):
            event.stop()
            event.prevent_default()

    def typed(self, key: str, view: View) -> bool:
        """Whether the key meant something here."""
        question = self._asking(view)
        if question is not None:
            chosen = question.answer(key)
            if chosen is not None:
                self.question = None
                self._play(chosen)
                return True
        if key in ("escape", "q"):
            self.leave(key)
        elif key in ("left", "right", "up", "down", "home", "end"):
            self._move(key)
        elif view.game.phase == "over" and key not in ("r", "pageup", "pagedown"):
            return False
        elif key in ("pageup", "pagedown"):
            self.query_one(Told).turn_back(5 if key == "pageup" else -5)
        elif said(view, SHED) and (key in ("space", "enter") or key in "123456789"):
            self._discard(key, view)
        elif key in "123456789":
            cards = fitting(view)
            if int(key) <= len(cards):
                self._choose(plays(view)[cards[int(key) - 1]])
        elif key == "enter":
            self._play_under_cursor(view)
        elif key in ("a", "j"):
            self._answer_or_jump(view, key)
        elif key == "u":
            self._call(view)
        elif key in ("c", "v"):
            self._accuse(view, CATCH if key == "c" else ADVICE)
        elif key == "i" and self.viewer:
            self.ask_hint()
        elif key == "r":
            self.app.push_screen(Rules(self.manner, self.rules))
        elif key == "space":
            self._say(view, DRAW)
        elif key in VERBS_OF_KEYS:
            self._say(view, *VERBS_OF_KEYS[key])
        else:
            return False
        return True

    def ask_hint(self) -> None:
        """Asks what would be best now."""
        raise NotImplementedError

    def _move(self, key: str) -> None:
        rows = self.query_one(Hand).rows
        last = max(sum(len(row) for row in rows) - 1, 0)
        here = next((number for number, row in enumerate(rows) if self.cursor in row), 0)
        if key in ("up", "down"):
            there = here + (1 if key == "down" else -1)
            if 0 <= there < len(rows):
                column = rows[here].index(self.cursor)
                self.cursor = rows[there][min(column, len(rows[there]) - 1)]
        else:
            place = {"left": self.cursor - 1, "right": self.cursor + 1, "home": 0, "end": last}[key]
            self.cursor = min(max(place, 0), last)
        self.note = ""
        self.retell()

    def _say(self, view: View, *verbs: int) -> None:
        """Says it if it can be said; if not, the engine knows why."""
        listed = said(view, *verbs)
        if listed:
            self.do(listed[0])
        elif self.viewer:
            self.do(actions.said(self.viewer, actions.VERBS[verbs[0]]))

    def _play_under_cursor(self, view: View) -> None:
        if view.own.hand:
            card = view.own.hand[self.cursor]
            self._choose(plays(view).get(card) or [actions.said(self.viewer, f"play {card}")])

    def _choose(self, options: list[Action]) -> None:
        """Plays a card, or asks for what is still open."""
        if len(options) == 1:
            self._play(options[0])
        else:
            self.question = OpenQuestion(options)
            self.note = ""
            self.retell()

    def _play(self, action: Action) -> None:
        self.do(
            action.with_uno()
            if self.calling and action.verb_number == PLAY and action in self.playable_with_call(self.view())
            else action
        )

    def _answer_or_jump(self, view: View, key: str) -> None:
        cards = {card: plays(view)[card] for card in fitting(view)}
        right_moment = view.game.phase == "penalty" if key == "a" else not view.asked
        if not right_moment or not cards:
            self.note = self.manner.say("web-why-no-answer" if key == "a" else "web-why-no-jump")
        elif len(cards) == 1:
            self._choose(next(iter(cards.values())))
        else:
            self.cursor = next(place for place, card in enumerate(view.own.hand) if card in cards)
            self.note = self.manner.say("ask-card")
        self.retell()

    def _call(self, view: View) -> None:
        """Before playing, UNO goes with the next card and can be taken back; after it, it is called at once.

        Whoever at the keyboard has forgotten to call comes first: it is urgent.
        """
        forgotten = sorted(calls(self.views()), key=lambda action: action.seat != self.viewer)
        if forgotten:
            self.do(forgotten[0])
        elif self.calling or self.playable_with_call(view):
            self.calling = not self.calling
            self.note = ""
            self.retell()
        else:
            self._say(view, UNO)

    def _accuse(self, view: View, verb: int) -> None:
        likely = catches(self.views()) if verb == CATCH else []
        own = [action for action in likely if action.seat == self.viewer]
        options = own or likely or said(view, verb)
        if options:
            self._choose(options)
        elif self.viewer:
            self.note = self.manner.say("web-why-no-catch" if verb == CATCH else "web-why-not-now")
            self.retell()

    def _discard(self, key: str, view: View) -> None:
        if key == "enter":
            marked = [view.own.hand[place] for place in self.marked]
            self.do(actions.said(self.viewer, "shed").with_cards(marked))
            return
        place = self.cursor if key == "space" else int(key) - 1
        if place < len(view.own.hand):
            self.marked ^= {place}
            self.note = ""
            self.retell()
