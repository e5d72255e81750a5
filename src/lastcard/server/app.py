"""The server as an application (ASGI): everything that can be asked for, within limits, and what all of it shares."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Server
from litestar.types import ASGIApp, Scope

from lastcard import __version__
from lastcard.core.errors import Problem
from lastcard.server.config import Config
from lastcard.server.net.guards import ended, exact, guarded, hopping, paced, under
from lastcard.server.net.rate_limits import Lane
from lastcard.server.pages import FOLDER, Pages
from lastcard.server.routes import handlers
from lastcard.server.routes.about import schemas
from lastcard.server.routes.base import Asked, Served, address, guess
from lastcard.server.routes.faults import LARGEST, fault
from lastcard.server.routes.library import packed_rulebook
from lastcard.server.storage.base import Store

HANDLERS: Final = handlers()


def make_app(config: Config, store: Store, stop: Callable[[], None] = lambda: None) -> tuple[ASGIApp, Served]:
    """The application, and what its requests share once it has started; `stop` ends the server that runs it."""
    pages = Pages(FOLDER, config.path, config.base)
    state = Served({"config": config, "pages": pages})

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        _ = schemas(), packed_rulebook(), app.openapi_schema  # which take a moment, for which no game should stop
        await state.start(store, stop)
        try:
            yield
        finally:
            await state.close()

    app = Litestar(
        HANDLERS,
        state=state,
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
    return ended(under(config.path, safe) if config.path else safe), state
