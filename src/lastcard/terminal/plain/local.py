"""A match in this program line by line: sentences, numbered choices, one line of input at a time."""

from __future__ import annotations

import math
import time
from typing import Final

from lastcard.core import actions
from lastcard.core.actions import PLAY, Action
from lastcard.core.errors import Refusal
from lastcard.core.events import Event
from lastcard.match.view import View
from lastcard.protocol.messages import Place
from lastcard.terminal.balance import of_record
from lastcard.terminal.choices import character, level, played_by
from lastcard.terminal.keyboard import Heard, Keyboard
from lastcard.terminal.plain.lines import Lines, Quit, Reader, Writer, written
from lastcard.terminal.story import reason
from lastcard.wording import rules_text
from lastcard.wording.catalogues import Catalogue

CURTAIN: Final = 40  # empty lines, enough to push a hand off a screen
FORGOTTEN: Final = 1.0  # seconds of the table's time before somebody sees that they have forgotten to call


class PlainLocal(Lines):
    def __init__(self, keyboard: Keyboard, say: Catalogue, read: Reader, write: Writer, pace: float = 0.0) -> None:
        self._keyboard = keyboard
        self._pace = pace
        self._alone = keyboard.alone
        self._at_keyboard = self._alone
        self._laid = True
        # with several people everybody reads what everybody may know
        super().__init__(keyboard.viewers[self._alone], keyboard.story(self._alone), say, read, write)

    def help(self) -> str:
        return self.say("plain-help")

    def run(self) -> None:
        """Plays until the match is over or somebody stops; the match is kept after every action."""
        places = self._client.room.places
        self._write(self.say("match-players", names=[self._named(place) for place in places]))
        for bot in dict.fromkeys(place.bot for place in places):
            if character(bot, self.say):
                self._write(self.say("plain-character", level=level(bot, self.say), character=character(bot, self.say)))
        self._write(self.say("match-rules", rules=rules_text.name(self._client.rules(), self.say)))
        if self._alone:
            self._write(self.say("plain-welcome"))
        self._tell_unsaved()
        self._head()
        self._recount(self._story.entries)
        try:
            while self._client.room.stage != "over":
                if self._client.room.stage == "between":
                    self._next_round()
                else:
                    self._step()
            self._result()
            self._tell_luck()
        except Quit:
            self._write(self.say("plain-saved"))

    def _named(self, place: Place) -> str:
        bot = played_by(place, self.say) if place.bot else ""
        return self.say("seat-bot", player=place.name, level=bot) if bot else place.name

    def _head(self) -> None:
        self._write("")
        self._write(self.say("match-round", number=self._keyboard.table.table.deal - 1))

    def _tell_luck(self) -> None:
        self._write(self.say("luck-finding"))
        self._write_all(of_record(self._keyboard.table.table.to_record(), self._alone).lines(self.say))

    def _next_round(self) -> None:
        self._result()
        self._line(self.say("plain-next-round"))
        self._keyboard.table.next_round()
        self._head()
        self._follow(self._keyboard.hear())
        self._laid = True

    def _hint(self, seat: int) -> None:
        heard = self._keyboard.hint(seat)
        self._write(heard.advice or (reason(heard.refused, self.say) if heard.refused is not None else ""))

    def _tell_unsaved(self) -> None:
        if self._keyboard.unsaved is not None:
            self._write(self.say.tell(self._keyboard.unsaved))

    def _follow(self, heard: Heard) -> None:
        """Says what is new."""
        entries = heard.told.get(self._alone, [])
        if heard.moved:
            self._tell_unsaved()
            self._laid = any(isinstance(entry, Event) and entry.kind == "played" for entry in entries)
        self._recount(entries)

    def _do(self, action: Action, line: str) -> bool:
        """Whether what somebody has typed was carried out."""
        heard = self._keyboard.act(action)
        if heard.refused is not None:
            self._refuse(line, reason(heard.refused, self.say))
            return False
        self._follow(heard)
        return True

    # Whose turn it is to say something

    def _step(self) -> None:
        """One action of somebody. People may act out of turn before bots do, unless they forgot to call."""
        views = self._keyboard.views()
        if any(view.viewer in view.game.vulnerable for view in views) and self._bots_act(FORGOTTEN):
            return
        if any(not view.asked and self._offer(view) for view in views):
            return
        waited_for = [view for view in views if view.asked]
        if not waited_for and self._anybody_jumps():
            return
        if not self._bots_act():
            self._ask(waited_for[0])

    def _bots_act(self, seconds: float = math.inf) -> bool:
        """Whether a bot does something within so much of the table's time."""
        table = self._keyboard.table
        for question in table.questions():
            table.answer(question, table.think(question))
        self._follow(self._keyboard.hear())
        while (due := table.due()) is not None and due <= seconds:
            time.sleep(due * self._pace)
            table.wait(due)
            seconds -= due
            heard = self._keyboard.hear()
            if heard.moved:
                self._follow(heard)
                return True
        return False

    def _offer(self, view: View) -> bool:
        """Offers what may be done out of turn; whether it was."""
        offered = self._listed(view)
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
        if len(self._keyboard.people) < 2 or not self._client.rules().jump_in or not self._laid:
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
            action = actions.parse(written(line), len(self._client.room.places))
        except Refusal:
            return False
        return action.seat in self._keyboard.people and self._do(action, line)

    def _ask(self, view: View) -> None:
        if self._at_keyboard != view.viewer:
            if self._out_of_turn(self._line(self.say("plain-curtain", player=self.words.names[view.viewer]))):
                return
            self._write("\n" * CURTAIN)
            self._at_keyboard = view.viewer
        listed = self._listed(view)
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
            if line.lower() == "i":
                self._hint(view.viewer)
                continue
            if not self._alone and self._out_of_turn(line):
                return True
            try:
                action = self._understood(line, view, listed)
            except Refusal as refusal:
                self._refuse(line, refusal)
            else:
                if self._do(action, line):
                    return True
