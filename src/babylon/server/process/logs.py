"""The log: one JSON object a line on the standard error, by the standard library's handlers.

Nothing secret is ever handed to it. Whoever runs the application inside a program of their own finds it as the logger
`babylon.server`, and may give it other handlers; `Lines` makes JSON of any record.
"""

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import TextIO

LEVELS = ("debug", "info", "warning", "error")
OF_A_LIBRARY = "library"  # the event of what is no event of ours


class Lines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        fields = getattr(record, "fields", None)
        event = record.msg if fields is not None else OF_A_LIBRARY
        told = {"at": at, "level": record.levelname.lower(), "event": event}
        if fields is None:
            fields = {"logger": record.name, "message": record.getMessage()}
        if record.exc_info and record.exc_info[1] is not None:
            fields = fields | {"traceback": "".join(traceback.format_exception(record.exc_info[1]))}
        return json.dumps(told | fields, default=str)


class StandardError(logging.StreamHandler[TextIO]):
    """Writes to what the standard error is now."""

    def __init__(self) -> None:
        logging.Handler.__init__(self)
        self.setFormatter(Lines())

    @property
    def stream(self) -> TextIO:  # type: ignore[override]
        """Where to."""
        return sys.stderr

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - as inherited
        """Go on: a log on a full disk must not fail the request that it tells of."""
        if not isinstance(sys.exception(), OSError):
            super().handleError(record)


class Log:
    """Tells events, each with what belongs to it."""

    def __init__(self, name: str = "babylon.server") -> None:
        self.process: int | None = None  # its number, where a server has several
        self._logger = logging.getLogger(name)
        self._logger.propagate = False
        if not self._logger.handlers:
            self._logger.addHandler(StandardError())
        self.level = "info"

    @property
    def level(self) -> str:
        """The lowest level that is written."""
        return logging.getLevelName(self._logger.level).lower()

    @level.setter
    def level(self, level: str) -> None:
        self._logger.setLevel(level.upper())

    def collect_others(self) -> None:
        """Have warnings of libraries written as lines, too, unless the program has handlers of its own for them."""
        logging.basicConfig(handlers=[StandardError()], level=logging.WARNING)

    def info(self, event: str, **fields: object) -> None:
        """Write down something that happens all day."""
        self._write(logging.INFO, event, fields)

    def warning(self, event: str, **fields: object) -> None:
        """Write down something an operator may want to look at."""
        self._write(logging.WARNING, event, fields)

    def error(self, event: str, failure: BaseException | None = None, **fields: object) -> None:
        """Write down a mistake, with where it was made. A traceback shows no values, so it shows no secrets."""
        self._write(logging.ERROR, event, fields, failure)

    def tells(self, level: str) -> bool:
        """Whether events of that level are written: who makes up much for one asks first."""
        return self._logger.isEnabledFor(getattr(logging, level.upper()))

    def _write(self, level: int, event: str, fields: dict[str, object], failure: BaseException | None = None) -> None:
        which = {} if self.process is None else {"process": self.process}
        self._logger.log(level, event, extra={"fields": which | fields}, exc_info=failure)


log = Log()
