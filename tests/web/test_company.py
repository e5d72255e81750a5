"""Who is at a table: who has opened it, who is invited, who watches, what they are called, and who has to go."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from lastcard.wording.catalogues import catalogue
from web.playing import playing
from web.serving import Friend, House
from web.visiting import Browsing

say = catalogue("en")


def test_who_opens_a_table_goes_straight_in_without_a_name_too(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house, name="") as ada:
        ada.visit("/")
        ada.button(say("web-play-friends")).click()
        expect(ada.button(say("web-take-seat"))).to_have_count(0)
        ada.sees(say("default-name"))
        assert "/t/" in ada.page.url


def test_who_is_invited_is_told_who_opened_the_table_where_nobody_sits_yet(house: House, browsing: Browsing) -> None:
    code = house.open_table(house.token("Bo"), seats=3)
    with browsing.visitor(house, name="") as ada:
        ada.visit(f"/t/{code}")
        ada.sees(say("web-there", names="Bo"))


def test_the_name_given_before_watching_is_known_to_the_others(house: House, browsing: Browsing) -> None:
    bo = Friend(house, house.open_table(house.token("Bo"), seats=3), "Bo")
    with browsing.visitor(house, name="") as ada:
        ada.visit(f"/t/{bo.seen['room']['table']}")
        ada.page.get_by_role("textbox").fill("Ada")
        ada.link(say("web-only-watch")).click()
        while bo.seen.get("watchers") != ["Ada"]:
            bo.hear()
    bo.close()


@pytest.mark.journey
def test_who_plays_alone_pauses_and_sets_the_speed_of_the_bots(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house) as ada:
        ada.visit("/")
        ada.button(say("web-play-now")).click()
        expect(ada.hand).to_be_visible()
        expect(ada.page.locator(".timer")).to_have_count(0)
        ada.button(say("web-menu")).click()
        ada.button(say("speed-fast")).click()
        expect(ada.button(say("speed-fast"))).to_have_attribute("aria-pressed", "true")
        ada.button(say("pause-pause")).click()
        ada.sees(say("pause-own"))
        ada.button(say("pause-resume")).click()
        expect(ada.page.get_by_text(say("pause-own"))).to_have_count(0)


def test_a_pause_of_the_host_is_told_to_everybody(house: House, browsing: Browsing) -> None:
    with playing(house, browsing, "Bo") as (ada, [bo]):
        bo.say("pause")
        ada.sees(say("pause-by", player="Bo"))
        expect(ada.button(say("pause-resume"))).to_have_count(0)
        bo.say("resume")
        expect(ada.page.get_by_text(say("pause-by", player="Bo"))).to_have_count(0)


def test_the_first_turn_that_takes_too_long_is_told_in_a_sentence(house: House, browsing: Browsing) -> None:
    house.stack("B9 B8", "G5 G6", top="R2", stock="Y4 Y5")
    with playing(house, browsing, "Bo", settings={"timer": 10}, hand_size=2, target=200) as (ada, [bo]):
        while not bo.seen.get("late"):
            if "draw" in bo.legal and bo.seen["game"]["turn"] == bo.seat:
                bo.act("draw")
            bo.hear()
        if bo.seen["late"] != bo.seat:
            ada.sees(say("late-drew"))
            ada.button(say("web-close")).last.click()
            expect(ada.page.get_by_text(say("late-drew"))).to_have_count(0)
    house.shuffle()


def test_a_name_is_changed_at_the_table(house: House, browsing: Browsing) -> None:
    with playing(house, browsing, "Bo") as (ada, [bo]):
        ada.button(say("web-menu")).click()
        ada.button(say("people-rename")).click()
        ada.page.get_by_label(say("people-rename")).fill("Ada Lovelace")
        ada.press("Enter")
        while "Ada Lovelace" not in [place["name"] for place in bo.seen["room"]["places"]]:
            bo.hear()
        expect(ada.button(say("people-rename"))).to_be_visible()


def test_somebody_who_is_muted_is_not_heard_here(house: House, browsing: Browsing) -> None:
    with playing(house, browsing, "Bo") as (ada, [bo]):
        bo.say("chat", text="loud words")
        ada.sees("loud words")
        ada.button(say("web-menu")).click()
        ada.button(say("people-mute", player="Bo")).click()
        expect(ada.page.get_by_text("loud words")).to_have_count(0)
        ada.page.reload()
        expect(ada.hand).to_be_visible()
        expect(ada.page.get_by_text("loud words")).to_have_count(0)


@pytest.mark.journey
def test_the_host_removes_somebody_in_mid_match_after_a_question(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house) as ada:
        ada.visit("/")
        ada.button(say("web-play-friends")).click()
        ada.page.wait_for_url("**/t/*")
        bo = Friend(house, ada.page.url.rsplit("/", 1)[1], "Bo")
        ada.sees("Bo")
        ada.button(say("step-deal")).first.click()
        expect(ada.hand).to_be_visible()
        ada.button(say("web-menu")).click()
        ada.button(say("people-remove", player="Bo")).click()
        ada.sees(say("people-remove-sure", player="Bo"))
        expect(ada.button(say("people-keep"))).to_be_focused()
        ada.button(say("people-remove", player="Bo")).click()
        while bo.seen.get("code") != "removed":
            bo.hear()
        bo.close()
