"""Who judges a game: the present rules as plain Python, former ones by the kernel that was kept of them."""

from collections.abc import Callable
from functools import partial

from babylon.game.public_game import PublicGame
from babylon.pieces.deal import Deal
from babylon.wasm.desk import is_readable
from babylon.wasm.instance import is_installed
from babylon.wasm.kernels import known, present
from babylon.wasm.past_game import PastGame


def referee(rules: str) -> Callable[[Deal], PublicGame] | None:
    """What makes a game of these rules; None where nobody here can judge it."""
    kernel = known().get(rules)
    if kernel == present():
        return PublicGame
    if kernel is None or not (is_installed() and is_readable(kernel)):
        return None
    return partial(PastGame, kernel)
