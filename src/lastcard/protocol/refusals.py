"""Error responses: what is wrong with something that was said, for programs and in a person's language."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, UnsetType

from lastcard.core.errors import Argument, Problem, Refusal
from lastcard.core.rules import Chosen
from lastcard.protocol.http import Fault
from lastcard.protocol.messages import Refused
from lastcard.wording.catalogues import Catalogue


def as_refused(problem: Problem, say: Catalogue, about: str = "") -> Refused:
    """As the WebSocket has it."""
    code = problem.code if isinstance(problem, Refusal) else problem.message
    return Refused(id=about, code=code, text=say.tell(problem), details=_details(problem, say))


def as_fault(problem: Problem, say: Catalogue) -> Fault:
    """As HTTP has it."""
    return Fault(problem.message, say.tell(problem), _details(problem, say))


def _details(problem: Problem, say: Catalogue) -> dict[str, Any] | UnsetType:
    return {name.replace("_", "-"): _plain(detail, say) for name, detail in problem.details.items()} or UNSET


def _plain(detail: Argument, say: Catalogue) -> object:
    if isinstance(detail, Chosen):
        return {"option": detail.option, "value": detail.value}
    return say.tell(detail) if isinstance(detail, Problem) else detail
