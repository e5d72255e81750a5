"""The screen of an evening at a server: who is here, who sits where, and how it stands."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.events import Key
from textual.message import Message
from textual.widgets import Static

from lastcard.client.evening import EveningClient
from lastcard.protocol.evening import Begin, Finish
from lastcard.protocol.messages import Command
from lastcard.terminal.evening_line import EveningLine
from lastcard.terminal.evening_words import EveningWords
from lastcard.terminal.screens.base import Manner
from lastcard.terminal.screens.sheets import SCROLL
from lastcard.terminal.screens.talk import Writing


class EveningPage(Writing):
    """Waits here for a seat; commands are typed into a line, and the host begins stages with a key."""

    class Left(Message):
        """We have had enough."""

    def __init__(self, manner: Manner, client: EveningClient) -> None:
        super().__init__(manner)
        self._client = client
        self._answer: list[str] = []  # to what was typed last
        self._ending = False  # the end has been asked for once

    def compose(self) -> ComposeResult:
        with VerticalScroll(can_focus=False):
            yield Static(id="sheet")
        yield from super().compose()

    def retell(self) -> None:
        if self.is_mounted:
            self.query_one("#sheet", Static).update(self.text())

    def text(self) -> Text:
        say, inks = self.manner.say, self.manner.inks
        told = self._client.told
        words = EveningWords(say, told.evening)
        title = say("evening-cli-welcome", player=told.evening.host_name, address=self._client.address.link)
        text = Text().append(title + "\n", Style(color=inks.yours, bold=True))
        for line in filter(None, [self.note, *self._state(words)]):
            text.append(line + "\n", Style(bold=True))
        if self._answer:
            text.append("\n" + "\n".join(self._answer) + "\n", Style(color=inks.yours))
        notes = [*(words.fits() + words.without_device() if told.hosting else []), *words.time()]
        for part in (words.people(told.player), notes, words.now(), words.coming(), words.standings()):
            text.append("\n" + "\n".join(part) + "\n" if part else "")
        keys = say("evening-cli-keys-host" if told.hosting else "evening-cli-keys")
        return text.append("\n" + keys, Style(color=inks.quiet))

    def _state(self, words: EveningWords) -> list[str]:
        """What there is to know first."""
        told, say = self._client.told, self.manner.say
        if told.evening.phase == "over":
            return [say("evening-cli-over"), words.winners()]
        vacant = [say("evening-cli-vacant", player=told.evening.host_name)] if told.evening.vacant else []
        if told.evening.paused:
            return [say("evening-cli-is-paused"), *vacant]
        if told.evening.phase == "gathering" and not told.hosting:
            return vacant or [say("eve-wait", player=told.evening.host_name)]
        return [*words.own(told.player), *vacant]

    # What is typed

    def on_key(self, event: Key) -> None:
        if self.talking:
            return
        phase, key = self._client.evening.phase, event.character or event.key
        if event.key in ("q", "escape"):
            self.post_message(self.Left())
        elif event.key == "enter" and self._client.told.hosting and phase in ("gathering", "between"):
            self._client.say(Begin())
        elif event.key in SCROLL:
            self.query_one(VerticalScroll).scroll_relative(y=SCROLL[event.key], animate=False)
        elif key == "?":
            self._answer = self.manner.say("evening-cli-join-help").splitlines()
            self.retell()
        elif key in ("t", "T"):
            self.write(self.manner.say("evening-cli-write"))
        else:
            return
        event.stop()
        event.prevent_default()

    def written(self, text: str) -> None:
        """Does what a line says, or answers it; the end has to be asked for twice."""
        self.note, self._answer = "", []
        sure, self._ending = self._ending, text.lower() == "end"
        if self._ending and sure:
            self._client.say(Finish())
        elif self._ending:
            self._answer = [self.manner.say("evening-cli-end-sure")]
        else:
            told = self._client.told
            asked = EveningLine(self.manner.say, told.evening, self._client.wished_plan, told.player).read(text)
            if isinstance(asked, Command):
                self._client.say(asked)
            else:
                self._answer = asked
