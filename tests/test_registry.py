"""Bots by name: ours, those of others, budgets, and what becomes of a bot that breaks the rules or says nothing."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import english
import lab
import pytest

from lastcard.bots import registry
from lastcard.bots.api import Bot, Habits
from lastcard.bots.arena import Driver, Player
from lastcard.bots.expert import Expert
from lastcard.bots.expert1 import Expert1
from lastcard.bots.net import ByNet
from lastcard.core.actions import Action, parse
from lastcard.core.errors import Problem
from lastcard.core.rules import PRESETS
from lastcard.engine.round import Round
from lastcard.evaluator import layout
from lastcard.evaluator.fitting import Trainer
from lastcard.match.view import View

CLASSIC = PRESETS["classic"]


def test_our_levels_come_first() -> None:
    assert registry.names()[:5] == ("easy", "normal", "hard", "net", "expert")


def test_those_of_others_follow_and_cannot_replace_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = "class Other:\n    def __init__(self, rules, seed):\n        pass\n"
    lab.install_bot(tmp_path, "other", "others_bot:Other", code)
    lab.install_bot(tmp_path, "easy", "false_easy:Other", code)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(registry, "others", registry.others.__wrapped__)
    assert registry.names() == ("easy", "normal", "hard", "net", "expert", "other")
    assert registry.find("easy") is registry.LEVELS["easy"]
    assert type(registry.find("other")(CLASSIC, 1)).__name__ == "Other"


def test_what_is_installed_is_looked_through_once(monkeypatch: pytest.MonkeyPatch) -> None:
    registry.names()
    monkeypatch.setattr(registry, "entry_points", None)
    assert registry.names()[:5] == ("easy", "normal", "hard", "net", "expert")
    with pytest.raises(Problem):
        registry.find("zzz")


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("hrad", "unknown bot “hrad”; try hard"),
        ("Normal", "unknown bot “Normal”; try normal"),
        ("experts", "unknown bot “experts”; try expert"),
        ("zzz", "unknown bot “zzz”; try easy, normal, hard, net, expert"),
        ("", "unknown bot “”; try easy, normal, hard, net, expert"),
        ("hard:0.5s", "unknown bot “hard:0.5s”; try hard"),
    ],
)
def test_an_unknown_name_gets_the_nearest_ones(given: str, message: str) -> None:
    with pytest.raises(Problem) as problem:
        registry.find(given)
    assert english.told(problem.value).replace(", and ", ", ").replace(" and ", ", ") == message


@pytest.mark.parametrize(
    ("spec", "budget"),
    [("expert:400", {"playouts": 400}), ("expert:0.5s", {"seconds": 0.5}), ("expert:2s", {"seconds": 2})],
)
def test_an_expert_takes_a_budget(spec: str, budget: dict[str, float]) -> None:
    found = registry.find(spec)
    assert isinstance(found, partial)
    assert found.keywords == budget
    assert isinstance(found(CLASSIC, 1), Expert)


def test_the_expert_of_before_is_found_but_not_offered() -> None:
    assert "expert1" not in registry.names()
    assert isinstance(registry.find("expert1:400")(CLASSIC, 1), Expert1)


def test_a_net_from_a_file_plays_and_what_is_none_is_refused_in_a_line(tmp_path: Path) -> None:
    (tmp_path / "mine.net").write_bytes(Trainer(layout.SIZE, 1).net("seat", layout.VERSION))
    registry.check(f"net:{tmp_path}/mine.net")
    assert isinstance(registry.find(f"net:{tmp_path}/mine.net")(CLASSIC, 1), ByNet)
    registry.find("net:/dev/zero")  # reads nothing
    (tmp_path / "bad.net").write_bytes(b"no net")
    for file, told in (
        ("bad.net", "is not a net of Last Card"),
        ("none.net", "can't be read (there is no such file or folder)"),
    ):
        with pytest.raises(Problem) as problem:
            registry.check(f"net:{tmp_path}/{file}")
        assert english.told(problem.value) == f"the net {tmp_path}/{file} {told}"


@pytest.mark.parametrize(
    "budget", ["", "0", "-1", "s", "1.s", "fast", "400 ", "1m", "123456789", "100s", "1e3", "٣", "1٣", "0s", "0.000s"]
)
def test_a_bad_budget_is_refused(budget: str) -> None:
    with pytest.raises(Problem) as problem:
        registry.find(f"expert:{budget}")
    assert english.told(problem.value) == (
        f"“{budget}” is not a thinking budget for a bot; "
        "give seconds per decision, such as “expert:0.5s”, or playouts, such as “expert:400”"
    )


def test_only_beginners_are_inattentive() -> None:
    assert registry.habits("easy").forgets > registry.habits("normal").forgets > 0
    assert registry.habits("easy").notices < registry.habits("normal").notices < 1
    for name in ("hard", "net", "expert", "expert:400", "of-somebody-else"):
        assert registry.habits(name) == Habits()


class Saying:
    """Draws while it can, and then says this."""

    def __init__(self, said: Action | None) -> None:
        self.said = said

    def act(self, view: View) -> Action | None:
        return next((action for action in view.legal if action.verb == "draw"), self.said)


def drive(bot: Bot) -> None:
    game = Round.empty(CLASSIC, 2, 1, seed=1)
    Driver(game, [Player("third", bot, Habits(), seat) for seat in range(2)]).play()


@pytest.mark.parametrize(
    "said",
    ["1 draw", "1 play W+4>R @2", "1 shed R1", "2 pass", "1 colour B"],
    ids=["not now", "at nobody", "no shed", "for another seat", "no colour asked for"],
)
def test_a_bot_that_says_something_illegal_is_named(said: str) -> None:
    with pytest.raises(Problem) as problem:
        drive(Saying(parse(said)))
    assert problem.value.message == "bot-illegal"
    assert english.told(problem.value) == f"the bot “third” tried “{said}”, which is not allowed"


def test_a_bot_that_says_nothing_where_the_game_waits_for_it_is_named() -> None:
    with pytest.raises(Problem) as problem:
        drive(Saying(None))
    assert problem.value.message == "bot-stalls"
    assert english.told(problem.value) == "the bot “third” makes no move, or the round never ends"


@pytest.mark.heavy
@pytest.mark.parametrize("command", [("duel", "bad", "easy"), ("simulate", "--bots", "bad,easy", "--games", "4")])
def test_commands_name_a_bad_bot_in_one_line(tmp_path: Path, command: tuple[str, ...]) -> None:
    code = "class Bad:\n    def __init__(self, rules, seed): pass\n    def act(self, view): return None\n"
    lab.install_bot(tmp_path, "bad", "bad_bot:Bad", code)
    status, _, err = lab.run(tmp_path, *command, "--seats", "2", "--workers", "2")
    assert status == 2
    assert err.strip() == "lastcard: the bot “bad” makes no move, or the round never ends"
