"""Reading and answering line by line, for screen readers and scripts, wherever the game is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from lastcard.client.fold import Replica
from lastcard.core import actions
from lastcard.core.actions import ADVICE, CATCH, PLAY, SHED, UNO, VERBS, Action
from lastcard.core.cards import COLOURS, FACES, TOKENS
from lastcard.core.clean import quotable
from lastcard.core.errors import Problem, Refusal
from lastcard.match.view import View
from lastcard.terminal.choices import VERBS_OF_KEYS, Words, chances, plays, said
from lastcard.terminal.story import Entry, Story, outcome
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

    def __init__(self, say: Catalogue, read: Reader, write: Writer) -> None:
        self._read = read
        self._write = write
        self._speak(say)

    def _speak(self, say: Catalogue) -> None:
        self.say = say

    def help(self) -> str:
        raise NotImplementedError

    def _write_all(self, lines: Iterable[str]) -> None:
        """Writes what is to be said; what is empty goes unsaid."""
        for line in filter(None, lines):
            self._write(line)

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

    def __init__(self, client: Replica, story: Story, say: Catalogue, read: Reader, write: Writer) -> None:
        self._client = client
        self._story = story
        super().__init__(say, read, write)

    def _speak(self, say: Catalogue) -> None:
        super()._speak(say)
        self.words = Words(say, self._client.rules(), [place.name for place in self._client.room.places])

    # Showing

    def _recount(self, entries: Iterable[Entry]) -> None:
        """Tells what has happened."""
        self._write_all(self._story.sentence(entry, self.words.teller) for entry in entries)

    def _result(self) -> None:
        self._write_all(self.words.teller.result(outcome(self._client)))

    def _situation(self, view: View) -> None:
        words = self.words
        self._write_all([words.top(view), words.table(view), words.hand(view), words.prompt(view), words.ends(view)])

    def _listed(self, view: View) -> list[Action]:
        """What the viewer is asked, or might want to do without being asked."""
        return [action for action in view.legal if action.verb_number != ADVICE] if view.asked else chances(view)

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
        if self._can_call(view, listed):
            self._write(self.say("plain-call"))

    def _choice(self, number: int, what: str) -> None:
        self._write(self.say("plain-choice", number=number, what=what))

    def _can_call(self, view: View, listed: list[Action]) -> bool:
        """Whether UNO could be said with one of the actions."""
        return view.own.uno and any(action.verb_number == PLAY for action in listed)

    # Reading

    def _refuse(self, line: str, why: Problem | str) -> None:
        self._write(self.say("plain-refused", given=quotable(line), reason=why))

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
