"""Pairing of people who look for a table: nobody is forgotten, seated twice, or seated where they would not be."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lastcard.core.errors import Problem
from lastcard.core.rules import PRESETS
from lastcard.seeks.pairing import Party, Patience, Seeker, pair
from lastcard.seeks.wishes import RATED, Kind, Wish, check, fit, kinds

PATIENCE = Patience(gather=10.0, bots=20.0)
NOW = 100.0


@st.composite
def wishes(draw: st.DrawFn) -> Wish:
    least, most = sorted([draw(st.integers(2, 5)), draw(st.integers(2, 5))])
    rules = draw(st.lists(st.sampled_from(["classic", "modern", "house-party"]), max_size=2, unique=True))
    return Wish(
        rules=tuple(rules), least=least, most=most, rated=draw(st.sampled_from(RATED)), bots=draw(st.booleans())
    )


@st.composite
def crowds(draw: st.DrawFn) -> list[Seeker]:
    count = draw(st.integers(0, 12))
    return [
        Seeker(f"g{each}", f"p{draw(st.integers(0, 2 * count))}", draw(wishes()), draw(st.floats(60.0, NOW)))
        for each in range(count)
    ]


def seated(parties: list[Party]) -> list[str]:
    return [guest for party in parties for guest in party.guests]


def waiting(wish: Wish, since: float, name: str = "ada") -> Seeker:
    return Seeker(name, name, wish, since)


@given(crowds())
def test_nobody_is_seated_twice_nor_where_they_did_not_wish_to_be(crowd: list[Seeker]) -> None:
    known = {seeker.guest: seeker for seeker in crowd}
    parties = pair(crowd, NOW, PATIENCE)
    assert len(set(seated(parties))) == len(seated(parties))
    for party in parties:
        people = [known[guest] for guest in party.guests]
        assert len({each.person for each in people}) == len(people)
        assert all(party.kind in kinds(each.wish) for each in people)
        assert len(people) + party.bots == party.kind.seats


@given(crowds())
def test_bots_come_only_where_all_agree_and_the_first_has_waited_long_enough(crowd: list[Seeker]) -> None:
    known = {seeker.guest: seeker for seeker in crowd}
    for party in pair(crowd, NOW, PATIENCE):
        if party.bots:
            assert all(known[guest].wish.bots for guest in party.guests)
            assert NOW - known[party.guests[0]].since >= PATIENCE.bots
    assert not any(party.bots for party in pair(crowd, NOW, Patience(10.0, 0.0)))


@given(crowds())
def test_the_longest_wait_comes_first_in_every_party_and_among_parties(crowd: list[Seeker]) -> None:
    known = {seeker.guest: seeker for seeker in crowd}
    parties = pair(crowd, NOW, PATIENCE)
    for party in parties:
        waits = [(known[guest].since, guest) for guest in party.guests]
        assert waits == sorted(waits)
    firsts = [(known[party.guests[0]].since, party.guests[0]) for party in parties]
    assert firsts == sorted(firsts)


@given(crowds())
def test_nobody_starves(crowd: list[Seeker]) -> None:
    """Whoever is left could not have been seated with others who are left, nor with those who came after them."""
    order = sorted(crowd, key=lambda seeker: (seeker.since, seeker.guest))
    people: dict[str, Seeker] = {}
    for seeker in order:
        people.setdefault(seeker.person, seeker)
    parties = pair(crowd, NOW, PATIENCE)
    first_of = {guest: party.guests[0] for party in parties for guest in party.guests}
    place = {seeker.guest: number for number, seeker in enumerate(order)}
    for left in people.values():
        if left.guest in first_of:
            continue
        waited = NOW - left.since
        assert not (left.wish.bots and waited >= PATIENCE.bots)
        later = [
            each
            for each in people.values()
            if each is not left and place[first_of.get(each.guest, each.guest)] > place[left.guest]
        ]
        if waited >= PATIENCE.gather:
            for kind in kinds(left.wish):
                assert sum(kind in kinds(each.wish) for each in later) < kind.seats - 1


@given(crowds())
def test_the_order_in_which_people_are_told_of_makes_no_difference(crowd: list[Seeker]) -> None:
    assert pair(crowd, NOW, PATIENCE) == pair(crowd[::-1], NOW, PATIENCE)


@given(wishes(), wishes())
def test_wishes_fit_where_both_would_come_to_the_same_table_in_the_end(one: Wish, other: Wish) -> None:
    assert fit(one, other) == fit(other, one) == bool(set(kinds(one)) & set(kinds(other)))


def test_a_table_opens_at_once_where_somebody_wants_no_more_seats() -> None:
    crowd = [waiting(Wish(most=4), NOW, "ada"), waiting(Wish(most=2), NOW, "bo")]
    assert pair(crowd, NOW, PATIENCE) == [Party(Kind("classic", 2, rated=False), ("ada", "bo"))]


def test_else_it_is_waited_for_more_people_for_a_while() -> None:
    two = [waiting(Wish(), NOW, "ada"), waiting(Wish(), NOW, "bo")]
    four = [*two, waiting(Wish(), NOW + 1, "cy"), waiting(Wish(), NOW + 1, "di")]
    assert pair(two, NOW + 9, PATIENCE) == []
    assert pair(two, NOW + 10, PATIENCE)[0].guests == ("ada", "bo")
    assert pair(four, NOW + 1, PATIENCE)[0].guests == ("ada", "bo", "cy", "di")


def test_bots_fill_no_more_seats_than_there_have_to_be() -> None:
    alone = waiting(Wish(rules=("house-party", "classic"), least=3), NOW)
    assert pair([alone], NOW + 19, PATIENCE) == []
    assert pair([alone], NOW + 20, PATIENCE) == [Party(Kind("house-party", 3, rated=False), ("ada",), 2)]
    late = waiting(Wish(least=3), NOW + 19, "bo")
    assert pair([alone, late], NOW + 20, PATIENCE)[0][1:] == (("ada", "bo"), 1)


def test_a_table_is_rated_only_where_somebody_wants_that() -> None:
    any_way, only = waiting(Wish(most=2), NOW), waiting(Wish(most=2, rated="yes"), NOW, "bo")
    assert pair([any_way, waiting(Wish(most=2), NOW, "cy")], NOW, PATIENCE)[0].kind.rated is False
    assert pair([any_way, only], NOW, PATIENCE)[0].kind.rated is True
    assert pair([only, waiting(Wish(most=2, rated="no"), NOW, "cy")], NOW + 30, Patience(10, 0)) == []


def test_one_person_on_two_devices_is_not_their_own_opponent() -> None:
    both = [Seeker(guest, "ada", Wish(most=2, bots=False), NOW) for guest in ("phone", "desk")]
    assert pair(both, NOW + 60, PATIENCE) == []


def test_many_are_paired_quickly_enough_by_steps() -> None:
    """Steps, not seconds: all of two hundred who would sit anywhere are seated in one go."""
    crowd = [waiting(Wish(most=10), NOW + each / 100, f"g{each:03}") for each in range(200)]
    parties = pair(crowd, NOW + 60, PATIENCE)
    assert [len(party.guests) for party in parties] == [10] * 20


@pytest.mark.parametrize(
    ("wish", "code"),
    [(Wish(least=4, most=3), "seek-seats"), (Wish(rules=("classic", "bridge")), "rules-unknown-preset")],
)
def test_wishes_that_no_table_fulfils_are_refused(wish: Wish, code: str) -> None:
    with pytest.raises(Problem, match=code):
        check(wish)


def test_every_preset_can_be_wished_for_with_any_number_of_seats() -> None:
    for preset, seats in combinations([*PRESETS, 2, 5, 10], 2):
        if isinstance(preset, str) and isinstance(seats, int):
            assert kinds(Wish(rules=(preset,), least=seats, most=seats))
