"""Number formatting (i18n): numbers and percentages as a language writes them."""

from __future__ import annotations

from math import isinf

from babel.numbers import format_decimal

from lastcard.wording.catalogues import Catalogue


class Figures:
    """Numbers as the language writes them."""

    def __init__(self, say: Catalogue) -> None:
        self._locale = say.locale

    def number(self, value: float, digits: int = 0, signed: bool = False) -> str:
        if isinf(value):
            return "∞" if value > 0 else "−∞"
        pattern = "#,##0" + ("." + "0" * digits if digits else "")
        rounded = round(value, digits) + 0.0  # no minus before a zero
        plus = "+" if signed and rounded else ""
        return format_decimal(rounded, f"{plus}{pattern};−{pattern}", self._locale)

    def per_cent(self, value: float, digits: int = 1) -> str:
        return f"{self.number(100 * value, digits)}{self._locale.percent_formats[None].suffix[0]}"
