"""The log: one JSON object a line on the standard error. Nothing secret is ever handed to it."""

import json
import sys
import time
import traceback
from contextlib import suppress
from datetime import UTC, datetime

LEVELS = ("debug", "info", "warning", "error")


class Log:
    """Writes events of at least its level."""

    def __init__(self) -> None:
        self.level = "info"

    def info(self, event: str, **fields: object) -> None:
        """Write down something that happens all day."""
        self._write("info", event, fields)

    def warning(self, event: str, **fields: object) -> None:
        """Write down something an operator may want to look at."""
        self._write("warning", event, fields)

    def error(self, event: str, failure: BaseException | None = None, **fields: object) -> None:
        """Write down a mistake, with where it was made. A traceback shows no values, so it shows no secrets."""
        if failure is not None:
            fields["traceback"] = "".join(traceback.format_exception(failure))
        self._write("error", event, fields)

    def tells(self, level: str) -> bool:
        """Whether events of that level are written: who makes up much for one asks first."""
        return LEVELS.index(level) >= LEVELS.index(self.level)

    def _write(self, level: str, event: str, fields: dict[str, object]) -> None:
        if not self.tells(level):
            return
        at = datetime.fromtimestamp(time.time(), UTC).isoformat(timespec="milliseconds")
        line = json.dumps({"at": at, "level": level, "event": event, **fields}, default=str) + "\n"
        # A log on a full disk must not fail the request that it tells of.
        with suppress(OSError):
            sys.stderr.write(line)


log = Log()
