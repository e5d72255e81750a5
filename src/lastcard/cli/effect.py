"""The command `lastcard effect`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from lastcard.cli import INTERRUPTED
from lastcard.cli.common import SeatsOption, in_range, read_rules, say, write
from lastcard.cli.lab import MOST_GAMES, progress, show
from lastcard.core.rules import PRESETS, Ruleset
from lastcard.lab.estimates import Effect, Estimate

if TYPE_CHECKING:
    from lastcard.lab.effect import EffectTally
    from lastcard.lab.summaries import EstimateFigures

SHARES = ("luck", "first")  # told in hundredths


def effect_command(
    ruleset: Annotated[
        list[str] | None, typer.Argument(metavar=say("usage-rules"), help=say("help-rules-argument"))
    ] = None,
    seats: SeatsOption = 4,
    matches: Annotated[int, typer.Option("--matches", help=say("help-effect-matches"))] = 4_000,
) -> None:
    from lastcard.lab import effect
    from lastcard.lab.summaries import EstimateFigures, Grid

    rules = read_rules(" ".join(ruleset or [effect.CLASSIC]), seats)
    usual = PRESETS[effect.CLASSIC]
    in_range("--matches", matches, 1, MOST_GAMES)
    here = _played(rules, seats, matches)
    there = here if rules == usual else _played(usual, seats, min(matches, here.matches))
    if not (here.matches and there.matches):
        raise typer.Exit(INTERRUPTED)
    figures = EstimateFigures(say)
    found, base = effect.effect(here, rules, seats), effect.effect(there, usual, seats)
    change = None if rules == usual else effect.change(found, base)
    columns = (found,) if change is None else (found, base)
    rows = [_row(name, columns, change, figures) for name in Effect.__struct_fields__]
    heads = [say("does-figure"), str(rules), *([] if change is None else [str(usual), say("does-change")])]
    count = min(here.matches, there.matches)
    show(
        say("does-from", count=count),
        _sentences(found, base, change, figures),
        [Grid(say("does-title"), tuple(heads), tuple(rows), say("does-note"))],
    )
    write(say("does-about"))
    if count < matches:
        raise typer.Exit(INTERRUPTED)


def _played(rules: Ruleset, seats: int, matches: int) -> EffectTally:
    """What is known of rules, and what is played now; an interruption keeps what there is."""
    from lastcard.lab import effect

    tally = effect.EffectTally()
    with progress(matches) as advance:
        try:
            for now in effect.refined(rules, seats, matches):
                advance(now.matches - tally.matches, bool(tally.matches))
                tally = now
        except KeyboardInterrupt:
            pass
    return tally


def _row(name: str, columns: tuple[Effect, ...], change: Effect | None, figures: EstimateFigures) -> tuple[str, ...]:
    scale = 100 if name in SHARES else 1
    cells = [figures.mean(getattr(each, name).times(scale), 1) for each in columns]
    if change is not None:
        cells.append(figures.difference(getattr(change, name), 1, scale))
    return (say(f"does-figure-{name}"), *cells)


def told(change: Estimate | None) -> str:
    if change is None:
        return "none"
    return "same" if not change.clear else "more" if change.value > 0 else "less"


def _sentences(found: Effect, base: Effect, change: Effect | None, figures: EstimateFigures) -> list[str]:
    def length(message: str, name: str) -> str:
        value: float = getattr(found, name).value
        by: Estimate | None = None if change is None else getattr(change, name)
        digits = 0 if value >= 10 else 1
        less = figures.number(abs(by.value), digits) if by else ""
        return say(message, told=told(by), minutes=figures.number(value, digits), by=less)

    luck = {"share": figures.per_cent(found.luck.value, 0), "classic": figures.per_cent(base.luck.value, 0)}
    first = {"told": told(found.first), "by": figures.number(abs(100 * found.first.value), 1)}
    lines = [
        length("does-round", "minutes"),
        length("does-match", "match"),
        say("does-luck", told=told(None if change is None else change.luck), **luck),
        say("does-luck-about"),
        say("does-first", **first),
    ]
    return lines if change is None else [*lines, say("does-first-change", told=told(change.first))]
