"""How long the first random game takes to compile, with the shortcuts into numba's insides and without, in turns.

By the processor's time, in a new process with nothing on the disk.
"""

import os
import statistics
import subprocess
import sys
import tempfile

ROUNDS = 5
PROGRAM = """
import sys, time
from babylon.compiled import numba_backend
from babylon.simulate import play_random
numba_backend.takes_shortcuts = sys.argv[1] == "True"
start = time.process_time()
play_random(1)
print(time.process_time() - start)
"""


def seconds(*, shortcuts: bool) -> float:
    """Seconds of processor time until the first game has been played."""
    with tempfile.TemporaryDirectory() as directory:
        command = [sys.executable, "-c", PROGRAM, str(shortcuts)]
        environment = os.environ | {"BABYLON_CACHE": directory}
        return float(subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True).stdout)


def main(rounds: int = ROUNDS) -> None:
    """Print the medians of both ways."""
    taken: dict[bool, list[float]] = {True: [], False: []}
    for _ in range(rounds):
        for shortcuts, times in taken.items():
            times.append(seconds(shortcuts=shortcuts))
    for shortcuts, times in taken.items():
        every = " ".join(f"{time:.1f}" for time in times)
        print(f"{'with' if shortcuts else 'without'} shortcuts: {statistics.median(times):.1f} s ({every})")


if __name__ == "__main__":
    main()
