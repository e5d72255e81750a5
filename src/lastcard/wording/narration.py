"""What happened, in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import msgspec

from lastcard.core.cards import WILD_TOKENS
from lastcard.core.errors import Argument
from lastcard.core.events import Event
from lastcard.core.rules import Ruleset
from lastcard.engine.round import Round
from lastcard.match.match import Match
from lastcard.record.awards import SeatAward
from lastcard.wording.catalogues import Catalogue
from lastcard.wording.rules_text import edition, title

_ACTION_CARDS: Final = {"S": "card-skip", "R": "card-reverse", "+2": "card-draw-two"}
_WILD_CARDS: Final = dict(
    zip(
        WILD_TOKENS,
        (
            "card-wild",
            "card-wild-draw-four",
            "card-shuffle-hands",
            "card-custom",
            "card-custom",
            "card-custom",
            "card-wild-reverse",
            "card-wild-skip",
            "card-wild-skip-two",
            "card-wild-draw-two",
            "card-wild-target",
            "card-wild-swap",
        ),
        strict=True,
    )
)


# Signs of what is filled into a sentence, for Fluent refuses one with variants that has more than 2,500.
_NAME: Final = 400
_CARDS: Final = 1_600
# Told together with what comes of them: who deals, and what is drawn.
_UNTOLD: Final = ("dealer-drew", "accepted")


class Outcome(msgspec.Struct, frozen=True):
    """What came out of a round that has been counted in its match. Seats count from 1, 0 is nobody."""

    winner: int
    hands: tuple[str, ...]
    gains: tuple[int, ...]
    scores: tuple[int, ...]
    out: tuple[int, ...] = ()
    champions: tuple[int, ...] = ()
    awards: tuple[SeatAward, ...] = ()

    @property
    def end(self) -> Event:
        """The last thing that happened in the round."""
        return Event("won", self.winner) if self.winner else Event("void")


def outcome(match: Match, round_: Round) -> Outcome:
    standing = match.standing()
    return Outcome(
        winner=round_.winner + 1,
        hands=tuple(" ".join(round_.cards(seat)) for seat in range(match.seats)),
        gains=tuple(round_.gain(seat) for seat in range(match.seats)),
        scores=standing.scores,
        out=standing.out,
        champions=standing.champions,
    )


class Teller:
    """Tells events in a language, with the names of the seats and of the cards of the edition that is played."""

    def __init__(self, say: Catalogue, rules: Ruleset, names: Sequence[str]) -> None:
        self.say = say
        self._deck = edition(rules)
        self._custom = rules.custom
        self._names = ("", *names)

    def card(self, card: str) -> str:
        """A card's name, such as “red 7” or “Wild Draw Four”."""
        colour, sign = card[0], card[1:]
        if card in _WILD_CARDS:
            text = ""
            if sign in ("1", "2", "3") and int(sign) <= len(self._custom):
                custom = self._custom[int(sign) - 1]
                text = custom.text or title(custom, self.say)
            return self.say(_WILD_CARDS[card], deck=self._deck, text=text)
        if sign in _ACTION_CARDS:
            return self.say(_ACTION_CARDS[sign], colour=colour, deck=self._deck)
        return self.say("card-number", colour=colour, number=int(sign))

    def one(self, card: str) -> str:
        """The article of a card's name; "" where the language has none."""
        kind = "symbol" if card in _WILD_CARDS or card[1:] in _ACTION_CARDS else "number"
        return self.say("card-one", kind=kind, deck=self._deck)

    def cards(self, cards: Iterable[str]) -> str:
        return ", ".join(self.card(card) for card in cards)

    def colour(self, colour: str) -> str:
        return self.say("colour-name", colour=colour)

    def sentence(self, event: Event) -> str:
        """An event as its viewer may know it: cards that are not there are only counted. "" if it goes unsaid."""
        if event.kind in _UNTOLD:
            return ""
        card = event.cards[0] if event.cards else event.card
        details: dict[str, Argument] = {
            "player": self._names[event.seat][:_NAME],
            "other": self._names[event.other][:_NAME],
            "one": self.one(card) if card else "",
            "card": self.card(event.card)[:_NAME] if event.card else "",
            "colour": event.colour or "none",
            "count": event.count,
            "seen": len(event.cards),
            "cards": self.cards(event.cards)[:_CARDS],
            "deck": self._deck,
        }
        return self.say(f"event-{event.kind}", **details)

    def result(self, outcome: Outcome) -> Iterator[str]:
        """What came out of a round."""
        names = self._names
        for seat, hand in enumerate(outcome.hands, 1):
            if hand:
                yield self.say("result-left", player=names[seat], cards=self.cards(hand.split()))
        for seat, (gain, score) in enumerate(zip(outcome.gains, outcome.scores, strict=True), 1):
            yield self.say("result-points", player=names[seat], points=gain, score=score)
        yield from self.decided(outcome)
        yield from self.awards(outcome.awards)

    def awards(self, given: Iterable[SeatAward]) -> Iterator[str]:
        """What players are remembered for after a match."""
        say = self.say
        for award in given:
            value = say(f"awarded-{award.kind}", value=award.value)
            yield say("result-award", award=say(f"award-{award.kind}"), player=self._names[award.seat], value=value)

    def decided(self, outcome: Outcome) -> Iterator[str]:
        """Who is out and who has won the match."""
        for seat in outcome.out:
            yield self.say("result-out", player=self._names[seat])
        champions = [self._names[seat] for seat in outcome.champions]
        if champions:
            message = "result-champions" if len(champions) > 1 else "result-champion"
            yield self.say(message, names=self.say.listed(champions))
