"""A random number generator for bots and for those who drive them: small, fast, and repeatable from a seed."""

from __future__ import annotations

import hashlib

try:
    import cython
except ModuleNotFoundError:  # needed to compile, not to run
    from lastcard.engine import cython_stub as cython

if not cython.compiled:
    from lastcard.engine.bits import wrap


class Dice:
    def __init__(self, seed: int) -> None:
        self.state = int.from_bytes(hashlib.sha256(b"dice %x" % seed).digest()[:8], "big") | 1

    def below(self, bound: int) -> int:
        """A random number from 0 to bound - 1, by xorshift64 (Marsaglia)."""
        x = self.state
        x ^= wrap(x << 13)
        x ^= x >> 7
        x ^= wrap(x << 17)
        self.state = x
        return (x >> 33) * bound >> 31

    def happens(self, often: float) -> bool:
        """Whether something happens that does so in this share of all cases."""
        return self.below(1_000_000) < often * 1_000_000
