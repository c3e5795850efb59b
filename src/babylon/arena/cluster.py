"""Games on a Ray cluster: the same games with the same results, on as many machines as there are."""

import logging
from collections.abc import Iterator
from typing import Any

from babylon.arena.fixtures import Fixture
from babylon.arena.local import batches, play_here
from babylon.arena.matches import Result
from babylon.pieces.errors import BadNotation


def on_ray(fixtures: list[Fixture], edition: str, address: str | None, workers: int) -> Iterator[Result]:
    """Play all games on the cluster at this address, or on a Ray of so many workers that is started for it."""
    import ray  # noqa: PLC0415 - an extra, and slow to import

    _connect(ray, address, workers)
    try:
        remote: Any = ray.remote(play_here)
        waiting = [remote.remote(batch, edition) for batch in batches(fixtures)]
        while waiting:
            done, waiting = ray.wait(waiting)
            for results in ray.get(done):
                yield from results
    except ray.exceptions.RayTaskError as error:
        # What went wrong in a bot is told like everywhere else, not as a matter of the cluster.
        raise error.cause from None
    finally:
        ray.shutdown()


def _connect(ray: Any, address: str | None, workers: int) -> None:  # noqa: ANN401 - comes as an argument: an extra
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        if address:
            ray.init(address=address, **quiet)
        else:
            ray.init(num_cpus=workers, include_dashboard=False, **quiet)
    except ConnectionError as error:
        raise BadNotation("no-cluster", text=address or "ray") from error
