"""Writes what came out into a folder: all games, a summary, pictures, and a page that needs nothing else to be read."""

from __future__ import annotations

import csv
import io
from base64 import b64encode
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

import msgspec

from lastcard import __version__
from lastcard.lab import duel, ladder, plots, simulate, summaries
from lastcard.record.files import write_whole
from lastcard.wording.catalogues import Catalogue

REPORT: Final = "report.html"
LADDER: Final = "ladder.html"


class Report(msgspec.Struct, frozen=True):
    """What a report says around its tables and pictures."""

    title: str
    heading: str
    findings: Sequence[str]
    command: str


def write_simulation(folder: Path, result: simulate.Simulated, page: Report, form: str, say: Catalogue) -> None:
    write_whole(folder / f"games.{form}", games_file(result, form))
    write_whole(folder / "summary.csv", _csv(*_summary(result)))
    shown = summaries.of_simulation(result, say)
    drawn = plots.of_simulation(result, say)
    _write_page(folder, page, shown, drawn, say)


def write_duel(folder: Path, result: duel.Duelled, page: Report, say: Catalogue) -> None:
    bots = result.setup.bots
    deals = (
        (bots[first], bots[second], deal + 1, *row)
        for (first, second), table in result.rows.items()
        for deal, row in enumerate(table.tolist())
    )
    write_whole(folder / "deals.csv", _csv(["bot_1", "bot_2", "deal", *result.setup.columns], deals))
    figures = [
        (each.bot, name, *msgspec.structs.astuple(getattr(each, name)))
        for each in result.standings
        for name in ("share", "difference", "points", "rating")
    ]
    figures += [
        (bots[pair.first], f"difference against {bots[pair.second]}", *msgspec.structs.astuple(pair.difference))
        for pair in result.pairs
    ]
    write_whole(folder / "summary.csv", _csv(["bot", "figure", "value", "low", "high"], figures))
    _write_page(folder, page, summaries.of_duel(result, say), plots.of_duel(result, say), say)


def write_ladder(
    folder: Path, result: ladder.Climbed, chapters: Sequence[ladder.Chapter], page: Report, say: Catalogue
) -> None:
    heads = [
        "place",
        "bot",
        "version",
        "owner",
        "rating",
        "low",
        "high",
        "share",
        "share_low",
        "share_high",
        "forfeited",
    ]
    rows = [
        [
            place,
            each.name,
            each.entrant.version,
            each.entrant.owner,
            *msgspec.structs.astuple(each.rating),
            *msgspec.structs.astuple(each.share),
            each.forfeited,
        ]
        for place, each in enumerate(result.standings, 1)
    ]
    write_whole(folder / "standings.csv", _csv(heads, rows))
    shown, drawn = summaries.of_ladder(result, chapters, say), plots.of_ladder(result, chapters, say)
    _write_page(folder, page, shown, drawn, say, LADDER)


def games_file(result: simulate.Simulated, form: str) -> bytes:
    """All games, a row each, as CSV or Parquet."""
    setup = result.setup
    heads = ["rules", *(f"bot_{seat + 1}" for seat in range(setup.seats)), *simulate.columns(setup.seats)]
    rows = [
        [rules, *simulate.seating(setup.bots, setup.seats, row[0]), row[0] + 1, *row[1:]]
        for rules, table in zip(setup.rules, result.tables, strict=True)
        for row in table.tolist()
    ]
    return _parquet(heads, rows) if form == "parquet" else _csv(heads, rows)


def _summary(result: simulate.Simulated) -> tuple[list[str], list[list[Any]]]:
    heads = ["rules", "games", "figure", "value", "low", "high", "change", "change_low", "change_high"]
    changes = {difference.rules: difference.figures for difference in result.differences}
    rows = []
    for summary in result.summaries:
        for figure, found in summary.figures.items():
            change = changes.get(summary.rules, {}).get(figure)
            rows.append(
                [summary.rules, summary.games, figure, *msgspec.structs.astuple(found)]
                + (["", "", ""] if change is None else list(msgspec.structs.astuple(change)))
            )
    return heads, rows


def _csv(heads: Sequence[str], rows: Iterable[Sequence[Any]]) -> bytes:
    text = io.StringIO(newline="")
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(heads)
    writer.writerows(rows)
    return text.getvalue().encode()


def _parquet(heads: Sequence[str], rows: Sequence[Sequence[Any]]) -> bytes:
    import pyarrow
    import pyarrow.parquet

    file = io.BytesIO()
    table = pyarrow.table(dict(zip(heads, map(list, zip(*rows, strict=True)), strict=True)))
    pyarrow.parquet.write_table(table, file, compression="zstd")
    return file.getvalue()


def _write_page(
    folder: Path,
    page: Report,
    shown: Sequence[summaries.Grid],
    drawn: Sequence[plots.Plot],
    say: Catalogue,
    name: str = REPORT,
) -> None:
    for plot in drawn:
        write_whole(folder / f"{plot.name}.png", plot.alone)
    write_whole(folder / name, page_of(page, shown, drawn, say).encode())


def page_of(page: Report, shown: Sequence[summaries.Grid], drawn: Sequence[plots.Plot], say: Catalogue) -> str:
    """Each table below the picture of the same title."""
    pictures = {plot.title: plot for plot in drawn}
    return _PAGE.format(
        language=say.language,
        style=_STYLE,
        title=escape(page.title),
        heading=escape(page.heading),
        findings="".join(f"<p>{escape(sentence)}</p>" for sentence in page.findings),
        sections="\n".join(_section(table, pictures.get(table.title)) for table in shown),
        command=escape(page.command),
        made=escape(say("report-made", version=__version__)),
        again=escape(say("report-again")),
    )


def _picture(plot: plots.Plot) -> str:
    light, dark = (b64encode(picture).decode() for picture in (plot.light, plot.dark))
    return (
        '<picture><source media="(prefers-color-scheme: dark)" '
        f'srcset="data:image/png;base64,{dark}">'
        f'<img alt="{escape(plot.title)}" src="data:image/png;base64,{light}"></picture>'
    )


def _section(table: summaries.Grid, plot: plots.Plot | None) -> str:
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in table.heads)
    rows = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>' + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:]) + "</tr>"
        for row in table.rows
    )
    return (
        f"<section><h2>{escape(table.title)}</h2>"
        + (_picture(plot) if plot else "")
        + f'<div class="wide"><table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>'
        + (f"<p class=note>{escape(table.note)}</p>" if table.note else "")
        + "</section>"
    )


_STYLE: Final = """
:root { color-scheme: light dark; --paper: #fff; --ink: #1d2433; --soft: #5b6577; --faint: #d9dee7; --box: #f4f6f9 }
@media (prefers-color-scheme: dark) {
  :root { --paper: #151a22; --ink: #e6e9ef; --soft: #a3adbd; --faint: #333c4a; --box: #1c232d }
}
body { margin: 0 auto; max-width: 62rem; padding: 1.5rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif }
h1 { margin-bottom: 0 } h2 { margin: 3rem 0 .5rem; font-size: 1.25rem }
header p { color: var(--soft); margin-top: .25rem }
.findings { background: var(--box); border-radius: .5rem; padding: .75rem 1rem; font-size: 1.1rem }
.findings p { margin: .4rem 0 }
img { display: block; max-width: 100%; height: auto; margin: .5rem 0 1rem }
.wide { overflow-x: auto }
table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .3rem 1.2rem .3rem 0; text-align: right; border-bottom: 1px solid var(--faint); white-space: nowrap }
th { font-weight: 600 } thead th { white-space: normal; vertical-align: bottom }
tbody th { font-weight: 400 } th:first-child { text-align: left }
.note, footer { color: var(--soft); font-size: .9rem }
footer { margin-top: 3rem; border-top: 1px solid var(--faint) }
pre { overflow-x: auto; background: var(--box); color: var(--ink); border-radius: .5rem; padding: .75rem 1rem }
"""
_PAGE: Final = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>{style}</style>
<header><h1>{title}</h1><p>{heading}</p></header>
<div class="findings">{findings}</div>
{sections}
<footer><p>{again}</p><pre>{command}</pre><p>{made}</p></footer>
</html>
"""
