"""Bots that are ONNX models: one that was trained anywhere judges each choice, as our net does, and the best is taken.

A model gets a row of 0 and 1 for each choice, as `evaluator.features` makes them, and answers with a number for each:
the higher, the better. What is no matter of judgement, such as calls, catches and votes, is done as by our own net.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from lastcard.bots.net import ByNet
from lastcard.bots.registration import Registered
from lastcard.core.actions import Action, from_code
from lastcard.core.errors import Problem
from lastcard.core.rules import Ruleset
from lastcard.evaluator.features import INPUTS, Features
from lastcard.match.view import View

KINDS: Final = {"tensor(float)": "float32", "tensor(uint8)": "uint8"}


class Model:
    """A bot that decides by a model."""

    def __init__(self, registered: Registered, rules: Ruleset, seed: int) -> None:
        self._judge = judge_of(registered)
        self._mind = ByNet(rules, seed)
        self._features = Features(rules)

    def act(self, view: View) -> Action | None:
        wanted = self._mind.act(view)
        observation = self._mind.observation
        assert observation is not None
        choices = [code for code, _ in self._mind.judged(observation)]
        if len(choices) < 2 or (0 if wanted is None else wanted.code) not in choices:
            return wanted
        worth = self._judge(b"".join(self._features.row(observation, code) for code in choices))
        best = choices[max(range(len(choices)), key=worth.__getitem__)]
        return from_code(best) if best else None


class LoadedModel:
    """A model that has been loaded; what does not fit the inputs is refused."""

    def __init__(self, name: str, file: Path) -> None:
        try:
            import numpy
            import onnxruntime
        except ModuleNotFoundError:
            raise Problem("onnx-missing", bot=name) from None
        self._numpy = numpy
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1  # games are played side by side
        options.log_severity_level = 4
        try:
            self._session: Any = onnxruntime.InferenceSession(file.read_bytes(), options, ["CPUExecutionProvider"])
        except Exception as error:  # of any kind, as the file may be anything
            reason = str(error) if isinstance(error, OSError) else type(error).__name__
            raise Problem("model-unreadable", bot=name, file=str(file), reason=reason) from None
        given = self._session.get_inputs()
        if len(given) != 1 or given[0].type not in KINDS or list(given[0].shape[1:]) != [INPUTS]:
            raise Problem("model-inputs", bot=name, inputs=INPUTS)
        self._input, self._kind = given[0].name, KINDS[given[0].type]
        if len(self(bytes(2 * INPUTS))) != 2:
            raise Problem("model-inputs", bot=name, inputs=INPUTS)

    def __call__(self, rows: bytes) -> list[float]:
        """What choices are worth, by their rows."""
        given = self._numpy.frombuffer(rows, dtype="uint8").reshape(-1, INPUTS).astype(self._kind)
        found: list[float] = self._numpy.ravel(self._session.run(None, {self._input: given})[0]).tolist()
        return found


@cache
def judge_of(registered: Registered) -> LoadedModel:
    return LoadedModel(registered.about.name, registered.folder / registered.about.model)
