"""The game line by line, for screen readers and scripts: sentences, numbered choices, one line of input at a time."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final

from lastcard import actions
from lastcard.account import outcome
from lastcard.actions import (
    ADVICE,
    CATCH,
    PLAY,
    SHED,
    UNO,
    VERBS,
    Action,
    from_code,
)
from lastcard.cards import COLOURS, FACES, TOKENS, spell
from lastcard.errors import Refusal, quotable
from lastcard.events import Event
from lastcard.sitting import Seat, Sitting
from lastcard.terminal.choices import VERBS_OF_KEYS, Words, chances, level, plays, said
from lastcard.terminal.saves import Save
from lastcard.text import LANGUAGES, Catalogue, catalogue
from lastcard.view import View, asked, seen

Reader = Callable[[], str | None]  # a line without its end, nothing at the end of the input
Writer = Callable[[str], None]

KEYS: Final = VERBS_OF_KEYS | {"u": (UNO,), "c": (CATCH,), "a": (PLAY,), "j": (PLAY,), "s": (SHED,)}
WORDS: Final = {word for verb in VERBS for word in verb.split()}
CURTAIN: Final = 40  # empty lines, enough to push a hand off a screen


class Quit(Exception):
    """The person wants to stop, or there is no more input."""


class Plain:
    def __init__(
        self, sitting: Sitting, save: Save, say: Catalogue, read: Reader, write: Writer, pace: float = 0.0
    ) -> None:
        self.sitting = sitting
        self._save = save
        self._read = read
        self._write = write
        self._pace = pace
        self._alone = sitting.people[0] if len(sitting.people) == 1 else 0
        self._at_keyboard = self._alone
        self._speak(say)

    def _speak(self, say: Catalogue) -> None:
        self.say = say
        self.words = Words(say, self.sitting.rules, [seat.name for seat in self.sitting.seats])

    def run(self) -> None:
        """Plays until the match is over or somebody stops; the match is kept after every action."""
        self._write(self.say("account-players", names=[self._named(seat) for seat in self.sitting.seats]))
        self._write(self.say("account-rules", rules=str(self.sitting.rules)))
        if self._alone:
            self._write(self.say("plain-welcome"))
        self._begin_round()
        try:
            while True:
                if not self.sitting.over:
                    self._step()
                    continue
                for line in self.words.teller.result(outcome(self.sitting.match, self.sitting.table)):
                    self._write(line)
                if self.sitting.won:
                    return
                self._line(self.say("plain-next-round"))
                self.sitting.next_round()
                self._begin_round()
        except Quit:
            if not self.sitting.won:
                self._write(self.say("plain-saved"))

    def _named(self, seat: Seat) -> str:
        return self.say("seat-bot", player=seat.name, level=level(seat.bot, self.say)) if seat.bot else seat.name

    def _begin_round(self) -> None:
        self._failed = 0
        self._laid = True
        self._keep()
        self._write("")
        self._write(self.say("account-round", number=self.sitting.number))
        self._tell(self.sitting.events)

    def _keep(self) -> None:
        problem = self._save.keep(self.sitting)
        if problem is not None:
            self._write(self.say(problem.message, **problem.details))

    def _tell(self, events: Sequence[Event]) -> None:
        """With several people at one keyboard everybody reads it, so it says what everybody may know."""
        for event in events:
            self._write(self.words.teller.sentence(seen(event, self._alone)))

    def _do(self, action: Action) -> None:
        events = self.sitting.apply(action)
        self._laid = any(event.kind == "played" for event in events)
        self._keep()
        self._tell(events)

    # Whose turn it is to say something

    def _step(self) -> None:
        """One action of somebody. People get their chance to act out of turn before bots do, but for being caught."""
        people = {seat: self.sitting.view(seat) for seat in self.sitting.people}
        wishes = self.sitting.wishes(self.sitting.views_of_bots())
        self._tell_mishaps()
        caught = [wish for wish in wishes if wish.action.verb_number == CATCH and wish.action.target in people]
        if caught:
            return self._do_after(caught[0].reaction, caught[0].action)
        for view in people.values():
            if not asked(view) and self._offer(view):
                return None
        if wishes and self._anybody_jumps():
            return None
        if wishes:
            wish = min(wishes, key=lambda wish: (not wish.aside, wish.reaction))
            return self._do_after(wish.reaction, wish.action)
        for view in people.values():
            if asked(view):
                return self._ask(view)
        raise AssertionError("a game that is not over waits for somebody")

    def _tell_mishaps(self) -> None:
        for mishap in self.sitting.mishaps[self._failed :]:
            self._write(self.say(mishap.problem.message, **mishap.problem.details))
        self._failed = len(self.sitting.mishaps)

    def _do_after(self, seconds: float, action: Action) -> None:
        time.sleep(seconds * self._pace)
        self._do(action)

    def _offer(self, view: View) -> bool:
        """Offers what may be done out of turn; whether it was."""
        offered = chances(view)
        if not self._alone:  # the others would read who could jump in
            offered = [action for action in offered if action.verb_number != PLAY]
        if not offered:
            return False
        if not self._alone:
            self._write(self.say("plain-offer", player=self.words.names[view.viewer]))
        self._choices(view, offered)
        self._write(self.say("plain-go-on"))
        return self._answered(view, offered, optional=True)

    def _anybody_jumps(self) -> bool:
        """Lets people at one keyboard jump in before a bot goes on; they are asked whatever they hold."""
        if len(self.sitting.people) < 2 or not self.sitting.rules.jump_in or not self._laid:
            return False
        self._laid = False
        line = self._line(self.say("plain-jump"))
        while line:
            if self._out_of_turn(line):
                return True
            line = self._line(self.say("plain-jump"))
        return False

    def _out_of_turn(self, line: str) -> bool:
        """Carries out what anybody at the keyboard says with the seat, as a record has it; whether it was that."""
        try:
            action = actions.parse(written(line), len(self.sitting.seats))
            if action.seat not in self.sitting.people:
                return False
            self._do(action)
        except Refusal as refusal:
            if refusal.code != "malformed":
                self._write(self.say("plain-refused", given=quotable(line), reason=refusal))
            return False
        return True

    def _ask(self, view: View) -> None:
        if self._at_keyboard != view.viewer:
            if self._out_of_turn(self._line(self.say("plain-curtain", player=self.words.names[view.viewer]))):
                return
            self._write("\n" * CURTAIN)
            self._at_keyboard = view.viewer
        listed = [action for action in view.legal if action.verb_number != ADVICE]
        self._situation(view)
        self._choices(view, listed)
        self._answered(view, listed, optional=False)
        if not self._alone:
            self._write("\n" * CURTAIN)

    # Showing

    def _situation(self, view: View) -> None:
        counts = [
            self.say("player-cards", player=self.words.names[seat], count=view.sizes[seat - 1])
            for seat in view.in_round
            if seat != view.viewer
        ]
        self._write(self.words.top(view))
        self._write(self.say("plain-table", counts=counts, direction=self.words.direction(view), stock=view.stock))
        self._write(self.say("plain-hand", cards=self.words.teller.cards(view.hand)))
        self._write(self.words.prompt(view))

    def _choices(self, view: View, listed: list[Action]) -> None:
        if said(view, SHED):
            for number, face in enumerate(view.hand, 1):
                self._choice(number, f"{self.words.teller.card(face)} ({TOKENS[face]})")
            self._write(self.say("plain-shed"))
            return
        for number, options in enumerate(grouped(listed), 1):
            action = options[0]
            token = f" ({TOKENS[action.face]})" if action.verb_number == PLAY else ""
            self._choice(number, self.words.label(action, view) + token)
        if any(self._can_call(action) for action in listed):
            self._write(self.say("plain-call"))

    def _choice(self, number: int, what: str) -> None:
        self._write(self.say("plain-choice", number=number, what=what))

    def _can_call(self, action: Action) -> bool:
        return action.verb_number == PLAY and self.sitting.allows(from_code(action.code | 1))

    # Reading

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
                self._write(self.say("plain-help"))
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

    def _answered(self, view: View, listed: list[Action], optional: bool) -> bool:
        """Reads lines until one of them has been carried out; an empty one lets the game go on or says it all again."""
        while True:
            line = self._next_line()
            if not line and optional:
                return False
            if not line:
                self._situation(view)
                self._choices(view, listed)
                continue
            if not self._alone and self._out_of_turn(line):
                return True
            try:
                self._do(self._understood(line, view, listed))
            except Refusal as refusal:
                self._write(self.say("plain-refused", given=quotable(line), reason=refusal))
            else:
                return True

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
            options = plays(view).get(FACES.get(token, -1), [])
        action = self._narrowed(options, rest)
        return from_code(action.code | 1) if call else action

    def _written(self, verb: str, rest: list[str], view: View) -> Action:
        """An action as a record has it, but for the seat and for capitals."""
        return actions.parse(written(" ".join([str(view.viewer), verb, *rest])), len(self.sitting.seats))

    def _shed(self, words: list[str], view: View) -> Action:
        """Cards by their names or by their numbers in the list; 0 is none."""
        cards = []
        for word in words:
            if word.isdigit() and 0 < int(word) <= len(view.hand):
                cards.append(view.hand[int(word) - 1])
            elif word in FACES:
                cards.append(FACES[word])
            elif word != "0":
                raise Refusal("malformed")
        return Action(actions.encode(view.viewer, SHED), bytes(sorted(cards)))

    def _narrowed(self, options: list[Action], rest: list[str]) -> Action:
        """The one action that is meant: what the line leaves open is asked for."""
        for word in rest:
            options = [action for action in options if fits(action, word)]
        while len(options) > 1:
            faces = {action.face for action in options}
            if options[0].verb_number == PLAY and len(faces) > 1:
                line = self._line(self.say("plain-which", cards=spell(sorted(faces))))
            elif options[0].colour:
                names = [f"{number} {self.words.teller.colour(number - 1)}" for number in range(1, 5)]
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
    found: dict[tuple[int, int, int], list[Action]] = {}
    for action in listed:
        verb = action.verb_number
        key = (verb, action.face, 0) if verb == PLAY else (verb, action.colour, action.target)
        found.setdefault(key, []).append(action)
    return list(found.values())


def numbered(listed: list[Action], number: int) -> list[Action]:
    choices = grouped(listed)
    return choices[number - 1] if 0 < number <= len(choices) else []


def fits(action: Action, word: str) -> bool:
    """Whether a word names the card, the colour or the other player of an action."""
    if action.verb_number == PLAY and word == TOKENS[action.face]:
        return True
    if action.colour:
        return word in (COLOURS[action.colour - 1], str(action.colour))
    return bool(action.target) and word.lstrip("@") == str(action.target)
