"""The page in the browser tells events in the very words of the terminal: told.json is what both have to say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from test_text import EVENTS, NAMES, deck_rules

from lastcard.core.cards import DECKS, FACES
from lastcard.core.events import EVERYBODY, KINDS
from lastcard.table.presenting import happening
from lastcard.wording.catalogues import LANGUAGES, catalogue
from lastcard.wording.narration import Teller

TOLD = Path(__file__).parent / "told.json"


def told() -> dict[str, Any]:
    rules = {deck: deck_rules(deck) for deck in DECKS}
    return {
        "names": NAMES,
        "rules": {deck: {"deck": deck, "custom": msgspec.to_builtins(rules[deck].custom)} for deck in DECKS},
        "events": [msgspec.to_builtins(happening(event, EVERYBODY)) for event in EVENTS],
        "languages": {
            language: {
                "cards": {
                    deck: {
                        token: Teller(catalogue(language), rules[deck], NAMES).card(face)
                        for token, face in FACES.items()
                    }
                    for deck in DECKS
                },
                "sentences": [Teller(catalogue(language), rules["108"], NAMES).sentence(event) for event in EVENTS],
            }
            for language in LANGUAGES
        },
    }


def test_what_the_page_has_to_say_is_what_the_terminal_says(request: pytest.FixtureRequest) -> None:
    text = json.dumps(told(), ensure_ascii=False, indent=1) + "\n"
    if request.config.getoption("--snapshots"):
        TOLD.write_text(text, "utf-8")
    assert TOLD.read_text("utf-8") == text
    assert {event.kind for event in EVENTS} == set(KINDS)
