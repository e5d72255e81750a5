"""Results and ratings in a store: each result is counted once for each kind of rating, however often that is tried."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final

import msgspec

from lastcard.ratings.model import MatchResult, Rating, after
from lastcard.server.storage.base import Store
from lastcard.server.storage.moderation import PERSON
from lastcard.server.storage.statements import NEW, Statement, Unmet, insert, upsert

PLAIN: Final = "plain"
ADJUSTED: Final = "adjusted"  # without the luck of the cards
KINDS: Final = (PLAIN, ADJUSTED)
BOT: Final = "bot:"  # begins what stands for a bot where persons are named
ATTEMPTS: Final = 20  # to count a result while others count too

_PUT_PLAYER: Final = f"""
INSERT INTO players (record, seat, person, level, name, won, at)
VALUES ($1, $2, {PERSON.format(guest="$3")}, $4, $5, $6, $7) ON CONFLICT DO NOTHING
"""
_UNCOUNTED: Final = """
SELECT record, family, result FROM results WHERE NOT EXISTS
    (SELECT 1 FROM rated WHERE rated.kind = 'plain' AND rated.record = results.record) ORDER BY at, record LIMIT 100
"""
_UNADJUSTED: Final = """
SELECT results.record, family, result FROM results JOIN rated ON rated.record = results.record AND rated.kind = 'plain'
WHERE EXISTS (SELECT 1 FROM luck WHERE luck.record = results.record) AND NOT EXISTS
    (SELECT 1 FROM rated AS other WHERE other.kind = 'adjusted' AND other.record = results.record)
ORDER BY rated.number LIMIT 100
"""
_COUNTED: Final = """
SELECT results.record, family, result FROM rated JOIN results ON results.record = rated.record
WHERE kind = $1 AND number > $2 ORDER BY number LIMIT 1000
"""
_ALL: Final = "SELECT record, family, result FROM results WHERE record > $1 ORDER BY record LIMIT 1000"
_LISTED: Final = """
SELECT ratings.person, coalesce(accounts.name, ''), mean, deviation, matches FROM ratings
LEFT JOIN accounts ON accounts.id = ratings.person
WHERE family = $1 AND kind = $2 AND (accounts.id IS NOT NULL OR ratings.person LIKE 'bot:%')
ORDER BY mean - 2 * deviation DESC LIMIT $3
"""


class SeatResult(msgspec.Struct, frozen=True):
    """A result as it is kept: persons by seat, the seats of each side, and which side won."""

    persons: tuple[str, ...]
    sides: tuple[tuple[int, ...], ...]
    winner: int
    rounds: int


class Listed(msgspec.Struct, frozen=True):
    """Somebody in a list of ratings; a bot has no name."""

    person: str
    name: str
    rating: Rating


def put_player(record: str, seat: int, guest: str, level: str, name: str, won: bool, at: float) -> Statement:
    """Who had a seat in a finished match."""
    return Statement(_PUT_PLAYER, (record, seat, guest, level, name, int(won), at))


def put_result(record: str, at: float, family: str, result: SeatResult) -> Statement:
    """What came of a match at a rated table."""
    text = msgspec.json.encode(result).decode()
    return insert("results", {"record": record, "at": at, "family": family, "result": text}, NEW)


def correct_result(record: str, family: str, result: SeatResult) -> Statement:
    """What came of a match, where something else was kept."""
    text = msgspec.json.encode(result).decode()
    return Statement("UPDATE results SET family = $2, result = $3 WHERE record = $1", (record, family, text))


def _put_rating(person: str, family: str, kind: str, rating: Rating) -> Statement:
    row = {"person": person, "family": family, "kind": kind} | msgspec.structs.asdict(rating)
    return upsert("ratings", row, "person", "family", "kind")


def moved(ratings: dict[str, Rating], result: MatchResult) -> dict[str, Rating]:
    """The ratings that a result changes; none where somebody played against themselves."""
    people = [person for side in result.sides for person in side]
    return after(ratings, result) if len(set(people)) == len(people) else {}


class RatingStore:
    """The ratings of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def count(self) -> int:
        """Counts what has not been counted; how many results that were."""
        counted = 0
        for kind, waiting in ((PLAIN, _UNCOUNTED), (ADJUSTED, _UNADJUSTED)):
            while rows := await self._store.ask(waiting):
                for record, family, text in rows:
                    counted += await self._count(kind, record, family, text)
        return counted

    async def _count(self, kind: str, record: str, family: str, text: str) -> bool:
        """Counts a result unless somebody has; who counts another at the same time makes us look again."""
        for _ in range(ATTEMPTS):
            newest = await self._store.value("SELECT coalesce(max(number), 0) FROM rated WHERE kind = $1", kind)
            if await self._store.ask("SELECT 1 FROM rated WHERE kind = $1 AND record = $2", kind, record):
                return False
            kept = await self._named(record, text) if kind == PLAIN else text
            result = await self._result(kind, record, kept)
            before = await self._known(kind, family, result)
            statements = [_put_rating(person, family, kind, rating) for person, rating in moved(before, result).items()]
            counted = {"kind": kind, "number": newest + 1, "record": record}
            named = Statement("UPDATE results SET result = $2 WHERE record = $1", (record, kept))
            try:
                await self._store.change([insert("rated", counted, NEW, 1), named, *statements])
            except Unmet:
                continue
            return True
        return False

    async def _named(self, record: str, text: str) -> str:
        """A result with the persons for whom its guests played."""
        kept = msgspec.json.decode(text, type=SeatResult)
        rows = await self._store.ask("SELECT seat, person FROM players WHERE record = $1", record)
        found: dict[int, str] = dict(rows)
        persons = [found.get(seat) or person for seat, person in enumerate(kept.persons, 1)]
        return msgspec.json.encode(msgspec.structs.replace(kept, persons=tuple(persons))).decode()

    async def _result(self, kind: str, record: str, text: str) -> MatchResult:
        kept = msgspec.json.decode(text, type=SeatResult)
        sides = tuple(tuple(kept.persons[seat - 1] for seat in side) for side in kept.sides)
        luck: tuple[float, ...] = ()
        if kind == ADJUSTED:
            rows = await self._store.ask("SELECT seat, deal + draws FROM luck WHERE record = $1 AND rounds > 0", record)
            cards = {seat: millionths / 1e6 for seat, millionths in rows}
            if len(cards) == len(kept.persons):
                luck = tuple(sum(cards[seat] for seat in side) / len(side) for side in kept.sides)
        return MatchResult(sides, kept.winner, kept.rounds, luck)

    async def _known(self, kind: str, family: str, result: MatchResult) -> dict[str, Rating]:
        found = {}
        for person in {person for side in result.sides for person in side}:
            sql = "SELECT mean, deviation, matches FROM ratings WHERE person = $1 AND family = $2 AND kind = $3"
            for row in await self._store.ask(sql, person, family, kind):
                found[person] = Rating(*row)
        return found

    async def total(self) -> int:
        """How many results there are."""
        [(results,)] = await self._store.ask("SELECT count(*) FROM results")
        return int(results)

    async def all_results(self) -> AsyncIterator[tuple[str, str, SeatResult]]:
        """Every result with its record and family."""
        last = ""
        while rows := await self._store.ask(_ALL, last):
            for record, family, text in rows:
                yield record, family, msgspec.json.decode(text, type=SeatResult)
                last = record

    async def recomputed(self) -> dict[tuple[str, str, str], Rating]:
        """All ratings by person, family and kind, from the results in the order in which they were counted."""
        ratings: dict[tuple[str, str], dict[str, Rating]] = {}
        for kind in KINDS:
            number = 0
            while rows := await self._store.ask(_COUNTED, kind, number):
                number += len(rows)
                for record, family, text in rows:
                    known = ratings.setdefault((family, kind), {})
                    known |= moved(known, await self._result(kind, record, text))
        return {
            (person, family, kind): rating
            for (family, kind), known in ratings.items()
            for person, rating in known.items()
        }

    async def kept(self) -> dict[tuple[str, str, str], Rating]:
        rows = await self._store.ask("SELECT person, family, kind, mean, deviation, matches FROM ratings")
        return {(person, family, kind): Rating(*rating) for person, family, kind, *rating in rows}

    async def replace(self, ratings: dict[tuple[str, str, str], Rating]) -> None:
        put = [_put_rating(*whose, rating) for whose, rating in ratings.items()]
        await self._store.change([Statement("DELETE FROM ratings"), *put])

    async def listed(self, family: str, kind: str, most: int) -> list[Listed]:
        """Accounts and bots, the surest to be good first."""
        rows = await self._store.ask(_LISTED, family, kind, most)
        return [Listed(person, name, Rating(*rating)) for person, name, *rating in rows]

    async def of_person(self, person: str) -> dict[tuple[str, str], Rating]:
        """Somebody's ratings by family and kind."""
        sql = "SELECT family, kind, mean, deviation, matches FROM ratings WHERE person = $1"
        return {(family, kind): Rating(*rating) for family, kind, *rating in await self._store.ask(sql, person)}
