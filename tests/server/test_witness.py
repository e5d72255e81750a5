"""What a client finds out about shuffles by itself: what it saw before the deal must be what is shown after it."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from lastcard.client.connection import Client as Visitor
from lastcard.client.fold import News
from lastcard.client.witness import Witness
from lastcard.core.errors import Problem
from lastcard.protocol.messages import Act, Chat, Mix, PutBot, Room, Settings, Shuffle, Start, Welcome
from lastcard.record import verifiable_shuffle
from lastcard.terminal.story import Story, TableNotice
from lastcard.wording.catalogues import catalogue
from lastcard.wording.languages import LANGUAGES
from server.served import QUICK, Served
from server.simulated import Client, House

SECRET = bytes(range(32))
PROMISE = verifiable_shuffle.commitment(SECRET)


def at_table() -> Room:
    """Eva is person 1 in seat 1, Bo person 2 in seat 2, and a bot sits in seat 3."""
    house = House(Settings(seats=3))
    eva = house.join(Client("Eva"))
    house.join(Client("Bo"))
    house.say(eva, PutBot(seat=3, level="easy"))
    assert eva.room is not None
    return eva.room


ROOM = at_table()


def room(stage: str = "lobby", **shuffle: Any) -> Room:
    about = msgspec.structs.replace(Shuffle(1, PROMISE), **shuffle)
    return msgspec.structs.replace(ROOM, stage=stage, shuffle=about)


class Watched:
    """A deal as Eva sees it, from the commitment to the end of the round."""

    def __init__(self) -> None:
        self.witness = Witness()

    def look(self, seen: Room, again: bool = False) -> str:
        """What we add to it."""
        self.witness.look(seen, 1, 1, again)
        mix = self.witness.addition(seen, 1, 1)
        return mix.bytes if mix else ""

    def dealt(self, again: bool = False) -> None:
        self.look(room("round", deal=2, commitment="next"), again)

    def shown(self, *added: str, secret: bytes | str = SECRET) -> str:
        """What is found when the secret is shown."""
        said = secret if isinstance(secret, str) else secret.hex()
        over = room("between", deal=2, commitment="next", secret=said, added=added)
        self.look(over)
        found = self.witness.judge(over)
        assert self.witness.judge(over) is None
        return found.message if found else ""


def dealt(*mixed: int) -> tuple[Watched, str]:
    watched = Watched()
    bytes_ = watched.look(room(), again=True)
    assert len(bytes_) == 32
    watched.look(room(mixed=mixed))
    watched.dealt()
    return watched, bytes_


def test_a_shuffle_as_it_should_be_is_not_doubted() -> None:
    watched, mine = dealt(1, 2)
    assert watched.shown(mine, "b0", "") == ""


@pytest.mark.parametrize("secret", [bytes(32), "", "zz", "0"])
def test_another_secret_than_the_one_committed_to_is_found(secret: bytes | str) -> None:
    watched, mine = dealt(1)
    assert watched.shown(mine, "", "", secret=secret) == ("shuffle-broken" if secret else "")


def test_a_commitment_that_changes_while_we_are_there_is_found() -> None:
    watched = Watched()
    watched.look(room(commitment="another"), again=True)
    watched.look(room())
    watched.dealt()
    assert watched.shown("", "", "") == "shuffle-broken"


def test_bytes_of_ours_that_are_not_in_it_are_found() -> None:
    watched, mine = dealt(1)
    assert watched.shown("00", "", "") == "shuffle-lost"
    watched, mine = dealt(1)
    assert watched.shown("", mine, "") == "shuffle-lost"
    watched, mine = dealt(1)
    assert watched.shown() == "shuffle-lost"


@pytest.mark.parametrize("bot", ["", "00"])
@pytest.mark.parametrize("friend", ["", "00"])
def test_bytes_of_who_had_added_nothing_are_found(friend: str, bot: str) -> None:
    watched, mine = dealt(1)
    assert watched.shown(mine, friend, bot) == ("shuffle-others" if friend or bot else "")


def test_bytes_of_a_friend_that_were_left_out_are_found() -> None:
    watched, mine = dealt(1, 2)
    assert watched.shown(mine, "", "") == "shuffle-others"


def test_nobody_adds_for_nobody() -> None:
    watched, mine = dealt(0, 1)
    assert watched.shown(mine, "", "0b") == "shuffle-others"


def test_bytes_that_never_arrived_are_nobodys_fault() -> None:
    watched, _ = dealt(2)
    assert watched.shown("", "b0", "") == ""


def test_bytes_of_another_client_of_ours_are_told_apart_from_lost_ones() -> None:
    watched = Watched()
    mine = watched.look(room(), again=True)
    watched.look(room(mixed=(1,)))
    watched.witness.refused(Mix(deal=1, bytes=mine))
    assert watched.look(room(mixed=())) == ""
    watched.look(room(mixed=(1,)))
    watched.dealt()
    assert watched.shown("77", "", "") == "shuffle-elsewhere"


def test_what_others_did_while_we_were_not_connected_is_not_judged() -> None:
    watched = Watched()
    mine = watched.look(room(), again=True)
    watched.look(room(mixed=(1,)))
    watched.dealt(again=True)
    assert watched.shown(mine, "b0", "") == ""
    watched = Watched()
    watched.look(room("between", deal=2, commitment="next", secret="00", added=("", "", "")), again=True)
    assert watched.shown("", "", "") == ""


def test_a_server_that_was_started_again_gets_other_bytes() -> None:
    watched = Watched()
    before = watched.look(room(commitment="another"), again=True)
    watched.look(room(commitment="another", mixed=(1,)))
    mine = watched.look(room(), again=True)
    assert len({before, mine, ""}) == 3
    assert watched.look(room(), again=True) == ""
    assert not watched.witness.stands(Mix(deal=1, bytes=before))
    assert watched.witness.stands(Mix(deal=1, bytes=mine))
    watched.look(room(mixed=(1,)))
    watched.dealt()
    assert watched.shown(before, "", "") == "shuffle-lost"


# A client at a table


async def news_until(client: Visitor, found: Any) -> list[News]:
    told = []
    async for news in client.news():
        told.append(news)
        if found(news):
            break
    return told


async def end_round(client: Visitor, story: Story) -> None:
    """The round is played to its end."""
    client.say(Chat(text="Ready?"))  # so that there is news, whoever begins
    async for news in client.news():
        story.take(news)
        if client.room.stage != "round":
            break
        if client.own and client.own.legal and client.game and client.game.turn == client.seat:
            client.say(Act(action=client.own.legal[0], version=client.version))


def doubts(story: Story) -> list[str]:
    reasons = [each.reason for each in story.entries if isinstance(each, TableNotice) and each.kind == "unfair"]
    return [reason.message for reason in reasons if isinstance(reason, Problem)]


@pytest.mark.parametrize("honest", [True, False])
def test_a_server_that_adds_for_its_bot_is_found_out_at_the_table(honest: bool) -> None:
    async def whole() -> None:
        async with Served(QUICK) as served:
            eva = Visitor(served.address, "Eva", pauses=(0,))
            await eva.connect()
            story = Story(eva)
            await news_until(eva, lambda _: eva.room.shuffle.mixed != ())
            eva.say(Start())
            await news_until(eva, lambda _: eva.room.stage == "round")
            table = served.room.table
            if not honest:
                deal = table.deals[-1]
                table.deals[-1] = msgspec.structs.replace(deal, added=[deal.added[0], "b0"])
            await end_round(eva, story)
            assert doubts(story) == ([] if honest else ["shuffle-others"])
            assert (eva.doubt is None) is honest
            await eva.close()

    asyncio.run(asyncio.wait_for(whole(), 60))


def test_after_a_restart_a_client_adds_again_and_other_bytes() -> None:
    async def whole() -> None:
        async with Served() as served:
            eva = Visitor(served.address, "Eva", pauses=(0,))
            await eva.connect()
            await news_until(eva, lambda _: eva.room.shuffle.mixed != ())
            before = eva.room.shuffle.commitment
            served.room.seal("another", bytes(32), served.now)
            served.drop()
            served.room.out.clear()  # the process that knew these connections is no more
            await news_until(eva, lambda news: isinstance(news, Welcome))
            assert eva.room.shuffle.commitment != before
            await news_until(eva, lambda _: eva.room.shuffle.mixed != ())
            first, second = [said.bytes for said in served.heard if isinstance(said, Mix)]
            assert first != second
            assert served.room.table.added == {eva.person: second}
            await eva.close()

    asyncio.run(asyncio.wait_for(whole(), 60))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_warning_is_told_in_every_language(language: str) -> None:
    say = catalogue(language)
    for reason in ("shuffle-broken", "shuffle-lost", "shuffle-others", "shuffle-elsewhere"):
        assert say(reason) in say("notice-unfair", reason=Problem(reason))
