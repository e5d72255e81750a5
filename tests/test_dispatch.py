"""What deals with each kind of message or entry is found by its name, and nothing is forgotten."""

from __future__ import annotations

from typing import get_args

import pytest

from lastcard.core.dispatch import by_name, union


class Sat:
    """A kind of entry."""


class StoodIn:
    """One of two words."""


def sat() -> None:
    """For Sat."""


def stood_in() -> None:
    """For StoodIn."""


def test_each_kind_has_the_function_of_its_name() -> None:
    assert by_name([Sat, StoodIn], {"_sat": sat, "_stood_in": stood_in, "_other": None}, "_") == {
        Sat: sat,
        StoodIn: stood_in,
    }


def test_a_kind_without_one_is_noticed_at_once() -> None:
    with pytest.raises(KeyError, match="_stood_in"):
        by_name([Sat, StoodIn], {"_sat": sat}, "_")


def test_all_kinds_are_one_type() -> None:
    assert get_args(union([Sat, StoodIn])) == (Sat, StoodIn)
