"""Training by self-play: repeatable bit for bit, also when it was broken off."""

from __future__ import annotations

from pathlib import Path

import english
import lab
import pytest

from lastcard.bots.pupil import WIDTH
from lastcard.core.errors import Problem
from lastcard.evaluator import layout, net
from lastcard.evaluator.fitting import Trainer
from lastcard.lab import training
from lastcard.lab.jobs import Workers
from lastcard.lab.training import Training

SHORT = Training(games=300, seed=3)
ONE = Workers(workers=1)


def trained(folder: Path, setup: Training = SHORT, force: Workers = ONE) -> bytes:
    for _ in training.run(setup, folder, force):
        pass
    return (folder / training.NET).read_bytes()


def test_training_is_repeated_bit_for_bit_and_gives_a_net_that_can_be_read(tmp_path: Path) -> None:
    first = trained(tmp_path / "1")
    assert first == trained(tmp_path / "2", force=Workers(workers=2))
    assert first != trained(tmp_path / "3", Training(games=300, seed=4))
    net.for_seats(first)


def test_targets_are_how_games_ended_and_what_the_net_expected_on_the_way() -> None:
    def targets(net: bytes, explores: float, faith: float) -> set[int]:
        lesson = training.Lesson(net, "classic", 2, 20, 1, explores, faith, with_others=0.0)
        rows, found = training.play(lesson)
        assert len(rows) == len(found) * WIDTH
        return set(found)

    net_of_chance = Trainer(layout.SIZE, 1).net(net.SEAT, layout.VERSION)
    assert targets(b"", 0.2, 0.5) == {0, 255}  # hard expects nothing
    assert targets(net_of_chance, 0.0, 0.0) == {0, 255}
    for explores, faith in ((0.0, 0.5), (0.3, 0.0)):  # what follows a choice by chance is not the choice's fault
        assert {0, 255} < targets(net_of_chance, explores, faith)


def test_training_that_was_broken_off_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    course = training.run(SHORT, tmp_path / "broken", ONE)
    next(course)
    course.close()
    done = []
    assert trained(tmp_path / "broken") == trained(tmp_path / "whole")
    for _ in training.run(SHORT, tmp_path / "broken", ONE, lambda games, played: done.append((games, played))):
        pytest.fail("it was done already")
    assert done == [(300, False)]


@pytest.mark.parametrize(
    ("file", "told"),
    [
        ("notes.txt", "contains other files; name an empty folder or a new one"),
        (
            "checkpoint.npz",
            "checkpoint.npz in it is damaged; delete it to train from the start, or name another folder",
        ),
    ],
)
def test_a_folder_that_is_not_its_own_is_left_alone(tmp_path: Path, file: str, told: str) -> None:
    (tmp_path / file).write_text("mine")
    with pytest.raises(Problem) as problem:
        trained(tmp_path)
    assert english.told(problem.value) == told
    assert [each.name for each in tmp_path.iterdir()] == [file]


def test_a_folder_of_another_training_is_refused(tmp_path: Path) -> None:
    trained(tmp_path)
    with pytest.raises(Problem) as problem:
        trained(tmp_path, Training(games=300, seed=4))
    assert problem.value.message == "out-of-other-command"


def test_the_command_trains_and_says_where_the_net_is(tmp_path: Path) -> None:
    status, out, err = lab.run(tmp_path, "train", "--games", "100", "--workers", "1", "--out", tmp_path / "folder")
    assert status == 0, err
    assert out.strip() == f"The net is in {tmp_path}/folder/seat.net."
    assert "100 of 100 games" in err
    net.for_seats((tmp_path / "folder" / "seat.net").read_bytes())
