"""What `import lastcard` gives, and what it does not load."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys

import pytest

import lastcard
from lastcard import api


def loaded(code: str) -> set[str]:
    """Which modules a program has loaded that Python did not have before."""
    program = f"import sys; before = set(sys.modules)\n{code}\nprint(*sorted(set(sys.modules) - before))"
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, encoding="utf-8")
    return set(done.stdout.split())


def test_importing_the_package_loads_nothing_else() -> None:
    assert {name for name in loaded("import lastcard") if name.partition(".")[0] not in sys.stdlib_module_names} == {
        "lastcard"
    }


def test_a_module_below_is_found_without_the_public_names() -> None:
    assert "lastcard.engine" not in loaded("from lastcard.core import rules")


def test_a_round_is_played_without_words_bots_server_or_laboratory() -> None:
    found = loaded("import lastcard; lastcard.Round('classic', seats=3, seed=1)")
    packages = {".".join(name.split(".")[:2]) for name in found if name.startswith("lastcard.")}
    assert packages == {"lastcard.api", "lastcard.core", "lastcard.engine", "lastcard.match", "lastcard.record"}


@pytest.mark.parametrize("name", api.__all__)
def test_every_public_name_is_there(name: str) -> None:
    assert getattr(lastcard, name) is getattr(api, name)
    assert name in dir(lastcard)


def test_a_name_that_is_not_there_is_an_attribute_error() -> None:
    for name in ("Roud", "_hidden", "rules_text"):
        with pytest.raises(AttributeError, match=f"module 'lastcard' has no attribute '{name}'"):
            getattr(lastcard, name)


def test_the_first_minute() -> None:
    game = lastcard.Round("house-party", seats=4, seed=1)
    game.play("1 play B1")
    other = copy.copy(game)
    assert pickle.loads(pickle.dumps(game)) == other == game
    while not game.over:
        game.play(game.legal()[0])
    assert game != other
    assert len(str(game).splitlines()) == 6


def test_a_match_is_made_of_what_one_would_type() -> None:
    assert lastcard.Match("classic target=50", seats=2).rules == lastcard.Match(lastcard.Ruleset(target=50), 2).rules
    with pytest.raises(lastcard.Problem, match="rules-unknown-preset"):
        lastcard.Match("clasic", seats=2)


def test_an_action_with_the_call() -> None:
    action = lastcard.parse("2 play R7")
    assert str(action.with_uno()) == "2 play R7 uno"
    assert action.with_uno().with_uno() == lastcard.parse("2 play R7 uno")
