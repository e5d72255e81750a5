"""What every store does with accounts: all of a change or nothing, and each secret once."""

from __future__ import annotations

import asyncio

from lastcard.server.storage.accounts import AccountRow, AccountStore, IdentityRow, PasskeyRow, SessionRow, TokenRow
from lastcard.server.storage.base import Store
from lastcard.server.storage.statements import Statement, Unmet
from server.test_storage import Opening, opening, within

__all__ = ["opening"]

ANN = AccountRow("ann", "Ann", 1.0)


def passkey(name: str, counter: int = 0, account: str = "ann") -> PasskeyRow:
    return PasskeyRow(name.encode(), account, b"key", counter, name, 1.5, 1.5)


def session(secret: str, guest: str = "ann", account: str = "ann") -> SessionRow:
    return SessionRow(secret.encode(), account, guest, 2.0)


async def with_ann(store: Store) -> AccountStore:
    accounts = AccountStore(store)
    assert await accounts.create(ANN, passkey("one"), b"words", session("first"))
    return accounts


def test_statements_are_done_together_or_not_at_all(opening: Opening) -> None:
    async def work(store: Store) -> None:
        put = "INSERT INTO accounts (id, name, at) VALUES ($1, $2, $3) RETURNING id"
        assert await store.change([Statement(put, ("a", "Å", 1.5), 1)]) == [[("a",)]]
        try:
            await store.change([Statement(put, ("b", "B", 1.5)), Statement("DELETE FROM tokens RETURNING id", (), 1)])
        except Unmet:
            pass
        else:
            raise AssertionError("it was done")
        assert await store.ask("SELECT * FROM accounts WHERE at > $1", 1.0) == [("a", "Å", 1.5)]

    within(opening, work)


def test_an_account_is_made_once_with_a_passkey_of_its_own(opening: Opening) -> None:
    async def work(store: Store) -> None:
        accounts = await with_ann(store)
        assert not await accounts.create(ANN, passkey("two"), b"others", session("second"))
        bo = AccountRow("bo", "Bo", 3.0)
        assert not await accounts.create(bo, passkey("one", account="bo"), b"others", session("second", "bo", "bo"))
        assert await accounts.account("bo") is None
        assert (await accounts.account("ann"), await accounts.passkeys("ann")) == (ANN, [passkey("one")])
        assert await accounts.session(b"first") == session("first")
        assert await accounts.recovered_by(b"words") == "ann"

    within(opening, work)


def test_a_ceremony_is_finished_once_in_time_and_by_who_began_it(opening: Opening) -> None:
    async def work(store: Store) -> None:
        accounts = AccountStore(store)

        async def begun(**answer: object) -> bool:
            await accounts.begin(b"challenge", b"browser", "new", 9.0, 0.0)
            said = {"challenge": b"challenge", "browser": b"browser", "kind": "new", "now": 8.0, **answer}
            return await accounts.finish(**said)  # type: ignore[arg-type]

        assert await begun()
        assert not await accounts.finish(b"challenge", b"browser", "new", 8.0)
        assert not await begun(browser=b"other")
        assert not await begun(kind="sign-in")
        assert not await begun(now=9.5)
        await accounts.begin(b"old", b"browser", "new", 9.0, 0.0)
        await accounts.begin(b"new", b"browser", "new", 99.0, 90.0)
        assert await store.ask("SELECT challenge FROM ceremonies") == [(b"new",)]

    within(opening, work)


def test_a_counter_has_to_rise(opening: Opening) -> None:
    async def work(store: Store) -> None:
        accounts = await with_ann(store)
        counters = [(0, True), (0, True), (5, True), (5, False), (4, False), (0, False), (6, True)]
        for number, (counter, right) in enumerate(counters):
            assert await accounts.sign_in(b"one", counter, session(f"s{number}")) == right, counter
        assert await accounts.devices("ann") == 1  # it was the same browser each time

    within(opening, work)


def test_the_last_way_in_stays_also_where_two_go_at_once(opening: Opening) -> None:
    async def work(store: Store) -> None:
        accounts = await with_ann(store)
        await store.change([Statement("DELETE FROM recovery")])
        assert not await accounts.remove_passkey("ann", b"one")
        assert await accounts.add_passkey(passkey("two"))
        gone = await asyncio.gather(*[accounts.remove_passkey("ann", name) for name in (b"one", b"two")])
        assert sorted(gone) == [False, True]
        await accounts.put_recovery("ann", b"new", 2.0)
        [left] = await accounts.passkeys("ann")
        assert await accounts.remove_passkey("ann", left.id)

    within(opening, work)


def test_recovery_words_are_used_by_one_alone(opening: Opening) -> None:
    async def work(store: Store) -> None:
        accounts = await with_ann(store)
        used = [accounts.recover(b"words", new, session(new.decode(), new.decode())) for new in (b"x", b"y")]
        assert sorted(await asyncio.gather(*used)) == [False, True]
        assert await accounts.recovered_by(b"words") == ""

    within(opening, work)


def test_who_signs_in_brings_along_what_was_played(opening: Opening) -> None:
    async def work(store: Store) -> None:
        accounts = await with_ann(store)
        put = "INSERT INTO players (record, seat, person, level, name, won, at) VALUES ($1, 1, $2, '', 'x', 1, 1.0)"
        await store.change([Statement(put, (record, person)) for record, person in (("r1", "ann"), ("r2", "phone"))])
        assert await accounts.person("phone") == "phone"
        assert await accounts.sign_in(b"one", 1, session("second", "phone"))
        assert await accounts.person("phone") == "ann"
        played = "SELECT record FROM players WHERE person = $1 ORDER BY record"
        assert await store.ask(played, "ann") == [("r1",), ("r2",)]
        await accounts.sign_out_everywhere("ann")
        assert await accounts.person("phone") == "phone"
        await accounts.delete("ann")
        assert await store.ask("SELECT person, name FROM players") == [("", "")] * 2
        assert (await accounts.account("ann"), await accounts.passkeys("ann")) == (None, [])

    within(opening, work)


def test_tokens_are_counted_and_revoked(opening: Opening) -> None:
    async def work(store: Store) -> None:
        accounts = await with_ann(store)
        rows = [TokenRow(f"s{n}".encode(), f"t{n}", "ann", f"g{n}", "x", "read", 1.0, 0.0) for n in range(3)]
        assert [await accounts.put_token(row, 2) for row in rows] == [True, True, False]
        await accounts.note_use(b"s1", 7.5)
        assert [row.used for row in await accounts.tokens("ann")] == [0.0, 7.5]
        assert await accounts.token(b"s0") == rows[0]
        assert not await accounts.remove_token("bo", "t0")
        assert await accounts.remove_token("ann", "t0")
        assert await accounts.token(b"s0") is None

    within(opening, work)


def test_an_identity_is_one_account_s_and_the_last_way_in_stays(opening: Opening) -> None:
    async def work(store: Store) -> None:
        accounts = AccountStore(store)
        ann = IdentityRow(b"ann there", "ann", "id.example.org", 1.0)
        assert await accounts.create_by(ANN, ann, session("first"))
        bo = AccountRow("bo", "Bo", 3.0)
        taken = IdentityRow(b"ann there", "bo", "id.example.org", 3.0)
        assert not await accounts.create_by(bo, taken, session("second", "bo", "bo"))
        assert await accounts.account("bo") is None
        assert (await accounts.identified(b"ann there"), await accounts.identified(b"bo there")) == ("ann", "")
        assert await accounts.issuers("ann") == ["id.example.org"]
        assert await accounts.sign_in_by(b"ann there", session("phone", "phone"))
        assert not await accounts.sign_in_by(b"bo there", session("thief", "thief"))
        assert not await accounts.remove_identities("ann")
        assert await accounts.add_passkey(passkey("one"))
        assert await accounts.remove_passkey("ann", b"one"), "the identity is a way in"
        assert await accounts.add_passkey(passkey("one"))
        assert await accounts.remove_identities("ann")
        assert not await accounts.remove_passkey("ann", b"one")
        assert await accounts.add_identity(ann)
        await accounts.delete("ann")
        assert await accounts.identified(b"ann there") == ""

    within(opening, work)
