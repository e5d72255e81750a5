"""Reading and answering line by line, for screen readers and scripts, wherever the game is."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final

from lastcard.core import actions
from lastcard.core.actions import CATCH, PLAY, SHED, UNO, VERBS, Action
from lastcard.core.cards import COLOURS, FACES, TOKENS
from lastcard.core.clean import quotable
from lastcard.core.errors import Refusal
from lastcard.match.view import View
from lastcard.protocol.messages import Command
from lastcard.terminal.choices import VERBS_OF_KEYS, Words, plays, said
from lastcard.wording.catalogues import Catalogue, catalogue
from lastcard.wording.languages import LANGUAGES

Reader = Callable[[], str | None]  # a line without its end, nothing at the end of the input
Writer = Callable[[str], None]

KEYS: Final = VERBS_OF_KEYS | {"u": (UNO,), "c": (CATCH,), "a": (PLAY,), "j": (PLAY,), "s": (SHED,)}
WORDS: Final = {word for verb in VERBS for word in verb.split()}


class Quit(Exception):
    """The person wants to stop, or there is no more input."""


class Dialogue:
    """Asks and is answered in lines; help, language and the end are the same everywhere."""

    _loop: asyncio.AbstractEventLoop
    _send: Callable[[Command], object]  # where what is typed becomes commands to a server

    def __init__(self, say: Catalogue, read: Reader, write: Writer) -> None:
        self._read = read
        self._write = write
        self._speak(say)

    def _speak(self, say: Catalogue) -> None:
        self.say = say

    def help(self) -> str:
        raise NotImplementedError

    def _answer_all(self) -> None:
        """Answers lines until there are no more."""
        with contextlib.suppress(Quit):
            while True:
                self._answer(self._next_line())

    def _answer(self, line: str) -> None:
        raise NotImplementedError

    def _say(self, command: Command) -> None:
        """Says something to the server, from the thread that reads lines."""
        self._loop.call_soon_threadsafe(self._send, command)

    def _line(self, question: str) -> str:
        self._write(question)
        return self._next_line()

    def _next_line(self) -> str:
        """A line that is an answer; help, language and the end are dealt with here."""
        while True:
            line = self._read()
            if line is None or line.strip().lower() == "q":
                raise Quit
            words = line.lower().split()
            if words == ["?"]:
                self._write(self.help())
            elif words and words[0] == "l":
                self._switch(words[1:])
            else:
                return line.strip()

    def _switch(self, words: list[str]) -> None:
        if words and words[0] not in LANGUAGES:
            self._write(self.say("unknown-language", given=quotable(words[0]), known=LANGUAGES))
            return
        following = LANGUAGES[(LANGUAGES.index(self.say.language) + 1) % len(LANGUAGES)]
        self._speak(catalogue(words[0] if words else following))
        self._write(self.say("language-is"))


class Lines(Dialogue):
    """Says what is to be seen and what can be done in a match, and understands what is typed."""

    def _speak(self, say: Catalogue) -> None:
        super()._speak(say)
        self.words = self.words_in(say)

    def words_in(self, say: Catalogue) -> Words:
        """The words of the match that is played."""
        raise NotImplementedError

    # Showing

    def _situation(self, view: View) -> None:
        counts = [
            self.say("player-cards", player=self.words.names[seat], count=view.game.sizes[seat - 1])
            for seat in view.game.in_round
            if seat != view.viewer
        ]
        self._write(self.words.top(view))
        self._write(self.say("plain-table", counts=counts, direction=self.words.direction(view), stock=view.game.stock))
        self._write(self.say("plain-hand", cards=self.words.teller.cards(view.own.hand)))
        self._write(self.words.prompt(view))
        ends = self.words.ends(view)
        if ends:
            self._write(ends)

    def _choices(self, view: View, listed: list[Action]) -> None:
        if said(view, SHED):
            for number, card in enumerate(view.own.hand, 1):
                self._choice(number, f"{self.words.teller.card(card)} ({card})")
            self._write(self.say("plain-shed"))
            return
        for number, options in enumerate(grouped(listed), 1):
            action = options[0]
            token = f" ({action.card})" if action.card else ""
            self._choice(number, self.words.label(action, view) + token)
        if any(self.can_call(action) for action in listed):
            self._write(self.say("plain-call"))

    def _choice(self, number: int, what: str) -> None:
        self._write(self.say("plain-choice", number=number, what=what))

    def can_call(self, action: Action) -> bool:
        raise NotImplementedError

    # Reading

    def _understood(self, line: str, view: View, listed: list[Action]) -> Action:
        words = [word if word.lower() in ("yes", "no") else word.upper() for word in line.split()]
        first = line.split()[0].lower()
        if first == "shed" or (said(view, SHED) and (first == "s" or first.isdigit())):
            return self._shed(words[first in ("shed", "s") :], view)
        call = words[-1] in ("U", "UNO") and len(words) > 1
        rest = words[1:-1] if call else words[1:]
        if first in VERBS or first == "vote":
            return self._written(first, words[1:], view)
        if first.isdigit():
            options = numbered(listed, int(first))
        elif first in KEYS:
            options = [action for action in view.legal if action.verb_number in KEYS[first]]
        else:
            token, _, colour = words[0].partition(">")
            rest = [colour, *rest] if colour else rest
            options = plays(view).get(token, [])
        action = self._narrowed(options, rest)
        return action.with_uno() if call else action

    def _written(self, verb: str, rest: list[str], view: View) -> Action:
        """An action as a record has it, but for the seat and for capitals."""
        return actions.parse(written(" ".join([str(view.viewer), verb, *rest])), len(self.words.names) - 1)

    def _shed(self, words: list[str], view: View) -> Action:
        """Cards by their names or by their numbers in the list; 0 is none."""
        cards = []
        for word in words:
            if word.isdigit() and 0 < int(word) <= len(view.own.hand):
                cards.append(view.own.hand[int(word) - 1])
            elif word in FACES:
                cards.append(word)
            elif word != "0":
                raise Refusal("malformed")
        return actions.said(view.viewer, "shed").with_cards(cards)

    def _narrowed(self, options: list[Action], rest: list[str]) -> Action:
        """The one action that is meant: what the line leaves open is asked for."""
        for word in rest:
            options = [action for action in options if fits(action, word)]
        while len(options) > 1:
            cards = {action.card for action in options}
            if options[0].verb_number == PLAY and len(cards) > 1:
                line = self._line(self.say("plain-which", cards=" ".join(sorted(cards, key=TOKENS.index))))
            elif options[0].colour:
                names = [f"{number} {self.words.teller.colour(colour)}" for number, colour in enumerate(COLOURS, 1)]
                line = self._line(self.say("plain-which-colour", colours=names))
            elif options[0].target:
                names = [f"{action.target} {self.words.names[action.target]}" for action in options]
                line = self._line(self.say("plain-whom", names=names))
            else:
                break
            options = [action for action in options if fits(action, line.upper())] or options
        if not options:
            raise Refusal("malformed")
        return options[0]


def written(line: str) -> str:
    """A line with the capitals of a record: cards and colours have them, words don't."""
    return " ".join(word.lower() if word.lower() in WORDS else word.upper() for word in line.split())


def grouped(listed: list[Action]) -> list[list[Action]]:
    """Ways of playing the same card are one choice."""
    found: dict[tuple[int, str, int], list[Action]] = {}
    for action in listed:
        verb = action.verb_number
        key = (verb, action.card, 0) if verb == PLAY else (verb, action.colour, action.target)
        found.setdefault(key, []).append(action)
    return list(found.values())


def numbered(listed: list[Action], number: int) -> list[Action]:
    choices = grouped(listed)
    return choices[number - 1] if 0 < number <= len(choices) else []


def fits(action: Action, word: str) -> bool:
    """Whether a word names the card, the colour or the other player of an action."""
    if action.card and word == action.card:
        return True
    if action.colour:
        return word in (action.colour, str(COLOURS.index(action.colour) + 1))
    return bool(action.target) and word.lstrip("@") == str(action.target)
