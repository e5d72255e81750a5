"""A shuffle that can be checked: what it follows from, what checking says, and that nothing can be changed unseen."""

from __future__ import annotations

import copy
import hashlib
import struct
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from test_cli import Run
from test_cli import run as run  # a fixture
from worlds import some_heavy

from lastcard import record
from lastcard.core.cards import FACES, spell
from lastcard.core.errors import Problem
from lastcard.core.rules import PRESETS
from lastcard.engine.shuffles import Stream
from lastcard.lab.random_play import random_action
from lastcard.record import Record
from lastcard.record.verifiable_shuffle import Deal, commitment, first_dealer, key, verify
from lastcard.table.match_state import MatchState, Seat
from lastcard.wording.catalogues import ENGLISH, catalogue
from lastcard.wording.languages import LANGUAGES

SECRET = bytes(range(32))
ADDED = [b"", bytes.fromhex("aa55"), bytes(16)]
KEY = "d5bbdc46c41674f59ca4fc0758c05c1d389695ec48fc75c40610db2c9f1d69e7"
DECK = (
    "B+2 YS R9 Y+2 G6 G5 Y1 B7 R4 B5 G7 Y5 G4 G6 R8 Y1 RR Y2 Y8 W Y+2 BS Y8 B5 YR G5 G1 Y5 B4 R8 R1 B0 W+4 R6 R5 R3 "
    "Y3 BR G9 R9 B1 YS B7 G1 B3 G8 BR Y4 B6 R0 R2 G3 Y3 R7 Y9 Y7 YR R+2 GR R6 B1 Y6 R3 Y0 W BS B8 Y2 R5 R+2 G2 W+4 B8 "
    "W+4 R4 G9 R7 Y7 B9 W B3 Y4 B+2 B9 R1 G2 B2 W+4 RR G4 G8 GS G+2 W B2 B6 R2 G7 G0 RS Y6 B4 GR GS G+2 G3 RS Y9"
)


def cards(text: str) -> bytes:
    return bytes(FACES[token] for token in text.split())


# What it follows from: the vectors of record.md


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_the_key_is_the_hash_of_label_secret_and_additions() -> None:
    parts = "".join(f"{len(part):016x}{part.hex()}" for part in (SECRET, *ADDED))
    assert key(SECRET, ADDED).hex() == KEY == hashlib.sha256(b"lastcard deal 1" + bytes.fromhex(parts)).hexdigest()
    assert key(SECRET, [b"", b""]).hex() == "b7344596d3e5ffd4e11f6d871988e95d1931a1dd397767a5f1ddb00d8076cb5a"


def test_additions_can_not_be_divided_otherwise_to_the_same_key() -> None:
    ways: list[list[bytes]] = [[b"ab", b""], [b"a", b"b"], [b"", b"ab"], [b"ab"], [b"", b"", b"ab"], [b"b", b"a"]]
    assert len({key(SECRET, added) for added in ways}) == len(ways)


def test_the_deck_follows_from_the_key() -> None:
    stream = Stream(bytes.fromhex(KEY))
    assert spell(stream.shuffled(0, PRESETS["classic"].cards)) == DECK
    assert spell(stream.shuffled(1, cards("R0 R1 R2 R3 R5 W+4"))) == "R2 W+4 R3 R0 R1 R5"
    assert spell(stream.put_back(1, cards("W+4 R0 R1 R2 R3 R5 R6"))) == "R0 R1 R2 R3 R5 W+4 R6"


def test_the_first_dealer_follows_from_the_key() -> None:
    dealer, events = first_dealer(PRESETS["classic"], 3, bytes.fromhex(KEY))
    assert (dealer, " ".join(event.card for event in events[:3])) == (1, "G+2 R4 W")
    assert first_dealer(PRESETS["all-wild"], 3, bytes.fromhex(KEY))[0] == 2


def test_record_md_has_the_same_vectors() -> None:
    document = (Path(__file__).parent.parent / "docs" / "record.md").read_text("utf-8")
    for vector in (SECRET.hex(), commitment(SECRET), KEY, " ".join(DECK.split()[:8])):
        assert vector in document


class Paper:
    """The stream of one shuffle, by the words of record.md and none of the program's functions."""

    def __init__(self, key: bytes, shuffle: int) -> None:
        blocks = (hashlib.sha256(key + struct.pack(">QQ", shuffle, counter)).digest() for counter in range(100))
        self.numbers: Iterator[int] = iter(struct.unpack(">800I", b"".join(blocks)))

    def below(self, bound: int) -> int:
        number = next(self.numbers)
        while number >= 2**32 - 2**32 % bound:
            number = next(self.numbers)
        return number % bound

    def shuffled(self, pile: list[int]) -> list[int]:
        pile = sorted(pile)
        for place in range(len(pile) - 1, 0, -1):
            other = self.below(place + 1)
            pile[place], pile[other] = pile[other], pile[place]
        return pile


@pytest.mark.parametrize("number", range(20))
def test_whoever_follows_record_md_finds_the_same(number: int) -> None:
    secret = bytes([number]) * 32
    seats = 2 + number % 9
    packed = b"".join(struct.pack(">Q", len(part)) + part for part in (secret, *[b"\7"] * seats))
    found = hashlib.sha256(b"lastcard deal 1" + packed).digest()
    assert found == key(secret, [b"\7"] * seats)
    deck = list(PRESETS["modern"].cards)
    for shuffle in range(3):
        assert Paper(found, shuffle).shuffled(deck) == list(Stream(found).shuffled(shuffle, bytes(deck)))
    for_dealer = hashlib.sha256(found + b"dealer").digest()
    drawing, shuffle = list(range(seats)), 0
    pile: list[int] = []
    while len(drawing) > 1:
        if len(pile) < len(drawing):
            pile, shuffle = Paper(for_dealer, shuffle).shuffled(deck), shuffle + 1
        drawn = {seat: pile.pop(0) for seat in drawing}
        worth = {seat: face % 13 if face < 52 and face % 13 < 10 else 0 for seat, face in drawn.items()}
        drawing = [seat for seat in drawing if worth[seat] == max(worth.values())]
    assert first_dealer(PRESETS["modern"], seats, found)[0] == drawing[0]
    chosen = Paper(for_dealer, 0).shuffled(list(range(seats)))[0]
    assert first_dealer(PRESETS["all-wild"], seats, found)[0] == chosen


# A match whose rounds have keys


@cache
def played(rules: str, seats: int, seed: int, longest: int = 3) -> Record:
    """A match of at most so many rounds, as a server would record it."""
    random = Random(seed)
    deals = []

    def deal() -> bytes:
        secret = random.randbytes(32)
        added = [random.randbytes(random.choice((0, 1, 16))) for _ in range(seats)]
        deals.append(
            {"commitment": commitment(secret), "secret": secret.hex(), "added": [part.hex() for part in added]}
        )
        return key(secret, added)

    table = MatchState(PRESETS[rules], [Seat(f"P{seat}") for seat in range(1, seats + 1)], b"unrelated", deal())
    while not (table.won or (table.over and table.number == longest)):
        if table.over:
            table.next_round(deal())
        table.apply(random_action(table.round, random))
    game = msgspec.structs.replace(table.to_record(), meta={"shuffle": deals})
    assert record.loads(record.dumps(game)) == game
    return game


def ids(game: Record, right: bool = False) -> list[str]:
    """What checking says is wrong, or right, as ids of messages."""
    found = []
    for finding in verify(game):
        reason = finding.text.details.get("reason", finding.text)
        assert isinstance(reason, Problem)
        if finding.right is right:
            found.append(reason.message)
    return found


@pytest.mark.parametrize("rules", some_heavy(PRESETS, "classic", "modern"))
def test_every_shuffle_and_the_dealer_follow_from_the_keys(rules: str) -> None:
    for seats in (2, 4, 10):
        game = played(rules, seats, seats)
        assert ids(game) == []
        assert record.check(game) == []
        rounds = ["verify-first-round", *["verify-round"] * (len(game.rounds) - 1)]
        said = ["verify-replayed", "verify-results", *rounds, "verify-shows", "verify-limits"]
        assert ids(game, right=True) == said


def test_a_wild_draw_four_that_is_put_back_is_checked_too() -> None:
    for number in range(1_000):
        secret = number.to_bytes(32, "big")
        table = MatchState(PRESETS["classic"], [Seat("Ada"), Seat("Bo")], b"", key(secret, [b"", b""]))
        assert table.round.log is not None
        if len(table.round.log) == 2:
            break
    deal = Deal(commitment(secret), secret.hex(), ["", ""])
    game = msgspec.structs.replace(table.to_record(), meta={"shuffle": [msgspec.to_builtins(deal)]})
    assert ids(game) == []
    [only] = game.rounds
    deck, rest = only.shuffles
    other = rest[1:] + rest[:1]
    moved = msgspec.structs.replace(game, rounds=(msgspec.structs.replace(only, shuffles=(deck, other)),))
    assert ids(moved) == ["verify-shuffle"]


def test_without_keys_a_match_is_what_it_was() -> None:
    table = MatchState(PRESETS["classic"], [Seat("Ada"), Seat("Bo")], b"a secret")
    assert table.round.log is not None
    stream = Stream(hashlib.sha256(b"a secret" + b"round 1").digest())
    assert table.round.log[0] == stream.shuffled(0, PRESETS["classic"].cards)
    assert table.round.dealer == first_dealer(PRESETS["classic"], 2, b"a secret")[0]


# Nothing can be changed unseen


def without_actions(game: Record) -> Record:
    """Only the deals: whatever their order, that can be replayed."""
    [first, *_] = game.rounds
    bare = msgspec.structs.replace(first, actions=(), result=None, shuffles=first.shuffles[:1])
    return msgspec.structs.replace(game, rounds=(bare,), meta={"shuffle": game.meta["shuffle"][:1]})


def changed(game: Record, change: Callable[[list[dict[str, Any]]], object]) -> Record:
    deals = copy.deepcopy(game.meta["shuffle"])
    change(deals)
    return msgspec.structs.replace(game, meta={"shuffle": deals})


def flipped(text: str, place: int) -> str:
    data = bytearray.fromhex(text)
    data[place] ^= 1
    return data.hex()


DEALT = played("classic", 4, 1)


@pytest.mark.parametrize("place", some_heavy(range(32), 0, 31))
def test_any_other_byte_of_a_secret_or_commitment_is_found(place: int) -> None:
    for number in range(len(DEALT.rounds)):

        def other_secret(deals: list[dict[str, Any]], number: int = number) -> None:
            deals[number]["secret"] = flipped(deals[number]["secret"], place)

        def other_commitment(deals: list[dict[str, Any]], number: int = number) -> None:
            deals[number]["commitment"] = flipped(deals[number]["commitment"], place)

        assert {"verify-commitment", "verify-shuffle"} <= set(ids(changed(DEALT, other_secret)))
        assert ids(changed(DEALT, other_commitment)) == ["verify-commitment"]


@pytest.mark.heavy
def test_any_other_byte_of_an_addition_is_found() -> None:
    for number, deal in enumerate(DEALT.meta["shuffle"]):
        for seat, addition in enumerate(deal["added"]):
            others = [flipped(addition, place) for place in range(len(addition) // 2)]
            for other in [*others, addition + "00", addition[:-2]]:
                if other == addition:
                    continue

                def change(
                    deals: list[dict[str, Any]], number: int = number, seat: int = seat, other: str = other
                ) -> None:
                    deals[number]["added"][seat] = other

                assert "verify-shuffle" in ids(changed(DEALT, change))


def test_additions_of_other_seats_are_found() -> None:
    def exchange(deals: list[dict[str, Any]]) -> None:
        deals[0]["added"].reverse()

    assert "verify-shuffle" in ids(changed(DEALT, exchange))


@pytest.mark.heavy
def test_bytes_in_the_seat_of_a_bot_are_found() -> None:
    """A server could try some until it likes the deal, without breaking its word."""
    for wishes in range(1_000):
        tried = Deal(commitment(SECRET), SECRET.hex(), ["aa", wishes.to_bytes(2, "big").hex()])
        table = MatchState(PRESETS["classic"], [Seat("Ada"), Seat("Bo")], b"", tried.key)
        if table.view(1).own.hand.count(FACES["W+4"]) == 2:
            break
    random = Random(1)
    while not table.over:
        table.apply(random_action(table.round, random))
    shuffle = [msgspec.to_builtins(tried)]
    for bots, found in (
        (["", "normal"], ["verify-bot-added"]),
        (["easy", "normal"], ["verify-bot-added", "verify-bot-added"]),
        (["", ""], []),
        (["normal"], []),
        (None, []),
    ):
        game = msgspec.structs.replace(table.to_record(), meta={"shuffle": shuffle, "bots": bots})
        assert ids(game) == found
        assert ("verify-shows" in ids(game, right=True)) is (found == [])


def test_any_two_cards_that_have_changed_places_are_found() -> None:
    game = without_actions(DEALT)
    deck = game.rounds[0].shuffles[0]
    assert ids(game) == []
    for place in range(len(deck) - 1):
        other = bytearray(deck)
        other[place], other[place + 1] = other[place + 1], other[place]
        if other == deck:
            continue
        try:
            found = ids(with_shuffles(game, (bytes(other),)))
        except Problem:  # the start card is now a Wild Draw Four, and its shuffle is missing
            continue
        assert found == ["verify-shuffle"]


def with_shuffles(game: Record, shuffles: tuple[bytes, ...]) -> Record:
    [only] = game.rounds
    return msgspec.structs.replace(game, rounds=(msgspec.structs.replace(only, shuffles=shuffles),))


def test_a_later_shuffle_that_does_not_follow_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that deals as it should and cheats when the draw pile is made again."""

    class Cheat(Stream):
        def shuffled(self, number: int, pile: bytes) -> bytes:
            order = super().shuffled(number, pile)
            return order if number == 0 else order[::-1]

    monkeypatch.setattr("lastcard.table.match_state.Stream", Cheat)
    deal = msgspec.convert(DEALT.meta["shuffle"][0], Deal)
    random = Random(3)
    table = MatchState(PRESETS["classic"], [Seat(name) for name in DEALT.seats], b"", deal.key)
    while not table.over:
        table.apply(random_action(table.round, random))
    cheated = msgspec.structs.replace(table.to_record(), meta={"shuffle": [msgspec.to_builtins(deal)]})
    count = len(cheated.rounds[0].shuffles)
    assert count > 1
    assert ids(cheated) == ["verify-shuffle"] * (count - 1)


def test_another_dealer_is_found() -> None:
    game = without_actions(DEALT)
    [only] = game.rounds
    assert only.dealer is not None
    for dealer in {1, 2, 3, 4} - {only.dealer}:
        other = msgspec.structs.replace(only, dealer=dealer)
        assert ids(msgspec.structs.replace(game, rounds=(other,))) == ["verify-dealer"]
    silent = msgspec.structs.replace(only, dealer=None)
    assert ids(msgspec.structs.replace(game, rounds=(silent,))) == (["verify-dealer"] if only.dealer != 4 else [])


def test_another_result_is_found() -> None:
    [first, *others] = DEALT.rounds
    wrong = msgspec.structs.replace(first, result={"winner": 0, "points": [1, 2, 3, 4]})
    assert ids(msgspec.structs.replace(DEALT, rounds=(wrong, *others))) == ["result-differs", "result-differs"]


def test_a_secret_that_was_known_before_the_round_is_found() -> None:
    game = played("classic", 2, 5)
    secret = bytes.fromhex(game.meta["shuffle"][0]["secret"])
    table = MatchState(PRESETS["classic"], [Seat("Ada"), Seat("Bo")], b"", key(secret, [b"", b""]))
    random = Random(1)
    while not table.over:
        table.apply(random_action(table.round, random))
    table.next_round(key(secret, [b"", b"\x01"]))
    deals = [{"commitment": commitment(secret), "secret": secret.hex(), "added": ["", more]} for more in ("", "01")]
    assert ids(msgspec.structs.replace(table.to_record(), meta={"shuffle": deals})) == ["verify-commitment-twice"]


def test_shuffles_that_never_happened_are_found() -> None:
    game = without_actions(DEALT)
    [only] = game.rounds
    assert ids(with_shuffles(game, (*only.shuffles, b""))) == ["verify-shuffles-listed"]


def test_a_shuffle_that_comes_from_a_seed_is_found() -> None:
    game = without_actions(DEALT)
    seeded = msgspec.structs.replace(game.rounds[0], shuffles=(), seed="1f")
    found = ids(msgspec.structs.replace(game, rounds=(seeded,)))
    assert found[-1] == "verify-shuffles-listed"
    assert set(found[:-1]) == {"verify-shuffle"}


# What can't be checked


@pytest.mark.parametrize(
    "shuffle",
    [
        "deadbeef",
        {},
        [7],
        [{}],
        [{"commitment": "00" * 32, "secret": "00" * 32}],
        [{"commitment": "00" * 32, "secret": "00" * 32, "added": ["", "", ""]}],
        [{"commitment": "00" * 32, "secret": "00" * 31, "added": ["", "", "", ""]}],
        [{"commitment": "00" * 32, "secret": "0G" * 32, "added": ["", "", "", ""]}],
        [{"commitment": "00" * 32, "secret": "AA" * 32, "added": ["", "", "", ""]}],
        [{"commitment": "00" * 32, "secret": "00" * 32, "added": ["", "", "", "0"]}],
        [{"commitment": "00" * 32, "secret": "00" * 32 + "\n", "added": ["", "", "", ""]}],
        [{"commitment": "00" * 32, "secret": "00" * 32, "added": ["", "", "", ""], "more": 1}],
    ],
    ids=str,
)
def test_entries_that_can_not_be_read_are_said_to_be_so(shuffle: object) -> None:
    game = without_actions(DEALT)
    assert ids(msgspec.structs.replace(game, meta={"shuffle": shuffle})) == ["verify-bad-deal"]


def test_a_round_without_an_entry_and_an_entry_without_a_round_are_found() -> None:
    fewer = changed(DEALT, lambda deals: deals.pop())
    assert ids(fewer) == ["verify-no-deal"]
    more = changed(DEALT, lambda deals: deals.append({**deals[0], "commitment": "00" * 32}))
    assert ids(more) == ["verify-too-many"]


def test_a_position_that_was_not_dealt_can_not_be_checked() -> None:
    position = record.Position((b"\x01", b"\x01", b"\x02", b"\x02"), b"\x03", b"\x04", 1)
    rules = PRESETS["classic"]
    game = Record(DEALT.seats, rules, (record.RoundRecord(start=position),), {"shuffle": DEALT.meta["shuffle"][:1]})
    assert ids(game) == ["verify-not-dealt"]


# The command


def written(folder: Path, name: str, game: Record) -> Path:
    file = folder / f"{name}.lastcard.toml"
    file.write_text(record.dumps(game), "utf-8")
    return file


def test_verify_says_what_it_checked(run: Run, tmp_path: Path) -> None:
    game = played("classic", 2, 2)
    file = written(tmp_path, "good", game)
    outcome = run("verify", file)
    counts = [len(one.shuffles) for one in game.rounds]
    added = [sum(map(bool, deal["added"])) for deal in game.meta["shuffle"]]
    said = sum(len(one.actions) for one in game.rounds)
    shuffles = [f"{count} shuffle{'s' * (count > 1)}" for count in counts]
    follow = ["follows" if count == 1 else "follow" for count in counts]
    assert (outcome.status, outcome.err) == (0, "")
    assert outcome.lines == [
        f"{file}: replayed by the rules: 3 rounds, {said} actions",
        f"{file}: results given: 3, all of them agree",
        f"{file}: round 1: the commitment holds; {added[0]} of 2 seats added to it; dealer and {shuffles[0]} follow",
        f"{file}: round 2: the commitment holds; {added[1]} of 2 seats added to it; {shuffles[1]} {follow[1]}",
        f"{file}: round 3: the commitment holds; {added[2]} of 2 seats added to it; {shuffles[2]} {follow[2]}",
        f"{file}: {ENGLISH('verify-shows')}",
        f"{file}: {ENGLISH('verify-limits')}",
        "1 passed, 0 failed",
    ]


def test_verify_ends_with_1_where_something_differs_or_can_not_be_checked(run: Run, tmp_path: Path) -> None:
    plain = written(tmp_path, "plain", msgspec.structs.replace(DEALT, meta={}))
    outcome = run("verify", plain)
    assert (outcome.status, outcome.lines[-1]) == (1, "0 passed, 1 failed")
    assert f"{plain}: the shuffles can't be checked: the record has no meta.shuffle" in outcome.out

    def other(deals: list[dict[str, Any]]) -> None:
        deals[1]["commitment"] = "00" * 32

    outcome = run("verify", written(tmp_path, "good", DEALT), written(tmp_path, "bad", changed(DEALT, other)))
    assert (outcome.status, outcome.lines[-1]) == (1, "1 passed, 1 failed")
    assert "bad.lastcard.toml: round 2: the commitment is not the hash of the secret\n" in outcome.out


def test_verify_ends_with_2_where_a_file_is_no_record(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "nonsense"
    file.write_text("nonsense")
    for given in (file, tmp_path / "missing"):
        outcome = run("verify", given)
        assert (outcome.status, len(outcome.lines), outcome.err) == (2, 2, "")
        assert outcome.lines[0].startswith(f"{given}: ")


@pytest.mark.heavy
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finding_can_be_told(language: str) -> None:
    say = catalogue(language)
    game = changed(DEALT, lambda deals: deals[0].update(commitment="00" * 32))
    for finding in [*verify(DEALT), *verify(game), *verify(without_actions(DEALT))]:
        assert say.tell(finding.text)
