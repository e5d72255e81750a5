"""Error responses: what is wrong with something that was said, for programs and in a person's language."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, UnsetType

from lastcard.errors import Problem, Refusal
from lastcard.rules import Chosen
from lastcard.server.protocol import Fault, Refused
from lastcard.text import Catalogue


def as_refused(problem: Problem, say: Catalogue, about: str = "") -> Refused:
    """As the WebSocket has it."""
    code = problem.code if isinstance(problem, Refusal) else problem.message
    text = say(problem.message, **problem.details)
    return Refused(id=about, code=code, text=text, details=_details(problem, say))


def as_fault(problem: Problem, say: Catalogue) -> Fault:
    """As HTTP has it."""
    return Fault(problem.message, say(problem.message, **problem.details), _details(problem, say))


def _details(problem: Problem, say: Catalogue) -> dict[str, Any] | UnsetType:
    return {name.replace("_", "-"): _plain(detail, say) for name, detail in problem.details.items()} or UNSET


def _plain(detail: Any, say: Catalogue) -> object:
    if isinstance(detail, Chosen):
        return {"option": detail.option, "value": detail.value}
    if hasattr(detail, "message"):
        return say(detail.message, **detail.details)
    return detail
