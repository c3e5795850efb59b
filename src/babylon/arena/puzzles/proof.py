"""Whether one turn of a position is clearly the best: a quick look first, then a wide and deep one, then other seeds.

Turns that dig the same tile and place tiles at the same places are one idea; the best of them stands for it. A turn is
clearly the best when every turn of another idea that the searches have found leaves its seat at least LEAST points
less far ahead, and surely SURELY, in the same new worlds.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from babylon.arena.intervals import Interval
from babylon.arena.puzzles.worth import ENOUGH, WORLDS, Judge, whole
from babylon.bots.kernel.last_turn import is_last_turn
from babylon.bots.kernel_bots import CHOOSING, Manner, Thinker
from babylon.bots.nebuchadnezzar import CAREFUL, manner
from babylon.bots.search import Finding, Limit
from babylon.bots.state_bot import moves_of
from babylon.bots.suggestions import outline
from babylon.pieces.move import Move
from babylon.rules.state import GameState

LEAST = 2.0  # points of the margin between the best turn and the next idea
SURELY = 1.0  # points that it surely is, by the 95 % interval
QUICK_TRIES, DEEP_TRIES = 240, 1200
QUICK_GAP = 1.5  # points between the first two ideas of one search
WHOLE_WORLDS = 200  # that a turn of an opening is played on to the end of the game in
RIVALS = 8  # ideas that the best turn is compared with, of each search
# All that a search has room for: 8 turns of each stack, of 16 places for each tile.
WIDE = replace(CAREFUL, choices=64, room=8, width=16, pairs=8, prior=0)

Turn = tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Proof:
    """The best turn, by how much, against which other one, and who compared them."""

    solution: Turn
    margin: Interval
    rival: Turn
    judge: Judge

    def withstands(self, turns: Sequence[Turn]) -> bool:
        """Whether none of these turns is better, and none of another idea passes for the solution."""
        idea = outline(self.solution)
        losses = [(self.judge.loss(turn).value, outline(turn) == idea) for turn in turns]
        return all(loss >= 0 and (same or loss > ENOUGH * self.margin.value) for loss, same in losses)


def ideas(state: GameState, found: Sequence[Finding]) -> list[tuple[Turn, float]]:
    """The best turn of each idea, the best one first, and its margin."""
    best: dict[tuple[str, ...], tuple[Turn, float]] = {}
    for finding in found:
        if not finding.tries:
            continue
        turn = tuple(moves_of(state, finding.actions))
        idea = outline(turn)
        if idea not in best or finding.margin > best[idea][1]:
            best[idea] = (turn, finding.margin)
    return sorted(best.values(), key=lambda one: -one[1])


def _wide(_players: int) -> Manner:
    return Manner(WIDE, CHOOSING)


def _exact(_players: int) -> Manner:
    return Manner(replace(WIDE, exact=1), CHOOSING)


class LastTurns:
    """Knows the turns that nothing is better than, when no other turn of a seat is to come."""

    def __init__(self) -> None:
        self._exact = Thinker(_exact)

    def of(self, state: GameState) -> list[Turn]:
        """The best last turn of every stack, by points and then by notches; none of an earlier turn.

        When others have turns to come, those of stacks that leave the seat far behind may be less than best.
        """
        if not is_last_turn(state):
            return []
        found = self._exact.findings(state, Random(0), Limit(tries=1))
        return [tuple(moves_of(state, finding.actions)) for finding in found]


class Prover:
    """Looks for positions with one best turn."""

    def __init__(self) -> None:
        self._quick = Thinker(manner)
        self._deep = Thinker(_wide)
        self._last_turns = LastTurns()

    def is_promising(self, state: GameState, seed: int) -> bool:
        """Whether one idea stands out at a first look."""
        found = ideas(state, self._quick.findings(state, Random(seed), Limit(tries=QUICK_TRIES)))
        return len(found) == 1 or (len(found) > 1 and found[0][1] - found[1][1] >= QUICK_GAP)

    def proof(self, state: GameState, seed: int, worlds: int = WORLDS, *, early: bool = False) -> Proof | None:
        """The proof that one turn is clearly the best, or None when it is not.

        Early in a game worlds are valued long before its end; there the turn must be the best in whole games, too.
        """
        first = self.ideas(state, seed)
        if len(first) < 2 or not _stands_out(first):
            return None
        second = self.ideas(state, seed + 1)
        if not _stands_out(second) or outline(second[0][0]) != outline(first[0][0]):
            return None
        rivals = {outline(turn): turn for turn, _ in (*first[1 : 1 + RIVALS], *second[1 : 1 + RIVALS])}
        turn, others = first[0][0], list(rivals.values())
        proof = self.compared(Judge(state, turn, seed + 2, worlds), turn, others)
        if proof is None:
            return None
        if not proof.withstands(last := self._last_turns.of(state)):
            return self._last_proof(proof, others, last)
        if not early:
            return proof
        return proof if self.compared(Judge(state, turn, seed + 3, WHOLE_WORLDS, whole), turn, others) else None

    def _last_proof(self, proof: Proof, others: Sequence[Turn], last: Sequence[Turn]) -> Proof | None:
        """The proof that the best of all last turns is one, or None when it is not clear enough."""
        turns = sorted({proof.solution, *others, *last}, key=lambda turn: (proof.judge.loss(turn).value, str(turn)))
        rivals = {outline(turn): turn for turn in reversed(turns) if outline(turn) != outline(turns[0])}
        return self.compared(proof.judge.of(turns[0]), turns[0], list(rivals.values()))

    def compared(self, judge: Judge, solution: Turn, rivals: Sequence[Turn]) -> Proof | None:
        """The proof against these rivals, or None when one of them is too good."""
        closest: tuple[Interval, Turn] | None = None
        for rival in rivals:
            loss = judge.loss(rival)
            if loss.value < LEAST or loss.low < SURELY:
                return None
            if closest is None or loss.value < closest[0].value:
                closest = (loss, rival)
        return Proof(solution, closest[0], closest[1], judge) if closest else None

    def ideas(self, state: GameState, seed: int) -> list[tuple[Turn, float]]:
        """What a wide and deep search has found: the best turn of each idea, the best one first."""
        return ideas(state, self._deep.findings(state, Random(seed), Limit(tries=DEEP_TRIES)))


def _stands_out(found: Sequence[tuple[Turn, float]]) -> bool:
    return found[0][1] - found[1][1] >= QUICK_GAP
