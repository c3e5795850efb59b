"""What the recipes share: matches against bots, and the learning curve as figures and as a picture."""

import argparse
import json
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from babylon.arena.fixtures import Plan
from babylon.arena.intervals import average, wilson
from babylon.arena.matches import play_fixture
from babylon.arena.plots import COLOURS, HEIGHT, LEFT, RIGHT, TOP, WIDTH, Scale
from babylon.bots import make
from babylon.bots.state_bot import StateBot
from babylon.rules.actions import DIG, END
from babylon.rules.state import copied
from babylon.rules.turn import MOST_MOVES, MOST_PLACES, apply, legal

if TYPE_CHECKING:
    from babylon.bots import Bot
    from babylon.rules.state import GameState

BOTTOM = 44


class RandomPlayer(StateBot):
    """Any legal move, all equally likely."""

    def actions(self, state: "GameState", seconds: float, rng: Random) -> list[int]:  # noqa: ARG002 - it needs no time
        """The action numbers of a whole turn."""
        game, turn = copied(state), [DIG]
        out, scratch = [0] * MOST_MOVES, [0] * MOST_PLACES
        while DIG <= turn[-1] < END:
            found = legal(game, out, scratch)
            turn.append(out[rng.randrange(found)])
            if turn[-1] < END:
                apply(game, turn[-1])
        return turn[1:]


def arguments(about: str, *, minutes: float, kept: str, check: int, **more: int) -> argparse.Namespace:
    """What the command line asks for, with more whole numbers of the recipe's own; the folder to write to is made."""
    parser = argparse.ArgumentParser(description=about.partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=minutes, help="of one processor, not by the clock")
    parser.add_argument("--out", type=Path, default=Path("recipes"), help="where figures, picture and weights go")
    parser.add_argument("--kept", type=Path, default=Path(kept), help="what a stopped run goes on from")
    parser.add_argument("--check", type=int, default=check, help="games of each look at what has been learnt")
    parser.add_argument("--proof", type=int, default=400, help="games of each match at the end")
    for name, usual in more.items():
        parser.add_argument(f"--{name}", type=int, default=usual, help=f"at most so many {name}")
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    return asked


def next_look(minutes: float) -> float:
    """When a run looks again that has looked now: ever more rarely; at once if it has only begun."""
    return 1.5 * minutes + 0.4 if minutes else 0.0


@dataclass(frozen=True, slots=True)
class Match:
    """How an agent has done against a rival: the share of games won (a draw is half a win), with 95 % intervals."""

    rival: str
    games: int
    won: float
    low: float
    high: float
    margin: float
    points: float

    def __str__(self) -> str:
        shown = f"{self.won:.1%} ({self.low:.1%} – {self.high:.1%}) of {self.games} games against {self.rival}"
        return f"{shown}, {self.margin:+.1f} points, {self.points:.1f} of its own"


def match(agent: "Bot", rival: str, games: int, seed: int = 0) -> Match:
    """Mirrored games: each deal once from either seat."""
    other = RandomPlayer() if rival == "random" else make(rival)
    bots = {f"{seat} {name}": bot for name, bot in (("agent", agent), (rival, other)) for seat in range(2)}
    margins, points = [], []
    for fixture in Plan(("agent", rival), games, seed=seed).fixtures():
        result = play_fixture(fixture, "revised", bots)
        mine = fixture.seats.index("agent")
        margins.append(float(result.points[mine] - result.points[1 - mine]))
        points.append(float(result.points[mine]))
    won = wilson(sum((one > 0) + 0.5 * (one == 0) for one in margins), len(margins))
    return Match(rival, len(margins), won.value, won.low, won.high, average(margins).value, average(points).value)


@dataclass(slots=True)
class Curve:
    """What a run has measured of itself: a row of figures at a time."""

    title: str
    file: Path
    rows: list[dict[str, float]] = field(default_factory=list)

    def add(self, minutes: float, **figures: float) -> None:
        """Note figures, and print them."""
        self.rows.append({"minutes": round(minutes, 2)} | {name: round(value, 4) for name, value in figures.items()})
        shown = "  ".join(f"{name} {value:g}" for name, value in self.rows[-1].items())
        print(f"{time.strftime('%H:%M:%S')}  {shown}", flush=True)

    def finish(self, agent: "Bot", untrained: "Bot", rivals: dict[str, int], **about: object) -> None:
        """Prove it: so many games against each rival, the same for what knew nothing; write figures and picture."""
        found: dict[str, list[dict[str, object]]] = {}
        for name, bot in (("untrained", untrained), ("matches", agent)):
            proofs = [match(bot, rival, games, seed=1) for rival, games in rivals.items()]
            found[name] = [{part: getattr(one, part) for part in Match.__slots__} for one in proofs]
            print(f"{name}:", *proofs, sep="\n  ", flush=True)
        text = json.dumps({"title": self.title} | about | found | {"curve": self.rows}, indent=1)
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.with_suffix(".json").write_text(text + "\n", "utf-8")
        self.file.with_suffix(".svg").write_text(self.picture(), "utf-8")

    def picture(self) -> str:
        """Each share in percent over minutes."""
        names = [name for name in self.rows[-1] if name.startswith("won ")]
        x = Scale(0, max(row["minutes"] for row in self.rows) or 1, LEFT, WIDTH - RIGHT)
        y = Scale(0, 100, HEIGHT - BOTTOM - 24, TOP)
        parts = [f'<text x="{LEFT}" y="20" font-weight="bold">{self.title}: games won in %, by minutes</text>']
        for tick in y.ticks():
            grid = f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y.at(tick)}" y2="{y.at(tick)}" stroke="#ddd"/>'
            parts.append(grid + f'<text x="{LEFT - 8}" y="{y.at(tick) + 4}" text-anchor="end">{tick:g}</text>')
        foot = HEIGHT - BOTTOM
        parts += [f'<text x="{x.at(tick)}" y="{foot}" text-anchor="middle">{tick:g}</text>' for tick in x.ticks()]
        for number, name in enumerate(names):
            points = " ".join(f"{x.at(row['minutes'])},{y.at(100 * row[name])}" for row in self.rows if name in row)
            colour, at = COLOURS[number % len(COLOURS)], LEFT + 200 * number
            parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
            parts.append(f'<rect x="{at}" y="{HEIGHT - 18}" width="10" height="10" fill="{colour}"/>')
            parts.append(f'<text x="{at + 14}" y="{HEIGHT - 9}">{name.removeprefix("won ")}</text>')
        size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="12">'
        return "\n".join([head, f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>', *parts, "</svg>", ""])
