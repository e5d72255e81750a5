"""Faces: everybody has their own, it shows what happens to them, and one can be chosen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from web.playing import playing
from web.serving import House
from web.visiting import PHONE, Browsing, Visitor


def mood(somebody: Locator, wanted: str) -> None:
    expect(somebody.locator(".avatar .face")).to_have_attribute("data-mood", wanted)


def drawn(visitor: Visitor) -> list[str]:
    faces = visitor.page.get_by_role("list", name="Players, in order of play").locator(".avatar .face")
    return [str(face.evaluate("face => face.innerHTML + face.style.cssText")) for face in faces.all()]


def test_nine_others_have_nine_faces(house: House, browsing: Browsing) -> None:
    friends = ("Bo", "Cid", "Dot", "Eva", "Finn", "Gro", "Hans", "Ida", "Jon")
    with playing(house, browsing, *friends) as (ada, _):
        expect(ada.seat("Jon")).to_be_visible()
        assert len(set(drawn(ada))) == len(friends)


def test_faces_show_what_happens_to_their_players(house: House, browsing: Browsing) -> None:
    house.stack("Y+2 Y2 Y3", "R1 R2 R3", "Y1 B2 B3", top="Y9", stock="G1 G2")
    with playing(house, browsing, "Bo", "Cid", hand_size=3) as (ada, [bo, cid]):
        mood(ada.seat("Bo"), "calm")
        ada.play("Yellow Draw Two")
        mood(ada.seat("Bo"), "shocked")
        bo.act("accept")
        mood(ada.seat("Bo"), "shocked")
        mood(ada.actions, "glad")
        cid.act("play Y1")
        mood(ada.seat("Bo"), "calm")
        cid.close()
        mood(ada.seat("Cid"), "asleep")


def test_an_emote_is_the_face_of_who_makes_it(house: House, browsing: Browsing) -> None:
    with playing(house, browsing, "Bo") as (ada, [bo]):
        bo.say("emote", emote="laugh")
        expect(ada.seat("Bo").locator(".bubble")).to_contain_text("Ha ha!")
        mood(ada.seat("Bo"), "laugh")
        ada.button("Wow!").click()
        mood(ada.actions, "wow")


def test_a_face_is_in_the_middle_of_its_place(house: House, browsing: Browsing) -> None:
    with playing(house, browsing, "Bo", size=PHONE) as (ada, _):
        place = ada.seat("Bo").locator(".avatar").bounding_box()
        face = ada.seat("Bo").locator(".face").bounding_box()
        assert place
        assert face
        assert abs(place["y"] + place["height"] / 2 - face["y"] - face["height"] / 2) < 1
        assert abs(place["x"] + place["width"] / 2 - face["x"] - face["width"] / 2) < 1


@pytest.mark.journey
def test_a_face_is_chosen_at_home_kept_and_seen_by_others(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house) as ada:
        ada.visit("/")
        ada.button("Choose your face").click()
        ada.button("Face 7").click()
        expect(ada.button("Face 7")).not_to_be_visible()
        ada.page.reload()
        ada.button("Choose your face").click()
        expect(ada.button("Face 7")).to_have_attribute("aria-pressed", "true")
        table = house.table(2, "Bo")
        ada.visit(table.path)
        expect(ada.button("Choose your face")).to_be_visible()
        bo = table.friends[0]
        while not any(somebody.get("face") == 7 for somebody in bo.seen["room"]["people"]):
            bo.hear()
        table.close()
