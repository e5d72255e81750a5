"""The folders of catalogues are the list of languages: who adds one adds a language."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import lastcard
from lastcard.wording import languages
from lastcard.wording.catalogues import catalogue

PACKAGE = Path(str(lastcard.__file__)).parent
ADDED = "pt-BR"
COMMAND = ("-c", "from lastcard.cli.main import main; main()")


def linked(source: Path, target: Path, apart: str = "") -> None:
    """A folder with what another has, but for one entry."""
    target.mkdir()
    for entry in source.iterdir():
        if entry.name not in (apart, "__pycache__"):
            (target / entry.name).symlink_to(entry)


@pytest.fixture(scope="module")
def added(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder where the package is with another language: a copy of the English catalogues with a name of its own."""
    folder = tmp_path_factory.mktemp("added")
    linked(PACKAGE, folder / "lastcard", "wording")
    linked(PACKAGE / "wording", folder / "lastcard" / "wording", "locales")
    locales = folder / "lastcard" / "wording" / "locales"
    linked(PACKAGE / "wording" / "locales", locales)
    shutil.copytree(PACKAGE / "wording" / "locales" / "en", locales / ADDED)
    file = locales / ADDED / "web.ftl"
    file.write_text(file.read_text("utf-8").replace("language-name = English", "language-name = Português"), "utf-8")
    return folder


def run(added: Path, *arguments: str, **environment: str) -> str:
    known = os.environ | {"PYTHONPATH": str(added), "PYTHONDONTWRITEBYTECODE": "1", "LC_ALL": "C", **environment}
    command = [sys.executable, *arguments]
    return subprocess.run(command, env=known, check=True, capture_output=True, encoding="utf-8", cwd=added).stdout


def test_a_language_that_is_added_as_a_folder_is_offered_by_the_command(added: Path) -> None:
    assert f"en, is, nb, {ADDED}, sv" in " ".join(run(added, *COMMAND, "--help").split())
    rules = {language: run(added, *COMMAND, "--language", language, "rules", "classic") for language in (ADDED, "en")}
    assert rules[ADDED] == rules["en"]


def test_it_is_offered_by_the_page(added: Path) -> None:
    run(added, "-m", "lastcard.protocol.schema", str(added / "generated"))
    text = (added / "generated" / "constants.ts").read_text("utf-8")
    [found] = re.findall(r"LANGUAGES = (\{.*\}) as const;", text)
    assert json.loads(found)[ADDED] == "Português"


def test_it_is_given_to_those_who_ask_for_it(added: Path) -> None:
    asked = (
        "from lastcard.wording import languages as l; print(l.asked_for('de, pt-br;q=0.9, sv'), l.ours('pt') or '-')"
    )
    assert run(added, "-c", asked).split() == [ADDED, "-"]
    says = "from lastcard.wording.catalogues import from_environment; print(from_environment().language)"
    assert run(added, "-c", says, LC_ALL="pt_BR.UTF-8").strip() == ADDED


def test_its_numbers_are_written_as_babel_knows(added: Path) -> None:
    made = (
        "from lastcard.wording.catalogues import catalogue; from lastcard.wording.numbers import Figures;"
        f"f = Figures(catalogue({ADDED!r})); print(f.number(1234.5, 1), f.per_cent(0.5))"
    )
    assert run(added, "-c", made).strip() == "1.234,5 50,0%"


def test_english_comes_first() -> None:
    assert languages.LANGUAGES[0] == "en"
    assert list(languages.LANGUAGES[1:]) == sorted(languages.LANGUAGES[1:])


@pytest.mark.parametrize("language", languages.LANGUAGES)
def test_a_language_says_what_it_is_called(language: str) -> None:
    assert languages.own_name(language) == catalogue(language)("language-name")


@pytest.mark.parametrize(("code", "found"), [("no", "nb"), ("nn-NO", "nb"), ("SV-fi", "sv"), ("de", ""), ("", "")])
def test_a_code_means_a_language_of_ours(code: str, found: str) -> None:
    assert languages.ours(code) == found
