"""Who is connected is counted as they come and go, the same as if all were looked through."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from lastcard.table.gathering import Viewer, Viewers
from lastcard.table.identities import Identity

viewer = st.builds(
    lambda person, guest, screen: Viewer(person, "en", Identity(guest, guest), screen),
    st.integers(0, 2),
    st.sampled_from("abc"),
    st.booleans(),
)
step = st.tuples(st.sampled_from(("put", "put", "pop", "clear")), st.integers(0, 9), viewer)


@given(st.lists(step, max_size=40))
def test_counts_are_those_of_everybody_who_is_there(steps: list[tuple[str, int, Viewer]]) -> None:
    viewers: Viewers[int] = Viewers()
    there: dict[int, Viewer] = {}
    for what, key, who in steps:
        if what == "put":
            there.pop(key, None)
            there[key] = viewers[key] = who
        elif what == "pop":
            assert viewers.pop(key, None) == there.pop(key, None)
        else:
            viewers.clear()
            there.clear()
        assert list(viewers.items()) == list(there.items())
        assert viewers.watching == len({each.who.guest for each in there.values() if not each.person})
        assert viewers.screens == sum(each.screen for each in there.values())
        for guest in "abc":
            assert viewers.of(guest) == [key for key, each in there.items() if each.who.guest == guest]
