"""Stands in for the module `cython` where it is not installed: nothing is compiled then."""

from __future__ import annotations

compiled = False
