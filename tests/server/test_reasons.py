"""Why a card can't be played: the refusal that playing it would get, the rule behind it and a sentence."""

from __future__ import annotations

from random import Random

import english
import pytest
from watched import start
from worlds import sample

from lastcard.core import actions
from lastcard.core.cards import TOKENS
from lastcard.core.errors import Refusal
from lastcard.core.rules import PRESETS, Ruleset, from_value
from lastcard.engine.codes import IN_OVER
from lastcard.match.match import Match
from lastcard.protocol.messages import Reason, Settings, Start, Why
from lastcard.table.reasons import reason
from lastcard.wording.catalogues import catalogue
from lastcard.wording.languages import LANGUAGES
from server.simulated import Client, House

NAMES = ("Ada", "Bo")


def why(rules: Ruleset, hand: str, top: str, card: str, *said: str, seat: int = 1, language: str = "en") -> Reason:
    game = start(rules, [hand, "G3 G4 G5"], top)
    for each in said:
        game.do(actions.parse(each, 2))
    return reason(game.round, NAMES, seat, card, catalogue(language))


@pytest.mark.parametrize(
    ("hand", "top", "card", "said", "code", "text", "ids"),
    [
        ("Y3 R1 R2", "R9", "Y3", (), "no-match", "Yellow 3 does not fit on red 9.", "S0-TURN-2"),
        ("W Y3 R2", "R9", "Y3", ("1 play W>R", "2 draw"), "no-match", "", "S0-TURN-2"),
        ("R1 R2 R3", "R9", "R2", ("1 play R1",), "not-your-turn", "Bo's turn", "S0-TURN-1"),
        ("R1 R2 R3", "R9", "R2", (), "", "", ""),
        ("W R2 R3", "R9", "W", (), "", "", ""),
        ("R1 R2 R3", "R9", "B7", (), "not-in-hand", "That card is not in the hand.", ""),
    ],
)
def test_the_reason_names_the_rule(
    hand: str, top: str, card: str, said: tuple[str, ...], code: str, text: str, ids: str
) -> None:
    found = why(PRESETS["classic"], hand, top, card, *said)
    assert found.code == code
    assert text in found.text
    assert [clause.text for clause in found.rules] == [clause.text for clause in found.rules if ids in clause.ids]
    assert bool(found.rules) == bool(ids)
    assert bool(found.text) == bool(code)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Yellow Reverse does not fit: the colour is red."),
        ("sv", "Gult vändkort passar inte: färgen är röd."),
        ("nb", "Gult vendekort passer ikke: fargen er rød."),
        ("is", "Liturinn er rauður."),
    ],
)
def test_on_a_wild_it_is_the_colour_that_does_not_fit(language: str, text: str) -> None:
    found = why(PRESETS["classic"], "W YR R2", "R9", "YR", "1 play W>R", "2 draw", language=language)
    assert found.code == "no-match"
    assert text.split(" ", 2)[2] in found.text


def test_a_penalty_and_a_refused_bluff_have_their_rules() -> None:
    game = start(PRESETS["progressive"], ["R+2 R1 R2", "G3 G4 W+4"], "R9")
    game.do(actions.parse("1 play R+2", 2))
    found = reason(game.round, NAMES, 2, "G3", catalogue("en"))
    assert (found.code, found.text) == ("no-stack", "Green 3 can't answer the penalty.")
    assert "A-73" in found.rules[0].ids
    strict = from_value({"preset": "classic", "bluff": False})
    found = why(strict, "W+4 R1 R2", "R9", "W+4")
    assert found.code == "bluff-refused"
    assert len(found.rules) == 2


def test_every_refusal_of_a_card_can_be_told_in_every_language() -> None:
    random, met = Random(5), set()
    for _ in range(60):
        rules = sample(random)
        seats = 2 if rules.teams == "none" else 4
        game = Match(rules, seats, 0).new_round(seed=random.randrange(1 << 30))
        game.deal()
        names = tuple(f"P{seat}" for seat in range(1, seats + 1))
        for _ in range(40):
            if game.phase == IN_OVER:
                break
            for seat in range(1, seats + 1):
                for face in set(game.hand(seat - 1)):
                    found = reason(game, names, seat, TOKENS[face], catalogue(random.choice(LANGUAGES)))
                    met.add(found.code)
                    assert bool(found.text) == bool(found.code)
                    plays = [action for action in game.legal(seat - 1) if action.saying.startswith("play")]
                    listed = any(action.card == TOKENS[face] for action in plays)
                    assert listed == (not found.code)
            legal = [action for seat in range(seats) for action in game.legal(seat) if action.saying != "shed"]
            if not legal:
                break
            game.do(random.choice(legal))
    assert {"", "not-your-turn", "no-match", "no-stack", "drawn-card-only", "wrong-phase"} <= met


def test_a_seat_asks_and_is_answered_alone_and_nothing_changes() -> None:
    house = House(Settings(seats=2, timer=0))
    ada, bo = house.join(Client("Ada"), language="sv"), house.join(Client("Bo"))
    house.say(ada, Why(id="w", card="R1"))
    assert ada.refused[-1].code == "no-round"
    house.say(ada, Start())
    version, heard = ada.version, len(bo.told)
    assert ada.own is not None
    for number, card in enumerate(ada.own.hand):
        house.say(ada, Why(id=f"w{number}", card=card))
        answer = ada.told[-1]
        assert isinstance(answer, Reason)
        assert (answer.id, answer.card) == (f"w{number}", card)
        assert bool(answer.code) != any(each.startswith(f"play {card}") for each in ada.own.legal)
    assert (ada.version, len(bo.told)) == (version, heard)
    house.say(ada, Why(id="w", card="XX"))
    assert ada.refused[-1].code == "malformed"
    watcher = house.join(Client("Eva"), watch=True)
    house.say(watcher, Why(card="R1"))
    assert watcher.refused[-1].code == "only-watching"


def test_no_such_card_is_refused() -> None:
    with english.raises(Refusal, match="not an action"):
        why(PRESETS["classic"], "R1 R2 R3", "R9", "R99")
