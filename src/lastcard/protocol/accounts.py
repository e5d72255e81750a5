"""Accounts over HTTP as values: passkeys, recovery words and tokens for programs."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import Meta

from lastcard.core.fields import named
from lastcard.protocol.admin import GuestData
from lastcard.protocol.messages import Name
from lastcard.protocol.replays import MatchShown
from lastcard.ratings.families import FAMILIES
from lastcard.record.feats import Feats

CEREMONIES: Final = ("new", "sign-in", "add")  # what a passkey is asked for
SCOPES: Final = ("read", "play")  # what a program may do with a token

Ceremony = Annotated[str, named("Ceremony", CEREMONIES)]
Scope = Annotated[str, named("Scope", SCOPES)]
Family = Annotated[str, named("Family", FAMILIES)]
Label: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80)]
Credential: TypeAlias = dict[str, Any]  # as browsers write it (PublicKeyCredential.toJSON)


class NewCeremony(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: Ceremony


class CeremonyOptions(msgspec.Struct, frozen=True):
    """What to give to the browser: see `parseCreationOptionsFromJSON` and `parseRequestOptionsFromJSON`."""

    options: dict[str, Any]


class NewAccount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guest becomes an account; the name is what the passkey is to be called."""

    credential: Credential
    name: Label


class SignIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    credential: Credential


class Recovery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    words: Annotated[str, Meta(min_length=1, max_length=200)]


class Renaming(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Label


class NewToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Label
    scopes: Annotated[tuple[Scope, ...], Meta(min_length=1, max_length=len(SCOPES))]


class Passkey(msgspec.Struct, frozen=True):
    passkey: str
    name: Name
    at: str
    used: str


class Token(msgspec.Struct, frozen=True):
    """A token for programs, without what it is used with."""

    token: str
    name: Name
    scopes: tuple[Scope, ...]
    at: str
    used: str  # "" where it never was


class TokenMade(msgspec.Struct, frozen=True):
    """A new token, with what it is used with: shown once."""

    token: str
    bearer: str


class RecoveryWords(msgspec.Struct, frozen=True):
    """New recovery words: shown once."""

    words: tuple[str, ...]


class Account(msgspec.Struct, frozen=True, kw_only=True):
    """An account as its owner sees it; recovery words only where they are new."""

    name: Name
    at: str
    passkeys: tuple[Passkey, ...]
    tokens: tuple[Token, ...]
    devices: int  # on which it is signed in
    recoverable: bool  # there are recovery words
    issuers: tuple[str, ...] = ()  # sites whose accounts are ways in too
    words: tuple[str, ...] = ()


class AccountState(msgspec.Struct, frozen=True):
    """Whether somebody is signed in here."""

    account: Account | None
    issuer: str = ""  # the site whose account one may sign in with, "" for none


class Departure(msgspec.Struct, frozen=True):
    """Where a browser is to go to sign in; from there it comes back by itself."""

    address: str


class AccountData(msgspec.Struct, frozen=True):
    """All that is known of an account: itself, and each guest that has played for it."""

    account: Account
    guests: tuple[GuestData, ...]


class OwnMatch(MatchShown, frozen=True, kw_only=True):
    """A match that one has played: a `FinishedMatch`, one's seat, and what the cards and one's own choices gave."""

    course: tuple[int, ...]
    seat: int
    luck: int | None = None  # in millionths of a round won; where nobody has looked yet, nothing
    skill: int | None = None
    feats: Feats | None = None


class OwnMatches(msgspec.Struct, frozen=True):
    """The matches that one has played, the newest first; `next` is what to ask for those before, 0 after the last."""

    matches: tuple[OwnMatch, ...]
    next: float


class RatingShown(msgspec.Struct, frozen=True, kw_only=True):
    """How well somebody plays, in points; twice the deviation is what it may be off by."""

    rating: int
    deviation: int
    matches: int
    provisional: bool


class FamilyRating(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody's ratings in a family of rules: from results, and without the luck of the cards."""

    family: Family
    plain: RatingShown | None
    adjusted: RatingShown | None


class RatedPlayer(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody in a list of ratings: a person by name, or a bot by its level."""

    name: Name
    bot: Name
    rating: RatingShown


class RatingList(msgspec.Struct, frozen=True):
    family: Family
    plain: tuple[RatedPlayer, ...]
    adjusted: tuple[RatedPlayer, ...]
