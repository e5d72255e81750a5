"""What the page keeps out: other servers, scripts that are not its own, and messages that it does not understand."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import WebSocketRoute, expect

from web.playing import playing
from web.serving import House
from web.visiting import Browsing

NONSENSE = (
    "",
    "cards",
    "null",
    "[]",
    "{}",
    '{"type": 7}',
    '{"type": "news", "text": "hello"}',
    '{"type": "welcome"}',
    '{"type": "update"}',
    '{"type": "update", "version": "seven", "game": 5, "own": []}',
    '{"type": "refused"}',
    '{"type": "held"}',
    '{"type": "presence"}',
    '{"type": "bye", "again": true}',
)


@pytest.mark.journey
def test_no_screen_asks_another_server_or_breaks_the_pages_policy(house: House, browsing: Browsing) -> None:
    house.stack("R1", "B9", top="R5")
    asked: list[str] = []
    with playing(house, browsing, "Bo", hand_size=1, target=1) as (ada, _):
        ada.page.on("request", lambda request: asked.append(request.url))
        ada.play("Red 1")
        ada.is_at("You win the match")
        ada.link("Watch the replay").click()
        expect(ada.button("Next turn")).to_be_visible()
        for path in ("/rules", "/rules/modern", "/", "/nowhere"):
            ada.visit(path)
            expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
        ada.visit("/")
        ada.button("Play with friends").click()
        ada.is_at("Your table")
        assert ada.problems == []
    assert asked
    assert all(url.startswith((f"{house.url}/", "data:")) for url in asked)


@pytest.mark.journey
def test_the_pages_policy_allows_no_inline_script_and_no_other_origin(house: House, browsing: Browsing) -> None:
    with house.http() as client:
        policy = client.get("/", headers={"accept": "text/html"}).headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy
    with browsing.visitor(house) as ada:
        ada.visit("/")
        ada.page.evaluate(
            "document.body.append(Object.assign(document.createElement('script'), { text: 'broken = 1' }))"
        )
        ada.page.evaluate("fetch('http://127.0.0.1:9/').catch(() => 0)")
        assert not ada.page.evaluate("'broken' in window")
        assert len(ada.problems) >= 2
        ada.problems.clear()


@pytest.mark.journey
def test_messages_that_the_page_does_not_understand_do_not_disturb_it(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2 R3", "B1 B2 B3", top="R5")
    table = house.table(2, "Bo", hand_size=3)
    [bo] = table.friends
    lines: list[WebSocketRoute] = []
    version = 0

    def listen(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            nonlocal version
            version = max(version, json.loads(message).get("version", 0))
            line.send(message)

        server.on_message(pass_on)
        lines.append(line)

    with browsing.visitor(house) as ada:
        ada.page.route_web_socket("**/api/play*", listen)
        ada.visit(table.path)
        ada.is_at("Table")
        table.start()
        ada.is_asked("Your turn")
        unheard = [
            {"type": "update", "version": version, "events": [{"kind": "teleported", "seat": 1}]},
            {"type": "update", "version": version, "events": [{"kind": "played", "seat": 9, "card": "Z99"}]},
            {"type": "update", "version": version, "chat": {"person": 77, "name": "Eve", "emote": "unheard"}},
            {"type": "presence", "here": [1, 2, 77], "watching": 3},
        ]
        for message in (*NONSENSE, *map(json.dumps, unheard)):
            lines[-1].send(message)
        ada.play("Red 1")
        ada.sees_top("red 1")
        bo.act("play B1")
        ada.is_asked("Your turn")
        ada.holds("Red 2", "Red 3")
    table.close()


@pytest.mark.parametrize(
    ("path", "title", "way"),
    [
        ("/t/NOPENOPE", "There is no such table", "Home"),
        ("/r/nope", "There is no such match", "Home"),
        ("/rules/nope", "", "The whole guide"),
        ("/nope", "There is nothing here", "Home"),
    ],
)
def test_an_address_that_leads_nowhere_shows_a_way_on(
    house: House, browsing: Browsing, path: str, title: str, way: str
) -> None:
    with browsing.visitor(house) as ada:
        ada.visit(path)
        ada.is_at(title)
        ada.link(way).click()
        expect(ada.page).not_to_have_url(f"{house.url}{path}")
        expect(ada.page.get_by_role("heading", level=1)).to_be_visible()


@pytest.mark.journey
def test_a_browser_that_keeps_nothing_can_play(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house, name="") as ada:
        ada.page.add_init_script(
            "for (const store of ['localStorage', 'sessionStorage'])"
            " Object.defineProperty(window, store, { get() { throw new DOMException('closed', 'SecurityError'); } })"
        )
        ada.visit("/")
        ada.button("Play now").click()
        expect(ada.hand).to_be_visible()
