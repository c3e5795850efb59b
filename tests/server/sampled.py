"""A server that is looked at from inside: `python -m tests.server.sampled FOLDER`.

While `FOLDER/on` exists, a signal comes each time the event loop's thread has used another bit of its processor time,
and the functions are noted in which it finds that thread; of the other threads, only how much time they use.
`FOLDER/samples.json` tells it all once the file is gone. What waits is never counted, however busy the machine is.
"""

from __future__ import annotations

import ctypes
import json
import runpy
import signal
import sys
import threading
import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from types import FrameType

STEP_SECONDS = 0.001
LOOK_SECONDS = 0.05
TO_THREAD = 4  # SIGEV_THREAD_ID: the thread that has used the time is interrupted, and no other


class _Event(ctypes.Structure):
    """`struct sigevent` of Linux."""

    _fields_ = [
        ("value", ctypes.c_void_p),
        ("signal", ctypes.c_int),
        ("notify", ctypes.c_int),
        ("thread", ctypes.c_int),
        ("rest", ctypes.c_int * 11),
    ]


class _Timer(ctypes.Structure):
    """`struct itimerspec`: how often, and when first; each in seconds and billionths."""

    _fields_ = [("times", ctypes.c_long * 4)]


class Sampler:
    """Notes where the event loop's thread works."""

    def __init__(self, folder: Path) -> None:
        self._switch, self._outcome = folder / "on", folder / "samples.json"
        self._stacks: Counter[str] = Counter()
        self._threads: dict[str, float] = {}
        signal.signal(signal.SIGPROF, self._note)
        self._start_timer()
        threading.Thread(target=self._watch, name="watch", daemon=True).start()

    def _start_timer(self) -> None:
        libc = ctypes.CDLL(None, use_errno=True)
        timer, billionths = ctypes.c_void_p(), int(STEP_SECONDS * 1e9)
        event = _Event(None, signal.SIGPROF, TO_THREAD, threading.get_native_id())
        clock = time.pthread_getcpuclockid(threading.get_ident())
        assert libc.timer_create(clock, ctypes.byref(event), ctypes.byref(timer)) == 0
        when = _Timer((ctypes.c_long * 4)(0, billionths, 0, billionths))
        assert libc.timer_settime(timer, 0, ctypes.byref(when), None) == 0

    def _note(self, _signal: int, frame: FrameType | None) -> None:
        if not self._threads:
            return
        names: list[str] = []
        while frame is not None:
            names.append(f"{frame.f_code.co_filename}:{frame.f_code.co_qualname}")
            frame = frame.f_back
        self._stacks[";".join(names)] += 1

    def _watch(self) -> None:
        while True:
            time.sleep(LOOK_SECONDS)
            if self._switch.exists() and not self._threads:
                self._threads = _used()
            elif self._threads and not self._switch.exists():
                seconds = {name: used - self._threads.get(name, 0.0) for name, used in _used().items()}
                self._threads = {}
                self._outcome.write_text(json.dumps({"threads": seconds, "stacks": self._stacks}))
                self._stacks.clear()


def _used() -> dict[str, float]:
    """Processor time by thread."""
    threads = [one for one in threading.enumerate() if one.ident is not None]
    return {one.name: time.clock_gettime(time.pthread_getcpuclockid(one.ident or 0)) for one in threads}


if __name__ == "__main__":
    Sampler(Path(sys.argv[1]))
    sys.argv[1:] = []
    runpy.run_module("babylon.server", run_name="__main__")
