"""Logs: a line of JSON for each thing worth knowing. No secret is ever passed to them."""

import json
import logging
import sys
import time

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
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


def to_stderr(level: str = "info") -> None:
    """Log to the standard error of this process."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("whistlestop", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper() if name == "whistlestop" else "WARNING")
