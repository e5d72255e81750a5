"""What rules do, at a server: found out once for all who ask, kept, and gone on with after a restart."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import httpx
import pytest

from lastcard.core.errors import Problem
from lastcard.core.rules import PRESETS, parse
from lastcard.lab import effect
from lastcard.protocol.http import RulesEffect
from lastcard.server import effects
from lastcard.server.effects import RuleEffects
from lastcard.server.storage.base import Store
from server.running import Running
from server.test_storage import Opening, opening, within

__all__ = ["opening"]

RULES = parse("classic target=20 hand_size=3")


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (effect, effects):
        monkeypatch.setattr(module, "WANTED", 2 * effect.STEP)


async def known(asked: RuleEffects, where: str = "here") -> RulesEffect:
    while True:
        found = await asked.effect(RULES, 2, where)
        if found.matches >= found.wanted:
            return found
        await asyncio.sleep(0.05)


def test_all_who_ask_get_the_same_and_it_is_kept(opening: Opening) -> None:
    async def work(store: Store) -> None:
        asked = RuleEffects(store)
        first = await asked.effect(RULES, 2, "here")
        assert (first.matches, first.effect, first.change) == (0, None, None)
        one, other = await asyncio.gather(known(asked), known(asked, "there"))
        assert one == other
        assert one.effect is not None
        assert one.change is not None
        assert one.change.match.high < 0
        await asked.close()
        rows = await store.ask("SELECT rules, seats, version FROM effects")
        assert rows == [(effect.fingerprint(RULES), 2, effect.VERSION)]
        again = RuleEffects(store)
        assert await again.effect(RULES, 2, "here") == one
        await again.close()

    within(opening, work)


def test_what_was_begun_is_gone_on_with(opening: Opening) -> None:
    async def work(store: Store) -> None:
        begun = RuleEffects(store)
        while not (await begun.effect(RULES, 2, "here")).matches:
            await asyncio.sleep(0.02)
        await begun.close()
        later = RuleEffects(store)
        found = await known(later)
        steps = [effect.play(str(RULES), 2, number) for number in range(2)]
        assert found.effect == effect.effect(steps[0] + steps[1], RULES, 2)
        await later.close()

    within(opening, work)


def test_only_so_many_wait_and_few_of_one_address(opening: Opening, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Store) -> None:
        asked = RuleEffects(store)

        async def ask(target: int, where: str) -> str:
            try:
                await asked.effect(parse(f"classic target={target}"), 2, where)
            except Problem as problem:
                return problem.message
            return ""

        assert [await ask(target, "here") for target in (30, 31, 32, 30)] == ["", "", "too-fast", ""]
        monkeypatch.setattr(effects, "WAITING", 2)
        assert await ask(33, "there") == "server-full"
        await asked.close()

    within(opening, work)


def test_presets_are_known_at_once_and_bad_rules_refused(server: Running) -> None:
    with server.http() as http:
        found = ask(http, "house-party", 4)
        assert found["matches"] == 4_000
        assert found["change"]["luck"]["high"] < 0
        assert ask(http, {"preset": "classic"}, 4)["change"] is None
        assert ask(http, "classic", 11)["code"] == "bad-request"
        assert ask(http, "klassic", 4)["code"] == "rules-unknown-preset"
        assert ask(http, {"preset": "classic", "teams": "partners"}, 3)["code"] == "rules-clash-partners-seats"
        begun = time.monotonic()
        while (now := ask(http, {"preset": "classic", "hand_size": 5}, 4))["matches"] < 250:
            assert time.monotonic() < begun + 300
            time.sleep(0.1)
        assert now["effect"]["turns"]["value"] < now["classic"]["turns"]["value"]


def ask(http: httpx.Client, rules: object, seats: int) -> Any:
    return http.post("/api/effects", json={"rules": rules, "seats": seats}).json()


def test_classic_is_compared_with_itself_by_nothing() -> None:
    assert effect.fingerprint(PRESETS[effect.CLASSIC]) == effect.fingerprint(parse("classic target=500"))
