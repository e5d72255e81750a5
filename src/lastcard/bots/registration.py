"""Bots of others that are no Python package: a small TOML file says who they are and how they are run."""

from __future__ import annotations

import hashlib
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from lastcard.core import clean
from lastcard.core.errors import Problem, cause

LONGEST_TEXT: Final = 40  # letters of an owner or a version
_KEY: Final = re.compile(r"`\$?\.?([^`]*)`")

Text = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a program may take."""

    seconds: Annotated[float, Meta(gt=0, le=60)] = 1.0  # for a decision
    start: Annotated[float, Meta(gt=0, le=60)] = 10.0  # until it is ready
    memory: Annotated[int, Meta(ge=16, le=65_536)] = 1_024  # megabytes


class Registration(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Who a bot is, and how it is run: a command that talks line by line, or a model."""

    name: Annotated[str, Meta(pattern="^[a-z0-9][a-z0-9-]{0,19}$")]
    owner: Text
    version: Text
    command: Annotated[tuple[Annotated[str, Meta(min_length=1)], ...], Meta(min_length=1)] | None = None
    model: Annotated[str, Meta(min_length=1)] = ""
    limits: Limits = Limits()


class Registered(msgspec.Struct, frozen=True):
    """A registration and where it stands: what it names is looked for there."""

    file: Path
    about: Registration
    digest: str  # of the file, and of the model that it names

    @property
    def folder(self) -> Path:
        return self.file.parent


@cache
def load(file: Path) -> Registered:
    """Reads a registration; whatever is wrong with it is a Problem that names the file."""
    try:
        text = file.read_bytes()
        about = _read(tomllib.loads(text.decode()))
        model = (file.parent / about.model).read_bytes() if about.model else b""
        return Registered(file.resolve(), about, hashlib.sha256(text + model).hexdigest()[:16])
    except OSError as error:
        problem = Problem("file-unreadable", reason=cause(error))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        problem = Problem("registration-no-toml", reason=str(error))
    except Problem as found:
        problem = found
    raise Problem("file-problem", file=str(file), problem=problem)


def _read(document: dict[str, Any]) -> Registration:
    try:
        about = msgspec.convert(document, Registration)
    except msgspec.ValidationError as error:
        raise _told(str(error)) from None
    for key in ("owner", "version"):
        if any(clean.amiss(getattr(about, key))) or getattr(about, key) != getattr(about, key).strip():
            raise Problem("registration-bad", key=key)
    if (about.command is None) == (not about.model):
        raise Problem("registration-one-way")
    return about


def _told(error: str) -> Problem:
    """What msgspec says, in words of ours."""
    found = _KEY.findall(error)
    key = found[-1]
    if "missing required" in error:
        return Problem("registration-missing", key=found[0])
    if "unknown field" in error:
        return Problem("registration-unknown", key=".".join(reversed(found)))
    return Problem("registration-bad", key=re.split(r"[.\[]", key.removeprefix("limits."))[0])


def in_folder(folder: Path) -> dict[str, Registered]:
    """All that are registered in a folder, by their names; each name once."""
    try:
        files = sorted(file for file in folder.iterdir() if file.suffix == ".toml")
    except OSError as error:
        raise Problem(
            "file-problem", file=str(folder), problem=Problem("file-unreadable", reason=cause(error))
        ) from None
    found: dict[str, Registered] = {}
    for file in files:
        registered = load(file)
        name = registered.about.name
        if name in found:
            raise Problem("registration-twice", name=name, file=str(file), other=str(found[name].file))
        found[name] = registered
    return found
