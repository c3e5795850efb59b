"""What is wrong with a database now: written down when it begins and when it is over, however many ask meanwhile."""

import threading
import time
from enum import StrEnum

from babylon.server.process.logs import log
from babylon.server.wire.faults import Fault, Unavailable


class Part(StrEnum):
    """What a database is used for; one may fail without the others."""

    READING = "reading"
    WRITING = "writing"
    NEWS = "news"


class Health:
    """The faults of one database. Its threads tell what they meet; whoever asks learns it without meeting it too."""

    def __init__(self) -> None:
        self._faults: dict[Part, Fault] = {}
        self._told: list[Fault] = []
        self._began = 0.0
        self._lock = threading.Lock()

    @property
    def fault(self) -> Fault | None:
        """What keeps requests from being answered. News that come late do not."""
        return self._faults.get(Part.WRITING) or self._faults.get(Part.READING)

    def of(self, part: Part) -> Fault | None:
        """What is wrong with that part."""
        return self._faults.get(part)

    def require(self, part: Part) -> None:
        """Refuse what needs a part that is known to fail."""
        if fault := self._faults.get(part):
            raise Unavailable(fault)

    def failed(self, part: Part, fault: Fault, error: BaseException | None = None) -> None:
        """Note a fault; its line in the log names the kind of error, whose text may tell addresses."""
        with self._lock:
            if not self._faults:
                self._began, self._told = time.monotonic(), []
            self._faults[part] = fault
            if fault not in self._told:
                self._told.append(fault)
                log.warning("database-fault", fault=fault, part=part, error=_kind(error))

    def works(self, part: Part) -> None:
        """Note that a part does what it should."""
        if part not in self._faults:
            return
        with self._lock:
            self._faults.pop(part, None)
            if not self._faults:
                seconds = round(time.monotonic() - self._began, 1)
                log.warning("database-works-again", faults=self._told, seconds=seconds)


def _kind(error: BaseException | None) -> str | None:
    """The driver's own name for an error: its class, and the database's code where it has one."""
    if error is None:
        return None
    driver = getattr(error, "orig", None) or error
    code = getattr(driver, "sqlite_errorname", None) or getattr(driver, "sqlstate", None)
    return f"{type(driver).__name__} {code}" if code else type(driver).__name__
