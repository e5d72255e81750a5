"""The open collection over HTTP: its months and their files, and what is done in situations."""

from __future__ import annotations

from typing import Annotated

import msgspec

from lastcard.collection.kinds import KINDS, ChoiceShown
from lastcard.collection.model import CollectedFile
from lastcard.core.fields import named


class CollectedMonth(msgspec.Struct, frozen=True, kw_only=True):
    """A month of the open collection."""

    month: str
    matches: int
    decisions: int
    files: tuple[CollectedFile, ...]


class CollectionShown(msgspec.Struct, frozen=True, kw_only=True):
    """The open collection, the newest month first; it is not `open` where this server publishes none."""

    open: bool
    months: tuple[CollectedMonth, ...]


class SituationShown(msgspec.Struct, frozen=True, kw_only=True):
    """What was done in a kind of situation, and what it earned."""

    kind: Annotated[str, named("SituationKind", tuple(KINDS))]
    cases: int
    choices: tuple[ChoiceShown, ...]
