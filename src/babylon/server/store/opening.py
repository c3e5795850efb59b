"""A server's start: its database may be starting too."""

import time

from sqlalchemy.exc import SQLAlchemyError

from babylon.pieces.errors import BabylonError
from babylon.server.process.logs import log
from babylon.server.store.diagnosis import fault_of
from babylon.server.store.engines import SERVING, without_password
from babylon.server.store.store import Store
from babylon.server.wire.faults import Fault
from babylon.words import say

PAUSE_SECONDS = 0.5
MOST_REFUSALS = 3  # in a row; a server that has just started may refuse one


class DatabaseUnusable(BabylonError):
    """The database can't be used, and waiting for it is over."""

    kind = "serve"

    def __init__(self, url: str, fault: Fault) -> None:
        super().__init__("database-unusable", database=without_password(url))
        self.fault = fault

    def sentence(self, lang: str = "en") -> str:
        """What is wrong, in words."""
        return say(f"serve-{self.code}", lang, **self.details, reason=say(f"server-fault-{self.fault}", lang))


def open_patiently(url: str, seconds: float) -> Store:
    """The store, as soon as its database can be used; DatabaseUnusable when that takes too long or is refused."""
    until, refusals, told = time.monotonic() + seconds, 0, False
    while isinstance(store := _opened(url), Fault):
        refusals = refusals + 1 if store is Fault.REFUSED else 0
        if time.monotonic() > until or refusals == MOST_REFUSALS:
            raise DatabaseUnusable(url, store)
        if not told:
            log.warning("waiting-for-database", fault=store, seconds=seconds)
            told = True
        time.sleep(PAUSE_SECONDS)
    return store


def _opened(url: str) -> Store | Fault:
    store = None
    try:
        store = Store(url, SERVING)
        store.signing_key()  # drawn the first time, which is a write
    except SQLAlchemyError as error:
        if store is not None:
            store.close()
        fault = fault_of(error, url)
        if fault is None:
            raise
        return fault
    return store
