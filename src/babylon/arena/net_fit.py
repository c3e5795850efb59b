"""Fits a net to what games have shown: by steps down the slope of its errors (Adam), in NumPy.

The net is so small that a library for larger ones would bring nothing but its size.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from babylon.bots.kernel.net import PLAIN_SCALE, SCALE
from babylon.bots.kernel.workspace import HIDDEN, NET_INPUTS, NET_LINES, SECOND_HIDDEN
from babylon.bots.net_files import Net

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Reals = NDArray[np.float32]

BATCH = 2048
PACE = 0.002  # the length of the first steps; it falls to nothing
FIRST_MOMENT, SECOND_MOMENT, SMALL = 0.9, 0.999, 1e-8
LINES_COUNT = 0.3  # how much the single lines of the pad count beside their sum
FIRST_SCALE, SECOND_SCALE = 1024, 64  # what 1 is in the whole numbers of the first two layers
FEW = 0.05  # added to how much an input varies, so that rare ones do not weigh too much
LONG = 15  # turns


@dataclass(frozen=True, slots=True)
class Examples:
    """Gardens, how many turns each has to come, and what they gained by lines of the pad."""

    inputs: "NDArray[np.int8]"
    left: "NDArray[np.int8]"
    gains: "NDArray[np.int16]"

    def with_more(self, other: "Examples") -> "Examples":
        """These and others."""
        return Examples(
            np.concatenate([self.inputs, other.inputs]),
            np.concatenate([self.left, other.left]),
            np.concatenate([self.gains, other.gains]),
        )


class Layers:
    """The weights of a net while it learns: what goes in is centred and scaled."""

    def __init__(self, examples: Examples, rng: np.random.Generator) -> None:
        inputs = examples.inputs.astype(np.float32)
        self.mean, self.scale = inputs.mean(0), 1 / (inputs.std(0) + np.float32(FEW))
        self.mean[0], self.scale[0] = 0, 1  # the input that is always 1
        sizes = ((NET_INPUTS, HIDDEN), (HIDDEN + 1, SECOND_HIDDEN), (SECOND_HIDDEN + 1, NET_LINES))
        self.weights = [
            *((rng.standard_normal(size) / np.sqrt(size[0])).astype(np.float32) for size in sizes),
            np.zeros((2 * NET_INPUTS, NET_LINES), np.float32),
        ]
        self._moments = [(np.zeros_like(one), np.zeros_like(one)) for one in self.weights]
        self._steps = 0

    def seen(self, examples: Examples) -> "Reals":
        """What goes in, each input twice: as it is, and by the turns to come."""
        seen = (examples.inputs - self.mean) * self.scale
        return np.hstack([seen, seen * (examples.left[:, None] / np.float32(LONG))]).astype(np.float32)

    def step(self, seen: "Reals", gains: "Reals", pace: float) -> None:
        """Learn from some examples."""
        first, second, last, plain = self.weights
        one = _with_ones(np.maximum(seen[:, :NET_INPUTS] @ first, 0))
        two = _with_ones(np.maximum(one @ second, 0))
        missed = two @ last + seen @ plain - gains
        slope = (missed.sum(1, keepdims=True) + LINES_COUNT * missed) * (2 / len(seen))
        back = (slope @ last[:-1].T) * (two[:, :-1] > 0)
        deep = (back @ second[:-1].T) * (one[:, :-1] > 0)
        slopes = (seen[:, :NET_INPUTS].T @ deep, one.T @ back, two.T @ slope, seen.T @ slope)
        self._steps += 1
        for weights, moments, down in zip(self.weights, self._moments, slopes, strict=True):
            _move(weights, moments, down, pace, self._steps)

    def net(self) -> Net:
        """The net in whole numbers, for inputs as they are."""
        first, second, last, plain = (one.astype(np.float64) for one in self.weights)
        now, later = plain[:NET_INPUTS], plain[NET_INPUTS:] / LONG
        first, now, later = (_for_raw(one, self.mean, self.scale) for one in (first, now, later))
        second[-1] *= FIRST_SCALE
        last[-1] *= FIRST_SCALE * SECOND_SCALE
        return Net(
            _whole(first * FIRST_SCALE),
            _whole(second * SECOND_SCALE),
            _whole(last * (SCALE // (FIRST_SCALE * SECOND_SCALE))),
            _whole(np.vstack([now, later]) * (SCALE // PLAIN_SCALE)),
        )


def fits(examples: Examples, epochs: int, seed: int) -> Iterator[Layers]:
    """The same layers after each time that they have seen all examples."""
    rng = np.random.default_rng(seed)
    layers = Layers(examples, rng)
    seen, gains = layers.seen(examples), examples.gains.astype(np.float32)
    batches = -(-len(seen) // BATCH)
    for epoch in range(epochs):
        order = rng.permutation(len(seen))
        for number in range(batches):
            some = order[number * BATCH : (number + 1) * BATCH]
            share = (epoch + number / batches) / epochs
            layers.step(seen[some], gains[some], PACE * (1 + np.cos(np.pi * share)) / 2)
        yield layers


def predicted(net: Net, examples: Examples) -> "NDArray[np.float64]":
    """What a net in whole numbers expects each line to gain."""
    told, left = examples.inputs.astype(np.float64), examples.left[:, None].astype(np.float64)
    first = np.array(net.first).reshape(NET_INPUTS, HIDDEN)
    second = np.array(net.second).reshape(HIDDEN + 1, SECOND_HIDDEN)
    last = np.array(net.last).reshape(SECOND_HIDDEN + 1, NET_LINES)
    plain = np.array(net.plain).reshape(2, NET_INPUTS, NET_LINES)
    one = np.maximum(told @ first, 0)
    two = np.maximum(one @ second[:-1] + second[-1], 0)
    gains: NDArray[np.float64] = two @ last[:-1] + last[-1] + PLAIN_SCALE * (told @ plain[0] + left * (told @ plain[1]))
    return gains / SCALE


def _with_ones(values: "Reals") -> "Reals":
    return np.hstack([values, np.ones((len(values), 1), np.float32)])


def _move(weights: "Reals", moments: "tuple[Reals, Reals]", slope: "Reals", pace: float, steps: int) -> None:
    first, second = moments
    first += (1 - FIRST_MOMENT) * (slope - first)
    second += (1 - SECOND_MOMENT) * (slope * slope - second)
    straight, spread = first / (1 - FIRST_MOMENT**steps), second / (1 - SECOND_MOMENT**steps)
    weights -= pace * straight / (np.sqrt(spread) + SMALL)


def _for_raw(weights: "NDArray[np.float64]", mean: "Reals", scale: "Reals") -> "NDArray[np.float64]":
    """Weights for inputs that are neither centred nor scaled; what the centring took goes to the input that is 1."""
    raw = weights * scale[:, None]
    raw[0] -= (raw * mean[:, None]).sum(0)
    return raw


def _whole(weights: "NDArray[np.float64]") -> tuple[int, ...]:
    return tuple(int(number) for number in np.round(weights).ravel())
