"""Logs: a line of JSON for each thing worth knowing. No secret is ever passed to them."""

import json
import logging
import sys
import time
import traceback

_PLAIN = {*vars(logging.makeLogRecord({})), "message", "asctime"}


class JsonLines(logging.Formatter):
    """Writes a record and its extra facts as one line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        told = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
        }
        told |= {key: value for key, value in vars(record).items() if key not in _PLAIN}
        if record.exc_info and record.exc_info[0] is not None:
            told["trace"] = _trace(record.exc_info[1])
        return json.dumps(told, ensure_ascii=False, default=str)


def _trace(problem: BaseException | None) -> str:
    """Where it happened, with all that led there; no messages: they may name a hidden card."""
    found = ""
    while problem is not None:
        frames = "".join(traceback.format_tb(problem.__traceback__))
        found = f"{frames}{type(problem).__name__}\n{found}"
        problem = problem.__cause__ or problem.__context__
    return found


def to_stderr(level: str = "info") -> None:
    """Log to the standard error of this process."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("whistlestop", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper() if name == "whistlestop" else "WARNING")
