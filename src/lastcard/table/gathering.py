"""What people connect to, a table or an evening: viewers, who of them is here, what is stored, told and refused.

Whoever drives one takes `log` and `out` after every call: first the entries are stored, then the messages are sent,
as they are `written` at that time, and the gathering is `told` so.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar

import msgspec

from lastcard.core.errors import Problem
from lastcard.protocol.messages import Bye, Command, Hello
from lastcard.protocol.refusals import as_refused
from lastcard.table.identities import Identity
from lastcard.wording.catalogues import catalogue

PRESENCE: Final = 1.0  # seconds between two messages about who is here
encode: Final = msgspec.json.Encoder().encode

Key = TypeVar("Key")
Kind = TypeVar("Kind")
Message: TypeAlias = bytes | Callable[[float], bytes]  # with times in it: as it is to be written at a time


class Viewer(msgspec.Struct, frozen=True):
    """A connection of somebody; 0 is somebody who only watches."""

    person: int
    language: str
    who: Identity
    screen: bool = False  # that everybody in a room looks at


class Viewers(dict[Key, Viewer]):
    """Who is connected, counted as they come and go: thousands may watch, and everybody who comes is told how many.

    They are put in, popped and cleared, and changed in no other way.
    """

    def __init__(self) -> None:
        super().__init__()
        self._keys: dict[str, dict[Key, None]] = {}  # by guest, in the order in which they came
        self._watching: dict[str, int] = {}  # connections of those who only watch, by guest
        self._persons: Sequence[tuple[int, Sequence[Key]]] = ()  # as they were asked for last; () once that has changed
        self.screens = 0

    @property
    def watching(self) -> int:
        """How many only watch."""
        return len(self._watching)

    def of(self, guest: str) -> list[Key]:
        """The connections of somebody, the oldest first."""
        return list(self._keys.get(guest, ()))

    def persons(self) -> Sequence[tuple[int, Sequence[Key]]]:
        """The connections of each person, 0 being all who only watch: the same object until somebody comes or goes."""
        if not self._persons:
            found: dict[int, list[Key]] = {}
            for key, viewer in self.items():
                found.setdefault(viewer.person, []).append(key)
            self._persons = tuple([(person, tuple(keys)) for person, keys in found.items()])
        return self._persons

    def __setitem__(self, key: Key, viewer: Viewer) -> None:
        self.pop(key, None)
        super().__setitem__(key, viewer)
        self._persons = ()
        guest = viewer.who.guest
        self._keys.setdefault(guest, {})[key] = None
        self.screens += viewer.screen
        if not viewer.person:
            self._watching[guest] = self._watching.get(guest, 0) + 1

    def pop(self, key: Key, *default: Any) -> Any:
        if key not in self:
            return super().pop(key, *default)
        viewer = super().pop(key)
        self._persons = ()
        guest = viewer.who.guest
        del self._keys[guest][key]
        if not self._keys[guest]:
            del self._keys[guest]
        self.screens -= viewer.screen
        if not viewer.person:
            self._watching[guest] -= 1
            if not self._watching[guest]:
                del self._watching[guest]
        return viewer

    def clear(self) -> None:
        super().clear()
        self._persons = ()
        self._keys.clear()
        self._watching.clear()
        self.screens = 0


def once(value: Kind) -> Kind:
    """A part of messages that is the same for several, encoded once."""
    encoded: Any = msgspec.Raw(encode(value))
    shared: Kind = encoded
    return shared


def farewell(code: str, language: str, again: bool) -> bytes:
    """The last message on a connection."""
    say = catalogue(language)
    return encode(Bye(code=code, text=say(f"bye-{code}"), again=again))


class Gathering(ABC, Generic[Key]):
    """Somewhere to be. Keys stand for connections."""

    def __init__(self, number: int, code: str) -> None:
        self.number = number
        self.code = code
        self.viewers: Viewers[Key] = Viewers()
        self.log: list[tuple[int, str]] = []
        self.out: list[tuple[Sequence[Key], Message | None]] = []  # to whom what; None: they are to be closed
        self.refusals: list[str] = []  # codes
        self.visitors: list[Identity] = []  # guests whom the log names since somebody looked
        self.altered = False  # something that a list shows may have changed since somebody looked
        self._counted = -PRESENCE  # when it was told last who is here
        self._recount: float | None = None  # when it is to be told again

    # What it is

    @property
    @abstractmethod
    def version(self) -> int:
        """How many entries its log has."""

    @property
    @abstractmethod
    def untouched(self) -> bool:
        """Whether nobody has ever played here."""

    @property
    @abstractmethod
    def busy(self) -> bool:
        """Whether it goes on also while nobody is connected to it."""

    @abstractmethod
    def knows(self, guest: str) -> bool:
        """Whether somebody has been here."""

    @abstractmethod
    def guests(self) -> Iterable[str]:
        """All whom the log names, or has named."""

    @abstractmethod
    def forget(self, guest: str, mark: str, now: float) -> bool:
        """Lets somebody go for good, with their name and what they said; whether they were known here.

        `mark` takes their place. What was written before is for whoever has the log to rewrite.
        """

    @staticmethod
    @abstractmethod
    def rewritten(log: Sequence[bytes], guest: str) -> Iterator[tuple[int, str]]:
        """What of a log has to be written anew because of that, with its versions."""

    @abstractmethod
    def restore(self, entries: list[bytes]) -> None:
        """Lets what the log has next happen again, silently."""

    @abstractmethod
    def seal(self, life: str, dice: bytes, now: float) -> None:
        """Takes new dice, where others may know what those that there are come to."""

    def rouse(self, now: float) -> None:
        """It has been brought back: what goes on by itself does so from now on."""

    # Who comes and goes

    @abstractmethod
    def arrive(self, key: Key, who: Identity, hello: Hello, now: float, place: str = "") -> None:
        """Lets somebody in who connects from a place; what stands against it is a Problem."""

    @abstractmethod
    def depart(self, key: Key, now: float) -> None:
        """A connection has ended."""

    def part(self, key: Key, code: str, again: bool = False) -> None:
        """Ends a connection from our side, and says why."""
        viewer = self.viewers.pop(key)
        self.out += [((key,), farewell(code, viewer.language, again)), ((key,), None)]

    def _part_with(self, guest: str) -> None:
        """Ends all connections of a guest, also where they only watch."""
        for key in self.viewers.of(guest):
            self.part(key, "left")

    def _note_presence(self, now: float, newcomer: Key | None = None) -> None:
        """Who is here has changed: the first time it is told at once, then what comes within a second together."""
        if now >= self._counted + PRESENCE:
            self._tell_presence(now, newcomer)
        elif self._recount is None:
            self._recount = self._counted + PRESENCE

    def _tell_presence(self, now: float, but: Key | None = None) -> None:
        self._counted, self._recount = now, None
        self._say_who_is_here(now, but)

    @abstractmethod
    def _say_who_is_here(self, now: float, but: Key | None) -> None:
        """Tells it everybody but one."""

    # What people say

    SAID: ClassVar[msgspec.json.Decoder[Any]]  # of what clients say here

    def say(self, key: Key, command: Command, now: float) -> None:
        """Carries out a command, or answers why not."""
        viewer = self.viewers[key]
        try:
            if isinstance(command, Hello):
                raise Problem("hello-twice")
            self._obey(key, viewer, command, now)
        except Problem as problem:
            answer = as_refused(problem, catalogue(viewer.language), command.id)
            self.refusals.append(answer.code)
            self._send(key, answer)

    @abstractmethod
    def _obey(self, key: Key, viewer: Viewer, command: Command, now: float) -> None:
        """Carries out a command; what stands against it is a Problem."""

    def _send(self, key: Key, message: Any) -> None:
        self.out.append(((key,), encode(message)))

    @property
    def reach(self) -> int:
        """How many messages go out."""
        return sum([len(keys) for keys, _ in self.out])

    # What it does by itself

    @abstractmethod
    def next(self) -> float | None:
        """When `run` has something to do."""

    @abstractmethod
    def run(self, now: float) -> None:
        """Does what is due."""

    @abstractmethod
    def told(self, version: int, now: float) -> None:
        """Everybody has been told, up to this version."""

    @staticmethod
    def written(message: Message, now: float) -> bytes:
        """A message as it is to be sent now."""
        return message if isinstance(message, bytes) else message(now)
