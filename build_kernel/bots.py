"""What one must know to let the bots think by a kernel; TypeScript has it as `web/src/bots/generated.ts`."""

import json
from collections.abc import Iterator
from dataclasses import asdict, astuple
from typing import TypeAlias

from babylon.bots import LEVELS, NAMES, make
from babylon.bots.apprentice import LOOKS, TRIES, Apprentice
from babylon.bots.engines import MOST_MOVES_IN_A_GAME, WasmMemory
from babylon.bots.kernel import clock, entry, findings, review
from babylon.bots.kernel.search import STATES
from babylon.bots.kernel.workspace import NET
from babylon.bots.kernel_bots import CHOOSING, QuickBot, SearchBot
from babylon.bots.net_files import nets
from babylon.bots.protocol import Bot
from babylon.bots.quarry import Quarry
from babylon.bots.registry import QUARRY
from babylon.bots.search import MILLION
from babylon.bots.state_bot import StateBot
from babylon.bots.turn_review import DEPTHS, SETTINGS, WEIGHTS
from babylon.bots.weight_files import weight_sets
from babylon.rules.setup import TOKENS_IN_PLAY

HEAD = """/** How the bots play, as `make kernel` wrote it from the Python sources. Never edited by hand. */

/** How to think at a table of so many: the task that makes a turn, the settings, the names of the weights. */
export interface Manner {
  readonly task: number;
  readonly a: number;
  readonly b: number;
  readonly settings: readonly number[];
  readonly choosing: string | null;
  readonly playing: string | null;
  readonly net?: boolean;
}

/** A bot: the most it thinks, or after how many tries it stops instead; and its manner by the number of players. */
export interface Bot {
  readonly seconds: number;
  readonly tries?: number;
  readonly manners: Readonly<Record<string, Manner>>;
}
"""
Manner: TypeAlias = dict[str, object]
TYPES = {
    "REVIEWS": ": Readonly<Record<string, { readonly tries: number; readonly worlds: number }>>",
    "JUDGING": "",
    "BOT_NAMES": ": readonly string[]",
    "LEVEL_NAMES": ": readonly string[]",
    "BOTS": ": Readonly<Record<string, Bot>>",
    "WEIGHTS": ": Readonly<Record<string, readonly (readonly number[])[]>>",
    "NETS": ": readonly Readonly<Record<string, readonly number[]>>[]",
}
KINDS = {
    "REVIEWS": ["/** How much is thought about each turn that is looked at afterwards. */"],
    "JUDGING": ["/** How turns are played on to judge them. */"],
    "WEIGHTS": ["/** The usual weights, and those where the height counts squared. */"],
    "NETS": ["/** The nets, for the same two: the rows of a workspace that hold them. */"],
}
TASKS = ("HIDE", "FORECAST", "WEIGHT_SET", "CHOOSE", "SEARCH_ALONE", "FIND", "REVIEW", "JUDGE", "FIGURE", "TRUTH")
FIGURES = ("COST", "GAINS", "LEADS", "LUCKS", "TILE_LUCKS", "TOKEN_LUCKS", "POINTS")


def module_text() -> str:
    """The text of the module."""
    return "\n".join([HEAD, *_constants(bots_data())]) + "\n"


def bots_data() -> dict[str, object]:
    """The numbers of the kernel's tasks, and of every bot how it uses them."""
    made = {name: make(name) for name in (*NAMES, *LEVELS, QUARRY)}
    manners = {name: {players: manner(bot, players) for players in TOKENS_IN_PLAY} for name, bot in made.items()}
    uses = [one[use] for bot in manners.values() for one in bot.values() for use in ("choosing", "playing")]
    return {
        **{name: getattr(entry, name) for name in TASKS},
        **{name: getattr(review, name) for name in FIGURES},
        "MARGIN": findings.MARGIN,
        "VARIANCE": findings.VARIANCE,
        "TRIES": findings.TIMES,
        "ENDLESS": clock.ENDLESS,
        "MILLION": MILLION,
        "STATES": STATES,
        "MOST_MOVES_IN_A_GAME": MOST_MOVES_IN_A_GAME,
        "BUDGET": WasmMemory.budget,
        "REVIEWS": {name: asdict(depth) for name, depth in DEPTHS.items()},
        "JUDGING": {"settings": SETTINGS, "weights": WEIGHTS},
        "BOT_NAMES": list(NAMES),
        "LEVEL_NAMES": list(LEVELS),
        "BOTS": {name: _limits(bot) | {"manners": manners[name]} for name, bot in made.items()},
        "WEIGHTS": {name: weight_sets(name) for name in sorted({name for name in uses if isinstance(name, str)})},
        "NETS": [dict(net.rows()) for net in nets()],
    }


def _limits(bot: Bot) -> dict[str, object]:
    assert isinstance(bot, StateBot)
    tries = bot.tries if isinstance(bot, SearchBot) else None
    limits: dict[str, object] = {"seconds": bot.seconds}
    return limits if tries is None else limits | {"tries": tries}


def _constants(data: dict[str, object]) -> Iterator[str]:
    for name, value in data.items():
        yield from KINDS.get(name, ())
        if isinstance(value, dict):
            yield f"export const {name}{TYPES[name]} = {{"
            yield from (f"  {_key(key)}: {json.dumps(one)}," for key, one in value.items())
            yield "};"
        else:
            yield f"export const {name}{TYPES.get(name, '')} = {json.dumps(value)};"


def _key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


def manner(bot: Bot, players: int) -> Manner:
    """How a bot of ours plays, in numbers."""
    match bot:
        case Apprentice():
            return _manner(entry.BEGINNER_TURN, (), None, None) | {"a": LOOKS, "b": TRIES}
        case Quarry():
            return _manner(entry.QUARRY_TURN, (), None, None)
        case QuickBot():
            return _manner(entry.QUICK_TURN, bot.settings, bot.weights_name, bot.weights_name)
        case SearchBot():
            how = bot.manner(players)
            return _manner(entry.SEARCH_ALONE, astuple(how.settings), CHOOSING, how.playing)
    raise TypeError(bot)


def _manner(task: int, settings: tuple[int, ...], choosing: str | None, playing: str | None) -> Manner:
    how = {"task": task, "a": 0, "b": 0, "settings": settings, "choosing": choosing, "playing": playing}
    return how | {"net": len(settings) > NET and settings[NET] != 0}
