"""TOML is written as tomli-w writes it."""

from __future__ import annotations

import tomllib
from datetime import date, datetime, time
from typing import Any

import tomli_w
from hypothesis import example, given
from hypothesis import strategies as st

from lastcard.record import toml_writer

TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=40)
VALUES = st.recursive(
    TEXTS
    | st.integers()
    | st.booleans()
    | st.floats(allow_nan=False)
    | st.sampled_from([date(2026, 1, 2), time(3, 4)])
    | st.just(datetime(2026, 1, 2, 3, 4, 5)),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=12,
)


@example({"rows": [{"a": "x" * 87}], "wider": [{"a": "x" * 88}], "a\tb": "\x7f\x00\\"})
@given(st.dictionaries(TEXTS, VALUES, max_size=4))
def test_it_is_what_tomli_w_writes(meta: dict[str, Any]) -> None:
    written = toml_writer.dumps({"meta": meta})
    assert written == tomli_w.dumps({"meta": meta})
    assert tomllib.loads(written) == {"meta": meta}
