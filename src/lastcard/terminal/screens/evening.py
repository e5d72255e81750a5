"""The screen of an evening at a server: who is here, who sits where, and how it stands."""

from __future__ import annotations

from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual.events import Key
from textual.message import Message

from lastcard.client.evening import EveningClient
from lastcard.protocol.evening import Begin
from lastcard.terminal.evening_words import EveningWords
from lastcard.terminal.screens.base import Manner
from lastcard.terminal.screens.sheets import Sheet


class EveningPage(Sheet):
    """Waits here for a seat; the host begins stages."""

    CLOSING: ClassVar[tuple[str, ...]] = ()

    class Gone(Message):
        """We have had enough."""

    def __init__(self, manner: Manner, client: EveningClient) -> None:
        super().__init__(manner)
        self._client = client
        self.note = ""  # what was refused, or of the connection

    def text(self) -> Text:
        say, inks = self.manner.say, self.manner.inks
        told = self._client.told
        words = EveningWords(say, told.evening)
        title = say("evening-cli-welcome", player=told.evening.host_name, address=self._client.address.link)
        text = Text().append(title + "\n", Style(color=inks.yours, bold=True))
        for line in filter(None, [self.note, *self._state(words)]):
            text.append(line + "\n", Style(bold=True))
        for part in (words.people(told.player), words.now(), words.coming(), words.standings()):
            text.append("\n" + "\n".join(part) + "\n" if part else "")
        keys = say("evening-cli-keys-host" if told.hosting else "evening-cli-keys")
        return text.append("\n" + keys, Style(color=inks.quiet))

    def _state(self, words: EveningWords) -> list[str]:
        """What there is to know first."""
        told, say = self._client.told, self.manner.say
        if told.evening.phase == "over":
            return [say("evening-cli-over"), words.winners()]
        if told.evening.paused:
            return [say("evening-cli-is-paused")]
        if told.evening.phase == "gathering" and not told.hosting:
            return [say("evening-cli-wait", player=told.evening.host_name)]
        return words.own(told.player)

    def on_key(self, event: Key) -> None:
        phase = self._client.evening.phase
        if event.key in ("q", "escape"):
            event.stop()
            self.post_message(self.Gone())
        elif event.key == "enter" and self._client.told.hosting and phase in ("gathering", "between"):
            event.stop()
            self._client.say(Begin())
