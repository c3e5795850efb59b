"""Games by the batch: no Python between the moves, results as NumPy arrays.

>>> from babylon.simulate import play_random
>>> play_random(1000, players=2, seed=1).shape
(1000, 2)
"""

from babylon.simulate.batch import Batch
from babylon.simulate.random_play import play_random
from babylon.simulate.snapshots import Snapshot

__all__ = ["Batch", "Snapshot", "play_random"]
