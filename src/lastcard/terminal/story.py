"""What has happened at a table and been said, in sentences: the story that its messages tell, and how it ended."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

import msgspec
from msgspec import UNSET

from lastcard.client.fold import TOLD, Lost, News, Replica
from lastcard.core.errors import REFUSALS, Problem
from lastcard.core.events import LOUD, Event
from lastcard.protocol.messages import (
    EMOTES,
    Announcement,
    Bye,
    Line,
    Refused,
    Room,
    StandingOrders,
    Update,
    Welcome,
)
from lastcard.record.awards import SeatAward
from lastcard.terminal.choices import Sentence
from lastcard.wording.catalogues import Catalogue
from lastcard.wording.narration import Outcome, Teller


class TableNotice(msgspec.Struct, frozen=True):
    """Something about the table itself: whom it is about, what they are called now, or why it is so."""

    kind: str  # what the message that tells it is called, after `notice-`
    player: str = ""
    reason: Problem | str = ""
    name: str = ""


Entry: TypeAlias = Event | Line | TableNotice


class Story:
    """What has happened and been said, in the order in which it was told; of earlier rounds only what was said."""

    def __init__(self, client: Replica) -> None:
        self._client = client
        self._room = client.room
        self._here = set(client.here)
        self._names = {somebody.person: somebody.name for somebody in client.room.people}  # also of those who have left
        self.entries: list[Entry] = [*client.chat, *self._of_this_table(client.events)]
        self._sentences: list[Sentence] = []
        self._doubt = client.doubt
        self._announced: set[int] = set()  # what has been told by whoever runs the server
        self._spoken = ("", 0)
        self._chapter = 0

    def take(self, news: News) -> list[Entry]:
        """What is to be told now."""
        client = self._client
        found: list[Entry] = []
        if isinstance(news, Lost):
            found.append(TableNotice("lost"))
        elif isinstance(news, Welcome):
            if news.full:
                self._begin_anew(client.chat)
            found += [*self._of_this_table(news.events), *(() if news.full else news.chat), TableNotice("mended")]
        elif isinstance(news, Update):
            if news.deal is True:
                self._begin_anew([entry for entry in self.entries if isinstance(entry, Line)])
            found += self._of_this_table(() if news.events is UNSET else news.events)
            found += () if news.chat is UNSET else (news.chat,)
        elif isinstance(news, Announcement) and news.number not in self._announced:
            self._announced.add(news.number)
            found.append(TableNotice("announced", reason=news.text))
        if client.room.stage == "lobby" and self._room.stage != "lobby":
            self._begin_anew([entry for entry in self.entries if isinstance(entry, Line)])
        found += self._differences()
        if client.doubt is not None and client.doubt is not self._doubt:
            found.append(TableNotice("unfair", reason=client.doubt))
        self._doubt = client.doubt
        self.entries += found
        excess = max(len(self.entries) - TOLD, 0)
        del self.entries[:excess], self._sentences[:excess]
        return found

    def add(self, notice: TableNotice) -> TableNotice:
        """Tells something that is in no message."""
        self.entries.append(notice)
        return notice

    def _of_this_table(self, events: Iterable[Event]) -> Iterable[Event]:
        """Before a match, what was played may have been with other seats."""
        return () if self._client.room.stage == "lobby" else events

    def _begin_anew(self, said: Iterable[Line]) -> None:
        self.entries = [*said]
        self._chapter += 1

    def _differences(self) -> list[TableNotice]:
        """Who has come, gone, is called something else, is played for or has become host."""
        before, after = self._room, self._client.room
        was, now = self._here, set(self._client.here)
        known = self._names
        renamed = [
            TableNotice("renamed", known[somebody.person], name=somebody.name)
            for somebody in after.people
            if known.get(somebody.person, somebody.name) != somebody.name
        ]
        self._names |= {somebody.person: somebody.name for somebody in after.people}
        staying = {somebody.person for somebody in after.people}
        found = [("away" if person in staying else "left", person) for person in sorted(was - now)]
        found += [("here", person) for person in sorted(now - was)]
        for old, new in zip(before.places, after.places, strict=False) if after.stage != "over" else ():
            if new.person and new.person == old.person and new.stand_in != old.stand_in:
                found.append(("played-for" if new.stand_in else "plays-again", new.person))
        changed = self._seats_and_voices(before, after)
        if after.host != before.host:
            found.append(("hosts", after.host))
        if bool(after.paused) != bool(before.paused):
            found.append(("paused", after.paused) if after.paused else ("resumed", before.paused))
        self._room, self._here = after, now
        told = [TableNotice(kind, self._names[person]) for kind, person in found if person in self._names]
        return renamed + told + changed

    def _seats_and_voices(self, before: Room, after: Room) -> list[TableNotice]:
        """Seats that have changed hands in a match, or will, and who may say nothing any more."""
        found = []
        playing = {before.stage, after.stage} <= {"round", "between"}
        for old, new in zip(before.places, after.places, strict=False) if playing else ():
            if new.next and new.next != old.next:
                found.append(TableNotice("takes", self._names.get(new.next, ""), name=new.name))
            if new.person and new.person != old.person:
                found.append(TableNotice("took", new.name, name=old.name))
            elif new.hints > old.hints:
                found.append(TableNotice("hinted", new.name))
            elif new.bot and old.person and old.person in {somebody.person for somebody in after.people}:
                found.append(TableNotice("rose", old.name))
        muted = {somebody.person: somebody.muted for somebody in before.people}
        for somebody in after.people:
            if somebody.muted != muted.get(somebody.person, False):
                found.append(TableNotice("muted" if somebody.muted else "unmuted", somebody.name))
        return found

    def sentences(self, teller: Teller) -> list[Sentence]:
        spoken = (teller.say.language, self._chapter)
        if spoken != self._spoken:
            self._spoken, self._sentences = spoken, []
        self._sentences += [
            Sentence(
                self.sentence(entry, teller),
                not isinstance(entry, Line) and entry.kind in (*LOUD, "replaced", "announced"),
            )
            for entry in self.entries[len(self._sentences) :]
        ]
        return [sentence for sentence in self._sentences if sentence.text]

    def sentence(self, entry: Entry, teller: Teller) -> str:
        say = teller.say
        if isinstance(entry, Event):
            return teller.sentence(entry)
        if isinstance(entry, TableNotice):
            return say(f"notice-{entry.kind}", player=entry.player, reason=entry.reason, name=entry.name)
        return say("join-said", player=entry.name, text=emote(entry.emote, say) if entry.emote else entry.text)


def emote(name: str, say: Catalogue) -> str:
    """An emote in words; one that we do not know is called what it is called."""
    return say(f"emote-{name}") if name in EMOTES else name


def watchers(client: Replica, say: Catalogue) -> str:
    """Who only watches, by name, as far as the names are known; "" where nobody does."""
    unnamed = client.watching - len(client.watchers)
    if not client.watchers:
        return say("lobby-watching", count=unnamed) if unnamed else ""
    return say("watching-names", names=[*client.watchers, *([f"+{unnamed}"] if unnamed > 0 else [])])


def called(person: int, name: str, client: Replica, say: Catalogue, stand_in: bool = False) -> str:
    """Somebody by name, and what there is to know about them."""
    about = [say("lobby-host")] if person == client.room.host else []
    about += [say("lobby-you")] if person == client.person else []
    about += [say("mark-stand-in")] if stand_in else []
    about += [] if person in client.here else [say("mark-away")]
    about += [say("people-silenced")] if client.muted(person) else []
    return f"{name} ({', '.join(about)})" if about else name


def reason(refused: Refused, say: Catalogue) -> str:
    """Why the server refuses something: in the language that is spoken now, where we know the reason."""
    return say(f"refusal-{refused.code}") if refused.code in REFUSALS[1:] else refused.text


def next_orders(orders: StandingOrders) -> StandingOrders:
    """The orders after these, of all that there are."""
    following = {(False, False): (True, False), (True, False): (False, True), (False, True): (True, True)}
    call, draw = following.get((orders.call, orders.draw), (False, False))
    return StandingOrders(call=call, draw=draw)


def ordered(orders: StandingOrders, say: Catalogue) -> str:
    """Which orders somebody has given."""
    given = [say(f"turns-order-{kind}") for kind in ("call", "draw") if getattr(orders, kind)]
    return f"{say('turns-orders')}: {'; '.join(given) or say('value-no')}."


def overdue(news: News, seat: int, say: Catalogue) -> str:
    """What was done for a seat whose time was up, "" where nothing was."""
    if not isinstance(news, Update) or not seat or news.late != seat:
        return ""
    done = {event.kind for event in (() if news.events is UNSET else news.events) if event.seat == seat}
    return say("late-played" if "played" in done else "late-drew" if "drew" in done else "late-done")


def farewell(bye: Bye, client: Replica, link: str, say: Catalogue) -> str:
    """The last words; whoever leaves a match can come back to it."""
    kept = bye.code == "left" and client.seat_kept
    return say("join-seat-kept", address=link) if kept else bye.text


def outcome(client: Replica) -> Outcome:
    """What came out of the round that is over."""
    game, room = client.game, client.room
    assert game is not None
    awards = tuple([SeatAward(each.kind, each.seat, each.value) for each in room.awards])
    return Outcome(game.winner, game.hands, game.points, room.scores, room.out, room.champions, awards)
