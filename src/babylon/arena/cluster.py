"""Games on a Ray cluster: the same games with the same results, on as many machines as there are."""

from collections.abc import Iterator
from typing import Any

from babylon.arena.local import batches, played_here
from babylon.arena.plan import Fixture
from babylon.arena.playing import Result


def on_ray(fixtures: list[Fixture], edition: str, address: str | None, workers: int) -> Iterator[Result]:
    """Plays all games on the cluster at this address, or on a Ray of so many workers that is started for it."""
    import ray  # noqa: PLC0415 - an extra, and slow to import

    if address:
        ray.init(address=address, log_to_driver=False)
    else:
        ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False)
    try:
        remote: Any = ray.remote(played_here)
        waiting = [remote.remote(batch, edition) for batch in batches(fixtures)]
        while waiting:
            done, waiting = ray.wait(waiting)
            for results in ray.get(done):
                yield from results
    finally:
        ray.shutdown()
