"""The table on the screen: shows a person's view, takes keys, and lets the bots act at a pace that can be followed."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.events import Key, Resize
from textual.geometry import Size
from textual.widgets import Static

from lastcard import describe
from lastcard.actions import (
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
    encode,
    from_code,
)
from lastcard.cards import COLOURS
from lastcard.errors import Problem, Refusal
from lastcard.match import team
from lastcard.sitting import Sitting, Wish
from lastcard.terminal.choices import VERBS_OF_KEYS, Words, calls, catches, fitting, level, plays, said
from lastcard.terminal.look import SHAPES
from lastcard.terminal.page import Manner, Page
from lastcard.terminal.pages import Curtain, Rules, Scores
from lastcard.terminal.saves import Save
from lastcard.terminal.widgets import Bar, Hand, Pile, Players, Told, Tray
from lastcard.view import View, asked

# Seconds at the usual pace. They never depend on what anybody holds, so that waiting tells nothing.
HOLD: Final = 1.0  # before a bot takes its turn, beside its reaction: time to call, catch or jump in
LAST: Final = 1.2  # more, when somebody is down to the last card

LARGE: Final = Size(110, 34)


class Question(msgspec.Struct, frozen=True):
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
                (str(action.colour), COLOURS[action.colour - 1].lower())
                if self.about_colour
                else (str(self.player(action) % 10),)
            )
            if key in keys:
                return action
        return None


class Table(Page[None]):
    """A match, from wherever it is to its end or until somebody leaves; it is saved after every action."""

    def __init__(self, sitting: Sitting, save: Save, manner: Manner) -> None:
        super().__init__(manner)
        self.sitting = sitting
        self.viewer = sitting.people[0] if len(sitting.people) == 1 else 0
        self.cursor = 0
        self.calling = False
        self.marked: set[int] = set()
        self.question: Question | None = None
        self.note = ""
        self._save = save
        self._changed = asyncio.Event()
        self._here = asyncio.Event()
        self._sentences: list[str] = []
        self._told = (0, "", 0)
        self._slowly = False

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        with Horizontal(id="middle"):
            yield Players()
            yield Pile()
            yield Told()
        yield Tray()
        yield Hand()
        yield Bar()

    def on_mount(self) -> None:
        self._keep()
        self._go_to_playable()
        super().on_mount()
        self.run_worker(self._drive())

    def on_screen_resume(self) -> None:
        self._here.set()
        self.retell()

    def on_screen_suspend(self) -> None:
        self._here.clear()

    def on_resize(self, _: Resize) -> None:
        self.retell()

    # Letting the game go on

    async def _drive(self) -> None:
        try:
            while await self._step():
                pass
        except Problem as problem:
            self.app.exit(message=self.manner.say(problem.message, **problem.details))

    async def _step(self) -> bool:
        """Waits for one thing to happen; false when the match is over."""
        await self._here.wait()
        self._changed.clear()
        if self.sitting.over:
            return await self._round_over()
        waiting = [seat for seat in self.sitting.people if asked(self.sitting.view(seat))]
        if waiting and self.viewer not in waiting:
            if self.question is not None:
                await self._changed.wait()
            elif await self._nothing_happens(HOLD if self.viewer else 0):
                await self._hand_over(waiting[0])
            return True
        failed = len(self.sitting.mishaps)
        wishes = await asyncio.to_thread(self.sitting.wishes, self.sitting.views_of_bots())
        if len(self.sitting.mishaps) > failed:
            self._keep()
            self.retell()
        if self._changed.is_set():
            return True
        if wishes:
            wish = min(wishes, key=lambda wish: (self._seconds(wish), not wish.aside))
            if await self._nothing_happens(self._seconds(wish)):
                self.do(wish.action)
        elif waiting:
            await self._changed.wait()
        else:
            raise AssertionError("a game that is not over waits for somebody")
        return True

    def _seconds(self, wish: Wish) -> float:
        return wish.reaction + (0 if wish.aside else HOLD + LAST * self._slowly)

    async def _nothing_happens(self, seconds: float) -> bool:
        """Whether so much time goes by, at the pace chosen and with the table in sight, and nobody does anything."""
        try:
            await asyncio.wait_for(self._changed.wait(), seconds * self.manner.pace)
        except TimeoutError:
            await self._here.wait()
        return not self._changed.is_set()

    async def _hand_over(self, seat: int) -> None:
        """Nobody's hand is on the screen until the next person says that it is theirs."""
        self.viewer = 0
        self.cursor = 0
        self.calling = False
        key = await self.app.push_screen_wait(Curtain(self.manner, self.sitting, seat))
        if key == "enter":
            self.viewer = seat
            self._go_to_playable()
        else:
            self._typed(key, self.sitting.view(0))
        self.retell()

    async def _round_over(self) -> bool:
        await asyncio.sleep(2 * LAST * self.manner.pace)
        await self._here.wait()
        await self.app.push_screen_wait(Scores(self.manner, self.sitting))
        if self.sitting.won:
            self.dismiss()
            return False
        self.sitting.next_round()
        self._go_to_playable()
        self._keep()
        self.retell()
        return True

    def do(self, action: Action) -> None:
        """Carries out what somebody wants; a refusal is told in the tray."""
        try:
            self.sitting.apply(action)
        except Refusal as refusal:
            self.note = self.manner.say(refusal.message)
            self.retell()
            return
        if action.seat == self.viewer:
            self.calling = False
        self.note = ""
        self.question = None
        self.marked.clear()
        self._slowly = 1 in self.sitting.view(0).sizes
        self._go_to_playable()
        self._changed.set()
        self._keep()
        self.retell()

    def _go_to_playable(self) -> None:
        """Puts the cursor on a card that can be played, unless it is on one already."""
        view = self.sitting.view(self.viewer)
        places = [place for place, face in enumerate(view.hand) if face in fitting(view)]
        if places and self.cursor not in places:
            self.cursor = places[0]

    def _keep(self) -> None:
        problem = self._save.keep(self.sitting)
        if problem is not None:
            self.note = self.manner.say(problem.message, **problem.details)

    # Showing

    def retell(self) -> None:
        if not self.is_mounted:
            return
        say, inks = self.manner.say, self.manner.inks
        view = self.sitting.view(self.viewer)
        words = Words(say, self.sitting.rules, [seat.name for seat in self.sitting.seats])
        self.cursor = min(self.cursor, max(len(view.hand) - 1, 0))
        large = self.size.width >= LARGE.width and self.size.height >= LARGE.height
        self.set_class(large, "large")
        levels = [level(seat.bot, say) if seat.bot else "" for seat in self.sitting.seats]
        head = self._head(levels, large)
        self.query_one("#head", Static).update(Text(head, Style(color=inks.quiet), no_wrap=True, overflow="ellipsis"))
        self.query_one(Players).show(view, words, self.sitting.match.scores, levels, inks, large)
        self.query_one(Pile).show(view, words, inks, 2 if large else 1)
        self.query_one(Told).tell(self._account(words), inks)
        self._show_tray(view, words)
        room = Size(self.size.width, max(self.size.height - 19, 6))
        self.query_one(Hand).show(view.hand, self._keys(view), self.marked, self.cursor, inks, room)
        self._show_bar(view)

    def _head(self, levels: list[str], large: bool) -> str:
        """Rules and round; who plays together; and how strong the bots are, where it does not stand beside them."""
        say, seats = self.manner.say, self.sitting.seats
        parts = [say("head", rules=describe.name(self.sitting.rules, say), number=self.sitting.number)]
        if self.viewer:
            together = team(self.sitting.rules, self.viewer - 1)
            parts += [say("partner", player=seats[seat].name) for seat in together if seat != self.viewer - 1]
        bots = [(seat.name, strength) for seat, strength in zip(seats, levels, strict=True) if strength]
        if bots and not large:
            same = len(set(levels) - {""}) == 1
            listed = [bots[0][1]] if same else [say("seat-bot", player=name, level=strength) for name, strength in bots]
            parts.append(say("head-bots", bots=listed))
        return " · ".join(parts)

    def _account(self, words: Words) -> list[str]:
        told = (self.viewer, words.say.language, self.sitting.number)
        if told != self._told:
            self._told = told
            self._sentences = []
        events = self.sitting.told(self.viewer)[len(self._sentences) :]
        self._sentences += [words.teller.sentence(event) for event in events]
        sentences = self._sentences[:]
        for mishap in reversed(self.sitting.mishaps):
            sentences.insert(mishap.place, words.say(mishap.problem.message, **mishap.problem.details))
        return sentences

    def _asking(self, view: View) -> Question | None:
        """The question that is open: one that a card has raised, or the colour of the first card."""
        colours = said(view, COLOUR)
        return self.question or (Question(colours) if colours else None)

    def _show_tray(self, view: View, words: Words) -> None:
        say, inks = self.manner.say, self.manner.inks
        question = self._asking(view)
        note = self.note
        prompt = words.prompt(view)
        if question is not None and question.about_colour:
            names = [f"{n} {SHAPES[n - 1]} {words.teller.colour(n - 1)}" for n in range(1, 5)]
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
        elif not note and view.hand and self.viewer:
            prompt = say("calling") if self.calling else prompt
            note = words.teller.card(view.hand[self.cursor])
        self.query_one(Tray).show(prompt, asked(view) or question is not None or self.calling, note, inks)

    def _keys(self, view: View) -> dict[int, str]:
        """Which key plays, or marks, the card at each place of the hand; from the tenth on a dot."""
        if said(view, SHED):
            return {place: str(place + 1) if place < 9 else "·" for place in range(len(view.hand))}
        faces = fitting(view)
        numbers = {face: str(number) if number < 10 else "·" for number, face in enumerate(faces, 1)}
        return {place: numbers[face] for place, face in enumerate(view.hand) if face in numbers}

    def _show_bar(self, view: View) -> None:
        say, rules = self.manner.say, self.sitting.rules
        own = asked(view)
        slots = [
            ("D", say("bar-draw"), bool(said(view, DRAW)), True),
            ("P", say("bar-pass"), bool(said(view, PASS)), True),
            ("T", say("bar-take"), bool(said(view, ACCEPT)), True),
            ("X", say("bar-challenge"), bool(said(view, CHALLENGE)), rules.challenge),
            ("A", say("bar-answer"), own and view.phase == "penalty" and bool(fitting(view)), rules.stacking != "off"),
            ("J", say("bar-jump"), not own and bool(fitting(view)), rules.jump_in),
            ("O", say("bar-object"), bool(said(view, OBJECT)), rules.misplay == "penalise"),
            ("V", say("bar-advice"), bool(said(view, ADVICE)), rules.advice),
            ("C", say("bar-catch"), bool(said(view, CATCH)), True),
            ("U", say("bar-uno"), bool(said(view, UNO)) or bool(self._with_call(view)), True),
        ]
        general = [
            ("1–9 ←→ ⏎", say("bar-play")),
            ("?", say("bar-help")),
            ("L", say("bar-language")),
            ("+−", say(f"pace-{self.manner.pace_name}")),
            ("Q", say("bar-quit")),
        ]
        self.query_one(Bar).show([slot[:3] for slot in slots if slot[3]], general, self.manner.inks, self.size.width)

    def _with_call(self, view: View) -> list[Action]:
        """Plays that UNO could be called with."""
        return [action for action in said(view, PLAY) if self.sitting.allows(from_code(action.code | 1))]

    # Keys

    def on_key(self, event: Key) -> None:
        key = event.character if event.character and event.character.isprintable() else event.key
        key = "space" if key == " " else key.lower()
        if self._typed(key, self.sitting.view(self.viewer)):
            event.stop()
            event.prevent_default()

    def _typed(self, key: str, view: View) -> bool:
        """Whether the key meant something here."""
        question = self._asking(view)
        if question is not None:
            chosen = question.answer(key)
            if chosen is not None:
                self.question = None
                self._play(chosen)
                return True
        if key in ("escape", "q"):
            self._leave(key)
        elif key in ("left", "right", "up", "down", "home", "end"):
            self._move(key)
        elif key in ("pageup", "pagedown"):
            self.query_one(Told).turn_back(5 if key == "pageup" else -5)
        elif said(view, SHED) and (key in ("space", "enter") or key in "123456789"):
            self._discard(key, view)
        elif key in "123456789":
            faces = fitting(view)
            if int(key) <= len(faces):
                self._choose(plays(view)[faces[int(key) - 1]])
        elif key == "enter":
            self._play_under_cursor(view)
        elif key in ("a", "j"):
            self._answer_or_jump(view, key)
        elif key == "u":
            self._call(view)
        elif key in ("c", "v"):
            self._accuse(view, CATCH if key == "c" else ADVICE)
        elif key == "r":
            self.app.push_screen(Rules(self.manner, self.sitting.rules))
        elif key == "space":
            self._say(view, DRAW)
        elif key in VERBS_OF_KEYS:
            self._say(view, *VERBS_OF_KEYS[key])
        else:
            return False
        return True

    def _leave(self, key: str) -> None:
        if self.question is not None and key == "escape":
            self.question = None
            self.retell()
            if not self.viewer:
                self._changed.set()
        else:
            self.dismiss()

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
            self.do(from_code(encode(self.viewer, verbs[0])))

    def _play_under_cursor(self, view: View) -> None:
        if view.hand:
            face = view.hand[self.cursor]
            self._choose(plays(view).get(face) or [from_code(encode(self.viewer, PLAY, face))])

    def _choose(self, options: list[Action]) -> None:
        """Plays a card, or asks for what is still open."""
        if len(options) == 1:
            self._play(options[0])
        else:
            self.question = Question(options)
            self.note = ""
            self.retell()

    def _play(self, action: Action) -> None:
        called = from_code(action.code | 1)
        self.do(called if self.calling and action.verb_number == PLAY and self.sitting.allows(called) else action)

    def _answer_or_jump(self, view: View, key: str) -> None:
        cards = {face: plays(view)[face] for face in fitting(view)}
        right_moment = view.phase == "penalty" if key == "a" else not asked(view)
        if not right_moment or not cards:
            self.note = self.manner.say("refusal-no-stack" if key == "a" else "refusal-no-jump")
        elif len(cards) == 1:
            self._choose(next(iter(cards.values())))
        else:
            self.cursor = next(place for place, face in enumerate(view.hand) if face in cards)
            self.note = self.manner.say("ask-card")
        self.retell()

    def _call(self, view: View) -> None:
        """Before playing, UNO goes with the next card and can be taken back; after it, it is called at once.

        Whoever at the keyboard has forgotten to call comes first: it is urgent.
        """
        forgotten = sorted(calls(self.sitting), key=lambda action: action.seat != self.viewer)
        if forgotten:
            self.do(forgotten[0])
        elif self.calling or self._with_call(view):
            self.calling = not self.calling
            self.note = ""
            self.retell()
        else:
            self._say(view, UNO)

    def _accuse(self, view: View, verb: int) -> None:
        likely = catches(self.sitting) if verb == CATCH else []
        own = [action for action in likely if action.seat == self.viewer]
        options = own or likely or said(view, verb)
        if options:
            self._choose(options)
        elif self.viewer:
            self.note = self.manner.say("refusal-nothing-to-catch" if verb == CATCH else "refusal-wrong-phase")
            self.retell()

    def _discard(self, key: str, view: View) -> None:
        if key == "enter":
            cards = bytes(sorted(view.hand[place] for place in self.marked))
            self.do(Action(encode(self.viewer, SHED), cards))
            return
        place = self.cursor if key == "space" else int(key) - 1
        if place < len(view.hand):
            self.marked ^= {place}
            self.note = ""
            self.retell()
