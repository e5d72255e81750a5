"""Everybody at one keyboard (hot seat): the viewers of a local table, what each of them knows, and the save of it."""

from __future__ import annotations

import msgspec
from msgspec import UNSET

from lastcard.client.fold import Replica
from lastcard.client.intake import told
from lastcard.core.actions import Action
from lastcard.core.errors import Problem
from lastcard.match.view import View
from lastcard.protocol.messages import Act, Advice, Command, Hint, Refused, Update
from lastcard.table.local import WATCHER, LocalRoom, LocalTable
from lastcard.terminal.saves import Save
from lastcard.terminal.story import Entry, Story, TableNotice


class KeyboardViewer(Replica):
    """Somebody at the keyboard, or somebody who only watches."""

    def __init__(self, table: LocalTable, number: int) -> None:
        super().__init__()
        self._table = table
        self._number = number

    def say(self, command: Command) -> str:
        self._table.say(self._number, command)
        return ""


class Heard(msgspec.Struct):
    """What is new: whether the game has moved, what was refused, and what each viewer is to be told."""

    moved: bool = False
    refused: Refused | None = None
    advice: str = ""  # for who asked
    told: dict[int, list[Entry]] = {}


class Keyboard:
    """A match, from wherever it is; it is saved whenever something has happened."""

    def __init__(self, room: LocalRoom, save: Save) -> None:
        self.table = LocalTable(room)
        self.people = self.table.people
        self.viewers = {number: KeyboardViewer(self.table, number) for number in (WATCHER, *self.people)}
        self._save = save
        self._stories: dict[int, Story] = {}
        self.hear()
        self._stories = {number: Story(viewer) for number, viewer in self.viewers.items()}
        self.unsaved: Problem | None = save.keep(self.table)

    @property
    def alone(self) -> int:
        """The seat of the only person, whose hand is always in sight; 0 where there are none or several."""
        return self.people[0] if len(self.people) == 1 else WATCHER

    def story(self, viewer: int) -> Story:
        return self._stories[viewer]

    def views(self) -> list[View]:
        """What everybody sees."""
        return [self.viewers[seat].view() for seat in self.people]

    def act(self, action: Action) -> Heard:
        """Lets somebody at the keyboard do something."""
        actor = self.viewers[action.seat]
        actor.say(Act(action=action.saying, version=actor.version))
        return self.hear()

    def hint(self, seat: int) -> Heard:
        """Asks what would be best for somebody at the keyboard."""
        self.viewers[seat].say(Hint())
        return self.hear()

    def hear(self) -> Heard:
        """Takes in what the table has told."""
        heard = Heard()
        messages, self.table.told = self.table.told, []
        for number, text in messages:
            message = told(text)
            assert message is not None
            self.viewers[number].take(message)
            if isinstance(message, Refused):
                heard.refused = message
            elif isinstance(message, Advice):
                heard.advice = message.text
            elif self._stories:
                heard.told.setdefault(number, []).extend(self._stories[number].take(message))
                heard.moved = heard.moved or (isinstance(message, Update) and message.game is not UNSET)
        for seat, problem, what in self.table.mishaps:
            for number, story in self._stories.items():
                notice = TableNotice(what.removeprefix("bot-"), self._name(seat), problem)
                heard.told.setdefault(number, []).append(story.add(notice))
        self.table.mishaps.clear()
        if heard.told:
            self.unsaved = self._save.keep(self.table)
        return heard

    def _name(self, seat: int) -> str:
        return self.viewers[WATCHER].room.places[seat - 1].name
