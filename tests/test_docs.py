"""Examples in the documentation run."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path
from random import Random

import lab
import msgspec
import pytest
from worlds import fits, sample, some_seats

from lastcard.bots import registry
from lastcard.bots.arena import Driver
from lastcard.bots.registration import Limits, load
from lastcard.core import rules
from lastcard.core.rules import PRESETS, Ruleset
from lastcard.engine.codes import IN_OVER
from lastcard.engine.round import COMPILED, Round

ROOT = Path(__file__).parent.parent
WRITE_A_BOT = ROOT / "docs" / "write-a-bot.md"


def blocks(file: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", file.read_text(encoding="utf-8"), re.DOTALL)


EXAMPLES = [
    pytest.param(code, id=f"{file.name}-{number}")
    for file in (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))
    for number, code in enumerate(blocks(file, "python"), 1)
    if not code.startswith("# my_bot.py")
]
LINKS = [
    pytest.param(file, target, id=f"{file.name}-{target}")
    for file in (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")))
    for target in re.findall(r"\]\(([^)#:]+)\)", file.read_text())
]


@pytest.mark.parametrize("code", EXAMPLES)
def test_example_runs(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, "example", "exec"), {})
    assert capsys.readouterr().out


@pytest.mark.parametrize(("file", "target"), LINKS)
def test_link_leads_somewhere(file: Path, target: str) -> None:
    assert (file.parent / target).exists()


@pytest.mark.parametrize("file", sorted((ROOT / "docs" / "decisions").iterdir()), ids=lambda file: file.stem)
def test_decision_begins_with_its_number_a_date_and_a_status(file: Path) -> None:
    head = rf"# {file.name[:4]} \S.*\n\nDate: 2\d{{3}}-\d\d-\d\d\. Status: \S"
    assert re.match(head, file.read_text(encoding="utf-8"))


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """The folder where the bot of the document is installed, by the entry point that the document gives."""
    [code] = blocks(WRITE_A_BOT, "python")
    project = tomllib.loads(blocks(WRITE_A_BOT, "toml")[0])["project"]
    [(name, target)] = project["entry-points"]["lastcard.bots"].items()
    lab.install_bot(tmp_path, name, target, code)
    return tmp_path


@pytest.fixture
def mine(installed: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Its name, in a process that can find it."""
    monkeypatch.syspath_prepend(installed)
    monkeypatch.delitem(sys.modules, "my_bot", raising=False)
    monkeypatch.setattr(registry, "others", registry.others.__wrapped__)
    return "mine"


def test_the_registration_of_the_document_can_be_read(tmp_path: Path) -> None:
    (tmp_path / "greedy-py.toml").write_text(blocks(WRITE_A_BOT, "toml")[-1])
    about = load(tmp_path / "greedy-py.toml").about
    assert (about.name, about.limits) == ("greedy-py", Limits())


def test_the_bot_of_the_document_has_at_most_twenty_lines() -> None:
    [code] = blocks(WRITE_A_BOT, "python")
    assert len([line for line in code.splitlines() if line.strip()]) <= 20


def test_the_bot_of_the_document_is_found_by_its_name(mine: str) -> None:
    assert registry.names() == (*registry.LEVELS, mine)
    assert registry.find(mine).__name__ == "Mine"  # type: ignore[attr-defined]


def play(mine: str, chosen: Ruleset, seats: int, seed: int) -> None:
    """A round between this bot and easy ones; what is not allowed would be a Problem."""
    game = Round.empty(chosen, seats, seats - 1, seed=seed)
    players = [registry.player(mine if seat % 3 < 2 else "easy", chosen, seat) for seat in range(seats)]
    Driver(game, players).play()
    assert game.phase == IN_OVER


@pytest.mark.parametrize("name", PRESETS)
def test_the_bot_of_the_document_plays_every_preset(mine: str, name: str) -> None:
    for seats in range(2, 7):
        if fits(PRESETS[name], seats):
            play(mine, PRESETS[name], seats, seats)


def test_the_bot_of_the_document_plays_sampled_options(mine: str) -> None:
    random = Random(5)
    for seed in range(60 if COMPILED else 15):
        chosen = sample(random)
        play(mine, chosen, some_seats(chosen, random), seed)


@pytest.mark.parametrize("custom", ["shed-wilds everyone", "level everyone 3", "dare next 4", "joke self 4"])
def test_the_bot_of_the_document_plays_customizable_cards(mine: str, custom: str) -> None:
    chosen = msgspec.structs.replace(PRESETS["modern"], custom=(rules.Custom(custom),) * 3)
    for seed in range(10 if COMPILED else 3):
        play(mine, chosen, 4, seed)


def test_the_bot_of_the_document_fights_duels_in_processes_of_their_own(installed: Path) -> None:
    status, out, err = lab.run(installed, "duel", "mine", "normal", "--deals", "4", "--seats", "2", "--workers", "2")
    assert status == 0, err
    assert "mine" in out
