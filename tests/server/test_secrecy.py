"""Two worlds that differ only in what a viewer may not know: the same bytes in the same order at the same times.

A game is played once, then again with two hidden cards exchanged: people do the same at the same times, bots do what
they want. As long as everybody does the same and a viewer may know the same, that viewer is sent the same.
"""

from __future__ import annotations

import math
from random import Random
from typing import Any

import msgspec
import pytest
from worlds import sample, some_seats

from lastcard.core.events import Event, seen
from lastcard.core.rules import PRESETS, Ruleset
from lastcard.protocol.messages import Act, Command, PutBot, Settings, Start, Update, Welcome
from server.simulated import Client, House

LONGEST = 120  # steps of a game
Script = list[tuple[float, str, Command]]
Sent = list[tuple[float, bytes]]


def rules_of(chosen: Ruleset) -> dict[str, object]:
    return {name: msgspec.to_builtins(value) for name, value in chosen.differences(PRESETS["classic"]).items()}


class World:
    """A table in its first round, with what each viewer may know of it by the events."""

    def __init__(self, settings: Settings, people: int, levels: list[str], dice: bytes) -> None:
        self.house = House(settings, dice)
        self.clients = {f"P{seat}": self.house.join(Client(f"P{seat}")) for seat in range(1, people + 1)}
        self.clients["W"] = self.house.join(Client("W"), watch=True)
        host = self.clients["P1"]
        for seat, level in enumerate(levels, people + 1):
            self.house.say(host, PutBot(seat=seat, level=level))
        self.house.say(host, Start())
        self.happened: list[Event] = []

    def exchange(self, places: tuple[tuple[int, int], tuple[int, int]]) -> None:
        """Exchanges two cards: (seat, place in the hand), or (-1, place in the stock)."""
        sitting = self.house.room.table.match_state
        assert sitting is not None
        table = sitting.round
        piles = [bytearray(table.hand(seat)) for seat in range(table.seats)] + [bytearray(table.stock_order())]
        (first, i), (second, j) = places
        piles[first][i], piles[second][j] = piles[second][j], piles[first][i]
        table.rearrange([bytes(pile) for pile in piles[:-1]], bytes(piles[-1]))

    def note(self) -> None:
        sitting = self.house.room.table.match_state
        assert sitting is not None
        self.happened = list(sitting.events)

    def play(self, random: Random) -> Script:
        """Lets people do something by chance, and says what they did when."""
        script: Script = []
        house = self.house
        for _ in range(LONGEST):
            if house.room.table.stage != "round":
                break
            name = random.choice([name for name, client in self.clients.items() if client.seat])
            wish = self.clients[name].wish(random)
            if wish is not None:
                act = Act(id=f"{len(script)}", action=wish, version=self.clients[name].version)
                script.append((house.now, name, act))
                house.say(self.clients[name], act)
            house.wait(random.choice([0.0, 0.0, 0.3, 0.8, 1.6, 11.0]))
        self.note()
        return script

    def replay(self, script: Script, until: float) -> None:
        for when, name, command in script:
            self.house.wait(when - self.house.now)
            self.house.say(self.clients[name], command)
        self.house.wait(until - self.house.now)
        self.note()

    def known_to(self, name: str) -> list[Event]:
        return [seen(event, self.clients[name].seat) for event in self.happened]

    def sent_to(self, name: str, known: int, until: float) -> Sent:
        """What came before a time, and when, until more than so many events were told or all hands were shown."""
        client = self.clients[name]
        sent = []
        for when, data, told in zip(client.times, client.messages, client.told, strict=True):
            if isinstance(told, Welcome | Update) and told.events is not msgspec.UNSET:
                known -= len(told.events)
            if known < 0 or when >= until or b'"phase":"over"' in data:
                break
            sent.append((when, data))
        return sent


def same_until(here: list[Any], there: list[Any]) -> int:
    """How many are the same from the beginning."""
    pairs = zip(here, there, strict=False)
    return next((count for count, (left, right) in enumerate(pairs) if left != right), min(len(here), len(there)))


def until_a_draw_tells(here: Sent, there: Sent) -> int:
    """How many were sent until a card was drawn that fits in one world alone, which all may learn (decision 21)."""
    for count, (left, right) in enumerate(zip(here, there, strict=False)):
        if left != right and b'"kind":"drew"' in left[1]:
            updates = [msgspec.json.decode(data) for _, data in (left, right)]
            phases = [update["game"]["phase"] for update in updates]
            if updates[0]["events"] == updates[1]["events"] and phases.count("drew") == 1:
                return count
    return max(len(here), len(there))


def parting(here: House, there: House) -> float:
    """When somebody did something in one world that nobody did in the other."""
    same = same_until(here.entries, there.entries)
    return min([*here.stamps[same : same + 1], *there.stamps[same : same + 1]], default=math.inf)


def hidden_places(world: World, viewer: int, random: Random) -> tuple[tuple[int, int], tuple[int, int]]:
    """Two places that the viewer can't look at."""
    sitting = world.house.room.table.match_state
    assert sitting is not None
    table = sitting.round
    hands = [
        (seat, place) for seat in range(table.seats) if seat != viewer - 1 for place in range(len(table.hand(seat)))
    ]
    stock = [(-1, place) for place in range(len(table.stock_order()))]
    return random.choice(hands), random.choice(hands + stock)


def new_world(random: Random) -> Any:
    chosen = sample(random)
    seats = some_seats(chosen, random)
    settings = Settings(
        rules=rules_of(chosen),
        seats=seats,
        timer=random.choice([0, 10]),
        pace=random.choice([0.2, 1.0]),
        jump_grace=random.choice([0.0, 0.75]),
    )
    people = random.randrange(1, seats + 1)
    levels = [random.choice(["easy", "normal", "hard"]) for _ in range(seats - people)]
    dice = random.randbytes(32)
    return lambda: World(settings, people, levels, dice)


@pytest.mark.parametrize("number", range(10))
def test_everything_sent_to_a_viewer_and_when_is_the_same_in_both_worlds(number: int, long: bool) -> None:
    compared = 0
    for game in range(60 if long else 3):
        random = Random(f"{number} {game}")
        make = new_world(random)
        here = make()
        before = {name: hidden_places(here, client.seat, random) for name, client in here.clients.items()}
        script = here.play(random)
        for viewer in here.clients:
            there = make()
            there.exchange(before[viewer])
            there.replay(script, here.house.now)
            known = same_until(here.known_to(viewer), there.known_to(viewer))
            until = parting(here.house, there.house)
            sent, also_sent = here.sent_to(viewer, known, until), there.sent_to(viewer, known, until)
            told = until_a_draw_tells(sent, also_sent)
            assert also_sent[:told] == sent[:told]
            compared += len(sent[:told])
    assert compared > 50


def test_a_server_that_told_too_much_would_be_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    from lastcard.table.match_state import MatchState

    honest = MatchState.game

    def leaking(sitting: MatchState) -> Any:
        size = sum(bytes(sitting.round.hand(seat)).count(52) for seat in range(sitting.round.seats))
        return msgspec.structs.replace(honest(sitting), stuck=size)

    monkeypatch.setattr(MatchState, "game", leaking)
    with pytest.raises(AssertionError, match="update"):
        test_everything_sent_to_a_viewer_and_when_is_the_same_in_both_worlds(1, long=True)


def test_a_server_whose_bots_hesitated_over_their_hands_would_be_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    from lastcard.table.timing import Pace

    honest = Pace._bot_moves

    def hesitating(self: Pace, seat: int, bot: str, asked: bool) -> float:
        assert self.table.match_state is not None
        return honest(self, seat, bot, asked) + 0.01 * len(self.table.match_state.round.legal(seat - 1))

    monkeypatch.setattr(Pace, "_bot_moves", hesitating)
    with pytest.raises(AssertionError, match="update"):
        test_everything_sent_to_a_viewer_and_when_is_the_same_in_both_worlds(1, long=True)
