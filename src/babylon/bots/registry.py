"""The bots by name: our own ladder, and whoever else is installed."""

from collections.abc import Callable
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec

from babylon.bots.protocol import Bot
from babylon.pieces.errors import BadNotation
from babylon.words import Listing, say

GROUP = "babylon.bots"
# Imported when they are made: most of them load a compiler.
_BUILT_IN = {
    "apprentice": "babylon.bots.apprentice:Apprentice",
    "mason": "babylon.bots.mason:Mason",
    "gardener": "babylon.bots.gardener:Gardener",
    "architect": "babylon.bots.architect:Architect",
    "nebuchadnezzar": "babylon.bots.nebuchadnezzar:Nebuchadnezzar",
    "semiramis": "babylon.bots.semiramis:Semiramis",
}
NAMES = tuple(_BUILT_IN)  # from the weakest to the strongest
# Eight strengths, as people call them, from a first game to the strongest, to be chosen at tables.
LEVELS = tuple(f"level-{number}" for number in range(1, 9))
_BUILT_IN |= {name: f"babylon.bots.levels:{name.title().replace('-', '')}" for name in LEVELS}
QUARRY = "quarry"  # what a game alone is played against: no opponent to choose, but it sits at a table as they do
_BUILT_IN[QUARRY] = "babylon.bots.quarry:Quarry"
# What the recipes of `examples` have trained, to be compared with: for the arena, not for tables.
BASELINES = {
    "turn-learner": "babylon.bots.baselines.turn_learner:TurnLearner",
}
_BUILT_IN |= BASELINES


def make(name: str) -> Bot:
    """A bot by its name: one of our own, an entry point of the group `babylon.bots`, or `module:Class`."""
    return _found(name)()


def _found(name: str) -> Callable[[], Bot]:
    for entry in entry_points(group=GROUP, name=name):
        found: Callable[[], Bot] = entry.load()
        return found
    module, colon, attribute = _BUILT_IN.get(name, name).partition(":")
    if not colon:
        raise BadNotation("unknown-bot", text=name, known=Listing(tuple(_known())))
    if name in BASELINES and not _has_numpy():
        raise BadNotation("bot-needs-numpy", text=name)
    try:
        made: Callable[[], Bot] = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise BadNotation("bad-bot", text=name) from error
    return made


def _known() -> list[str]:
    return [*NAMES, *LEVELS, *BASELINES, *sorted(entry.name for entry in entry_points(group=GROUP))]


def _has_numpy() -> bool:
    try:
        found = find_spec("numpy")
    except ValueError:  # someone put a None in its place
        return False
    return found is not None and found.origin is not None


def name_of(bot: type) -> str:
    """The name of one of our own bots; empty for anyone else."""
    place = f"{bot.__module__}:{bot.__qualname__}"
    return next((name for name, known in _BUILT_IN.items() if known == place), "")


def title(name: str, lang: str = "en") -> str:
    """What a bot of NAMES or LEVELS is called."""
    return say(f"bot-name-{name}", lang)


def sentence(name: str, lang: str = "en") -> str:
    """Who a bot of NAMES or LEVELS is, in one sentence."""
    return say(f"bot-{name}", lang)
