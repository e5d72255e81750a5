"""A match in this program line by line: sentences, numbered choices, one line of input at a time."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from lastcard.core import actions
from lastcard.core.actions import ADVICE, CATCH, PLAY, Action, from_code
from lastcard.core.clean import quotable
from lastcard.core.errors import Refusal
from lastcard.core.events import Event
from lastcard.match.view import View, asked, seen
from lastcard.table.sitting import Seat, Sitting
from lastcard.terminal.choices import Words, chances, character, level
from lastcard.terminal.plain.lines import Lines, Quit, Reader, Writer, written
from lastcard.terminal.saves import Save
from lastcard.wording import rules_text
from lastcard.wording.catalogues import Catalogue
from lastcard.wording.narration import outcome

CURTAIN: Final = 40  # empty lines, enough to push a hand off a screen


class Plain(Lines):
    def __init__(
        self, sitting: Sitting, save: Save, say: Catalogue, read: Reader, write: Writer, pace: float = 0.0
    ) -> None:
        self.sitting = sitting
        self._save = save
        self._pace = pace
        self._alone = sitting.people[0] if len(sitting.people) == 1 else 0
        self._at_keyboard = self._alone
        super().__init__(say, read, write)

    def words_in(self, say: Catalogue) -> Words:
        return Words(say, self.sitting.rules, [seat.name for seat in self.sitting.seats])

    def help(self) -> str:
        return self.say("plain-help")

    def can_call(self, action: Action) -> bool:
        return action.verb_number == PLAY and self.sitting.allows(from_code(action.code | 1))

    def run(self) -> None:
        """Plays until the match is over or somebody stops; the match is kept after every action."""
        self._write(self.say("account-players", names=[self._named(seat) for seat in self.sitting.seats]))
        for bot in dict.fromkeys(seat.bot for seat in self.sitting.seats):
            if character(bot, self.say):
                self._write(self.say("plain-character", level=level(bot, self.say), character=character(bot, self.say)))
        self._write(self.say("account-rules", rules=rules_text.name(self.sitting.rules, self.say)))
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
            self._write(self.say.tell(problem))

    def _tell(self, events: Sequence[Event]) -> None:
        """With several people at one keyboard everybody reads it, so it says what everybody may know."""
        sentences = (self.words.teller.sentence(seen(event, self._alone)) for event in events)
        for sentence in filter(None, sentences):
            self._write(sentence)

    def _do(self, action: Action) -> None:
        events = self.sitting.apply(action)
        self._laid = any(event.kind == "played" for event in events)
        self._keep()
        self._tell(events)

    # Whose turn it is to say something

    def _step(self) -> None:
        """One action of somebody. People get their chance to act out of turn before bots do, but for being caught."""
        people = {seat: self.sitting.offered(seat) for seat in self.sitting.people}
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
            self._write(self.say.tell(mishap.problem))
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
