"""What rules do: the same from the same step, surer with every one; and what comes with the package."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import lab
import msgspec
import pytest

from lastcard.cli import effect as effect_command
from lastcard.cli import main
from lastcard.core.rules import PRESETS, Ruleset, parse
from lastcard.engine.round import COMPILED
from lastcard.lab import effect
from lastcard.lab.estimates import Estimate, Sums, difference, pair
from lastcard.wording.catalogues import ENGLISH

CLASSIC = PRESETS["classic"]


def test_the_same_step_comes_out_alike_however_the_rules_are_written() -> None:
    one = effect.play("classic stacking=same target=50", 3, 2, 5)
    assert one == effect.play("progressive target=50", 3, 2, 5)
    assert one != effect.play("progressive target=50", 3, 3, 5)
    assert one.matches == 5


def test_rules_that_differ_have_other_fingerprints() -> None:
    texts = [*PRESETS, "classic hand_size=5", "classic target=200", 'modern custom=["again"]']
    assert len({effect.fingerprint(parse(text)) for text in texts}) == len(texts)


@pytest.mark.parametrize(
    ("rules", "seats"),
    [("classic match=elimination target=60", 4), ("classic teams=partners target=50", 4), ("classic rounds=2", 3)],
)
def test_every_format_has_all_figures(rules: str, seats: int) -> None:
    found = effect.effect(effect.play(rules, seats, 0, 6), parse(rules), seats)
    for name, figure in msgspec.structs.asdict(found).items():
        assert figure.low <= figure.value <= figure.high, name
    assert 0 <= found.luck.low <= found.luck.high <= 1


def test_a_ratio_has_an_interval_that_narrows() -> None:
    few = sum((pair(x, y) for x, y in ((4, 2), (9, 3), (2, 2))), Sums())
    many = sum([few] * 100, Sums())
    assert few.ratio.value == many.ratio.value == 15 / 7
    assert few.ratio.high - few.ratio.low > 5 * (many.ratio.high - many.ratio.low)
    assert pair(3, 2).ratio.high == float("inf")
    assert Sums().ratio.value == 0
    assert difference(Estimate(3, 0, 6), Estimate(1, -3, 5)) == Estimate(2, -3, 7)


def test_luck_is_all_where_nobody_is_better_and_less_where_somebody_is() -> None:
    alike = effect.EffectTally(matches=1, skill=sum((pair(x) for x in (1, -1) * 50), Sums()))
    better = effect.EffectTally(matches=1, skill=sum((pair(x) for x in (1, 1, 1, -1) * 50), Sums()))
    assert effect.effect(alike, CLASSIC, 2).luck.value == effect.effect(alike, CLASSIC, 2).luck.high == 1
    assert effect.effect(better, CLASSIC, 2).luck.value == pytest.approx(0.75)


@pytest.mark.skipif(not COMPILED, reason="the same matches, played much slower")
def test_what_comes_with_the_package_is_what_this_engine_plays(long: bool) -> None:
    """Where this fails, what is played has changed: make VERSION another and run bench/effects.py."""
    file = msgspec.json.decode(effect.SHIPPED.read_bytes(), type=effect.Shipped)
    assert file.version == effect.VERSION
    assert list(file.presets) == list(PRESETS)
    for name, seats in [("house-party", 2), ("classic", 4), ("all-wild", 3)][: 3 if long else 1]:
        steps = range(effect.WANTED // effect.STEP)
        played = sum((effect.play(name, seats, number) for number in steps), effect.EffectTally())
        assert effect.shipped()[effect.fingerprint(PRESETS[name]), seats] == played


def test_a_file_of_another_version_is_not_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(effect, "VERSION", effect.VERSION + 1)
    effect.shipped.cache_clear()
    assert effect.shipped() == {}
    effect.shipped.cache_clear()


def test_the_command_tells_it_in_sentences_and_figures(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(*arguments: str) -> tuple[object, str]:
        monkeypatch.setattr(sys, "argv", ["lastcard", "effect", *arguments])
        with pytest.raises(SystemExit) as ended:
            main.main()
        return ended.value.code, capsys.readouterr().out

    lab.speak_english(monkeypatch)
    monkeypatch.setattr(effect_command, "say", ENGLISH)
    code, told = run("house-party", "--seats", "4")
    assert code == 0
    assert "From 4,000 matches." in told
    assert "A match takes about 52 minutes, 4 longer than classic." in told
    assert "Luck decides 80% of who wins a match, less than in classic (89%)." in told
    assert "Difference" not in run("--seats", "2")[1]
    assert run("house-party", "--matches", "0") == (2, "")
    assert run("classic", "--seats", "11") == (2, "")


def test_one_interruption_is_enough(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    asked: list[int] = []

    def interrupted(rules: Ruleset, seats: int, wanted: int) -> Iterator[effect.EffectTally]:
        asked.append(wanted)
        yield effect.play(str(rules), seats, 0, 5)
        if wanted > 5:
            raise KeyboardInterrupt

    monkeypatch.setattr(effect, "refined", interrupted)
    monkeypatch.setattr(sys, "argv", ["lastcard", "effect", "house-party", "--seats", "2", "--matches", "1000"])
    with pytest.raises(SystemExit) as ended:
        main.main()
    assert (ended.value.code, asked) == (130, [1000, 5])
    assert "5" in capsys.readouterr().out
