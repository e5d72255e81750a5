"""What the ways of asking over HTTP share."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from pathlib import Path
from typing import Annotated, Any, Final, cast

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import InternalServerException
from litestar.openapi import ResponseSpec
from litestar.params import Parameter
from litestar.types import ASGIApp, Receive, Scope, Send

from lastcard.core.errors import Problem
from lastcard.protocol.http import Fault
from lastcard.protocol.replays import Reviewing
from lastcard.puzzles.model import shipped
from lastcard.server.accounts import Accounts
from lastcard.server.albums import Albums
from lastcard.server.challenges import Challenges
from lastcard.server.clubs import Clubs
from lastcard.server.collecting import Collecting
from lastcard.server.config import Config
from lastcard.server.daily import Daily
from lastcard.server.effects import RuleEffects
from lastcard.server.enforcement import Admins, Enforcer
from lastcard.server.hub import Hub
from lastcard.server.net.rate_limits import PerAddress, Quota, place
from lastcard.server.oidc import Issuer
from lastcard.server.pages import Pages
from lastcard.server.privacy import Privacy
from lastcard.server.puzzles import Puzzles
from lastcard.server.records import Records
from lastcard.server.replays import Replays
from lastcard.server.retention import sweep_all
from lastcard.server.reviews import Reviews
from lastcard.server.seeks import Seeks
from lastcard.server.storage.base import Store
from lastcard.server.storage.matches import MatchStore
from lastcard.server.storage.ratings import RatingStore
from lastcard.server.tasks import Tasks, repeat
from lastcard.table.identities import Signer
from lastcard.wording.catalogues import Catalogue, catalogue
from lastcard.wording.languages import asked_for

YEAR: Final = 365 * 24 * 3600
LISTED: Final = 50
AT_ONCE: Final = 8  # answers that may be on their way to one address
LOOKING: Final = (HTTPStatus.BAD_REQUEST, HTTPStatus.NOT_FOUND, HTTPStatus.TOO_MANY_REQUESTS)  # for something
COMMON: Final = (HTTPStatus.BAD_REQUEST, HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.FORBIDDEN)

LOOKS: Final = 15.0  # at who seeks a table, a second and address: some forty people who wait at one place
LOOKS_AT_ONCE: Final = 100.0
MISSES: Final = 1.0  # codes of tables that there are not, a second and address: nobody finds one by trying
MISSES_AT_ONCE: Final = 60.0
ANSWERS: Final = 1.0  # to puzzles, a second and address
ANSWERS_AT_ONCE: Final = 60.0
REPORTS: Final = 1 / 600  # a second and address: reports, and what one asks about oneself
REPORTS_AT_ONCE: Final = 6.0
WRONG: Final = 0.1  # wrong tokens of moderators, a second and address
WRONG_AT_ONCE: Final = 10.0
COUNT: Final = 10.0  # seconds between looks for results that have not been counted
SWEEP: Final = 3_600.0  # and for what is too old

UNKEPT: Final = {"cache-control": "no-store"}

Code = Annotated[str, Parameter(max_length=40, description="The code of a table")]


class Served(State):
    """What all requests share."""

    config: Config
    pages: Pages

    async def start(self, store: Store, stop: Callable[[], None]) -> None:
        """Makes all of it, and begins what is done without being asked for; `stop` ends the server."""
        config = self.config
        self.hub = hub = await Hub.start(config, store)
        self._make(hub)
        self._count(config)
        self.enforcer = Enforcer(hub, self.privacy, config.node, stop, self._forget)
        await self.enforcer.start()
        self.reviews.start()
        await self.collecting.start()
        self.tasks = Tasks()
        sweep = partial(sweep_all, config, store)
        self.tasks.start(repeat(sweep, SWEEP, "what is too old could not be removed"))
        self.tasks.start(repeat(self.ratings.count, COUNT, "results could not be counted"))
        if config.ladder:
            self.tasks.start(self.pages.keep_offering(Path(config.ladder)))

    def _make(self, hub: Hub) -> None:
        config, store = hub.config, hub.store
        self.records = Records(store, config.base)
        self.replays = Replays(self.records)
        self.reviews = Reviews(self.records, store)
        self.puzzles = Puzzles(shipped(), store, self.records, self.reviews)
        self.daily = Daily(hub)
        self.effects = RuleEffects(store)
        self.collecting = Collecting(store, config.collection)
        self.challenges = Challenges(hub, self.records)
        self.clubs = Clubs(hub)
        self.albums = Albums(self.records)
        self.signer = Signer(store.key, hub.moderation.forgot)
        self.accounts = Accounts(store)
        self.ratings = RatingStore(store)
        self.matches = MatchStore(store)
        self.issuer = Issuer(config, store.key)
        self.seeks = Seeks(hub)
        self.admins = Admins(config.admins)
        self.privacy = Privacy(hub, self.records)

    def _count(self, config: Config) -> None:
        """Nothing has been asked for yet."""
        new = config.new_a_minute
        self.new = defaultdict[str, PerAddress](lambda: PerAddress(new / 60, new))  # of each kind
        self.looks = PerAddress(min(LOOKS, config.rate), LOOKS_AT_ONCE)
        self.misses = PerAddress(MISSES, MISSES_AT_ONCE)
        self.answers = PerAddress(min(ANSWERS, config.rate), ANSWERS_AT_ONCE)
        self.reports = PerAddress(min(REPORTS, config.rate), REPORTS_AT_ONCE)
        self.wrong = PerAddress(WRONG, WRONG_AT_ONCE)
        self.addresses = Quota(config.per_address)  # of connections
        self.reading = Quota(AT_ONCE)

    def _forget(self) -> None:
        """The names in records have changed."""
        for kept in (self.replays, self.puzzles, self.albums):
            kept.forget()

    async def close(self) -> None:
        await self.tasks.close()
        await self.enforcer.close()
        for worker in (self.replays, self.puzzles, self.daily):
            worker.close()
        for each in (self.seeks, self.issuer, self.effects, self.collecting, self.reviews, self.hub):
            await each.close()


class Asked(Request[Any, Any, Any]):
    """A request whose body may hold anything."""

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException as error:  # when it was not sent to its end
            raise Problem("bad-request", reason=error.detail) from None

    async def json(self) -> Any:
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError) as error:
            raise Problem("bad-request", reason=str(error)) from None


def address(scope: Scope) -> str:
    client = scope.get("client")
    return place(client[0]) if client else ""


def faults(*codes: HTTPStatus) -> dict[int, ResponseSpec]:
    """The ways in which a request can be refused, for the OpenAPI description."""
    return {int(code): ResponseSpec(Fault, description=code.phrase, generate_examples=False) for code in codes}


def described(kind: type, status: HTTPStatus = HTTPStatus.OK) -> dict[int, ResponseSpec]:
    """What a request is answered with that has it in JSON already, for the OpenAPI description."""
    return {int(status): ResponseSpec(kind, description=status.phrase, generate_examples=False)}


def language(request: Request[Any, Any, Any]) -> Catalogue:
    return catalogue(asked_for(request.headers.get("accept-language", "")))


@contextmanager
def guess(scope: Scope, state: Served) -> Iterator[None]:
    """Looking for something by its code; whoever has missed too often has to wait, also with a code that is right."""
    where, now = address(scope), asyncio.get_running_loop().time()
    if state.misses.wait(where, now):
        raise Problem("too-fast")
    try:
        yield
    except Problem as problem:
        if problem.message in ("unknown-table", "unknown-evening", "unknown-club"):
            state.misses.take(where, now)
        raise


def under_way(share: float) -> Response[Reviewing]:
    """How much of what was asked for is done: whoever wants it asks again."""
    return Response(Reviewing(share), status_code=HTTPStatus.ACCEPTED, headers={"retry-after": "1", **UNKEPT})


def slow_down(here: PerAddress, request: Asked) -> None:
    """Counts something that is asked from an address; too much of it is a Problem."""
    if not here.take(address(request.scope), asyncio.get_running_loop().time()):
        raise Problem("too-fast")


async def limit(what: str, request: Asked, state: Served) -> None:
    """Counts something new that is made from an address, on this server and on all of them together."""
    slow_down(state.new[what], request)
    most = state.config.new_a_minute
    if not await state.hub.store.allows(what, address(request.scope), most / 60, most):
        raise Problem("too-fast")


def in_turn(app: ASGIApp) -> ASGIApp:
    """Lets each address have only so many answers on their way: they may be long, and their readers slow."""

    async def counted(scope: Scope, receive: Receive, send: Send) -> None:
        reading = cast(Served, scope["litestar_app"].state).reading
        where = address(scope)
        if reading.full(where):
            raise Problem("too-fast")
        reading.add(where, 1)
        try:
            await app(scope, receive, send)
        finally:
            reading.add(where, -1)

    return counted
