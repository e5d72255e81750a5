"""What can be wrong with something given to us: one line a person can read, one code a program can read."""

from __future__ import annotations

import errno
import socket
from collections.abc import Sequence
from typing import Final, TypeAlias, Union

from lastcard.core.clean import quotable

Argument: TypeAlias = Union[str, int, Sequence[str], "Problem"]

REFUSALS: Final = (
    "",
    "malformed",
    "round-over",
    "wrong-phase",
    "not-your-turn",
    "not-in-hand",
    "no-jump",
    "drawn-card-only",
    "no-stack",
    "no-match",
    "bluff-refused",
    "colour-missing",
    "colour-unexpected",
    "target-missing",
    "target-unexpected",
    "target-wrong",
    "cannot-call",
    "nothing-to-catch",
    "nothing-to-object",
    "wrong-count",
    "no-vote",
)  # in the order in which they are checked


class Problem(Exception):
    """Bad input, or anything else to be said of it: an id of the catalogues, which tell it in any language."""

    def __init__(self, message: str, **details: Argument) -> None:
        super().__init__(message)
        self.message = message
        self.details = {
            name: quotable(detail) if isinstance(detail, str) else detail for name, detail in details.items()
        }

    def __str__(self) -> str:
        """For logs and programmers: `rules-seats (seats=11)`."""
        details = ", ".join(
            f"{name}={f'<{detail}>' if isinstance(detail, Problem) else repr(detail)}"
            for name, detail in self.details.items()
        )
        return f"{self.message} ({details})" if details else self.message


# What the system can say that has words of ours.
SYSTEM: Final = {
    errno.ENOENT: "no-file",
    errno.EACCES: "no-permission",
    errno.EPERM: "no-permission",
    errno.EISDIR: "is-folder",
    errno.ENOTDIR: "no-folder",
    errno.EEXIST: "no-folder",  # as a file is, where a folder has to be
    errno.ENOSPC: "disk-full",
    errno.ECONNREFUSED: "refused",
    errno.ETIMEDOUT: "timed-out",
    errno.EADDRINUSE: "in-use",
    socket.EAI_NONAME: "no-name",  # as who listens says it
}
NO_NAME: Final = "no-name"


def cause(error: BaseException) -> Problem | str:
    """What the system says of it: in words of ours where it is something usual, else in its own."""
    inner: BaseException | None = error
    while inner is not None:
        if isinstance(inner, socket.gaierror):
            return Problem(f"system-{NO_NAME}")
        if isinstance(inner, OSError):
            number = errno.ETIMEDOUT if isinstance(inner, TimeoutError) else inner.errno
            if number in SYSTEM:
                return Problem(f"system-{SYSTEM[number]}")
            if inner.strerror:
                return inner.strerror
        inner = inner.__cause__ or inner.__context__
    return str(error) or type(error).__name__


class Refusal(Problem):
    """An action that the rules do not allow now. Nothing has changed."""

    def __init__(self, code: str) -> None:
        super().__init__(f"refusal-{code}")
        self.code = code
