"""The weights that the bots value a garden by, from the files in `weights`.

`babylon train` makes the learned and the quick ones; the mason's and the rules of thumb that training starts from are
set by hand.
"""

import json
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from babylon.bots.kernel.weight_numbers import FEATURE_WEIGHTS, FEATURES, WEIGHTS, weight_set
from babylon.rules.state import GameState

# In the order of kernel/weight_numbers.py and kernel/evaluation.py.
PLACE_NAMES = (
    "pillar-cost", "level-rise", "lost-symbol", "open-corner", "lone-fountain", "lone-bridge", "lone-stairway",
    "dig-pillar", "dig-symbol", "dig-flower", "dig-fit", "dig-noise",
)  # fmt: skip
FEATURE_NAMES = (
    "one", "singles-to-3", "singles-to-6", "top", "steep", "lone-fountains", "lone-bridges", "lone-stairways",
    "room-above", "room-top", "room-below", "room-in-line", "pillar-statues", "any-statue", "flower-progress",
    "kind-progress", "wide", "clutter", "stored", "stored-symbols", "stored-flower",
)  # fmt: skip
assert (len(PLACE_NAMES), len(FEATURE_NAMES)) == (FEATURE_WEIGHTS, FEATURES)


@cache
def weights(name: str) -> tuple[float, ...]:
    """A set of weights by its name."""
    return read(_file(name).read_text("utf-8"))


def weights_for(name: str, state: GameState) -> tuple[float, ...]:
    """The weights for the edition of a state."""
    return weight_sets(name)[weight_set(state)]


@cache
def weight_sets(name: str) -> tuple[tuple[float, ...], ...]:
    """The usual weights, and those for editions in which the height counts squared: if there are none, the same."""
    squared = f"{name}-square"
    return weights(name), weights(squared if _file(squared).is_file() else name)


def _file(name: str) -> Traversable:
    return files("babylon") / "bots" / "weights" / f"{name}.json"


def read(text: str) -> tuple[float, ...]:
    """The weights in a text."""
    named = json.loads(text)
    places = [float(named["places"][name]) for name in PLACE_NAMES]
    features = [named["features"][name] for name in FEATURE_NAMES]
    return (*places, *(float(now) for now, _ in features), *(float(later) for _, later in features))


def write(values: tuple[float, ...]) -> str:
    """The text of a set of weights: for each feature what it counts, and how that grows with the rounds to come."""
    assert len(values) == WEIGHTS
    rounded = [round(value, 4) for value in values]
    places = dict(zip(PLACE_NAMES, rounded, strict=False))
    now, later = rounded[FEATURE_WEIGHTS : FEATURE_WEIGHTS + FEATURES], rounded[FEATURE_WEIGHTS + FEATURES :]
    features = {name: pair for name, *pair in zip(FEATURE_NAMES, now, later, strict=True)}
    lines = [f'    "{name}": {json.dumps(value)}' for name, value in features.items()]
    shown = ",\n".join(f'    "{name}": {value}' for name, value in places.items())
    return f'{{\n  "places": {{\n{shown}\n  }},\n  "features": {{\n' + ",\n".join(lines) + "\n  }\n}\n"
