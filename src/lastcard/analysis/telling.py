"""A review for people: in lines of text, or as one self-contained page with charts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Final

from babel.numbers import format_decimal, format_percent

from lastcard.analysis.judge import WHOLE
from lastcard.analysis.luck import Luck
from lastcard.analysis.review import Decision, Review, RoundReview
from lastcard.core import actions
from lastcard.core.actions import ACCEPT, CHALLENGE, COLOUR, PLAY, SHED
from lastcard.core.cards import TOKENS
from lastcard.core.clean import line
from lastcard.core.rules import Ruleset
from lastcard.record import Record
from lastcard.wording.catalogues import Catalogue
from lastcard.wording.narration import Teller

UNMARKED: Final = ("fine", "only")
INKS: Final = (
    "#c62828",
    "#1565c0",
    "#2e7d32",
    "#f9a825",
    "#6a1b9a",
    "#00838f",
    "#ad1457",
    "#4e342e",
    "#37474f",
    "#9e9d24",
)
WIDTH, HEIGHT = 720, 160
BARS: Final = "▁▂▃▄▅▆▇█"
COLUMNS: Final = 64
STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 760px; margin: 2rem auto; padding: 0 1rem; }
svg { width: 100%; height: auto; border: 1px solid #8886; border-radius: 6px; }
li { margin: .4rem 0; } .key { display: inline-block; width: 1.2em; height: .3em; vertical-align: middle; }
@media (prefers-color-scheme: dark) { body { background: #181a1b; color: #e8e6e3; } }
"""


def luck_head(say: Catalogue) -> str:
    """What stands above luck and skill."""
    return f"{say('review-luck')} – {say('review-luck-unit')}"


def luck_told(name: str, luck: Luck, say: Catalogue) -> str:
    """What came from the cards, from the others and from the seat itself, in a sentence."""
    return say(
        "review-luck-seat",
        player=name,
        cards=_hundredths(luck.cards, say),
        others=_hundredths(luck.others, say),
        own=_hundredths(luck.own, say),
        total=_hundredths(luck.result - luck.fair, say),
    )


def own_luck_told(luck: Luck, say: Catalogue) -> str:
    """The same, to whose luck it was."""
    gave = say("luck-you", cards=_hundredths(luck.cards, say), own=_hundredths(luck.own, say))
    return f"{gave} {say('luck-others-you', others=_hundredths(luck.others, say))}"


def _hundredths(value: int, say: Catalogue) -> str:
    return str(format_decimal(round(100 * value / WHOLE), "+#,##0;−#,##0", locale=say.locale))


class DecisionTeller:
    """Tells what can be said at a table, and why, in a language."""

    def __init__(self, rules: Ruleset, names: Sequence[str], say: Catalogue) -> None:
        self._names = ("", *(line(name) for name in names))
        self._seats = len(names)
        self.say = say
        self.teller = Teller(say, rules, names)

    def why(self, decision: Decision) -> str:
        """The reason, in a sentence."""
        about = dict(decision.about)
        if "player" in about:
            about["player"] = self._names[int(about["player"])]
        if "card" in about:
            about["card"] = self.teller.card(about["card"])
        told = self.say(f"review-reason-{decision.reason}", **about)
        return told[:1].upper() + told[1:]

    def action(self, seat: int, saying: str) -> str:
        """What can be said, in words."""
        say = self.say
        if not saying:
            return say("review-nothing")
        action = actions.said(seat, saying, self._seats)
        verb = action.verb_number
        if verb == COLOUR:
            return say("review-colour", colour=action.colour)
        if verb in (ACCEPT, CHALLENGE):
            return say("review-accept" if verb == ACCEPT else "review-challenge")
        if verb == SHED:
            return " · ".join([say("do-shed"), *(self.teller.card(TOKENS[face]) for face in action.cards)])
        if verb != PLAY:
            word = saying.replace(" ", "-") if action.verb == "vote" else action.verb
            return say(f"do-{word}", player=self._names[action.target])
        words = [say("do-play", card=self.teller.card(action.card))]
        words += [self.teller.colour(action.colour)] * bool(action.colour)
        words += [self._names[action.target]] * bool(action.target) + ["UNO"] * action.uno
        return " · ".join(words)

    def advice(self, decision: Decision) -> str:
        """A hint in a sentence or two: the best there is, by how much, and why."""
        action = self.action(decision.seat, decision.action)
        told = [self.say("advice-only" if decision.mark == "only" else "advice-best", action=action)]
        if decision.options:
            told.append(self.say("advice-chance", share=self.percent(decision.options[0].chance)))
        if decision.reason:
            told.append(self.why(decision))
        elif len(decision.options) > 1:
            other = self.action(decision.seat, decision.better)
            told.append(self.say("advice-close", action=other))
        return " ".join(told)

    def percent(self, value: int) -> str:
        return str(format_percent(value / WHOLE, locale=self.say.locale))

    def lead(self, value: int) -> str:
        """By how much something is better, which is never nothing."""
        least = WHOLE // 100
        return self.percent(value) if 2 * value > least else f"<{self.percent(least)}"


class ReviewTeller(DecisionTeller):
    """Tells what came out of a review, in a language."""

    def __init__(self, game: Record, found: Review, say: Catalogue) -> None:
        super().__init__(game.rules, game.seats, say)
        self._found = found

    def lines(self) -> Iterator[str]:
        """In text, each round with what stood out in it, then luck and skill."""
        say = self.say
        for number, played in enumerate(self._found.rounds, 1):
            yield say("match-round", number=number)
            yield from self._chances(played)
            yield from self.drawn(played.chances)
            told = list(self.told(played.decisions))
            yield from told or [say("review-nothing-marked")]
            yield ""
        yield luck_head(say)
        yield from self._lucks(self._found.luck)
        yield say("review-made", version=self._found.version)

    def told(self, decisions: Iterable[Decision]) -> Iterator[str]:
        """What stood out, a line each."""
        for decision in decisions:
            if decision.mark not in UNMARKED:
                yield " ".join(self._pieces(decision))

    def _pieces(self, decision: Decision) -> Iterator[str]:
        say = self.say
        yield (
            say(
                "review-decision",
                number=decision.after + 1,
                player=self._names[decision.seat],
                action=self.action(decision.seat, decision.action),
                mark=say(f"review-mark-{decision.mark}"),
            )
            + "."
        )
        loses = decision.mark.startswith(("loses", "missed"))
        share, other = self.lead(decision.difference), self.action(decision.seat, decision.better)
        yield say("review-better" if loses else "review-gain", share=share, action=other) + "."
        yield self.why(decision)

    def drawn(self, chances: Sequence[Sequence[int]]) -> Iterator[str]:
        """The line of chances of each seat over a round, in signs: the higher, the better."""
        wide = max(len(name) for name in self._names)
        places = range(min(len(chances), COLUMNS))
        shown = [chances[place * (len(chances) - 1) // max(1, len(places) - 1)] for place in places]
        for seat in range(self._seats):
            signs = "".join(BARS[min(each[seat] * len(BARS) // WHOLE, len(BARS) - 1)] for each in shown)
            yield f"  {self._names[seat + 1]:{wide}}  {signs}"

    def standing(self, chances: Sequence[int]) -> str:
        """What everybody's chances are, in a line."""
        return "  " + " · ".join(
            f"{self._names[seat]} {self.percent(chance)}" for seat, chance in enumerate(chances, 1)
        )

    def _chances(self, played: RoundReview) -> Iterator[str]:
        for seat in range(self._seats):
            values = [chances[seat] for chances in played.chances[:-1]]
            yield self.say(
                "review-chart-seat",
                player=self._names[seat + 1],
                first=self.percent(values[0]),
                least=self.percent(min(values)),
                most=self.percent(max(values)),
            )

    def _lucks(self, lucks: Iterable[Luck]) -> Iterator[str]:
        for seat, luck in enumerate(lucks, 1):
            yield luck_told(self._names[seat], luck, self.say)

    # As a page

    def page(self) -> str:
        say = self.say
        title = f"{say('review-title')}: {', '.join(self._names[1:])}"
        parts = [
            f'<!doctype html>\n<html lang="{say.language}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><h1>{escape(title)}</h1>",
            *(self._round(number, played) for number, played in enumerate(self._found.rounds, 1)),
            f"<h2>{escape(say('review-luck'))}</h2><p>{escape(say('review-luck-unit'))}</p>",
            _listed(self._lucks(self._found.luck)),
            f"<p>{escape(say('review-made', version=self._found.version))}</p></body></html>\n",
        ]
        return "\n".join(parts)

    def _round(self, number: int, played: RoundReview) -> str:
        say = self.say
        told = list(self.told(played.decisions)) or [say("review-nothing-marked")]
        keys = "".join(
            f'<li><span class="key" style="background:{INKS[seat]}"></span> {escape(text)}</li>'
            for seat, text in enumerate(self._chances(played))
        )
        return (
            f"<h2>{escape(say('match-round', number=number))}</h2>"
            f"<figure>{self._chart(played)}<figcaption><ul>{keys}</ul></figcaption></figure>{_listed(told)}"
        )

    def _chart(self, played: RoundReview) -> str:
        """The line of chances of each seat, with a dot at what was marked."""
        label = escape(self.say("review-chart"))
        steps = max(1, len(played.chances) - 1)
        drawn = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}"><title>{label}</title>']
        for seat in range(self._seats):
            points = " ".join(_point(place, steps, each[seat]) for place, each in enumerate(played.chances))
            drawn.append(f'<polyline points="{points}" fill="none" stroke="{INKS[seat]}" stroke-width="2"/>')
        for decision in played.decisions:
            if decision.mark not in UNMARKED:
                x, _, y = _point(decision.after, steps, played.chances[decision.after][decision.seat - 1]).partition(
                    ","
                )
                drawn.append(f'<circle cx="{x}" cy="{y}" r="4" fill="{INKS[decision.seat - 1]}"/>')
        return "".join([*drawn, "</svg>"])


def _point(place: int, steps: int, chance: int) -> str:
    return f"{place * WIDTH / steps:.1f},{HEIGHT - chance * HEIGHT / WHOLE:.1f}"


def _listed(texts: Iterable[str]) -> str:
    return "<ul>" + "".join(f"<li>{escape(text)}</li>" for text in texts) + "</ul>"
