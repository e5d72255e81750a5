"""Which languages there are (i18n, locales): those that have a folder in locales/, English first."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final

LOCALES: Final = files("lastcard.wording") / "locales"
LANGUAGES: Final = ("en", *sorted({folder.name for folder in LOCALES.iterdir() if folder.is_dir()} - {"en"}))
ALIASES: Final = {"no": "nb", "nn": "nb"}  # what others call a language of ours, or one that its readers read too
_KNOWN: Final = ALIASES | {language.lower(): language for language in LANGUAGES}


def own_name(language: str) -> str:
    """What a language calls itself, read without Fluent, which a build does not have."""
    found = re.search("^language-name = (.+)$", (LOCALES / language / "web.ftl").read_text("utf-8"), re.MULTILINE)
    assert found, language
    return found[1]


def asked_for(header: str) -> str:
    """The language of ours that an Accept-Language header asks for first; English where it asks for none."""
    for wanted in header.split(","):
        code = ours(wanted.split(";")[0].strip())
        if code:
            return code
    return "en"


def ours(code: str) -> str:
    """The language of ours that is meant by a code such as `sv` or `pt-BR`; "" where we do not have it."""
    whole = code.lower()
    return _KNOWN.get(whole) or _KNOWN.get(whole.partition("-")[0], "")
