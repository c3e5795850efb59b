"""What can be wrong with a database, and how whoever needs it is told."""

from enum import StrEnum
from typing import TYPE_CHECKING, Any

from babylon.server.wire.errors import Code

if TYPE_CHECKING:
    from asyncio import Future


class Fault(StrEnum):
    """What is wrong; the value is the code that operators and clients receive."""

    DISK_FULL = "disk-full"
    READ_ONLY = "read-only"
    SLOW = "slow"
    AWAY = "away"
    STARTING = "starting"
    REFUSED = "refused"
    FAILING = "failing"


class DatabaseFault(Exception):
    """The database did not do what was asked of it."""

    code: Code

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.value)
        self.fault = fault


class Unavailable(DatabaseFault):
    """It can't be used now, and nothing was changed."""

    code = Code.UNAVAILABLE


class Unsettled(DatabaseFault):
    """Whether it has written what it was given is not known; `outcome` is done when somebody knows more."""

    code = Code.UNSETTLED

    def __init__(self, fault: Fault, outcome: "Future[Any] | None" = None) -> None:
        super().__init__(fault)
        self.outcome = outcome
