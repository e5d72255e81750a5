"""The log of a table (event sourcing): all that ever changed it, in order, from which the table follows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import attrgetter
from typing import Final

import msgspec
from msgspec.structs import replace

from lastcard.core.actions import Action, said
from lastcard.core.dispatch import union
from lastcard.core.fields import Seat
from lastcard.protocol.messages import Settings, StandingOrders
from lastcard.record import RoundRecord
from lastcard.table.identities import Identity


class Entry(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """Something that has happened; `by` is the person who did it, `id` what that person's client calls it.

    Where a match is played by turns it is noted when that was (seconds since 1970), and who was there.
    """

    by: int = 0
    id: str = ""
    at: float = 0.0
    here: tuple[int, ...] = ()


class Reserved(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whose seat it is at a table of an evening: a guest's, or that of a bot, which may bear somebody's name."""

    guest: str = ""
    name: str = ""


class FixedDeal(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deal that many play, each alone with bots at a table of their own (a try).

    All chance in it follows from `secret` and from what has been played, so that the same play is answered the same.
    """

    name: str  # by which results are compared
    secret: str  # in hexadecimal
    until: float = 0.0  # seconds since 1970; a result counts that is there by then


class Opened(Entry, tag="opened", frozen=True, kw_only=True):
    """From `dice`, which nobody is ever told, follow the secrets of the deals and the chance in the bots' play.

    They serve for one `life` of the server; logs of before that was kept do not name it.
    """

    settings: Settings
    dice: str
    life: str = ""
    guest: str = ""  # who opened it
    opener: str = ""  # and their name
    evening: str = ""  # the code of the one that it was opened for, and whose its seats are
    reserved: tuple[Reserved, ...] = ()
    committed: bool = True  # to shuffles beforehand; where everybody plays in one place, the dice alone decide
    fixed: FixedDeal | None = None  # what is played here and nothing else
    found: bool = False  # for people who looked for a table, with what all of them wished for
    shared: tuple[str, ...] = ()  # the secrets of deals that other tables of the evening play too


class Sealed(Entry, tag="sealed", frozen=True, kw_only=True):
    """Another life of the server has other dice: the next deal has a new secret, and nothing was added to that yet."""

    life: str
    dice: str


class Came(Entry, tag="came", frozen=True, kw_only=True):
    """A guest is here, as a person with a name of their own."""

    guest: str
    name: str


class Claimed(Entry, tag="claimed", frozen=True, kw_only=True):
    """A guest has come for whom a bot plays under their name at a table of an evening: it does until they sit down."""

    guest: str
    name: str
    seat: int


class Renamed(Entry, tag="renamed", frozen=True, kw_only=True):
    name: str


class Went(Entry, tag="went", frozen=True):
    pass


class Sat(Entry, tag="sat", frozen=True, kw_only=True):
    """A seat is somebody's; in a match with the points that it has."""

    seat: int


class Awaited(Entry, tag="awaited", frozen=True, kw_only=True):
    """Somebody takes a seat when the round is over; 0: none any more."""

    seat: int = 0


class Rose(Entry, tag="rose", frozen=True):
    pass


class Hosted(Entry, tag="hosted", frozen=True, kw_only=True):
    person: int


class Changed(Entry, tag="changed", frozen=True, kw_only=True):
    settings: Settings


class BotSeated(Entry, tag="manned", frozen=True, kw_only=True):
    """A bot sits there; none, and the seat is free."""

    seat: int
    bot: str = ""


class Removed(Entry, tag="removed", frozen=True, kw_only=True):
    """Somebody has to go, and nobody new comes from the same place, which only this table knows by this mark."""

    person: int
    place: str = ""


class Muted(Entry, tag="muted", frozen=True, kw_only=True):
    """Somebody may say nothing, or may again."""

    person: int
    on: bool = True


class Faced(Entry, tag="faced", frozen=True, kw_only=True):
    """Somebody wants another face."""

    face: int


class Mixed(Entry, tag="mixed", frozen=True, kw_only=True):
    """What a player adds to the next deal."""

    data: str


class Dealt(Entry, tag="dealt", frozen=True, kw_only=True):
    """A round begins, perhaps a match; the last one of a match that has become too long or whose time is up."""

    last: bool = False
    names: tuple[str, ...] = ()  # of the seats, where a match begins
    spent: float = 0.0  # seconds that the match had taken by then
    begun: tuple[RoundRecord, ...] = ()  # rounds of another match that goes on here; then nothing is dealt
    origin: str = ""  # the record of that match


class Released(Entry, tag="released", frozen=True, kw_only=True):
    """So many of the deals that are shared have been played at all tables: what they are made of may be told."""

    deals: int


class LastCalled(Entry, tag="last-called", frozen=True):
    """The time of the match is up: it ends with the round under way."""


class Ending(Entry, tag="ending", frozen=True):
    """The evening has no more time for the match: it ends with the round under way, or with the one before (A-99)."""


class CalledOff(Entry, tag="called-off", frozen=True):
    """The match is over without a result, because a round would not end."""


class Acted(Entry, tag="acted", frozen=True, kw_only=True):
    """An action of a seat: of the person, or of a bot, also where it acts for a person whose time was up."""

    seat: Seat
    action: Action
    late: bool = False
    spent: float = 0.0  # seconds that the match had taken by then, where its time is limited

    def __post_init__(self) -> None:
        """The seat stands beside what it says."""
        if self.action.seat != self.seat:
            msgspec.structs.force_setattr(self, "action", self.action.by(self.seat))


class StoodIn(Entry, tag="stood-in", frozen=True, kw_only=True):
    """A bot plays for the person in a seat from now on."""

    seat: int


class Returned(Entry, tag="returned", frozen=True):
    """The person plays again."""


class Readied(Entry, tag="readied", frozen=True):
    pass


class Paused(Entry, tag="paused", frozen=True):
    """The match waits, and so do its bots and clocks."""


class Resumed(Entry, tag="resumed", frozen=True):
    """It goes on."""


class Hinted(Entry, tag="hinted", frozen=True, kw_only=True):
    """Somebody has asked what to do."""

    seat: int


class Ordered(Entry, tag="ordered", frozen=True, kw_only=True):
    """Somebody has given standing orders."""

    orders: StandingOrders


class Noticed(Entry, tag="noticed", frozen=True, kw_only=True):
    """People have been told what they were owed to be told, wherever they are."""

    persons: tuple[int, ...]


class Spoke(Entry, tag="spoke", frozen=True, kw_only=True):
    """Somebody has said something; of what has been taken out of the log since, nothing is left."""

    text: str = ""
    emote: str = ""


class Forgotten(Entry, tag="forgotten", frozen=True, kw_only=True):
    """Somebody has left for good, and with them their name and what they said.

    What was written of them before is rewritten, with this name and with `guest`, which no guest can have.
    """

    person: int  # 0 for who opened the table and never came
    guest: str
    name: str
    opener: bool = False


Logged: Final = union(Entry.__subclasses__())


def visitors(entry: Entry) -> list[Identity]:
    """The guests that an entry names, as it names them."""
    match entry:
        case Opened():
            opener = [Identity(entry.guest, entry.opener)] if entry.guest else []
            return opener + [Identity(place.guest, place.name) for place in entry.reserved if place.guest]
        case Came() | Claimed():
            return [Identity(entry.guest, entry.name)]
    return []


_NAMING: Final = tuple(
    f'{{"type":"{kind.__struct_config__.tag}"'.encode()
    for kind in (Opened, Came, Claimed, Renamed, Dealt, Spoke, Forgotten)
)


def rewritten(log: Sequence[bytes], guest: str) -> Iterator[tuple[int, str]]:
    """The entries with a guest's name or words, with their versions, as they are once the guest is forgotten."""
    naming = [(version, decode(entry)) for version, entry in enumerate(log, 1) if entry.startswith(_NAMING)]
    persons = {person for _, entry in naming if (person := _person(entry, guest))}
    gone = next((entry for _, entry in naming if isinstance(entry, Forgotten) and _is_of(entry, persons)), None)
    if gone is None:
        return
    called = ""
    for version, entry in naming:
        called = _called(entry, guest, gone.person) or called
        other = _without(entry, guest, gone, called)
        if other is not entry:
            yield version, encode(other).decode()


def told_of(log: Sequence[bytes], guest: str) -> tuple[list[str], list[tuple[int, str]]]:
    """What a guest was called, and what they said, with its versions."""
    names: list[str] = []
    lines: list[tuple[int, str]] = []
    person = -1
    for version, text in enumerate(log, 1):
        if text.startswith(_NAMING):
            entry = decode(text)
            person = _person(entry, guest) or person
            called = _called(entry, guest, person)
            names += [called] if called and called not in names else []
            if isinstance(entry, Spoke) and entry.by == person and entry.text:
                lines.append((version, entry.text))
    return names, lines


def _person(entry: Entry, guest: str) -> int:
    """The person that a guest becomes by an entry."""
    if isinstance(entry, Came | Claimed):
        return entry.by if entry.guest == guest else 0
    if isinstance(entry, Opened):
        guests = [place.guest for place in entry.reserved if place.guest]
        return guests.index(guest) + 1 if guest in guests else 0
    return 0


def _is_of(gone: Forgotten, persons: set[int]) -> bool:
    return gone.person in persons if persons else gone.opener and not gone.person


def _called(entry: Entry, guest: str, person: int) -> str:
    """What a guest is called from now on, where an entry says so."""
    if isinstance(entry, Renamed):
        return entry.name if entry.by == person else ""
    return next((place.name for place in visitors(entry) if place.guest == guest), "")


def _without(entry: Entry, guest: str, gone: Forgotten, called: str) -> Entry:
    match entry:
        case Opened() if any(place.guest == guest for place in visitors(entry)):
            reserved = [Reserved(gone.guest, gone.name) if each.guest == guest else each for each in entry.reserved]
            opened = {"guest": gone.guest, "opener": gone.name} if entry.guest == guest else {}
            return replace(entry, reserved=tuple(reserved), **opened)
        case Came(guest=own) | Claimed(guest=own) if own == guest:
            return replace(entry, guest=gone.guest, name=gone.name)
        case Renamed(by=own) if own == gone.person:
            return replace(entry, name=gone.name)
        case Dealt() if called in entry.names:
            return replace(entry, names=tuple(gone.name if name == called else name for name in entry.names))
        case Spoke(by=own) if own == gone.person and entry.text:
            return replace(entry, text="")
    return entry


def _read(_: type, saying: str) -> Action:
    return said(0, saying)


encode: Final = msgspec.json.Encoder(enc_hook=attrgetter("saying")).encode
decode: Final = msgspec.json.Decoder(Logged, dec_hook=_read).decode
