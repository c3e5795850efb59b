"""Kills on SQLite, on PostgreSQL and on a disk that fills up: is a turn lost that was acknowledged?"""

from __future__ import annotations

import argparse
import tempfile
import threading
import time
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from tests.attack.figures import Figure, tell
from tests.server import crash, postgres
from tests.server.disks import small_disk

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator

    from tests.server.crash import Hit, Tally
    from tests.server.disks import BoundFiles, SmallDisk
    from tests.server.processes import ServerProcess

KILLS = 1000
SHARES = {"sqlite": 0.4, "postgresql": 0.3, "full-disk": 0.3}
MEGABYTES = 64


def on_disk(disk: SmallDisk | BoundFiles) -> Hit:
    """Kills, the first and then every third one on a full disk; the server is started while it is still full."""

    def hit(house: ServerProcess, rng: random.Random, tally: Tally) -> None:
        if tally.faults and rng.random() < 0.67:
            crash.hit(house, rng, tally)
            return
        disk.fill(house)
        time.sleep(rng.uniform(0.0, 1.0))
        tally.faults += 1
        if rng.random() < 0.3:
            disk.free(house)
            return
        house.kill()
        # A limit goes with the process that has it; a disk stays full.
        freeing = threading.Timer(rng.uniform(0.0, 1.5), disk.free, (house,))
        freeing.start()
        house.start()
        freeing.join()
        tally.kills += 1

    return hit


def on_cluster(cluster: postgres.Cluster) -> Hit:
    """Kills; now and then PostgreSQL loses its own power before, or does not answer for a while."""

    def hit(house: ServerProcess, rng: random.Random, tally: Tally) -> None:
        # Of each there is at least one, however few hits there are.
        chance = 0.1 * tally.faults if tally.faults < 2 else rng.random()
        if chance < 0.1:
            cluster.stop()
            cluster.start()
            tally.faults += 1
        elif chance < 0.2:
            cluster.freeze()
            time.sleep(rng.uniform(0.5, 4.0))
            cluster.thaw()
            tally.faults += 1
        crash.hit(house, rng, tally)

    return hit


@contextmanager
def ground(name: str, home: Path) -> Iterator[tuple[str, Hit]]:
    """A database of that kind, and how a server on it is hit."""
    if name == "postgresql":
        with postgres.stoppable() as cluster:
            yield postgres.new_database(cluster.url, "kills"), on_cluster(cluster)
    elif name == "full-disk":
        with small_disk(home / "disk", MEGABYTES) as disk:
            yield f"sqlite:///{disk.folder}/babylon.db", on_disk(disk)
    else:
        yield f"sqlite:///{home}/babylon.db", crash.hit


def killed(name: str, kills: int, *, seed: int, tables: int = 3) -> Tally:
    """What became of games on a server that was killed so often."""
    with ExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database, hit = stack.enter_context(ground(name, home))
        return crash.crash(database, kills, tables=tables, seed=seed, log=home / "log", hit=hit)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=KILLS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=list(SHARES))
    chosen = parser.parse_args()
    figures = []
    for name in [chosen.only] if chosen.only else SHARES:
        kills = chosen.kills if chosen.only else round(chosen.kills * SHARES[name])
        tally = killed(name, kills, seed=chosen.seed)
        told = f"{tally.kills} kills, {tally.worker_kills} of workers, {tally.faults} faults, {tally.turns} turns"
        figures.append(Figure(f"{name}: acknowledged turns lost ({told})", tally.lost, 0))
    tell(figures)


if __name__ == "__main__":
    main()
