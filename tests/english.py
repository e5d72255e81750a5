"""Problems as they are told in English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from lastcard.core.errors import Problem
from lastcard.wording.catalogues import ENGLISH

told = ENGLISH.tell


@contextmanager
def raises(kind: type[Problem], match: str) -> Iterator[pytest.ExceptionInfo[Problem]]:
    """What is tried in here raises a problem of which this is said."""
    with pytest.raises(kind) as caught:
        yield caught
    assert re.search(match, told(caught.value))
