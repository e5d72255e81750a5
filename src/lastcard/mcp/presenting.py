"""What there is to see and to say at a place, in words."""

from __future__ import annotations

from lastcard.core import actions
from lastcard.core.actions import SHED, Action
from lastcard.core.errors import Problem, Refusal
from lastcard.mcp.attendees import Attendee
from lastcard.protocol.messages import Place
from lastcard.terminal.choices import played_by, said
from lastcard.terminal.plain.lines import Lines, written
from lastcard.wording.catalogues import Catalogue
from lastcard.wording.rules_text import describe, name


class Presentation(Lines):
    """Everything that somebody at a place would read, as one text."""

    def __init__(self, attendee: Attendee, say: Catalogue) -> None:
        self._attendee = attendee
        self._lines: list[str] = []
        super().__init__(attendee.replica, attendee.story, say, lambda: None, self._lines.append)

    def news(self) -> str:
        """What has happened since it was last told, and what there is to do now."""
        self._recount(self._attendee.news())
        return self.whole()

    def whole(self) -> str:
        stage = self._client.room.stage
        if stage == "lobby":
            self._lobby()
        elif stage == "round":
            self._round()
        else:
            self._result()
            self._write(self.say("mcp-between" if stage == "between" else "mcp-match-over"))
        return "\n".join(self._lines)

    def rules(self) -> str:
        rules = self._client.rules()
        self._write(self.say("join-plain-rules", rules=name(rules, self.say)))
        self._lines += [f"- {clause.text}" for clause in describe(rules, self.say)]
        return "\n".join(self._lines)

    def _lobby(self) -> None:
        room = self._client.room
        rules = name(self._client.rules(), self.say)
        self._write(self.say("join-plain-lobby", table=room.table, rules=rules, address=self._attendee.link))
        for number, place in enumerate(room.places, 1):
            self._write(self.say("join-plain-seat", number=number, who=self._who(place)))
        self._write(self.say("mcp-lobby-host" if self._client.hosting else "mcp-lobby"))

    def _who(self, place: Place) -> str:
        say = self.say
        if not place.person:
            return say("lobby-bot", level=played_by(place, say)) if place.bot else say("lobby-free")
        marks = [say("lobby-host")] if place.person == self._client.room.host else []
        marks += [say("lobby-you")] if place.person == self._client.person else []
        return f"{place.name} ({', '.join(marks)})" if marks else place.name

    def _round(self) -> None:
        view = self._client.view()
        for place in self._client.room.places:
            if place.bot:
                self._write(self.say("seat-bot", player=place.name, level=played_by(place, self.say)))
        self._situation(view)
        listed = self._listed(view)
        for action in listed:
            self._write(self.say("mcp-choice", action=action.saying, what=self.words.label(action, view)))
        if said(view, SHED):
            self._write(self.say("mcp-shed", cards=" ".join(view.own.hand)))
        if self._can_call(view, listed):
            self._write(self.say("mcp-uno"))
        if not view.asked:
            self._write(self.say("mcp-wait"))

    def read(self, text: str) -> Action:
        """An action as a record has it, without the seat, whatever its capitals."""
        if self._client.room.stage != "round" or not self._client.seat:
            raise Problem("mcp-no-turn")
        try:
            return actions.said(self._client.seat, written(text), len(self._client.room.places))
        except Refusal:
            raise Problem("mcp-no-action", given=text) from None
