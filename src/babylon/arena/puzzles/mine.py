"""Finds puzzles in games between bots, game by game: the same number means the same game and the same puzzles."""

from collections.abc import Iterator
from itertools import count
from random import Random

from babylon.arena.puzzles.finders import KING, MASON, Grader
from babylon.arena.puzzles.proof import Proof, Prover
from babylon.arena.puzzles.puzzle import Puzzle, PuzzleGame, whole_turns
from babylon.arena.puzzles.themes import gain_of, themes_of
from babylon.bots.gardener import Gardener
from babylon.bots.kernel_bots import QuickBot, quick_game
from babylon.bots.mason import Mason
from babylon.game import Game
from babylon.game.action_numbers import move_of
from babylon.pieces.edition import EDITIONS
from babylon.pieces.kinds import Phase

# Rounds before the last from which on a game is looked at, by its number: the search sees to the end of the game there.
# The earlier, the longer it takes, so few games are looked at from early on.
LATE = (3, 1, 1, 1, 2, 1, 1, 1, 2, 1, 1, 1)
# Games from this number on are looked at in their first rounds.
OPENINGS = 100_000
FIRST_ROUNDS = 5
PLAYERS = (2, 2, 2, 2, 2, 2, 2, 3, 3, 4)
USUAL = "revised"
OTHER_EDITIONS = tuple(name for name in EDITIONS if name != USUAL)
EASY = 0.25  # of all: the most that a mason may find


def game_numbered(number: int) -> Game:
    """A whole game between gardeners, now and then with a mason among them."""
    chance = Random(f"puzzles {number}")
    players = chance.choice(PLAYERS)
    edition = USUAL if chance.random() < 0.7 else chance.choice(OTHER_EDITIONS)
    game = Game.deal(players, edition, chance.getrandbits(60))
    bots: list[QuickBot] = [Mason() if chance.random() < 1 / 6 else Gardener() for _ in range(players)]
    rngs = [Random(chance.getrandbits(60)) for _ in range(players)]
    for action in quick_game(bots, game.state, rngs):
        game.play(move_of(game.state, action))
    return game


def is_early(number: int) -> bool:
    """Whether the first rounds of a game are looked at, not its last ones."""
    return number >= OPENINGS


def is_looked_at(number: int, game: Game) -> bool:
    """Whether a position of a game may become a puzzle."""
    if is_early(number):
        return game.phase is not Phase.REMOVE and game.round <= FIRST_ROUNDS
    return game.rounds - game.round <= LATE[number % len(LATE)]


class Miner:
    """Mines games, one after the other."""

    def __init__(self) -> None:
        self._prover = Prover()
        self._grader = Grader()

    def games(self, start: int) -> Iterator[PuzzleGame]:
        """Every game from a number on, also those without a puzzle."""
        return (self.mined(number) for number in count(start))

    def mined(self, number: int) -> PuzzleGame:
        """The puzzles of a game, and the game up to the last of them."""
        whole = game_numbered(number)
        puzzles: list[Puzzle] = []
        until = whole
        for turn, (game, _) in enumerate(whole_turns(whole)):
            if is_looked_at(number, game) and (puzzle := self.puzzle(game, turn, number)):
                puzzles.append(puzzle)
                until = game
        return PuzzleGame(number, str(until.view().record()), tuple(puzzles))

    def puzzle(self, game: Game, turn: int, number: int) -> Puzzle | None:
        """The puzzle of a position of a game, if there is one."""
        chance = Random(f"puzzle {number} {turn}")
        state = game.view(game.seat).game().state
        if not self._prover.is_promising(state, chance.getrandbits(60)):
            return None
        proof = self._prover.proof(state, chance.getrandbits(60), early=is_early(number))
        return None if proof is None else self.graded(game, turn, proof, chance.getrandbits(60))

    def graded(self, game: Game, turn: int, proof: Proof, grading: int) -> Puzzle | None:
        """The puzzle that was proved, unless the king does not find it."""
        state = game.view(game.seat).game().state
        margin = proof.margin.value
        finds = [self._grader.share(one, state, proof.judge, margin, grading) for one in self._grader.finders]
        if finds[KING] < 1.0:
            return None
        rival = proof.judge.prospect(proof.rival)
        themes = themes_of(game, proof.solution, proof.judge.solution, rival, gain_of(game, proof.rival))
        error = proof.margin.high - margin
        return Puzzle(
            turn, proof.solution, proof.rival, margin, error, self._grader.rating(finds), tuple(finds), themes
        )


def within(game: PuzzleGame, easy: float, total: int) -> PuzzleGame:
    """The game without puzzles that a mason finds, where too many of all have been of that kind."""
    kept: list[Puzzle] = []
    for puzzle in game.puzzles:
        found = puzzle.finds[MASON]
        if found and easy + found > EASY * (total + 1):
            continue
        easy, total = easy + found, total + 1
        kept.append(puzzle)
    return PuzzleGame(game.number, game.record, tuple(kept))
