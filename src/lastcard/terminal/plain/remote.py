"""A table on a server line by line: what happens is told as it comes, what is typed is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from msgspec import UNSET
from msgspec.structs import replace

from lastcard.client.connection import Client
from lastcard.client.fold import News
from lastcard.client.http import PATIENCE
from lastcard.core.actions import Action
from lastcard.core.clean import quotable
from lastcard.core.errors import Problem, Refusal
from lastcard.core.rules import MAX_SEATS, from_value, parse
from lastcard.protocol.messages import (
    EMOTES,
    Act,
    Advice,
    Bye,
    Change,
    Chat,
    Command,
    Emote,
    GiveOrders,
    Held,
    Hint,
    Leave,
    Mute,
    PassHost,
    Pause,
    Place,
    PutBot,
    Ready,
    Refused,
    Remove,
    Rename,
    Resume,
    Rise,
    Sit,
    StandIn,
    StandingOrders,
    Start,
    TakeBack,
    Update,
    Welcome,
)
from lastcard.terminal.balance_there import found_there
from lastcard.terminal.choices import played_by
from lastcard.terminal.plain.lines import Lines, Writer
from lastcard.terminal.plain.live import LiveDialogue, Typing
from lastcard.terminal.reporting import report
from lastcard.terminal.screens.talk import LONGEST
from lastcard.terminal.story import Story, called, farewell, ordered, overdue, reason, watchers
from lastcard.wording.catalogues import Catalogue
from lastcard.wording.rules_text import describe, name
from lastcard.wording.times import time_left

COMMANDS: dict[str, Callable[[], Command]] = {
    "start": Start,
    "sit": Sit,
    "rise": Rise,
    "back": TakeBack,
    "pause": Pause,
    "resume": Resume,
    "i": Hint,
}


ABOUT: dict[str, Callable[[int], Command]] = {
    "remove": lambda person: Remove(person=person),
    "host": lambda person: PassHost(person=person),
    "mute": lambda person: Mute(person=person),
    "unmute": lambda person: Mute(person=person, on=False),
    "stand-in": lambda seat: StandIn(seat=seat),
}


class PlainRemote(Lines, LiveDialogue):
    """The lobby, matches and talk of one table, until somebody leaves."""

    _client: Client

    def __init__(
        self, client: Client, story: Story, say: Catalogue, typing: Typing, write: Writer, one_match: bool = False
    ) -> None:
        self._typing = typing
        self._ends_with_match = one_match
        self._offered: tuple[Action, ...] = ()
        self._places = client.room.places
        self._rules = client.rules()
        self._weighing: asyncio.Task[None] | None = None
        super().__init__(client, story, say, self._next_typed, write)

    def help(self) -> str:
        return self.say("join-plain-help")

    async def run(self) -> bool:
        """Plays until somebody leaves, or it is over; whether we have had enough.

        A refusal of the server to let us back in is a Problem.
        """
        self._recount(self._story.entries)
        self._lobby()
        self._ask()
        try:
            return await self._converse()
        finally:
            if self._weighing is not None:
                self._weighing.cancel()

    async def _leave(self, telling: asyncio.Task[None]) -> None:
        if self._client.can_leave:
            self._client.say(Leave())
            await asyncio.wait({telling}, timeout=PATIENCE)

    async def _tell_all(self) -> None:
        async for news in self._client.news():
            if isinstance(news, Bye):
                self._write(farewell(news, self._client, self._client.address.link, self.say))
                return
            self._tell(news)
            if self._ends_with_match and self._client.room.stage == "over":
                return

    # Presentation

    def _tell(self, news: News) -> None:
        room = self._client.room
        if isinstance(news, Welcome) or (isinstance(news, Update) and news.room is not UNSET):
            self._speak(self.say)
            self._tell_rules()
        self._recount(self._story.take(news))
        self._write_all([overdue(news, self._client.seat, self.say)])
        if isinstance(news, Refused):
            self._write(reason(news, self.say))
        elif isinstance(news, Advice):
            self._write(news.text)
        elif isinstance(news, Welcome) or (isinstance(news, Update) and news.game is not UNSET):
            if room.stage in ("between", "over"):
                self._result()
            self._ask()
        elif isinstance(news, Held):
            self._write(self.say("join-held"))
        elif room.stage in ("lobby", "over") and room.places != self._places:
            self._seats()
        self._places = room.places

    def _tell_rules(self) -> None:
        """Says what is played, where it is something else than before."""
        rules = self._client.rules()
        if rules != self._rules:
            self._rules = rules
            self._write(self.say("join-plain-rules", rules=name(rules, self.say)))

    def _result(self) -> None:
        super()._result()
        room = self._client.room
        if room.record and room.stage == "over":
            self._write(self.say("join-record", address=self._client.address.record(room.record)))
            self._weigh()
        elif self._client.seat:
            self._write(self.say("plain-next-round"))

    def _weigh(self) -> None:
        self._weighing = asyncio.create_task(self._tell_luck())

    async def _tell_luck(self) -> None:
        client = self._client
        names = [place.name for place in client.room.places]
        try:
            balance = await found_there(client.address, client.seat, names, self.say.language)
            self._write_all(balance.lines(self.say))
        except Problem as problem:
            self._write(self.say.tell(problem))

    def _lobby(self) -> None:
        room, address = self._client.room, self._client.address
        self._write(
            self.say(
                "join-plain-lobby", table=room.table, rules=name(self._client.rules(), self.say), address=address.link
            )
        )
        self._seats()
        if room.settings.collected:
            self._write(self.say("collected-note"))
        self._write(self.say("join-plain-keys"))

    def _seats(self) -> None:
        for number, place in enumerate(self._client.room.places, 1):
            self._write(self.say("join-plain-seat", number=number, who=self._who(place)))
        self._write_all([watchers(self._client, self.say)])

    def _who(self, place: Place) -> str:
        say = self.say
        if not place.person:
            bot = say("lobby-bot", level=played_by(place, say)) if place.bot else say("lobby-free")
            about = [bot, *([say("seat-next", player=self._client.name_of(place.next))] if place.next else [])]
            return f"{place.name} ({', '.join(about)})" if place.name else ", ".join(about)
        return called(place.person, place.name, self._client, say, place.stand_in)

    def _ask(self, again: bool = False) -> None:
        """Says what can be done, where it is something else than before."""
        if self._client.game is None or self._client.room.stage != "round":
            return
        view = self._client.view()
        listed = self._listed(view)
        if self._client.stood_in:
            self._write(self.say("join-plain-stood-in"))
        elif again or (listed and view.legal != self._offered):
            if view.asked or again:
                self._situation(view)
                self._time()
            self._choices(view, listed)
        self._offered = view.legal

    def _time(self) -> None:
        """By turns: how long there is."""
        left = self._client.left()
        if left and self._client.room.settings.turn_hours:
            self._write(f"{self.say('turns-kind')}: {time_left(min(left.values()), self.say)}.")

    def _order(self, kinds: list[str]) -> None:
        orders = StandingOrders(call="call" in kinds, draw="draw" in kinds)
        self._say(GiveOrders(orders=orders))
        self._write(ordered(orders, self.say))

    # Answering

    def _answer(self, line: str) -> None:
        room, words = self._client.room, line.lower().split()
        if line.startswith("/"):
            self._talk(line[1:].strip())
        elif not words:
            self._again()
        elif words[0] in COMMANDS and len(words) == 1:
            self._say(COMMANDS[words[0]]())
        elif words[0] == "orders" and set(words[1:]) <= {"call", "draw"}:
            self._order(words[1:])
        elif words == ["who"]:
            self._seats()
        elif words == ["rules"]:
            self._write(self.say("join-plain-rules", rules=name(self._client.rules(), self.say)))
            self._write_all(clause.text for clause in describe(self._client.rules(), self.say))
        elif words[0] == "bot" and len(words) in (2, 3) and words[1].isdigit() and len(words[1]) < 3:
            self._say(PutBot(seat=int(words[1]), level=words[2] if len(words) > 2 else ""))
        elif words[0] in ("rules", "seats") and len(words) > 1:
            self._loop.call_soon_threadsafe(self._change, words[0], line.partition(" ")[2].strip())
        elif words[0] == "name" and len(words) > 1:
            self._say(Rename(name=line.partition(" ")[2].strip()))
        elif words[0] == "sit" and len(words) == 2 and words[1].isdecimal() and len(words[1]) < 3:
            self._say(Sit(seat=min(int(words[1]), MAX_SEATS)))
        elif words[0] == "report" and len(words) > 1:
            asyncio.run_coroutine_threadsafe(self._report(line.partition(" ")[2]), self._loop)
        elif words[0] in ABOUT and len(words) > 1:
            self._about_somebody(words[0], line.partition(" ")[2].strip())
        elif room.stage == "round" and self._client.seat:
            self._act(line)
        else:
            self._talk(line)

    def _change(self, what: str, value: str) -> None:
        """Other rules, or another number of seats, on top of changes that are under way; the server says if we may."""
        client = self._client
        wished = [command.settings for command in client.unanswered.values() if isinstance(command, Change)]
        settings = wished[-1] if wished else client.room.settings
        try:
            if what == "rules":
                settings = replace(settings, rules=parse(value).value())
            else:
                settings = replace(settings, seats=int(value) if value.isdecimal() and len(value) < 3 else 0)
            from_value(settings.rules).check_seats(settings.seats)
        except Problem as problem:
            self._write(self.say.tell(problem))
        else:
            client.say(Change(settings=settings))

    async def _report(self, text: str) -> None:
        self._write(await report(text, self._client, self.say))

    def _about_somebody(self, what: str, name: str) -> None:
        """Does something that a host does with somebody."""
        people = {somebody.name.casefold(): somebody.person for somebody in self._client.room.people}
        person = people.get(name.casefold())
        if person is None:
            self._write(self.say("join-plain-nobody", given=quotable(name)))
        elif what == "stand-in" and not self._client.seat_of(person):
            self._write(self.say("nobody-seated"))
        else:
            self._say(ABOUT[what](self._client.seat_of(person) if what == "stand-in" else person))

    def _again(self) -> None:
        if self._client.room.stage == "round":
            self._ask(again=True)
        elif self._client.room.stage == "between" and self._client.seat:
            self._say(Ready())
        else:
            self._lobby()

    def _talk(self, text: str) -> None:
        if text.isdigit() and 1 <= int(text[:3]) <= len(EMOTES):
            self._say(Emote(emote=EMOTES[int(text) - 1]))
        elif text:
            self._say(Chat(text=text[:LONGEST]))

    def _act(self, line: str) -> None:
        view, version = self._client.view(), self._client.version
        try:
            action = self._understood(line, view, self._listed(view))
        except Refusal as refusal:
            self._refuse(line, refusal)
        else:
            self._say(Act(action=action.saying, version=version))
