"""Every effect that can be written on a customizable card, played and suffered in the browser."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from web.playing import playing
from web.serving import House
from web.visiting import Browsing


def written(*effects: str | dict[str, str], **rules: Any) -> dict[str, Any]:
    """Rules with three cards each and these effects on the customizable cards."""
    return {"deck": "112", "hand_size": 3, "custom": list(effects)} | rules


def test_the_next_one_draws_until_the_colour_comes(house: House, browsing: Browsing) -> None:
    house.stack("W1 R2 R3", "B1 B2 B3", top="R5", stock="Y1 Y2 G4")
    with playing(house, browsing, "Bo", **written("draw-until-colour next")) as (ada, _):
        ada.play("Wild Customizable “Draw until the colour comes”", colour="Green")
        expect(ada.seat("Bo")).to_contain_text("6 cards")
        ada.is_told("Bo draws", "Bo is skipped.")
        ada.is_asked("Your turn")


def test_everybody_lays_out_all_wilds(house: House, browsing: Browsing) -> None:
    house.stack("W1 W R3", "W B2 B3", top="R5")
    with playing(house, browsing, "Bo", **written("shed-wilds everyone")) as (ada, _):
        ada.play("Wild Customizable “Dump all wilds”", colour="Green")
        ada.is_told("Ada discards a Wild.", "Bo discards a Wild.")
        ada.holds("Red 3")


def test_who_is_stuck_draws_three(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2 R3", "W1 B2 B3", top="R5", stock="Y1 Y2 Y3")
    with playing(house, browsing, "Bo", **written("stuck-draws next 3")) as (ada, [bo]):
        ada.play("Red 1")
        bo.act("play W1>G")
        ada.is_asked("no card fits, so draw 3 cards.")
        ada.draw()
        ada.holds("Red 2", "Red 3", "Yellow 1", "Yellow 2", "Yellow 3")


def test_who_plays_it_takes_another_turn(house: House, browsing: Browsing) -> None:
    house.stack("W1 R2 R3", "B1 B2 B3", top="R5")
    with playing(house, browsing, "Bo", **written("again")) as (ada, _):
        ada.play("Wild Customizable “Once more”", colour="Red")
        ada.is_told("Ada plays a Wild Customizable “Once more” and chooses red.")
        ada.play("Red 2")
        ada.is_asked("Bo's turn")


def test_the_next_one_discards_down_to_a_number(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2 R3", "W1 B2 B3", top="R5")
    with playing(house, browsing, "Bo", **written("level next 1")) as (ada, [bo]):
        ada.play("Red 1")
        bo.act("play W1>G")
        ada.is_asked("Discard 1 card.")
        ada.card("Red 3").click()
        expect(ada.card("Red 3")).to_have_attribute("aria-pressed", "true")
        ada.answer("Discard 1 card")
        ada.is_told("Ada discards a red 3.")
        ada.holds("Red 2")


def test_the_next_one_draws_up_to_a_number(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2 R3", "W1 B2 B3", top="R5", stock="Y1 Y2")
    with playing(house, browsing, "Bo", **written("level next 4")) as (ada, [bo]):
        ada.play("Red 1")
        bo.act("play W1>G")
        ada.is_told("Ada draws yellow 1, yellow 2.")
        ada.is_asked("Your turn")
        ada.holds("Red 2", "Red 3", "Yellow 1", "Yellow 2")


def test_everybody_comes_to_the_same_number(house: House, browsing: Browsing) -> None:
    house.stack("W1 R2 R3", "B1 B2 B3", top="R5")
    with playing(house, browsing, "Bo", **written("level everyone 1")) as (ada, [bo]):
        ada.play("Wild Customizable “Everybody to 1”", colour="Green")
        ada.is_asked("Discard 1 card.")
        ada.card("Red 2").click()
        ada.answer("Discard 1 card")
        bo.act("shed B1 B3")
        ada.is_told("Ada discards a red 2.", "Bo discards blue 1, blue 3.")
        ada.is_asked("Bo's turn")


def test_everybody_plays_with_open_hands(house: House, browsing: Browsing) -> None:
    house.stack("W1 R2 R3", "B1 B2 B3", top="R5")
    with playing(house, browsing, "Bo", **written("open everyone")) as (ada, [bo]):
        ada.play("Wild Customizable “Open hands”", colour="Blue")
        expect(ada.seat("Bo").get_by_role("img", name="blue 1, blue 2, blue 3")).to_be_visible()
        bo.act("play B1")
        ada.is_told("The hands are hidden again.")
        expect(ada.seat("Bo").get_by_role("img")).to_have_count(0)


def test_who_tells_a_joke_may_discard_when_somebody_laughs(house: House, browsing: Browsing) -> None:
    house.stack("W1 R2 R3", "B1 B2 B3", "Y1 Y2 Y3", top="R5")
    with playing(house, browsing, "Bo", "Cid", **written("joke self 4")) as (ada, [bo, cid]):
        ada.play("Wild Customizable “Joke or draw 4”", colour="Green")
        ada.is_asked("The others are voting.")
        bo.act("vote no")
        cid.act("vote yes")
        ada.is_asked("You may discard as many cards as you like, all but one.")
        ada.card("Red 3").click()
        ada.answer("Discard 1 card")
        ada.is_told("Bo votes no.", "Cid votes yes.", "Ada discards a red 3.")


def test_who_laughs_at_a_joke_says_so(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2 R3", "W1 B2 B3", top="R5")
    with playing(house, browsing, "Bo", **written("joke self 4")) as (ada, [bo]):
        ada.play("Red 1")
        bo.act("play W1>G")
        ada.is_asked("Did you laugh at Bo's joke?")
        ada.answer("Yes")
        ada.is_told("Bo tells a joke.", "Ada votes yes.")
        bo.act("shed B2")
        ada.is_told("Bo discards a blue 2.")


def test_nobody_laughs_and_it_costs_cards(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2 R3", "W1 B2 B3", top="R5")
    with playing(house, browsing, "Bo", **written("joke self 4")) as (ada, [bo]):
        ada.play("Red 1")
        bo.act("play W1>G")
        ada.answer("No")
        expect(ada.seat("Bo")).to_contain_text("6 cards")


def test_an_honour_is_told(house: House, browsing: Browsing) -> None:
    house.stack("W1 R2 R3", "B1 B2 B3", top="R5")
    with playing(house, browsing, "Bo", **written("honour next")) as (ada, _):
        ada.play("Wild Customizable “Straight arms”", colour="Blue")
        ada.is_told("Bo must not bend their elbows until somebody calls UNO.")


def test_a_dare_is_declined_and_costs_cards(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2 R3", "W1 B2 B3", top="R5")
    with playing(house, browsing, "Bo", **written("dare next 4")) as (ada, [bo]):
        ada.play("Red 1")
        bo.act("play W1>R")
        ada.is_asked("You get a dare. Do you take it?")
        ada.answer("Decline")
        ada.is_told("Ada turns down the dare.")
        expect(ada.hand.get_by_role("button")).to_have_count(6)
        ada.play("Red 2")


def test_a_dare_is_taken_and_judged_by_the_others(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2 R3", "W1 B2 B3", top="R5")
    with playing(house, browsing, "Bo", **written("dare next 4")) as (ada, [bo]):
        ada.play("Red 1")
        bo.act("play W1>R")
        ada.answer("Take the dare")
        ada.is_asked("The others are voting.")
        bo.act("vote yes")
        ada.is_told("Ada takes the dare.", "The vote on Ada ends in a yes.")
        ada.holds("Red 2", "Red 3")


def test_the_dare_of_another_is_judged(house: House, browsing: Browsing) -> None:
    house.stack("W1 R2 R3", "B1 B2 B3", top="R5")
    with playing(house, browsing, "Bo", **written("dare next 4")) as (ada, [bo]):
        ada.play("Wild Customizable “Dare or draw 4”", colour="Blue")
        bo.act("perform")
        ada.is_asked("Did Bo do it well?")
        ada.answer("No")
        ada.is_told("The vote on Bo ends in a no.")
        expect(ada.seat("Bo")).to_contain_text("7 cards")


def test_a_card_without_effect_says_what_the_players_wrote_on_it(house: House, browsing: Browsing) -> None:
    house.stack("W1 W2 R3", "B1 B2 B3", top="R5")
    customs = ({"effect": "nothing", "text": "Sing!"}, "nothing")
    with playing(house, browsing, "Bo", **written(*customs)) as (ada, _):
        ada.holds("Wild Customizable “Sing!”", "Wild Customizable “Nothing”", "Red 3")
        ada.play("Wild Customizable “Sing!”", colour="Blue")
        ada.is_told("Ada plays a Wild Customizable “Sing!” and chooses blue.")
