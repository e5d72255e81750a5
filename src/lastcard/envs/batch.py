"""Many tables at once, in buffers that are given to it: the core of all environments. It needs nothing but the engine.

A buffer is anything with the buffer protocol (an array of numpy, a cast memoryview, shared memory), in C order.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from lastcard.bots import registry
from lastcard.bots.arena import Player
from lastcard.core.rules import Ruleset
from lastcard.core.rules import parse as parse_rules
from lastcard.engine.dice import Dice
from lastcard.envs.encoder import Encoder
from lastcard.envs.table import Table

try:
    import cython
except ModuleNotFoundError:  # needed to compile, not to run
    from lastcard.engine import cython_stub as cython

if not cython.compiled:
    from lastcard.engine.bits import bit, nth, popcount
    from lastcard.envs.layout import *

ASIDES: Final = ("auto", "own", "full")
DRAWS: Final = ("forced", "free")
REWARDS: Final = ("win", "points")
AUTORESETS: Final = ("same", "next", "off")
ILLEGAL: Final = ("raise", "lose")
LIMIT: Final = 10_000


class Batch:
    """`tables` tables of any rules; each has its own generator, and none depends on the others.

    Without `opponents` every seat is asked for its actions. With them, one seat is, and the others are played by these
    bots: the seat that learns is `seat`, or moves on a seat with every round.
    """

    def __init__(
        self,
        rules: Ruleset | str = "classic",
        seats: int = 4,
        tables: int = 1,
        *,
        asides: str = "auto",
        draw: str = "forced",
        reward: str = "win",
        opponents: str | Sequence[str] = (),
        seat: int | None = None,
        limit: int = LIMIT,
        autoreset: str = "same",
        illegal: str = "raise",
    ) -> None:
        found = checked(rules, seats, asides, draw, reward, limit)
        if tables < 1:
            raise ValueError(f"tables is {tables}: there has to be one at least")
        one_of("autoreset", autoreset, AUTORESETS)
        one_of("illegal", illegal, ILLEGAL)
        names = (opponents,) * (seats - 1) if isinstance(opponents, str) else tuple(opponents)
        if names and len(names) != seats - 1:
            raise ValueError(f"{len(names)} opponents for {seats} seats: there have to be {seats - 1}, or one for all")
        if seat is not None and not (names and 0 <= seat < seats):
            raise ValueError(f"seat is {seat}: it goes with opponents, and is from 0 to {seats - 1}")
        for name in names:
            registry.check(name)
        self.rules = found
        self.seats = seats
        self.n = tables
        self.points = reward == "points"
        self.loses = illegal == "lose"
        self.limit = limit
        self.autoreset = AUTORESETS.index(autoreset)
        self.opponents = names
        self.seat = -1 if seat is None else seat
        forced = draw == "forced"
        self.tables = [Table(found, seats, number, ASIDES.index(asides), forced) for number in range(tables)]
        self.players: list[list[Player]] = [[] for _ in range(tables)]
        self.encoder = Encoder(found, seats)
        self.dice = Dice(0)
        self.over = memoryview(bytearray(tables))
        self.allowed = memoryview(bytearray(24 * tables)).cast("Q")  # what may be chosen at each, in three sets
        self.lent = False
        self.halted = False

    def lend(
        self,
        observation: Any,
        mask: Any,
        reward: Any,
        terminated: Any,
        truncated: Any,
        turn: Any,
        final: Any = None,
    ) -> None:
        """The buffers that everything is written into, for a table n:

        `observation[n, OBSERVED]` and `mask[n, ACTIONS]` of the seat that is asked, uint8; `reward[n, seats]`, float32;
        `terminated[n]` and `truncated[n]`, uint8 or bool; `turn[n]`, the seat, int32; `final[n, OBSERVED]`, uint8, how
        a round that ended looked to the seat that learns, or else to the one that acted.
        """
        n = self.n
        self.observations = lent(observation, "observation", (n, OBSERVED), "B", "B?")
        self.masks = lent(mask, "mask", (n, ACTIONS), "B", "Bb?")
        self.rewards = lent(reward, "reward", (n, self.seats), "f", "f")
        self.terminated = lent(terminated, "terminated", (n,), "B", "B?")
        self.truncated = lent(truncated, "truncated", (n,), "B", "B?")
        self.turns = lent(turn, "turn", (n,), "i", "il")
        self.finals = final is not None
        if final is not None:
            self.final = lent(final, "final", (n, OBSERVED), "B", "B")
        self.lent = True

    def reset(self, seeds: Sequence[int | None] | int | None = None, only: Any = None) -> None:
        """Deals at all tables, or `only` at some. One seed is that of the first table, and the next have the next."""
        self.be_lent()
        given = [seeds + number for number in range(self.n)] if isinstance(seeds, int) else seeds
        if given is not None and len(given) != self.n:
            raise ValueError(f"{len(given)} seeds for {self.n} tables")
        if only is not None and len(only) != self.n:
            raise ValueError(f"{len(only)} tables chosen from, but there are {self.n}")
        if only is not None:
            self.be_whole()
        self.halted = True
        for number in range(self.n):
            if only is not None and not only[number]:
                continue
            seed = None if given is None else given[number]
            if seed is not None:
                self.tables[number].seed(seed)
            if seed is not None or (len(self.opponents) and not self.players[number]):
                self.invite(number, number if seed is None else seed)
            for seat in range(self.seats):
                self.rewards[number * self.seats + seat] = 0.0
            self.terminated[number] = 0
            self.truncated[number] = 0
            self.begin(number)
            self.show(number, self.tables[number], self.tables[number].seat)
        self.halted = False

    def invite(self, number: int, seed: int) -> None:
        """New bots, and the seat that learns is the first again."""
        self.tables[number].learner = -1
        self.players[number] = [
            registry.player(name, self.rules, 16 * seed + place) for place, name in enumerate(self.opponents)
        ]

    def begin(self, number: int) -> None:
        """Deals at a table."""
        table = self.tables[number]
        if len(self.opponents):
            table.learner = self.seat if self.seat >= 0 else (table.learner + 1) % self.seats
            table.invite(self.players[number])
        self.over[number] = 0
        table.begin()
        while table.seat < 0:  # over before the seat that learns was asked
            table.begin()

    def show(self, number: int, table: Table, seat: int) -> None:
        """What is to be seen of a table, and by whom."""
        if cython.compiled:
            open_row(self, number, table)  # type: ignore[name-defined]  # of the type sheet
        else:
            self.encoder.row = self.observations[number * OBSERVED : number * OBSERVED + OBSERVED]
            self.masks[number * ACTIONS : number * ACTIONS + ACTIONS] = table.mask()
        self.allowed[3 * number] = table.allowed[0]
        self.allowed[3 * number + 1] = table.allowed[1]
        self.allowed[3 * number + 2] = table.allowed[2]
        self.encoder.write(table, seat)
        self.turns[number] = table.seat

    def may(self, number: int, action: int) -> bool:
        """Whether this may be chosen at a table."""
        return 0 <= action < ACTIONS and self.allowed[3 * number + (action >> 6)] & bit(action & 63) != 0

    def check(self, given: Any) -> None:
        for number in range(self.n):
            if self.over[number]:
                if self.autoreset == OFF:
                    raise ValueError(f"table {number}: the round is over, and nobody has dealt again")
            elif not self.loses and not self.may(number, given[number]):
                legal = self.tables[number].legal
                raise ValueError(
                    f"table {number}: action {given[number]} is not allowed now, of {legal} one has to be chosen"
                )

    def step(self, actions: Any) -> None:
        """Carries out an action at every table, an int64 each. One that is not allowed: nothing is done anywhere."""
        self.be_lent()
        self.be_whole()
        given = lent(actions, "actions", (self.n,), "q", "ql", False)
        self.check(given)
        self.halted = True
        for number in range(self.n):
            if cython.compiled:
                table = table_at(self, number)  # type: ignore[name-defined]  # of the type sheet
                fetch(self, number)  # type: ignore[name-defined]
            else:
                table = self.tables[number]
            if self.terminated[number] or self.truncated[number]:
                self.terminated[number] = 0
                self.truncated[number] = 0
                for seat in range(self.seats):
                    self.rewards[number * self.seats + seat] = 0.0
            if self.over[number]:
                self.begin(number)
                self.show(number, table, table.seat)
                continue
            actor = table.seat
            if self.loses and not self.may(number, given[number]):
                table.lose()
            else:
                table.act(given[number])
            if table.seat < 0:
                self.close(number, False, actor)
            elif table.decisions >= self.limit:
                self.close(number, True, actor)
            else:
                self.show(number, table, table.seat)
        self.halted = False

    def close(self, number: int, cut: bool, actor: int) -> None:
        """A round is over, or was cut off."""
        table = self.tables[number]
        shown = table.learner if table.learner >= 0 else actor
        if cut:
            self.truncated[number] = 1
        else:
            self.terminated[number] = 1
            for seat in range(self.seats):
                self.rewards[number * self.seats + seat] = table.reward(seat, self.points)
        if self.finals:
            if cython.compiled:
                open_final(self, number)  # type: ignore[name-defined]  # of the type sheet
            else:
                self.encoder.row = self.final[number * OBSERVED : number * OBSERVED + OBSERVED]
            self.encoder.write(table, shown)
        if self.autoreset == SAME:
            self.begin(number)
            self.show(number, table, table.seat)
        else:
            self.over[number] = 1
            table.leave()
            self.show(number, table, shown)

    def sample(self, actions: Any) -> None:
        """Writes an action that is allowed for each table, by chance of its own; 0 where nobody is asked."""
        given = lent(actions, "actions", (self.n,), "q", "ql")
        for number in range(self.n):
            given[number] = self.any_action(number)

    def any_action(self, number: int) -> int:
        at = 3 * number
        count_0 = popcount(self.allowed[at])
        count_1 = count_0 + popcount(self.allowed[at + 1])
        total = count_1 + popcount(self.allowed[at + 2])
        place = self.dice.below(total)
        if not total:
            return 0
        # by arithmetic: which of the sets it comes from is chance, and no processor can guess it
        which = (place >= count_0) + (place >= count_1)
        before = count_0 * (which == 1) + count_1 * (which == 2)
        return 64 * which + nth(self.allowed[at + which], place - before)

    def seed_samples(self, seed: int) -> None:
        self.dice = Dice(seed)

    def be_lent(self) -> None:
        if not self.lent:
            raise ValueError("there is nowhere to write to: `lend` buffers first")

    def be_whole(self) -> None:
        """Where a bot failed, some tables have gone on, and at its own it is still asked: nobody else may answer."""
        if self.halted:
            raise ValueError("a bot has failed, and its table stands still: `reset` all of them first")

    # Beside the steps

    def table(self, number: int) -> Table:
        return self.tables[number]

    def perfect(self, hands: Any) -> None:
        """Writes all hands into `hands[n, HANDS]`, uint8: of the seat that is asked, then in the order of play."""
        into = lent(hands, "hands", (self.n, HANDS), "B", "B")
        for number in range(self.n):
            into[number * HANDS : number * HANDS + HANDS] = all_hands(self.tables[number])

    def save(self, number: int) -> bytes:
        """A table as bytes, for this version on this kind of machine."""
        return bytes(self.tables[number].save())

    def load(self, number: int, saved: bytes) -> None:
        """Goes on with a table that was saved; what it shows is written."""
        self.be_lent()
        table = self.tables[number]
        table.load(saved)
        self.over[number] = table.seat < 0
        self.terminated[number] = 0
        self.truncated[number] = 0
        self.show(number, table, max(table.seat, 0))


def all_hands(table: Table) -> bytes:
    """Every hand as counts of faces, from the seat that is asked on in the order of play."""
    game = table.game
    first = max(table.seat, 0)
    found = bytearray(HANDS)
    for place in range(game.seats):
        seat = first if place == 0 else table.seat_at(first, place - 1)
        for face in game.hand(seat):
            found[place * 64 + face] += 1
    return bytes(found)


def lent(given: Any, name: str, shape: tuple[int, ...], kind: str, kinds: str, written: bool = True) -> Any:
    """A buffer as one row of numbers, once it is what it has to be."""
    try:
        view = memoryview(given)
    except TypeError:
        raise TypeError(f"{name} is {type(given).__name__}: it has to be an array") from None
    size = {"B": 1, "f": 4, "i": 4, "q": 8}[kind]
    if view.format not in kinds or view.itemsize != size:
        raise TypeError(f"{name} holds {view.format!r}, {view.itemsize} bytes each: it has to be {WANTED[kind]}")
    if view.shape != shape:
        raise ValueError(f"{name} has the shape {view.shape}: it has to be {shape}")
    if not view.c_contiguous or (written and view.readonly):
        raise ValueError(f"{name} has to be writable, and in C order without gaps")
    row: Any = view.cast("B")
    return row if kind == "B" else row.cast(kind)


WANTED: Final = {"B": "uint8", "f": "float32", "i": "int32", "q": "int64"}


def checked(rules: Ruleset | str, seats: int, asides: str, draw: str, reward: str, limit: int) -> Ruleset:
    """The rules, once all of this can be played."""
    found = parse_rules(rules) if isinstance(rules, str) else rules
    found.check_seats(seats)
    if limit < 1:
        raise ValueError(f"limit is {limit}: a round takes one decision at least")
    one_of("asides", asides, ASIDES)
    one_of("draw", draw, DRAWS)
    one_of("reward", reward, REWARDS)
    return found


def one_of(name: str, given: str, known: Sequence[str]) -> None:
    if given not in known:
        raise ValueError(f"{name} is {given!r}: it has to be one of {', '.join(known)}")
