"""Accounts over HTTP: a guest becomes one by a passkey, signs in elsewhere, and looks after what belongs to it."""

from __future__ import annotations

import ipaddress
import secrets
from contextlib import suppress
from http import HTTPStatus
from typing import Annotated, Final
from urllib.parse import urlsplit

from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody, Parameter, QueryParameter
from litestar.response import Redirect

from lastcard.core.errors import Problem
from lastcard.protocol.accounts import (
    Account,
    AccountData,
    AccountState,
    CeremonyOptions,
    Departure,
    NewAccount,
    NewCeremony,
    NewToken,
    Recovery,
    RecoveryWords,
    Renaming,
    SignIn,
    TokenMade,
)
from lastcard.server.accounts import BEARER, PATIENCE, SigningGuest, Site
from lastcard.server.logs import refused
from lastcard.server.net.guards import check_origin
from lastcard.server.oidc import RETURN
from lastcard.server.routes.base import UNKEPT, Asked, Served, faults, language, limit
from lastcard.server.routes.guests import AS_FILE, CHANGING, COOKIE, ONESELF, SESSION, carried, cookie, identity
from lastcard.server.storage.base import Unavailable
from lastcard.table.identities import Identity, clean_name

CEREMONY: Final = "lastcard-ceremony"  # the cookie of a browser that has been asked to prove something
LONGEST_NAME: Final = 20
PasskeyId = Annotated[str, Parameter(max_length=1_400, description="The id of a passkey")]
TokenId = Annotated[str, Parameter(max_length=40, description="The id of a token")]


async def account_of(request: Asked, state: Served) -> str:
    """The account that somebody is signed in to, in a browser or by a token that lets its program read."""
    token = carried(request)
    if token.startswith(BEARER):
        return (await state.accounts.bearer(token, "read"))[0]
    return await _own(request, state)


async def _own(request: Asked, state: Served) -> str:
    """The same for browsers alone: no program looks after an account."""
    session = await state.accounts.session(request.cookies.get(SESSION, ""))
    if session is None:
        raise Problem("not-signed-in")
    return session.account


async def _attempt(request: Asked, state: Served) -> None:
    """Counts what might be tried over and over, from pages of ours alone."""
    check_origin(request, state.config)
    await limit("accounts", request, state)


async def _changed(request: Asked, state: Served) -> str:
    """The account that somebody changes something about."""
    await _attempt(request, state)
    return await _own(request, state)


def _site(request: Asked, state: Served) -> Site:
    """For whom passkeys are made here. They are bound to a name: an address is none."""
    config = state.config
    base = config.url or f"{request.url.scheme}://{request.headers.get('host', '')}"
    parts = urlsplit(base)
    name = parts.hostname or ""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return Site(name, f"{parts.scheme}://{parts.netloc}")
    raise Problem("passkeys-need-name", host=name)


def _visitor(request: Asked, state: Served) -> SigningGuest:
    """The browser that answers; one that is nobody's yet becomes a new guest's."""
    browser = request.cookies.get(CEREMONY, "")
    try:
        return SigningGuest(browser, identity(request, state.signer))
    except Problem:
        return SigningGuest(browser, Identity(secrets.token_urlsafe(16), ""))


async def _signed_in(
    request: Asked, state: Served, secret: str, visitor: SigningGuest, words: tuple[str, ...] = ()
) -> Response[Account]:
    """The account, for a browser that is signed in to it now and called as it is."""
    session = await state.accounts.session(secret)
    assert session is not None
    shown = await state.accounts.shown(session.account, words)
    cookies = [
        cookie(request, state, SESSION, secret),
        cookie(request, state, COOKIE, state.signer.renew(visitor.guest, shown.name)),
        cookie(request, state, CEREMONY, "", 0),
    ]
    return Response(shown, cookies=cookies, headers=UNKEPT)


@post(
    "/api/account/ceremonies",
    responses=CHANGING,
    summary="What to ask a passkey: for a new account, to sign in, or for one more passkey",
)
async def begin_ceremony(data: JSONBody[NewCeremony], request: Asked, state: Served) -> Response[CeremonyOptions]:
    await _attempt(request, state)
    site = _site(request, state)
    who = identity(request, state.signer) if data.kind != "sign-in" else None
    account = await _own(request, state) if data.kind == "add" else ""
    browser = secrets.token_urlsafe(24)
    options = await state.accounts.begin(data.kind, site, browser, who, account)
    return Response(CeremonyOptions(options), cookies=[cookie(request, state, CEREMONY, browser, int(PATIENCE))])


@post("/api/account", responses=CHANGING, summary="Become an account by a new passkey, and keep one's matches")
async def create_account(data: JSONBody[NewAccount], request: Asked, state: Served) -> Response[Account]:
    check_origin(request, state.config)
    visitor = SigningGuest(request.cookies.get(CEREMONY, ""), identity(request, state.signer))
    secret, words = await state.accounts.create(data.credential, data.name, _site(request, state), visitor)
    return await _signed_in(request, state, secret, visitor, words)


@get("/api/account", responses=faults(HTTPStatus.UNAUTHORIZED), summary="One's account, if one is signed in")
async def show_account(request: Asked, state: Served) -> Response[AccountState]:
    try:
        shown = await state.accounts.shown(await account_of(request, state))
    except Problem as problem:
        if problem.message != "not-signed-in":
            raise
        shown = None
    return Response(AccountState(shown, state.issuer.name), headers=UNKEPT)


@post("/api/account/sessions", responses=CHANGING, summary="Sign in by a passkey")
async def sign_in(data: JSONBody[SignIn], request: Asked, state: Served) -> Response[Account]:
    check_origin(request, state.config)
    visitor = _visitor(request, state)
    secret = await state.accounts.sign_in(data.credential, _site(request, state), visitor)
    return await _signed_in(request, state, secret, visitor)


@post("/api/account/oidc", responses=CHANGING, summary="Where to go to sign in with an account of another site")
async def set_out(request: Asked, state: Served) -> Response[Departure]:
    await _attempt(request, state)
    browser = secrets.token_urlsafe(24)
    known, there = await state.issuer.begin()
    await state.accounts.set_out(known, browser)
    cookies = [cookie(request, state, CEREMONY, browser, int(PATIENCE))]
    return Response(Departure(there), headers=UNKEPT, cookies=cookies)


@get(RETURN, status_code=HTTPStatus.SEE_OTHER, include_in_schema=False)
async def come_back(
    request: Asked,
    state: Served,
    given: Annotated[str, QueryParameter(name="state", max_length=200)] = "",
    code: Annotated[str, QueryParameter(max_length=4_000)] = "",
    error: Annotated[str, QueryParameter(max_length=200)] = "",
) -> Redirect:
    """A browser comes back from the issuer: it is signed in, or told why not, on the page of accounts."""
    page = f"{state.config.path}/account"
    over = cookie(request, state, CEREMONY, "", 0)
    try:
        await limit("accounts", request, state)
        await state.accounts.came_back(given, request.cookies.get(CEREMONY, ""))
        if error or not code:
            raise Problem("oidc-cancelled" if error == "access_denied" else "oidc-refused", issuer=state.issuer.name)
        claimed = await state.issuer.finish(given, code)
        session = await state.accounts.session(request.cookies.get(SESSION, ""))
        guest = _named(_visitor(request, state).guest, claimed.name, language(request)("default-name"))
        signed_in = session.account if session is not None else ""
        secret = await state.accounts.enter(state.issuer.name, claimed.subject, guest, signed_in)
    except (Problem, Unavailable) as problem:
        told = problem.message if isinstance(problem, Problem) else "storage-fails"
        refused(told)
        return Redirect(f"{page}?refused={told}", cookies=[over], status_code=303)
    entered = await _signed_in(request, state, secret, SigningGuest("", guest))
    return Redirect(page, cookies=entered.cookies, status_code=303)


def _named(guest: Identity, called: str, usual: str) -> Identity:
    """A guest who has a name: their own, that of the other site, or the usual one."""
    for name in (guest.name, called[:LONGEST_NAME], usual):
        with suppress(Problem):
            return Identity(guest.guest, clean_name(name))
    return Identity(guest.guest, usual)


@delete("/api/account/oidc", status_code=HTTPStatus.OK, responses=CHANGING, summary="Sign in by it no longer")
async def part_with_issuer(request: Asked, state: Served) -> Account:
    account = await _changed(request, state)
    await state.accounts.part_with_issuer(account)
    return await state.accounts.shown(account)


@post("/api/account/recovery", responses=CHANGING, summary="Sign in by recovery words, which are replaced")
async def recover(data: JSONBody[Recovery], request: Asked, state: Served) -> Response[Account]:
    await _attempt(request, state)
    visitor = _visitor(request, state)
    secret, words = await state.accounts.recover(data.words, visitor)
    return await _signed_in(request, state, secret, visitor, words)


@delete("/api/account/sessions", status_code=HTTPStatus.OK, responses=CHANGING, summary="Sign out")
async def sign_out(
    request: Asked,
    state: Served,
    everywhere: Annotated[bool, QueryParameter(description="On all devices and of all programs")] = False,
) -> Response[AccountState]:
    account = await _changed(request, state)
    if everywhere:
        await state.accounts.store.sign_out_everywhere(account)
    else:
        await state.accounts.sign_out(request.cookies[SESSION])
    return _as_somebody_new(request, state)


def _as_somebody_new(request: Asked, state: Served) -> Response[AccountState]:
    """A browser that has left an account is another guest from then on, so that nobody's matches mix."""
    cookies: list[Cookie] = [cookie(request, state, SESSION, "", 0), cookie(request, state, COOKIE, "", 0)]
    return Response(AccountState(None, state.issuer.name), cookies=cookies, headers=UNKEPT)


@post("/api/account/recovery-words", responses=CHANGING, summary="New recovery words; those of before are void")
async def replace_words(request: Asked, state: Served) -> Response[RecoveryWords]:
    words = await state.accounts.new_words(await _changed(request, state))
    return Response(RecoveryWords(words), headers=UNKEPT)


@post("/api/account/passkeys", responses=CHANGING, summary="One more passkey")
async def add_passkey(data: JSONBody[NewAccount], request: Asked, state: Served) -> Account:
    account = await _changed(request, state)
    visitor = _visitor(request, state)
    await state.accounts.add(account, data.credential, data.name, _site(request, state), visitor)
    return await state.accounts.shown(account)


@post("/api/account/passkeys/{passkey:str}", responses=CHANGING, summary="Call a passkey something else")
async def name_passkey(passkey: PasskeyId, data: JSONBody[Renaming], request: Asked, state: Served) -> Account:
    account = await _changed(request, state)
    await state.accounts.name_passkey(account, passkey, data.name)
    return await state.accounts.shown(account)


@delete(
    "/api/account/passkeys/{passkey:str}",
    status_code=HTTPStatus.OK,
    responses=CHANGING,
    summary="Remove a passkey; the last one only where there are recovery words",
)
async def remove_passkey(passkey: PasskeyId, request: Asked, state: Served) -> Account:
    account = await _changed(request, state)
    await state.accounts.remove_passkey(account, passkey)
    return await state.accounts.shown(account)


@post("/api/account/tokens", responses=CHANGING, summary="A token for a program, shown once")
async def make_token(data: JSONBody[NewToken], request: Asked, state: Served) -> Response[TokenMade]:
    made = await state.accounts.new_token(await _changed(request, state), data)
    return Response(made, headers=UNKEPT)


@delete(
    "/api/account/tokens/{token:str}",
    status_code=HTTPStatus.OK,
    responses=CHANGING,
    summary="Revoke a token",
)
async def remove_token(token: TokenId, request: Asked, state: Served) -> Account:
    account = await _changed(request, state)
    await state.accounts.remove_token(account, token)
    return await state.accounts.shown(account)


@delete(
    "/api/account",
    status_code=HTTPStatus.OK,
    responses=CHANGING,
    summary="Delete one's account: its passkeys, tokens and name go, its matches stay as nobody's",
)
async def delete_account(request: Asked, state: Served) -> Response[AccountState]:
    account = await _changed(request, state)
    guests = await state.accounts.store.guests(account)
    await state.accounts.store.delete(account)
    for guest in guests:
        await state.enforcer.forget(guest, ONESELF)
    return _as_somebody_new(request, state)


@get("/api/account/data", responses=CHANGING, summary="All that is known of one's account, as a file")
async def show_account_data(request: Asked, state: Served) -> Response[AccountData]:
    account = await _changed(request, state)
    guests = [await state.privacy.export(guest) for guest in await state.accounts.store.guests(account)]
    return Response(AccountData(await state.accounts.shown(account), tuple(guests)), headers=AS_FILE)
