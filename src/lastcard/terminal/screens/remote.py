"""A match on a server, at the same table as one in this program."""

from __future__ import annotations

import math
from functools import partial
from typing import ClassVar

from msgspec import UNSET
from rich.style import Style
from rich.text import Text

from lastcard.client.connection import Client
from lastcard.client.fold import News
from lastcard.core.actions import Action
from lastcard.match.view import View
from lastcard.protocol.messages import (
    Act,
    Advice,
    GiveOrders,
    Held,
    Hint,
    Pause,
    Place,
    Resume,
    TakeBack,
    Update,
    Welcome,
)
from lastcard.terminal.balance_there import found_there
from lastcard.terminal.choices import Words
from lastcard.terminal.screens.base import Manner
from lastcard.terminal.screens.board import Board
from lastcard.terminal.screens.lobby import People
from lastcard.terminal.screens.sheets import Scores
from lastcard.terminal.screens.talk import TalkScreen
from lastcard.terminal.story import Story, next_orders, ordered, outcome, overdue
from lastcard.wording.times import time_left

NO_ANSWER = (
    "q",
    "escape",
    "m",
    "e",
    "r",
    "s",
    "w",
    "l",
    "b",
    "?",
    "pageup",
    "pagedown",
)  # keys that do not take a seat back


class RemoteTable(TalkScreen, Board):
    """Shows what the server tells, and tells it what is typed. Nothing happens here that has not happened there."""

    client: Client

    def __init__(self, manner: Manner, client: Client, story: Story) -> None:
        super().__init__(manner, client, story)
        self._hand: tuple[str, ...] = ()
        self._said = ""

    def on_mount(self) -> None:
        self._moved(own=False)
        self.set_interval(1, self._tick)

    def _tick(self) -> None:
        if self.client.left():
            self.retell()

    def follow(self, news: News) -> None:
        if isinstance(news, Held):
            self.note = self.manner.say("join-held")
        elif isinstance(news, Advice):
            self.note = news.text
        elif self._left_behind:
            pass
        elif isinstance(news, Welcome) or (isinstance(news, Update) and news.game is not UNSET):
            self._moved(own=isinstance(news, Update) and news.id == self._said)
            self.note = overdue(news, self.viewer, self.manner.say) or self.note
        if isinstance(news, Update) and news.orders is not UNSET:
            self.note = ordered(news.orders, self.manner.say)
        super().follow(news)

    @property
    def _left_behind(self) -> bool:
        """Whether the table is being set up anew: what is on the screen was played with other seats."""
        return self.client.room.stage == "lobby"

    def retell(self) -> None:
        if not self._left_behind:
            super().retell()

    def _moved(self, own: bool) -> None:
        """Keeps what was being asked and marked, as far as it still makes sense."""
        view = self.view()
        question = None if own or not self._still_asked(view) else self.question
        marked = self.marked.copy() if view.own.hand == self._hand else set()
        self.done(own)
        self.question, self.marked = question, marked
        self._hand = view.own.hand

    def _still_asked(self, view: View) -> bool:
        return self.question is not None and all(option in view.legal for option in self.question.options)

    def do(self, action: Action) -> None:
        self._said = self.client.say(Act(action=action.saying, version=self.client.version))
        self.question = None
        self.note = ""
        self.retell()

    def ask_hint(self) -> None:
        self.client.say(Hint())

    def typed(self, key: str, view: View) -> bool:
        if self.talking or self._left_behind:
            return False
        if self.says(key) or (key == "s" and self.client.change_seat()):
            return True
        if key == "w":
            self.app.push_screen(People(self.manner, self.client, self.story))
        elif self.client.may_resume and key not in NO_ANSWER:
            self.client.say(Resume())
        elif self.client.stood_in and key not in NO_ANSWER:
            self.client.say(TakeBack())
        elif key == "o" and self.client.may_order:
            self._order()
        elif key == "z" and self.client.may_pause:
            self.client.say(Pause())
        else:
            return super().typed(key, view)
        return True

    def _order(self) -> None:
        """Goes through what may be done for us without asking: nothing, each of it, all of it."""
        orders = next_orders(self.client.orders)
        self.client.say(GiveOrders(orders=orders))
        self.note = ordered(orders, self.manner.say)
        self.retell()

    def leave(self, key: str) -> None:
        self.question = None
        if key == "q":
            self.go()
        else:
            self.retell()

    # What is shown

    @property
    def marks(self) -> list[str]:
        say = self.manner.say
        marks = self.bots
        for seat, place in enumerate(self.places):
            if place.stand_in:
                marks[seat] = say("mark-stand-in")
            elif place.person and place.person not in self.client.here:
                marks[seat] = say("mark-away")
        return marks

    def beside_names(self) -> list[str]:
        say, here = self.manner.say, self.client.here
        away = [place.name for place in self.places if place.person and place.person not in here]
        played_for = [place.name for place in self.places if place.stand_in]
        parts = [say("head-played-for", names=played_for)] if played_for else []
        parts += [say("head-away", names=away)] if away else []
        return parts + super().beside_names()

    def tray(self, view: View, words: Words) -> tuple[str, bool, str]:
        say, client = self.manner.say, self.client
        if self.choosing_emote:
            return say("join-which-emote"), True, self.emotes()
        prompt, yours, note = super().tray(view, words)
        if not client.connected:
            return say("join-reconnecting"), False, note
        if client.room.paused:
            who = client.name_of(client.room.paused)
            paused = say("pause-own" if client.room.paused == client.person else "pause-by", player=who)
            return paused, True, say("paused-key") if client.may_resume else note
        if client.stood_in and client.room.stage == "round":
            return say("join-stood-in"), True, self.note
        if client.waiting_for or client.may_sit:
            place = self.places[client.waiting_for - 1]
            offer = say("seat-taking", player=place.name) if client.waiting_for else say("seat-offer")
            return prompt, yours, note or offer
        if client.room.stage == "between":
            waiting = [place.name for place in self.places if self._awaited(place)]
            return say("join-waiting", names=waiting), False, self.note
        left = client.left()
        if left:
            soonest = min(left.values())
            hours = client.room.settings.turn_hours
            told = f"{time_left(soonest, say)}." if hours else say("join-seconds", seconds=math.ceil(soonest))
            prompt = f"{prompt} {told}"
        return prompt, yours, note

    def _awaited(self, place: Place) -> bool:
        return place.person in self.client.here and place.person not in self.client.room.ready

    def other_keys(self) -> list[tuple[str, str]]:
        say = self.manner.say
        keys = [("M", say("bar-message")), ("E", say("bar-emote")), ("W", say("bar-people"))]
        keys += [("O", say("turns-orders"))] if self.client.may_order else []
        keys += [("I", say("bar-hint"))] if self.client.may_ask else []
        keys += [("Z", say("bar-pause"))] if self.client.may_pause else []
        keys += [("S", say("seat-key-take"))] if self.client.may_sit else []
        keys += [("S", say("seat-key-leave"))] if self.client.may_rise else []
        return [*keys, ("Q", say("bar-leave"))]


class RemoteScores(Scores):
    """The scores of a round on a server; after the last one, where the record of the match is."""

    CLOSING: ClassVar[tuple[str, ...]] = ("enter", "space", "q", "s")

    def __init__(self, table: RemoteTable) -> None:
        client, counted = table.client, outcome(table.client)
        weigh = partial(found_there, client.address, client.seat, table.names, table.manner.say.language)
        over = counted.champions and client.room.record
        super().__init__(table.manner, table.rules, table.names, table.number, counted, weigh if over else None)
        self._client = client

    def text(self) -> Text:
        doubt = self._client.doubt
        if doubt is None:
            return super().text()
        warning = self.manner.say("notice-unfair", reason=doubt)
        red = self.manner.inks.colours[0]
        return Text().append(warning + "\n\n", Style(color=red, bold=True)).append_text(super().text())

    def key(self) -> str:
        say, record = self.manner.say, self._client.room.record
        if not self.outcome.champions:
            seat = "seat-key-leave" if self._client.may_rise else "seat-key-take" if self._client.may_sit else ""
            return f"{say('round-key-there')} S: {say(seat)}." if seat else say("round-key-there")
        if not record:
            return super().key()
        return f"{self.manner.say('join-record', address=self._client.address.record(record))}\n{super().key()}"
