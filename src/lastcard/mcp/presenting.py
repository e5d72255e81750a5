"""What there is to see and to say at a place, in words."""

from __future__ import annotations

from lastcard.core import actions
from lastcard.core.actions import ADVICE, PLAY, SHED, Action
from lastcard.core.errors import Problem, Refusal
from lastcard.match.view import View
from lastcard.mcp.attendees import Attendee
from lastcard.protocol.messages import Place
from lastcard.terminal.choices import Words, chances, played_by, said
from lastcard.terminal.plain.lines import Lines, written
from lastcard.terminal.story import outcome
from lastcard.wording.catalogues import Catalogue
from lastcard.wording.rules_text import describe, name


class Presentation(Lines):
    """Everything that somebody at a place would read, as one text."""

    def __init__(self, attendee: Attendee, say: Catalogue) -> None:
        self._attendee = attendee
        self._known = attendee.replica
        self._lines: list[str] = []
        super().__init__(say, lambda: None, self._lines.append)

    def words_in(self, say: Catalogue) -> Words:
        return Words(say, self._known.rules(), [place.name for place in self._known.room.places])

    def can_call(self, action: Action) -> bool:
        return action.verb_number == PLAY and self._known.own is not None and self._known.own.uno

    def news(self) -> str:
        """What has happened since it was last told, and what there is to do now."""
        sentences = [self._attendee.story.sentence(entry, self.words.teller) for entry in self._attendee.news()]
        self._lines += [sentence for sentence in sentences if sentence]
        return self.whole()

    def whole(self) -> str:
        stage = self._known.room.stage
        if stage == "lobby":
            self._lobby()
        elif stage == "round":
            self._round()
        else:
            self._lines += self.words.teller.result(outcome(self._known))
            self._write(self.say("mcp-between" if stage == "between" else "mcp-match-over"))
        return "\n".join(self._lines)

    def rules(self) -> str:
        rules = self._known.rules()
        self._write(self.say("join-plain-rules", rules=name(rules, self.say)))
        self._lines += [f"- {clause.text}" for clause in describe(rules, self.say)]
        return "\n".join(self._lines)

    def _lobby(self) -> None:
        room = self._known.room
        rules = name(self._known.rules(), self.say)
        self._write(self.say("join-plain-lobby", table=room.table, rules=rules, address=self._attendee.link))
        for number, place in enumerate(room.places, 1):
            self._write(self.say("join-plain-seat", number=number, who=self._who(place)))
        self._write(self.say("mcp-lobby-host" if self._known.hosting else "mcp-lobby"))

    def _who(self, place: Place) -> str:
        say = self.say
        if not place.person:
            return say("lobby-bot", level=played_by(place, say)) if place.bot else say("lobby-free")
        marks = [say("lobby-host")] if place.person == self._known.room.host else []
        marks += [say("lobby-you")] if place.person == self._known.person else []
        return f"{place.name} ({', '.join(marks)})" if marks else place.name

    def _round(self) -> None:
        view = self._known.view()
        for place in self._known.room.places:
            if place.bot:
                self._write(self.say("seat-bot", player=place.name, level=played_by(place, self.say)))
        self._situation(view)
        listed = self._offered(view)
        for action in listed:
            self._write(self.say("mcp-choice", action=action.saying, what=self.words.label(action, view)))
        if said(view, SHED):
            self._write(self.say("mcp-shed", cards=" ".join(view.own.hand)))
        if any(self.can_call(action) for action in listed):
            self._write(self.say("mcp-uno"))
        if not view.asked:
            self._write(self.say("mcp-wait"))

    def _offered(self, view: View) -> list[Action]:
        return [action for action in view.legal if action.verb_number != ADVICE] if view.asked else chances(view)

    def read(self, text: str) -> Action:
        """An action as a record has it, without the seat, whatever its capitals."""
        if self._known.room.stage != "round" or not self._known.seat:
            raise Problem("mcp-no-turn")
        try:
            return actions.said(self._known.seat, written(text), len(self._known.room.places))
        except Refusal:
            raise Problem("mcp-no-action", given=text) from None
