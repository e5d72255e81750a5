"""Everything a person reads comes from here: the Fluent catalogues in locales/, one folder a language."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt

from lastcard.core import clean
from lastcard.core.errors import Argument, Problem
from lastcard.wording.languages import LOCALES, ours

_LONGEST: Final = 2_400  # Fluent refuses to insert anything over 2,500 characters
_MESSAGE: Final = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
_REFERENCE: Final = re.compile(r"\{\s*([a-z][\w-]*)")


class Catalogue:
    """The messages of one language: called with a message's id and what it speaks of.

    A message is parsed when it is first said: to parse all of them takes longer than the rest of a short command.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self.locale = Locale.parse(language, sep="-")  # how numbers and dates are written
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unparsed: dict[str, str] = {}
        for resource in (LOCALES / language).iterdir():
            text = resource.read_text(encoding="utf-8")
            begins = list(_MESSAGE.finditer(text))
            ends = [*(begin.start() for begin in begins[1:]), len(text)]
            self._unparsed |= {begin[1]: text[begin.start() : end] for begin, end in zip(begins, ends, strict=True)}

    def _parse(self, message: str) -> None:
        """Parses a message and those it is made of; threads that do so at once do no harm."""
        written = self._unparsed.get(message)
        if written is not None:
            self._bundle.add_resource(FluentResource(written))
            for part in _REFERENCE.findall(written):
                self._parse(part)
            self._unparsed.pop(message, None)

    def __call__(self, message: str, **details: Argument) -> str:
        self._parse(message)
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, message
        spoken = {name.replace("_", "-"): self._spoken(detail) for name, detail in details.items()}
        text, errors = self._bundle.format_pattern(pattern, spoken)
        assert not errors, (message, errors)
        return str(text)

    def tell(self, problem: Problem) -> str:
        """What is wrong, in a sentence."""
        return self(problem.message, **problem.details)

    def listed(self, names: Sequence[str], rule: str = "web-and") -> str:
        """Names as they are said in a sentence: “Ada, Bo and Cid”; by `eve-or` “Ada, Bo or Cid”."""
        *others, last = names
        return self(rule, names=others, player=last) if others else last

    def _spoken(self, detail: Argument) -> str | FluentInt:
        """What a message speaks of; a text may be anybody's, so it stays within its place in the line."""
        if isinstance(detail, str):
            return clean.line(detail[:_LONGEST])[:_LONGEST]
        if isinstance(detail, int):
            return FluentInt(detail, useGrouping=False)
        if isinstance(detail, Sequence):
            return clean.line(", ".join(detail)[:_LONGEST])[:_LONGEST]
        return self.tell(detail)[:_LONGEST]


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language)


ENGLISH: Final = catalogue("en")


def from_environment() -> Catalogue:
    """The catalogue of the user's locale; English where we do not have that language."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(variable, "").partition(".")[0].replace("_", "-")
        if code:
            return catalogue(ours(code) or "en")
    return ENGLISH
