"""The game at the terminal: asks, plays, takes back, saves."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from babylon.cli.problems import write_file
from babylon.cli.record_headers import record_with_headers
from babylon.cli.terminal_game.choices import question
from babylon.cli.terminal_game.pages import final_page, move_page, opening_page, turn_page
from babylon.cli.terminal_game.prompt import Answer, Quit, answer_to
from babylon.cli.terminal_game.seats import Seats
from babylon.game import Game
from babylon.pieces.move import Move, ends_turn

if TYPE_CHECKING:
    from babylon.cli.console import Console


@dataclass(slots=True)
class Session:
    """A game, who plays it, and where it is kept."""

    game: Game
    console: "Console"
    seats: Seats
    notes: dict[str, str] = field(default_factory=dict)
    file: Path | None = None

    def run(self) -> None:
        """Play until the game is over or somebody quits."""
        self.console.show(*opening_page(self.console))
        try:
            while not self.game.is_over:
                if self.game.seat in self.seats.bots:
                    self._bot_turn()
                else:
                    page = turn_page if self.at_turn_start else move_page
                    self.console.show(*page(self.game, self.console))
                    self._person_moves()
            self.console.show(*final_page(self.game, self.console))
        except (Quit, EOFError, KeyboardInterrupt):
            self.console.line()
        self.keep()
        self._farewell()

    @property
    def at_turn_start(self) -> bool:
        """Whether nothing has been done yet in this turn."""
        return not self.game.moves or ends_turn(self.game.moves[-1])

    def _bot_turn(self) -> None:
        before, name = self.game.ply, self.seats.names[self.game.seat]
        self.console.tell("cli-bot-thinks", name=name)
        self.seats.play(self.game)
        self.console.tell("cli-bot-played", name=name, moves=" ".join(str(move) for move in self.game.moves[before:]))
        self.keep()

    def _person_moves(self) -> None:
        """Ask until a move has been played or taken back."""
        trail: list[list[Move]] = [self.game.legal_moves()]
        while True:
            asked = question(self.game, trail[-1], self.console)
            answer = asked.choices[0].moves if asked.is_settled(trail) else answer_to(self, asked)
            if answer is Answer.CHANGED:
                return
            if answer is Answer.BACK and len(trail) > 1:
                trail.pop()
            elif isinstance(answer, list):
                trail.append(answer)
                if len(answer) == 1:
                    self.play(answer[0])
                    return

    def play(self, move: Move | str) -> None:
        """Play a move; the game is kept whenever a turn has ended."""
        seat, before = self.game.seat, self.game.scores()
        self.game.play(move)
        if change := self.game.scores()[seat].total - before[seat].total:
            self.console.tell("cli-gained", change=f"{change:+d}")
        if self.at_turn_start:
            self.keep()

    def undo(self) -> bool:
        """Take the last move back, and with it the turns of bots that came after; return whether there was one."""
        if self.game.ply == 0:
            return False
        self.game.undo()
        while self.game.ply and self.game.seat in self.seats.bots:
            self.game.undo()
        return True

    def keep(self) -> None:
        """Write the game to its file, if it has one."""
        if self.file:
            write_file(self.file, str(record_with_headers(self.game, notes=self.notes)))

    def _farewell(self) -> None:
        if self.file:
            self.console.tell("cli-kept", file=self.file)
        elif not self.game.is_over:
            self.console.tell("cli-not-kept")
