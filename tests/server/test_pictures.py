"""The picture of a finished match: what it shows, in every language, with any name, and where links show it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import closing
from html import unescape
from io import BytesIO
from random import Random

import httpx
import msgspec
import pytest
from PIL import Image

from lastcard import record
from lastcard.protocol.messages import Settings, Start
from lastcard.protocol.replays import FinishedMatch
from lastcard.record.awards import awards
from lastcard.server.pictures import HEIGHT, WIDTH, draw, keepsake, runs
from lastcard.server.storage.base import RecordRow, WriteBatch
from lastcard.server.storage.database import Database
from lastcard.wording.catalogues import catalogue
from lastcard.wording.languages import LANGUAGES
from server.running import Running
from server.simulated import Client, House

DATE = "2026-01-02T03:04:05Z"
BROWSER = {"accept": "text/html"}


def finished(*names: str, rules: str = "classic", **options: object) -> record.Record:
    settings = Settings(rules={"preset": rules, "target": 60, **options}, seats=len(names), timer=0, pace=0)
    house = House(settings)
    clients = [house.join(Client(name)) for name in names]
    house.say(clients[0], Start())
    house.play(clients, Random(1))
    return house.room.table.to_record(DATE)


def shown(picture: bytes) -> Image.Image:
    image = Image.open(BytesIO(picture))
    assert (image.format, image.size) == ("PNG", (WIDTH, HEIGHT))
    return image


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_says_who_won_what_was_played_and_what_is_remembered(language: str) -> None:
    game, say = finished("Ada", "Bo", "Cid"), catalogue(language)
    told = keepsake(game, DATE, say)
    champion = told.steps[0].names[0]
    assert champion in told.title
    assert told.about.startswith("Last Card · ")
    assert told.about.endswith("2026-01-02")
    assert [step.place for step in told.steps] == sorted(step.place for step in told.steps)
    assert {name for step in told.steps for name in step.names} == {"Ada", "Bo", "Cid"}
    assert len(told.awards) == min(2, len(awards(game)))
    shown(draw(told))


def test_partners_share_a_step() -> None:
    told = keepsake(finished("Ada", "Bo", "Cid", "Dot", teams="partners"), DATE, catalogue("en"))
    assert [len(step.names) for step in told.steps] == [2, 2]
    shown(draw(told))


def test_more_people_than_a_step_has_room_for_are_counted() -> None:
    names = ["Ada", "Bo", "Cid", "Dot", "Eva", "Finn", "Gro", "Hans", "Ida", "Jon"]
    shown(draw(keepsake(finished(*names, match="single"), DATE, catalogue("en"))))


@pytest.mark.parametrize("name", ["中文", "محمد", "Žofie Ðþß", "🎉🎉", "W" * 20, "'; DROP TABLE"])
def test_names_in_any_script_do_not_break_a_picture(name: str) -> None:
    game = finished("Ada", "Bo")
    shown(draw(keepsake(record.Record((name, "Bo"), game.rules, game.rounds), DATE, catalogue("en"))))


def test_what_no_font_has_is_left_out() -> None:
    assert "".join(piece for _, piece in runs("Ada\ue000 L")) == "Ada L"


@pytest.mark.parametrize("rules", ["all-wild", "modern", "house-party"])
def test_every_deck_has_a_picture(rules: str) -> None:
    told = keepsake(finished("Ada", "Bo", rules=rules), DATE, catalogue("en"))
    assert told.card
    shown(draw(told))


# Over HTTP


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("pictures")
    house = House(Settings(rules={"preset": "classic", "match": "single"}, seats=2, timer=0, pace=0))
    clients = [house.join(Client(name)) for name in ("Ada", "Bo")]
    house.say(clients[0], Start())
    house.play(clients, Random(2))
    text = record.dumps(house.room.table.to_record(DATE))
    about = msgspec.json.encode(FinishedMatch("abc", "", DATE, "classic", ("Ada", "Bo"), (1,)))
    with closing(Database(folder / "lastcard.sqlite3")) as store:
        store.write(WriteBatch(records=[RecordRow("abc", 7, False, 0.0, about, text)]))
    with Running(folder) as running:
        yield running


def test_a_picture_is_drawn_once_for_each_language(server: Running) -> None:
    with httpx.Client(base_url=server.url, timeout=60) as http:
        english = http.get("/api/records/abc/picture.png")
        assert (english.status_code, english.headers["content-type"]) == (200, "image/png")
        shown(english.content)
        swedish = http.get("/api/records/abc/picture.png?lang=sv")
        assert swedish.content != english.content
        assert http.get("/api/records/abc/picture.png", headers={"accept-language": "sv"}).content == swedish.content
        assert http.get("/api/records/abc/picture.png?lang=xx").content == english.content
        assert http.get("/api/records/nope/picture.png").json()["code"] == "unknown-record"


def tags(page: str) -> dict[str, str]:
    return {
        name: unescape(value) for name, value in re.findall(r'<meta property="og:([^"]+)" content="([^"]*)">', page)
    }


def test_a_link_to_a_replay_shows_that_picture_and_others_the_plain_one(server: Running) -> None:
    with httpx.Client(base_url=server.url, timeout=60, headers=BROWSER | {"accept-language": "nb"}) as http:
        say = catalogue("nb")
        replay = tags(http.get("/r/abc").text)
        assert replay["title"] == say("preview-replay")
        assert replay["image"].endswith("/api/records/abc/picture.png?lang=nb")
        assert http.get("/r/abc/2.3").text == http.get("/r/abc").text
        unknown = tags(http.get("/r/nope").text)
        assert unknown["image"].endswith("/preview.png")
        table = http.get("/t/DZYSAWTH").text
        assert tags(table)["title"] == say("preview-table")
        assert "DZYSAWTH" not in table
        evening = tags(http.get("/e/DZYSAWTH").text)
        assert (evening["title"], evening["image"].rpartition("/")[2]) == (say("preview-evening"), "preview.png")
