"""Pictures of what came out, on light and on dark ground, in colours that stay apart for colour-blind eyes."""

from __future__ import annotations

import io
import warnings
from collections.abc import Callable, Mapping, Sequence
from textwrap import shorten
from typing import Any, Final

import matplotlib as mpl
import msgspec
import numpy as np
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter

from lastcard.lab import duel, ladder, simulate
from lastcard.lab.estimates import Estimate
from lastcard.lab.summaries import EstimateFigures, figure_name
from lastcard.wording.catalogues import Catalogue

DPI: Final = 130
WIDTH: Final = 8.0  # inches
MARKS: Final = "osD^vP"


class Ground(msgspec.Struct, frozen=True):
    """What a picture is drawn on, and with."""

    paper: str
    ink: str
    faint: str
    colours: tuple[str, ...]


LIGHT: Final = Ground(
    "#ffffff", "#1d2433", "#d9dee7", ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")
)
DARK: Final = Ground(
    "#151a22", "#e6e9ef", "#333c4a", ("#56b4e9", "#f0a35e", "#3fcfa0", "#e79cc6", "#f0e442", "#8fa8ff")
)


class Plot(msgspec.Struct, frozen=True):
    """A picture as PNG: with its title, to stand alone, and without, for a page that is light or dark."""

    name: str
    title: str
    alone: bytes
    light: bytes
    dark: bytes


Draw = Callable[[Axes, Ground], None]


def _plot(name: str, title: str, height: float, *panels: Draw) -> Plot:
    alone, light, dark = (
        _picture(ground, heading, height, panels) for ground, heading in ((LIGHT, title), (LIGHT, ""), (DARK, ""))
    )
    return Plot(name, title, alone, light, dark)


def _picture(ground: Ground, heading: str, height: float, panels: Sequence[Draw]) -> bytes:
    style: dict[Any, Any] = {
        "font.size": 10,
        "text.color": ground.ink,
        "axes.labelcolor": ground.ink,
        "axes.edgecolor": ground.faint,
        "axes.facecolor": ground.paper,
        "axes.spines.top": False,
        "axes.spines.right": False,
        "axes.axisbelow": True,
        "xtick.color": ground.ink,
        "ytick.color": ground.ink,
        "grid.color": ground.faint,
        "text.parse_math": False,
        "legend.frameon": False,
    }
    with mpl.rc_context(style), warnings.catch_warnings():
        # a sign that the font lacks, in the text of a customizable card, is no reason to fail
        warnings.filterwarnings("ignore", "Glyph .* missing from", UserWarning)
        figure = Figure((WIDTH, height), dpi=DPI, facecolor=ground.paper, layout="constrained")
        axes = figure.subplots(1, len(panels), squeeze=False)[0]
        for panel, draw in zip(axes, panels, strict=True):
            draw(panel, ground)
        if heading:
            figure.suptitle(heading, x=0.01, ha="left", fontweight="bold", fontsize=12)
        picture = io.BytesIO()
        canvas: Any = FigureCanvasAgg(figure)
        canvas.print_png(picture)  # savefig would draw everything twice
    return picture.getvalue()


def _intervals(
    axes: Axes,
    ground: Ground,
    names: Sequence[str],
    series: Mapping[str, Sequence[Estimate | None]],
    scale: float = 1.0,
    look: int = 0,
) -> None:
    """Dots with their intervals, a row for each name, the series one below the other in it.

    `look` is the number of the first series, where another panel has shown some already.
    """
    for place, (label, found) in enumerate(series.items(), look):
        shift = (place - look - (len(series) - 1) / 2) * min(0.28, 0.8 / len(series))
        shown = [(row + shift, each) for row, each in enumerate(found) if each is not None]
        values = np.array([scale * each.value for _, each in shown])
        low = np.array([scale * each.low for _, each in shown])
        high = np.array([scale * each.high for _, each in shown])
        reach = np.maximum(0.0, [values - low, high - values])
        axes.errorbar(
            values,
            [row for row, _ in shown],
            xerr=np.where(np.isfinite(reach), reach, 0.0),  # the interval of a single game has no ends to draw
            fmt=MARKS[place % len(MARKS)],
            color=ground.colours[place % len(ground.colours)],
            markersize=6,
            elinewidth=2,
            capsize=3,
            label=shorten(label, 48, placeholder="…"),
        )
    _rows(axes, names)


def _bars(
    axes: Axes,
    ground: Ground,
    names: Sequence[str],
    series: Mapping[str, Sequence[Estimate | None]],
    show: EstimateFigures,
) -> None:
    """Lying bars, with their figures at the end."""
    height = 0.8 / len(series)
    for place, (label, found) in enumerate(series.items()):
        bars = axes.barh(
            [row + (place - (len(series) - 1) / 2) * height for row in range(len(names))],
            [0.0 if each is None else each.value for each in found],
            height=height * 0.9,
            color=ground.colours[place % len(ground.colours)],
            label=shorten(label, 48, placeholder="…"),
        )
        written = ["" if each is None else show.number(each.value, 2) for each in found]
        axes.bar_label(bars, written, padding=3, fontsize=8)
    _rows(axes, names)
    axes.margins(x=0.1)


def _rows(axes: Axes, names: Sequence[str]) -> None:
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.45, -0.55)
    axes.tick_params(axis="y", length=0)
    axes.grid(axis="x", linewidth=0.8)


def _line(axes: Axes, ground: Ground, at: float, label: str) -> None:
    axes.axvline(at, color=ground.ink, linewidth=1.2, linestyle=(0, (4, 3)), zorder=1)
    if label:
        axes.annotate(
            label, (at, 1), xycoords=("data", "axes fraction"), xytext=(4, -2), textcoords="offset points",
            va="bottom", ha="left", fontsize=9, annotation_clip=False,
        )  # fmt: skip


def _legend(axes: Axes, series: int) -> None:
    if series > 1:
        figure = axes.get_figure(root=True)
        assert figure is not None
        figure.legend(*axes.get_legend_handles_labels(), loc="outside lower left", ncols=min(series, 3), fontsize=9)


def _signed(show: EstimateFigures) -> FuncFormatter:
    return FuncFormatter(lambda value, _: show.number(value, 0 if value == round(value) else 1, True))


def of_simulation(result: simulate.Simulated, say: Catalogue) -> list[Plot]:
    """Who wins, what changes, how long it takes, what happens, which cards are laid."""
    show = EstimateFigures(say)
    summaries = result.summaries
    per_cent = FuncFormatter(lambda value, _: show.per_cent(value / 100, 0 if value == round(value) else 1))
    plain = FuncFormatter(lambda value, _: show.number(value, 0 if value == round(value) else 1))

    def named(figures: Sequence[str]) -> list[str]:
        rules = {figure: summary.rules for summary in reversed(summaries) for figure in summary.figures}
        return [shorten(figure_name(figure, rules[figure], say), 36, placeholder="…") for figure in figures]

    def of(figures: Sequence[str]) -> dict[str, Sequence[Estimate | None]]:
        return {summary.rules: [summary.figures.get(figure) for figure in figures] for summary in summaries}

    every = list(dict.fromkeys(figure for summary in summaries for figure in summary.figures))
    seats, bots, laid = ([f for f in every if f.startswith(kind)] for kind in ("seat-", "bot-", "laid-"))
    happened = [f for f in simulate.HAPPENINGS if any(summary.figures[f].value for summary in summaries)]

    def winners(figures: list[str]) -> Draw:
        def draw(axes: Axes, ground: Ground) -> None:
            _intervals(axes, ground, named(figures), of(figures), 100)
            fair = {summaries[0].fair} if figures is seats else set(summaries[0].fair_bots.values())
            if len(fair) == 1:
                _line(axes, ground, 100 * fair.pop(), say("plot-fair"))
            axes.xaxis.set_major_formatter(per_cent)
            axes.set_xlabel(say("plot-share"))
            _legend(axes, len(summaries))

        return draw

    def changes(axes: Axes, ground: Ground) -> None:
        found = {each.rules: [each.figures[figure] for figure in seats] for each in result.differences}
        _intervals(axes, ground, named(seats), found, 100, look=1)
        _line(axes, ground, 0, say("plot-no-change"))
        axes.xaxis.set_major_formatter(_signed(show))
        axes.set_xlabel(say("plot-change"))
        axes.set_yticklabels([])

    def lengths(axes: Axes, ground: Ground) -> None:
        place = simulate.columns(result.setup.seats).index("actions")
        found = [table[:, place] for table in result.tables]
        most = max(float(np.percentile(values, 99)) for values in found)
        step = max(1, round(most / 40))
        bins = np.arange(0, most + step, step)
        for number, (values, summary) in enumerate(zip(found, summaries, strict=True)):
            colour = ground.colours[number % len(ground.colours)]
            shares = np.histogram(values, bins)[0] * 100 / len(values)
            axes.stairs(shares, bins, color=colour, linewidth=2, label=shorten(summary.rules, 48, placeholder="…"))
            axes.stairs(shares, bins, color=colour, fill=True, alpha=0.15)
            axes.axvline(summary.quartiles[1], color=colour, linestyle=(0, (4, 3)), linewidth=1.5)
        axes.set_xlim(0, bins[-1])
        axes.set_ylim(0)
        axes.xaxis.set_major_formatter(plain)
        axes.yaxis.set_major_formatter(per_cent)
        axes.grid(axis="y", linewidth=0.8)
        axes.set_xlabel(say("plot-length", step=step))
        _legend(axes, len(summaries))

    def often(figures: list[str]) -> Draw:
        def draw(axes: Axes, ground: Ground) -> None:
            _bars(axes, ground, named(figures), of(figures), show)
            axes.xaxis.set_major_formatter(plain)
            _legend(axes, len(summaries))

        return draw

    matches = result.setup.matches
    rows = 0.6 + 0.18 * (len(summaries) - 1)
    plots = [
        _plot(
            "seats",
            say("table-seats"),
            1.6 + rows * len(seats),
            winners(seats),
            *([changes] * bool(result.differences)),
        )
    ]
    if len(bots) > 1:
        plots.append(_plot("bots", say("table-bots"), 1.6 + rows * len(bots), winners(bots)))
    plots += [
        _plot("length", say("table-length-match" if matches else "table-length"), 3.8, lengths),
        _plot(
            "happenings",
            say("table-happenings-match" if matches else "table-happenings"),
            1.3 + 0.6 * rows * len(happened),
            often(happened),
        ),
        _plot("cards", say("table-laid-match" if matches else "table-laid"), 1.3 + 0.5 * rows * len(laid), often(laid)),
    ]
    return plots


def of_duel(result: duel.Duelled, say: Catalogue) -> list[Plot]:
    """How far each bot is above or below a fair share, against all others and against each."""
    show = EstimateFigures(say)
    bots = result.setup.bots

    def draw(found: dict[str, Estimate]) -> Draw:
        def draw(axes: Axes, ground: Ground) -> None:
            _intervals(axes, ground, list(found), {"": list(found.values())}, 100)
            _line(axes, ground, 0, say("plot-fair"))
            axes.xaxis.set_major_formatter(_signed(show))
            axes.set_xlabel(say("plot-difference"))

        return draw

    ranked = sorted(result.standings, key=lambda standing: -standing.rating.value)
    plots = [
        _plot(
            "ratings",
            say("table-ratings"),
            1.5 + 0.5 * len(bots),
            draw({standing.bot: standing.difference for standing in ranked}),
        )
    ]
    if len(bots) > 2:
        pairs = {say("pair", bot=bots[p.first], other=bots[p.second]): p.difference for p in result.pairs}
        plots.append(_plot("pairs", say("table-pairs"), 1.5 + 0.45 * len(pairs), draw(pairs)))
    return plots


def of_ladder(result: ladder.Climbed, chapters: Sequence[ladder.Chapter], say: Catalogue) -> list[Plot]:
    """The ratings, each against each, and how ratings have changed."""
    show = EstimateFigures(say)
    names = [standing.name for standing in result.standings]

    def ratings(axes: Axes, ground: Ground) -> None:
        _intervals(axes, ground, names, {"": [standing.rating for standing in result.standings]})
        _line(axes, ground, ladder.ANCHORED, ladder.ANCHOR if ladder.ANCHOR in names else "")
        axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: show.number(value)))
        axes.set_xlabel(say("head-rating"))

    def heads(axes: Axes, ground: Ground) -> None:
        shares = [[result.heads[name, other].value if name != other else 0.5 for other in names] for name in names]
        axes.imshow(np.array(shares), cmap="RdBu", vmin=0.2, vmax=0.8, aspect="auto")
        for row, name in enumerate(names):
            for column, other in enumerate(names):
                share = shares[row][column]
                shown = show.per_cent(share, 0) if name != other else "–"
                ink = "#ffffff" if abs(share - 0.5) > 0.2 else "#1d2433"
                axes.text(column, row, shown, ha="center", va="center", fontsize=9, color=ink)
        axes.set_xticks(range(len(names)), names, rotation=30, ha="right")
        axes.set_yticks(range(len(names)), names)
        axes.tick_params(length=0)
        axes.spines[:].set_visible(False)
        axes.set_facecolor(ground.paper)

    def history(axes: Axes, ground: Ground) -> None:
        known = dict.fromkeys(each.name for chapter in reversed(chapters) for each in chapter.rated)
        for place, name in enumerate(known):
            points = [(at, each) for at, part in enumerate(chapters) for each in part.rated if each.name == name]
            axes.errorbar(
                [at for at, _ in points],
                [each.rating for _, each in points],
                yerr=np.array([[each.rating - each.low, each.high - each.rating] for _, each in points]).T,
                fmt=f"{MARKS[place % len(MARKS)]}-",
                color=ground.colours[place % len(ground.colours)],
                capsize=3,
                label=name,
            )
        axes.set_xticks(range(len(chapters)), [chapter.at for chapter in chapters])
        axes.yaxis.set_major_formatter(FuncFormatter(lambda value, _: show.number(value)))
        axes.set_ylabel(say("head-rating"))
        axes.grid(axis="y", linewidth=0.8)
        _legend(axes, len(known))

    count = len(names)
    plots = [
        _plot("ladder", say("table-ladder"), 1.5 + 0.5 * count, ratings),
        _plot("heads", say("table-heads"), 1.5 + 0.45 * count, heads),
    ]
    return [*plots, _plot("history", say("table-history"), 4.5, history)] if len(chapters) > 1 else plots
