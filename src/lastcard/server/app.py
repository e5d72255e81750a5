"""The server as an application (ASGI): everything that can be asked for, within limits, and what all of it shares."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final, cast

from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Server
from litestar.types import ASGIApp, Scope

from lastcard import __version__
from lastcard.core.errors import Problem
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
from lastcard.server.net.guards import exact, guarded, hopping, paced, under
from lastcard.server.net.rate_limits import Lane, PerAddress, Quota
from lastcard.server.oidc import Issuer
from lastcard.server.pages import FOLDER, LADDER, Pages
from lastcard.server.privacy import Privacy
from lastcard.server.puzzles import Puzzles
from lastcard.server.records import Records
from lastcard.server.replays import Replays
from lastcard.server.retention import Retention
from lastcard.server.reviews import Reviews
from lastcard.server.routes import handlers
from lastcard.server.routes.about import schemas
from lastcard.server.routes.base import AT_ONCE, Asked, Served, address, guess
from lastcard.server.routes.faults import LARGEST, fault
from lastcard.server.routes.guests import REPORTS, REPORTS_AT_ONCE
from lastcard.server.routes.library import packed_rulebook
from lastcard.server.routes.seeks import LOOKS, LOOKS_AT_ONCE
from lastcard.server.seeks import Seeks
from lastcard.server.storage.base import Store
from lastcard.server.storage.matches import MatchStore
from lastcard.server.storage.ratings import RatingStore
from lastcard.server.tasks import Tasks, repeat
from lastcard.table.identities import Signer

HANDLERS: Final = handlers()
MISSES: Final = 1.0  # codes of tables that there are not, a second and address: nobody finds one by trying
MISSES_AT_ONCE: Final = 60.0
ANSWERS: Final = 1.0  # to puzzles, a second and address
ANSWERS_AT_ONCE: Final = 60.0
WRONG: Final = 0.1  # wrong tokens of moderators, a second and address
WRONG_AT_ONCE: Final = 10.0
LOOK: Final = 10.0  # seconds between looks at the ladder
COUNT: Final = 10.0  # and for results that have not been counted
SWEEP: Final = 3_600.0  # and for what is too old


async def _show_ladder(pages: Pages, folder: Path) -> None:
    """Looks now and then whether the ladder has been played on."""
    seen = -1.0
    while True:
        with suppress(OSError):
            changed = (folder / LADDER).stat().st_mtime
            if changed != seen:
                seen = changed
                await asyncio.to_thread(pages.offer, folder)
        await asyncio.sleep(LOOK)


def make_app(config: Config, store: Store, stop: Callable[[], None] = lambda: None) -> tuple[ASGIApp, Served]:
    """The application, and what its requests share once it has started; `stop` ends the server that runs it."""
    pages = Pages(FOLDER, config.path, config.base)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        hub = await Hub.start(config, store)
        app.state.config = config
        app.state.hub = hub
        app.state.records = records = Records(store, config.base)
        app.state.replays = replays = Replays(records)
        app.state.reviews = reviews = Reviews(records, store)
        app.state.puzzles = puzzles = Puzzles(shipped(), store, records, reviews)
        app.state.daily = daily = Daily(hub)
        app.state.effects = effects = RuleEffects(store)
        app.state.collecting = collecting = Collecting(store, config.collection)
        app.state.challenges = Challenges(hub, records)
        app.state.clubs = Clubs(hub)
        app.state.albums = albums = Albums(records)
        app.state.pages = pages
        app.state.signer = Signer(store.key, hub.moderation.forgot)
        app.state.accounts = Accounts(store)
        app.state.ratings = ratings = RatingStore(store)
        app.state.matches = MatchStore(store)
        app.state.issuer = issuer = Issuer(config, store.key)
        app.state.seeks = seeks = Seeks(hub)
        app.state.new = defaultdict(lambda: PerAddress(config.new_a_minute / 60, config.new_a_minute))
        app.state.looks = PerAddress(min(LOOKS, config.rate), LOOKS_AT_ONCE)
        app.state.misses = PerAddress(MISSES, MISSES_AT_ONCE)
        app.state.answers = PerAddress(min(ANSWERS, config.rate), ANSWERS_AT_ONCE)
        app.state.reports = PerAddress(min(REPORTS, config.rate), REPORTS_AT_ONCE)
        app.state.wrong = PerAddress(WRONG, WRONG_AT_ONCE)
        app.state.admins = Admins(config.admins)
        app.state.privacy = privacy = Privacy(hub, records)

        def forgotten() -> None:
            for kept in (replays, puzzles, albums):
                kept.forget()

        app.state.enforcer = enforcer = Enforcer(hub, privacy, config.node, stop, forgotten)
        retention = Retention(config, store)
        app.state.addresses = Quota(config.per_address)
        app.state.reading = Quota(AT_ONCE)
        _ = schemas(), packed_rulebook(), app.openapi_schema  # which take a moment, for which no game should stop
        await enforcer.start()
        reviews.start()
        await collecting.start()
        tasks = Tasks()
        tasks.start(repeat(retention.sweep_all, SWEEP, "what is too old could not be removed"))
        tasks.start(repeat(ratings.count, COUNT, "results could not be counted"))
        if config.ladder:
            tasks.start(_show_ladder(pages, Path(config.ladder)))
        try:
            yield
        finally:
            await tasks.close()
            await enforcer.close()
            replays.close()
            puzzles.close()
            daily.close()
            await seeks.close()
            await issuer.close()
            await effects.close()
            await collecting.close()
            await reviews.close()
            await hub.close()

    app = Litestar(
        HANDLERS,
        lifespan=[lifespan],
        request_class=Asked,
        exception_handlers={Exception: fault},
        openapi_config=OpenAPIConfig(
            title="Last Card",
            version=__version__,
            path="/api/schema",
            servers=[Server(url=config.path or "/")],
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        request_max_body_size=LARGEST,
        logging_config=None,
        debug=False,
    )
    state = cast(Served, app.state)

    async def there(scope: Scope, kind: str, name: str) -> None:
        if kind == "admin":
            if not state.admins:
                raise Problem("no-such-page")
            return
        if kind == "record":
            await state.records.record(name)
            return
        with guess(scope, state):
            if kind == "club":
                await state.clubs.find(name)
            elif kind == "evening":
                await state.hub.evening(name)
            else:
                await state.hub.summary(name)

    def lane(scope: Scope) -> Lane:
        return state.hub.allowance(address(scope)).lane

    safe = paced(guarded(pages.around(exact(app), there), config), lane)
    if store is not None and store.shared:
        safe = hopping(safe, lambda text: state.signer.vouched(text))
    return (under(config.path, safe) if config.path else safe), state
