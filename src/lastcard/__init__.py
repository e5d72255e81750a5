"""Last Card: UNO-style games by the rulebooks."""

__version__ = "0.1.0"
