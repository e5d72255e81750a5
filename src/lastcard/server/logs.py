"""Log lines, as text or as JSON. Nothing secret is ever given to them: tables go by number, people not at all."""

from __future__ import annotations

import logging
import re
import time
from datetime import UTC, datetime
from typing import Final

import msgspec

from lastcard.core import clean
from lastcard.server import metrics
from lastcard.server.net.rate_limits import Bucket

LOGGER: Final = logging.getLogger("lastcard.server")
RATE: Final = 50  # lines a second about usual things, so that nobody can fill a disk with refusals
BURST: Final = 1_000
_USUAL: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "taskName", "color_message"}


class LineFormatter(logging.Formatter):
    """One line an event: when, how grave, what, and details."""

    def __init__(self, as_json: bool, node: str = "") -> None:
        super().__init__()
        self._as_json = as_json
        self._node = node  # the server among several

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).strftime("%Y-%m-%dT%H:%M:%S.%fZ")
        level = record.levelname.lower()
        details = {name: value for name, value in vars(record).items() if name not in _USUAL}
        error = self.formatException(record.exc_info) if record.exc_info else ""
        if self._as_json:
            line = {"at": at, "level": level, "event": record.getMessage(), **details}
            if self._node:
                line["node"] = self._node
            if error:
                line["error"] = error
            return msgspec.json.encode(line, enc_hook=str).decode()
        words = [at, level, record.getMessage(), *(f"{name}={_plain(value)}" for name, value in details.items())]
        return clean.lines(" ".join(words) + (f"\n{error}" if error else ""))


def _plain(value: object) -> str:
    """A value that can't be taken for more than one, nor for another line."""
    text = str(value)
    return text if re.fullmatch(r"[\w.:/+-]+", text, re.ASCII) else msgspec.json.encode(text).decode()


class RateLimitFilter(logging.Filter):
    """Leaves out what is told too often; the next line says how many there were."""

    def __init__(self) -> None:
        super().__init__()
        self._bucket = Bucket(RATE, BURST, time.monotonic())
        self._left_out = 0

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING and not self._bucket.take(time.monotonic()):
            self._left_out += 1
            return False
        if self._left_out:
            record.left_out = self._left_out
            self._left_out = 0
        return True


def refused(code: str) -> None:
    """Notes that somebody was refused something."""
    metrics.REFUSALS.labels(code).inc()
    LOGGER.info("refused", extra={"code": code})


def set_up(form: str, node: str = "") -> None:
    """Sends what the server and its libraries have to say to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(LineFormatter(form == "json", node))
    handler.addFilter(RateLimitFilter())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("lastcard").setLevel(logging.INFO)
    logging.getLogger("uvicorn").setLevel(logging.ERROR)  # it warns of bad requests, which are told as refusals
