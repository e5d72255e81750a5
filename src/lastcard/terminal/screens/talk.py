"""Saying something at a table on a server: a line to write in, and the emotes."""

from __future__ import annotations

from typing import Final

from textual.app import ComposeResult
from textual.events import Key
from textual.message import Message
from textual.widgets import Input

from lastcard.client.connection import Client
from lastcard.client.fold import News
from lastcard.client.http import PATIENCE
from lastcard.protocol.messages import (
    EMOTES,
    Chat,
    Emote,
    Leave,
    Refused,
    Rename,
)
from lastcard.terminal.reporting import report
from lastcard.terminal.screens.base import Manner, Page
from lastcard.terminal.story import Story, emote, reason

LONGEST: Final = 300  # signs of a message
REPORT: Final = "/report "  # what a line begins with that is not for the table
LONGEST_NAME: Final = 80  # that the server lets pass; what is too long for a name, it says itself


class Talk(Input):
    """A line to write in."""

    def __init__(self) -> None:
        super().__init__(max_length=LONGEST, compact=True, disabled=True)
        self.display = False


class Writing(Page[None]):
    """A screen with a line to write in at its foot, which is there when it is asked for."""

    def __init__(self, manner: Manner) -> None:
        super().__init__(manner)
        self.note = ""

    def compose(self) -> ComposeResult:
        yield from super().compose()
        yield Talk()

    def written(self, text: str) -> None:
        """Takes what has been written."""
        raise NotImplementedError

    def write(self, asked: str) -> None:
        """Opens the line, saying what is to be written."""
        self._open(asked, True)
        self.set_focus(self.query_one(Talk))

    def _open(self, asked: str, talking: bool) -> None:
        line = self.query_one(Talk)
        line.value = ""
        line.placeholder = asked
        line.disabled = not talking
        line.display = talking

    @property
    def talking(self) -> bool:
        return self.query_one(Talk).display

    def on_key(self, event: Key) -> None:
        """Keys that were typed before the line could take them itself belong to it too, not to the table."""
        if not self.talking:
            return
        line = self.query_one(Talk)
        if event.key in ("enter", "escape"):
            text = line.value.strip() if event.key == "enter" else ""
            self._open("", False)
            self.set_focus(None)
            if text:
                self.written(text)
            self.retell()
        elif event.character and event.is_printable:
            line.insert_text_at_cursor(event.character)
        else:
            return
        event.stop()
        event.prevent_default()


class TalkScreen(Writing):
    """A screen of a table on a server: M opens a line to write in, E the emotes."""

    def __init__(self, manner: Manner, client: Client, story: Story) -> None:
        super().__init__(manner)
        self.client = client
        self.story = story
        self.choosing_emote = False
        self._naming = False

    class Gone(Message):
        """Nothing keeps us at the table."""

    class Uncovered(Message):
        """The screen is in sight again."""

    def on_screen_resume(self) -> None:
        self.retell()
        self.post_message(self.Uncovered())

    def follow(self, news: News) -> None:
        """Shows what is new."""
        if isinstance(news, Refused):
            self.note = reason(news, self.manner.say)
        self.retell()

    def emotes(self) -> str:
        """The emotes with their keys."""
        return "  ".join(f"{number} {emote(name, self.manner.say)}" for number, name in enumerate(EMOTES, 1))

    def says(self, key: str) -> bool:
        """Whether the key was about saying something."""
        if self.choosing_emote:
            self.choosing_emote = False
            if key.isdigit() and 1 <= int(key) <= len(EMOTES):
                self.client.say(Emote(emote=EMOTES[int(key) - 1]))
            self.retell()
            return True
        if key not in ("m", "e"):
            return False
        if not self.client.person:
            self.note = self.manner.say("join-only-watching")
        elif key == "e":
            self.choosing_emote = True
        else:
            self._naming = False
            self.write(self.manner.say("join-write"))
        self.retell()
        return True

    def rename(self) -> None:
        """Asks what we want to be called here."""
        self._naming = True
        self.write(self.manner.say("write-name"))

    def written(self, text: str) -> None:
        if text.startswith(REPORT) and not self._naming:
            self.run_worker(self._report(text.removeprefix(REPORT)))
            return
        self.client.say(Rename(name=text[:LONGEST_NAME]) if self._naming else Chat(text=text))

    async def _report(self, text: str) -> None:
        self.note = await report(text, self.client, self.manner.say)
        self.retell()

    def go(self) -> None:
        """Leaves the table; where the server is to know it, once it does."""
        if self.client.can_leave:
            self.client.say(Leave())
            self.set_timer(PATIENCE, self._be_gone)
        else:
            self._be_gone()

    def _be_gone(self) -> None:
        self.post_message(self.Gone())
