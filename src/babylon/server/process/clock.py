"""What time it is: the wall clock's when the process began, and from then on only what has really passed.

A wall clock that is set while games are played neither takes time from anyone nor gives it. What is written down is
seconds since 1970 all the same, so that the next process goes on from there.
"""

import time
from functools import partial

# Seconds that never jump; those that the machine slept count too, where the system counts them.
_passed = partial(time.clock_gettime, time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic

DAY = 86_400  # seconds

_BEGAN = time.time() - _passed()


def now() -> float:
    """Seconds since 1970."""
    return _BEGAN + _passed()
