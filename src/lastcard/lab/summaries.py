"""What came out, in words and figures of the reader's language: the same tables for the terminal and the report."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from lastcard.core.cards import RANK_TOKENS, SKIP_RANK
from lastcard.core.rules import parse
from lastcard.lab import duel, ladder, simulate
from lastcard.lab.estimates import Estimate
from lastcard.wording.catalogues import Catalogue
from lastcard.wording.narration import Teller
from lastcard.wording.numbers import Figures
from lastcard.wording.rules_text import edition


class Grid(msgspec.Struct, frozen=True):
    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str = ""


class EstimateFigures(Figures):
    """Estimates with their intervals."""

    def share(self, found: Estimate) -> str:
        """A share in per cent, with its interval."""
        low, high = (self.number(100 * end, 1) for end in (found.low, found.high))
        return f"{self.per_cent(found.value)} ({low}–{high})"

    def mean(self, found: Estimate, digits: int = 2) -> str:
        low, high = (self.number(end, digits) for end in (found.low, found.high))
        return f"{self.number(found.value, digits)} ({low}–{high})"

    def difference(self, found: Estimate, digits: int = 2, scale: float = 1.0) -> str:
        """With a star if the interval leaves out zero."""
        value, low, high = (self.number(scale * end, digits, True) for end in (found.value, found.low, found.high))
        return f"{value} ({low}…{high})" + (" *" if found.clear else "")


def kind_name(kind: str, rules: str, say: Catalogue) -> str:
    """A card without its colour."""
    ruleset = parse(rules)
    if kind not in RANK_TOKENS:
        return Teller(say, ruleset, ()).card(kind)
    rank = RANK_TOKENS.index(kind)
    if rank < SKIP_RANK:
        return kind
    deck = edition(ruleset)
    return say("kind-skip" if kind == "S" else "kind-reverse" if kind == "R" else "kind-draw-two", deck=deck)


def figure_name(figure: str, rules: str, say: Catalogue) -> str:
    """What one of the figures of a simulation is."""
    kind, _, of_what = figure.partition("-")
    if kind == "seat":
        return say("seat-number", number=int(of_what))
    if kind == "bot":
        return of_what
    if kind == "laid":
        return kind_name(of_what, rules, say)
    if figure == "length":
        return say("figure-length")
    if figure == "points":
        return say("figure-points")
    return say(f"happening-{figure}")


class _Columns:
    """One column a ruleset, then one for what each ruleset after the first changes."""

    def __init__(self, result: simulate.Simulated, say: Catalogue) -> None:
        self._say = say
        self._show = EstimateFigures(say)
        self._result = result
        self.heads = (
            "",
            *(summary.rules for summary in result.summaries),
            *(say("head-change", rules=difference.rules) for difference in result.differences),
        )

    def row(self, figure: str, shares: bool = False) -> tuple[str, ...]:
        """A figure of the simulation: a share, or a mean."""
        result, show = self._result, self._show
        where = next(summary for summary in result.summaries if figure in summary.figures)
        digits = 1 if shares or abs(where.figures[figure].value) >= 20 else 2
        cells = [figure_name(figure, where.rules, self._say)]
        for summary in result.summaries:
            found = summary.figures.get(figure)
            cells.append("" if found is None else show.share(found) if shares else show.mean(found, digits))
        for difference in result.differences:
            found = difference.figures.get(figure)
            cells.append("" if found is None else show.difference(found, digits, 100 if shares else 1))
        return tuple(cells)

    def plain(self, label: str, cells: Iterable[str]) -> tuple[str, ...]:
        return (label, *cells, *("" for _ in self._result.differences))


def findings_of_simulation(result: simulate.Simulated, say: Catalogue) -> list[str]:
    """What beginning is worth, in a sentence for each ruleset."""
    show = EstimateFigures(say)
    first = result.summaries[0]
    found = first.figures["seat-1"]
    told = "above" if found.low > first.fair else "below" if found.high < first.fair else "near"
    sentences = [
        say(
            "finding-first",
            rules=first.rules,
            share=show.share(found),
            fair=show.per_cent(first.fair),
            told=told,
        )
    ]
    for difference in result.differences:
        change = difference.figures["seat-1"]
        sentences.append(
            say(
                "finding-change",
                rules=difference.rules,
                change=show.difference(change, 1, 100).removesuffix(" *"),
                told="no" if not change.clear else "more" if change.value > 0 else "less",
            )
        )
    return sentences


def findings_of_duel(result: duel.Duelled, say: Catalogue) -> list[str]:
    """Who is stronger than whom, a sentence for each pair."""
    show = EstimateFigures(say)
    sentences = []
    for pair in result.pairs:
        bot, other = result.setup.bots[pair.first], result.setup.bots[pair.second]
        edge = pair.difference
        if edge.value < 0:
            bot, other, edge = other, bot, edge.times(-1)
        sentences.append(
            say(
                "finding-duel-clear" if edge.clear else "finding-duel-open",
                bot=bot,
                other=other,
                share=show.share(edge.plus(0.5)),
            )
        )
    if result.setup.adjusted:
        sentences.append(say("finding-adjusted", share=show.per_cent(result.variance)))
    return sentences


def of_simulation(result: simulate.Simulated, say: Catalogue) -> list[Grid]:
    """Who wins, how long it takes, what happens, which cards are laid."""
    show, columns = EstimateFigures(say), _Columns(result, say)
    first = result.summaries[0]
    figures = list(dict.fromkeys(figure for summary in result.summaries for figure in summary.figures))
    note = " " + say("note-change") if result.differences else ""
    seats = tuple(columns.row(figure, shares=True) for figure in figures if figure.startswith("seat-"))
    bots = tuple(columns.row(figure, shares=True) for figure in figures if figure.startswith("bot-"))
    quartiles = (" – ".join(show.number(each) for each in summary.quartiles) for summary in result.summaries)
    right = columns.plain(say("row-right"), (show.share(summary.right) for summary in result.summaries))
    length = (columns.plain(say("row-quartiles"), quartiles), columns.row("length"), columns.row("points"))
    happened = [columns.row(figure) for figure in simulate.HAPPENINGS]
    happened.insert(simulate.HAPPENINGS.index("challenges-right") + 1, right)
    laid = tuple(columns.row(figure) for figure in figures if figure.startswith("laid-"))
    matches = result.setup.matches
    tables = [Grid(say("table-seats"), columns.heads, seats, say("note-fair", share=show.per_cent(first.fair)) + note)]
    if len(bots) > 1:
        fair = [f"{bot} {show.per_cent(share)}" for bot, share in first.fair_bots.items()]
        tables.append(Grid(say("table-bots"), columns.heads, bots, say("note-fair-bots", shares=fair) + note))
    return [
        *tables,
        Grid(say("table-length-match" if matches else "table-length"), columns.heads, length),
        Grid(say("table-happenings-match" if matches else "table-happenings"), columns.heads, tuple(happened)),
        Grid(say("table-laid-match" if matches else "table-laid"), columns.heads, laid),
    ]


def of_duel(result: duel.Duelled, say: Catalogue) -> list[Grid]:
    """The ratings, the best bot first; for more than two bots, every pair."""
    show = EstimateFigures(say)
    bots = result.setup.bots
    ranked = sorted(result.standings, key=lambda standing: -standing.rating.value)
    ratings = Grid(
        say("table-ratings"),
        (
            say("head-bot"),
            say("head-share"),
            say("head-difference"),
            say("head-points"),
            say("head-rating"),
        ),
        tuple(
            (
                standing.bot,
                show.share(standing.share),
                show.difference(standing.difference, 1, 100),
                show.mean(standing.points, 1),
                show.mean(standing.rating, 0),
            )
            for standing in ranked
        ),
        say("note-ratings"),
    )
    pairs = Grid(
        say("table-pairs"),
        (say("head-pair"), say("head-difference")),
        tuple(
            (
                say("pair", bot=bots[pair.first], other=bots[pair.second]),
                show.difference(pair.difference, 1, 100),
            )
            for pair in result.pairs
        ),
    )
    return [ratings, pairs] if len(bots) > 2 else [ratings]


def entrant_name(entrant: ladder.Entrant | ladder.Rated, say: Catalogue) -> str:
    """A level of ours by its name; a program with its version and whose it is."""
    if not entrant.owner:
        return entrant.name
    return say("ladder-program", bot=entrant.name, version=entrant.version, owner=entrant.owner)


def setting_name(setting: ladder.Setting, say: Catalogue) -> str:
    return say("ladder-setting", rules=setting.rules, seats=setting.seats)


def findings_of_ladder(result: ladder.Climbed, say: Catalogue) -> list[str]:
    """Who stands first, whether that is clear, and who has made faults."""
    show = EstimateFigures(say)
    first, second = result.standings[:2]
    clear = result.heads[first.name, second.name].low > 0.5
    details = {"bot": first.name, "other": second.name, "rating": show.mean(first.rating, 0)}
    sentences = [say("finding-ladder-clear" if clear else "finding-ladder-open", **details)]
    for standing in result.standings:
        if standing.forfeited:
            bot = entrant_name(standing.entrant, say)
            sentences.append(say("finding-ladder-faults", bot=bot, count=standing.forfeited))
    return sentences


def of_ladder(result: ladder.Climbed, chapters: Sequence[ladder.Chapter], say: Catalogue) -> list[Grid]:
    """The standings, each against each, how it is under which rules, faults, and what was before."""
    show = EstimateFigures(say)
    names = {standing.name: entrant_name(standing.entrant, say) for standing in result.standings}
    settings = [setting_name(setting, say) for setting in result.ladder.settings]
    rows = [
        (f"{place}. {names[each.name]}", show.mean(each.rating, 0), show.share(each.share))
        for place, each in enumerate(result.standings, 1)
    ]
    found = [
        Grid(
            say("table-ladder"),
            (say("head-bot"), say("head-rating"), say("head-share")),
            tuple(rows),
            say("note-ladder-adjusted" if result.ladder.adjusted else "note-ladder"),
        ),
        Grid(
            say("table-heads"),
            (say("head-bot"), *names),
            tuple(
                (name, *(show.share(result.heads[name, other]) if other != name else "–" for other in names))
                for name in names
            ),
            say("note-heads"),
        ),
        Grid(
            say("table-settings"),
            (say("head-bot"), *settings),
            tuple((each.name, *map(show.share, each.by_setting)) for each in result.standings),
        ),
    ]
    faults = tuple(
        (names[each.name], say(f"fault-{message.partition('-')[2]}"), show.number(count))
        for each in result.standings
        for message, count in each.faults.items()
    )
    if faults:
        heads = (say("head-bot"), say("head-fault"), say("head-times"))
        found.append(Grid(say("table-faults"), heads, faults, say("note-faults")))
    told = tuple(
        (entrant_name(each, say), show.mean(Estimate(each.rating, each.low, each.high), 0), chapter.at)
        for chapter in reversed(chapters)
        for each in chapter.rated
    )
    if len(chapters) > 1:
        found.append(Grid(say("table-history"), (say("head-bot"), say("head-rating"), say("head-date")), told))
    return found
