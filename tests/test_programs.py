"""Bots that are programs: examples in three languages, what they are told, and what becomes of those with a fault."""

from __future__ import annotations

import gc
import json
import pickle
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import english
import lab
import numpy as np
import pytest
from onnx import TensorProto, helper, numpy_helper
from programs import EXAMPLES, example, faulty, left_in, loaded, register
from watched import Watched, hidden_cards_moved
from worlds import sample, some_seats, with_options

from lastcard.bots import program, registration, registry
from lastcard.bots.api import Bot, Habits
from lastcard.bots.arena import Driver, Player
from lastcard.bots.base import read
from lastcard.bots.net import ByNet
from lastcard.core.actions import Action
from lastcard.core.errors import Problem
from lastcard.core.rules import PRESETS, Custom, Ruleset
from lastcard.engine.codes import IN_OVER
from lastcard.engine.observation import Observation
from lastcard.engine.round import Round
from lastcard.evaluator.features import INPUTS, Features
from lastcard.evaluator.layout import AT_COLOURS, AT_SIZE
from lastcard.lab.random_play import random_action
from lastcard.match.view import View

CLASSIC = PRESETS["classic"]
LANGUAGES = ("py", "js", "c")


@pytest.fixture(autouse=True)
def _programs_end() -> Iterator[None]:
    yield
    program.end_all()


class Alike:
    """Several bots of which the same is wanted."""

    def __init__(self, bots: list[Bot]) -> None:
        self.bots = bots

    def act(self, view: View) -> Action | None:
        said = {bot.act(view) for bot in self.bots}
        assert len(said) == 1, (view.own.legal, said)
        return said.pop()


def play(chosen: Ruleset, seats: int, specs: list[str], seed: int = 1) -> None:
    game = Round.empty(chosen, seats, seats - 1, seed=seed)
    bots = [Alike([registry.find(spec)(chosen, seat) for spec in specs]) for seat in range(seats)]
    Driver(game, [Player("alike", bot, Habits(), seed) for bot in bots], seed).play()
    assert game.phase == IN_OVER


def test_the_examples_in_three_languages_play_every_preset_and_sampled_options_alike(tmp_path: Path) -> None:
    specs = [example(tmp_path, language) for language in LANGUAGES]
    for number, chosen in enumerate(PRESETS.values()):
        play(chosen, 2 + number % 3, specs)
    random = Random(4)
    for seed in range(20):
        chosen = sample(random)
        play(chosen, some_seats(chosen, random), specs, seed)
    for custom in ("shed-wilds everyone", "level everyone 3", "dare next 4", "joke self 4"):
        play(with_options("modern", custom=(Custom(custom),) * 3), 4, specs)


def test_the_registrations_of_the_examples_can_be_read() -> None:
    for language in LANGUAGES:
        about = registration.load(EXAMPLES / f"greedy-{language}.toml").about
        assert about.name == f"greedy-{language}"
        assert about.command is not None


def test_what_a_program_is_told_never_depends_on_what_its_seat_cannot_know() -> None:
    random = Random(6)
    compared = different = 0
    for seed in range(60):
        chosen = sample(random)
        game = Watched(chosen, some_seats(chosen, random), seed)
        for _ in range(random.randrange(5, 70)):
            if game.round.phase != IN_OVER:
                game.do(random_action(game.round, random))
        for seat in range(1, game.round.seats + 1):
            if game.round.phase == IN_OVER:
                continue
            other = Watched.__new__(Watched)
            other.round, other.memories = hidden_cards_moved(game, seat, random), game.memories
            different += any(other.round.hand(each) != game.round.hand(each) for each in range(other.round.seats))
            compared += 1
            assert program.question(1, other.view(seat)) == program.question(1, game.view(seat))
    assert compared > 100
    assert different > 50


def test_what_a_program_is_told_has_the_names_of_the_documents(tmp_path: Path) -> None:
    (tmp_path / "notes.py").write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    open('heard', 'a').write(line)\n"
        "    kind = json.loads(line)['type']\n"
        "    print('ready' if kind == 'hello' else 'wait', flush=True) if kind in ('hello', 'ask') else None\n"
    )
    spec = register(tmp_path, "notes", [sys.executable, "notes.py"])
    game = Watched(CLASSIC, 3, 7)
    bot = registry.find(spec)(CLASSIC, 5)
    assert bot.act(game.view(1)) is None
    del bot
    gc.collect()
    assert registry.find(spec)(CLASSIC, 6).act(game.view(2)) is None
    hello, sat, asked, risen, *_ = [json.loads(line) for line in (tmp_path / "heard").read_text().splitlines()]
    assert hello == {"type": "hello", "protocol": 1, "lastcard": hello["lastcard"]}
    assert (sat["type"], sat["seat"], sat["seats"], sat["preset"], sat["seed"]) == ("sit", 1, 3, "classic", 5)
    assert sat["rules"]["hand_size"] == 7
    assert (asked["type"], asked["id"], asked["asked"]) == ("ask", sat["id"], True)
    assert asked["view"].keys() == {"game", "own", "known", "possible", "laid"}
    assert len(asked["view"]["own"]["hand"]) == 7
    assert risen == {"type": "rise", "id": sat["id"]}


FAULTS = {
    "dies": ("program-died", "the bot “faulty” has ended by itself; its last words: no more cards for me"),
    "hangs": ("program-slow", "the bot “faulty” did not answer within 0.3 s"),
    "hangs with a child": ("program-slow", "the bot “faulty” did not answer within 0.3 s"),
    "silent": ("program-silent", "the bot “faulty” was not ready after 0.3 s"),
    "floods": ("program-flood", "the bot “faulty” writes without end"),
    "maps": ("program-memory", "the bot “faulty” takes more than 100 MB of memory"),
    "wrong hello": ("program-rubbish", "the bot “faulty” said “hello”, which is not an answer"),
    "rubbish": ("program-rubbish", "the bot “faulty” said “\\u001b[2Jabracadabra �”, which is not an answer"),
    "lies": ("bot-illegal", "the bot “faulty” tried “2 play W+4>R @1”, which is not allowed"),
    "waits": ("bot-stalls", "the bot “faulty” makes no move, or the round never ends"),
}


def limits_for(fault: str) -> dict[str, float]:
    if fault == "silent":
        return {"start": 0.3}
    if fault == "maps":
        return {"memory": 100}
    return {"seconds": 0.3} if fault.startswith("hangs") else {}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_named_nobody_waits_and_nothing_is_left_behind(tmp_path: Path, fault: str) -> None:
    spec = faulty(tmp_path, fault, when=1, name="faulty", **limits_for(fault))
    registered = loaded(spec)
    bots = [registry.find(spec)(CLASSIC, seat) for seat in range(2)]
    game = Round.empty(CLASSIC, 2, 1, seed=1)
    with pytest.raises(Problem) as caught:
        Driver(game, [Player("faulty", bot, Habits(), 1) for bot in bots]).play()
    problem: Problem = pickle.loads(pickle.dumps(caught.value))  # it may come from another process
    assert (problem.message, english.told(problem)) == FAULTS[fault]
    assert problem.message in program.FAULTS
    program.process_of(registered).end()
    assert not left_in(tmp_path)


@pytest.mark.parametrize("fault", ["floods in lines", "says twice"])
def test_more_lines_than_were_asked_for_are_a_fault_with_the_next_question(tmp_path: Path, fault: str) -> None:
    bot = registry.find(faulty(tmp_path, fault))(CLASSIC, 1)
    game = Watched(CLASSIC, 2, 1)
    assert str(bot.act(game.view(1))) == "1 draw"
    assert end_of(bot, game) in ("program-rubbish", "program-flood")


def test_a_program_that_eats_memory_is_stopped_by_us_or_by_the_system(tmp_path: Path) -> None:
    bot = registry.find(faulty(tmp_path, "eats", memory=100))(CLASSIC, 1)
    assert end_of(bot, Watched(CLASSIC, 2, 1)) in ("program-memory", "program-died")


def end_of(bot: Bot, game: Watched) -> str:
    """Asks until something is wrong; what that is."""
    while True:
        try:
            bot.act(game.view(1))
        except Problem as problem:
            return problem.message


def test_a_program_that_had_to_be_ended_begins_anew(tmp_path: Path) -> None:
    bot = registry.find(faulty(tmp_path, "dies", when=2))(CLASSIC, 1)
    game = Watched(CLASSIC, 2, 1)
    for _ in range(2):
        assert bot.act(game.view(2)) is not None
        with pytest.raises(Problem):
            bot.act(game.view(2))


def test_a_program_that_reads_nothing_holds_up_nobody(tmp_path: Path) -> None:
    code = "import time\nprint('ready', flush=True)\nwhile True: print('draw', flush=True); time.sleep(0.02)\n"
    (tmp_path / "deaf.py").write_text(code)
    bot = registry.find(register(tmp_path, "deaf", [sys.executable, "deaf.py"], seconds=5))(CLASSIC, 1)
    game = Watched(CLASSIC, 2, 1)
    assert end_of(bot, game) in ("program-rubbish", "program-slow")


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux ends a process with the one that started it")
def test_a_program_ends_with_whoever_started_it_even_if_that_is_killed(tmp_path: Path) -> None:
    spec = faulty(tmp_path, "hangs", when=2)
    code = f"""
import os, signal, sys
sys.path.insert(0, {str(Path(__file__).parent)!r})
from watched import Watched
from lastcard.bots import registry
from lastcard.core.rules import PRESETS
registry.find({spec!r})(PRESETS["classic"], 1).act(Watched(PRESETS["classic"], 2, 1).view(1))
os.kill(os.getpid(), signal.SIGKILL)
"""
    subprocess.run([sys.executable, "-c", code], check=False)
    while left_in(tmp_path):  # as soon as the system has seen to it
        time.sleep(0.01)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("name = ", "is not a TOML file (Invalid value (at end of document))"),
        ('owner = "Ada"', "has no “name”; a bot needs name, owner, version and command"),
        (
            'name = "x"\nowner = "Ada"\nversion = "1"\ncomand = ["x"]',
            "has an unknown key “comand”; there are name, owner, version, command, model and limits",
        ),
        (
            'name = "No"\nowner = "Ada"\nversion = "1"\ncommand = ["x"]',
            "“name” takes up to 20 small letters, digits and hyphens",
        ),
        (
            'name = "x"\nowner = "Ada"\nversion = "1"\ncommand = "x"',
            '“command” takes a list such as ["python3", "bot.py"]',
        ),
        (
            'name = "x"\nowner = "Ada\\n"\nversion = "1"\ncommand = ["x"]',
            "“owner” takes a text in one line, 1 to 40 letters",
        ),
        ('name = "x"\nowner = "Ada"\nversion = "1"', "needs either “command” or “model”"),
        (
            'name = "x"\nowner = "Ada"\nversion = "1"\ncommand = ["x"]\n[limits]\nseconds = 0',
            "“seconds” takes a number above 0 and up to 60",
        ),
        (
            'name = "x"\nowner = "Ada"\nversion = "1"\ncommand = ["x"]\n[limits]\nspeed = 1',
            "has an unknown key “limits.speed”; there are name, owner, version, command, model and limits",
        ),
    ],
)
def test_what_is_wrong_with_a_registration_is_one_line(tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "x.toml"
    file.write_text(text)
    registration.load.cache_clear()
    with pytest.raises(Problem) as problem:
        registry.check(f"program:{file}")
    assert english.told(problem.value) == f"{file}: {told}"


def test_a_name_in_a_request_reads_no_file() -> None:
    registry.find("program:/dev/zero")


def test_a_program_that_is_not_there_is_told_before_anything_is_played(tmp_path: Path) -> None:
    spec = register(tmp_path, "gone", ["./gone"])
    status, _, err = lab.run(tmp_path, "duel", spec, "easy", "--deals", "2")
    told = "the bot “gone” can't be started: ./gone (there is no such file or folder)"
    assert (status, err.strip()) == (2, f"lastcard: {told}")


def test_programs_of_a_folder_are_known_by_their_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", {})
    faulty(tmp_path, "waits", name="mine")
    registry.add_folder(tmp_path)
    assert registry.names()[-1] == "mine"
    assert registry.registered("mine") == loaded(f"program:{tmp_path}/mine.toml")
    (tmp_path / "other.toml").write_text((tmp_path / "mine.toml").read_text())
    with pytest.raises(Problem) as problem:
        registry.add_folder(tmp_path)
    told = f"{tmp_path}/other.toml: the name “mine” is taken by {tmp_path}/mine.toml"
    assert english.told(problem.value) == told
    (tmp_path / "other.toml").write_text((tmp_path / "mine.toml").read_text().replace('"mine"', '"hard"'))
    registration.load.cache_clear()
    with pytest.raises(Problem) as problem:
        registry.add_folder(tmp_path)
    assert english.told(problem.value) == f"{tmp_path}/other.toml: the name “hard” is taken by another bot"


def test_commands_play_with_programs_and_name_one_with_a_fault(tmp_path: Path) -> None:
    spec = example(tmp_path, "py")
    status, out, err = lab.run(tmp_path, "simulate", "--bots", f"{spec},easy", "--seats", "2", "--games", "6")
    assert status == 0, err
    assert "greedy-py" in out
    bad = faulty(tmp_path, "dies", when=3)
    status, _, err = lab.run(tmp_path, "duel", bad, "easy", "--seats", "2", "--deals", "4", "--workers", "2")
    assert status == 2
    told = "lastcard: the bot “faulty” has ended by itself; its last words: no more cards for me"
    assert err.strip() == told
    assert not left_in(tmp_path)


def onnx_model(
    folder: Path, kind: int, inputs: int = INPUTS, outputs: int = 1, weigh: int = 1, first: int = 0, last: int = INPUTS
) -> str:
    """A bot that is a model: the sum of its inputs, or of some of them, each weighed by its place."""
    places = np.arange(inputs, dtype=np.float32)
    weighed = np.where((places >= first) & (places < last), places - first, 0) * weigh
    weights = np.tile(weighed[:, None], (1, outputs))
    nodes = [helper.make_node("Cast", ["rows"], ["given"], to=TensorProto.FLOAT)]
    nodes.append(helper.make_node("MatMul", ["given", "weights"], ["worth"]))
    graph = helper.make_graph(
        nodes,
        "judge",
        [helper.make_tensor_value_info("rows", kind, ["choices", inputs])],
        [helper.make_tensor_value_info("worth", TensorProto.FLOAT, ["choices", outputs])],
        [numpy_helper.from_array(weights, "weights")],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)], ir_version=8)
    (folder / "judge.onnx").write_bytes(model.SerializeToString())
    (folder / "judge.toml").write_text('name = "judge"\nowner = "Ada"\nversion = "1"\nmodel = "judge.onnx"\n')
    registration.load.cache_clear()
    return f"program:{folder}/judge.toml"


@pytest.mark.parametrize("kind", [TensorProto.FLOAT, TensorProto.UINT8])
def test_a_model_judges_choices_and_plays_every_preset(tmp_path: Path, kind: int) -> None:
    few_cards = {"weigh": -1, "first": AT_SIZE, "last": AT_COLOURS}  # else it might draw for ever
    spec = onnx_model(tmp_path, kind, **few_cards)
    registry.check(spec)
    for number, chosen in enumerate(PRESETS.values()):
        play(chosen, 2 + number % 3, [spec])


def test_a_model_takes_what_it_likes_best(tmp_path: Path) -> None:
    game = Watched(CLASSIC, 2, 3)
    observation = Observation(CLASSIC, 2)
    asked = next(seat for seat in (1, 2) if game.view(seat).asked)
    read(observation, game.view(asked))
    features = Features(CLASSIC)
    for weigh in (1, -1):
        bot = registry.find(onnx_model(tmp_path, TensorProto.FLOAT, weigh=weigh))(CLASSIC, 1)
        judged = {
            code: sum(place for place, on in enumerate(features.row(observation, code)) if on) * weigh
            for code, _ in ByNet(CLASSIC, 1).judged(observation)
        }
        action = bot.act(game.view(asked))
        assert action is not None
        assert judged[action.code] == max(judged.values())


def test_a_model_that_does_not_fit_is_refused_in_a_line(tmp_path: Path) -> None:
    wanted = f"its model has to take rows of {INPUTS} numbers (float or uint8) and to give one number a row"
    for kind, inputs, outputs in (
        (TensorProto.FLOAT, 7, 1),
        (TensorProto.INT64, INPUTS, 1),
        (TensorProto.FLOAT, INPUTS, 3),
    ):
        spec = onnx_model(tmp_path, kind, inputs, outputs)
        with pytest.raises(Problem) as problem:
            registry.check(spec)
        assert english.told(problem.value) == f"the bot “judge” can't be used: {wanted}"
    (tmp_path / "judge.onnx").write_bytes(b"no model")
    registration.load.cache_clear()
    with pytest.raises(Problem) as problem:
        registry.check(f"program:{tmp_path}/judge.toml")
    assert "judge.onnx is not an ONNX model that can be read" in english.told(problem.value)
    (tmp_path / "judge.onnx").unlink()
    registration.load.cache_clear()
    with pytest.raises(Problem, match="file-unreadable"):
        registry.check(f"program:{tmp_path}/judge.toml")


def test_without_the_extra_a_model_says_what_it_needs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    with pytest.raises(Problem) as problem:
        registry.check(onnx_model(tmp_path, TensorProto.FLOAT))
    assert 'pip install "lastcard[onnx]"' in english.told(problem.value)
