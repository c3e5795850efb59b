"""The game at the terminal: asks, plays, takes back, saves."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from babylon.cli.keeping import noted
from babylon.cli.playing.choices import question
from babylon.cli.playing.pages import final_page, move_page, opening_page, turn_page
from babylon.cli.playing.seats import Seats
from babylon.cli.playing.talk import Answer, Quit, understood
from babylon.cli.problems import written
from babylon.game import Game
from babylon.pieces.move import EndTurn, Move, Remove

if TYPE_CHECKING:
    from babylon.cli.desk import Desk


@dataclass(slots=True)
class Session:
    """A game, who plays it, and where it is kept."""

    game: Game
    desk: "Desk"
    seats: Seats
    notes: dict[str, str] = field(default_factory=dict)
    file: Path | None = None

    def run(self) -> None:
        """Plays until the game is over or somebody quits."""
        self.desk.show(*opening_page(self.desk))
        try:
            while not self.game.is_over:
                if self.game.seat in self.seats.bots:
                    self._bot_turn()
                else:
                    page = turn_page if self.at_turn_start else move_page
                    self.desk.show(*page(self.game, self.desk))
                    self._person_moves()
            self.desk.show(*final_page(self.game, self.desk))
        except (Quit, EOFError, KeyboardInterrupt):
            self.desk.line()
        self.keep()
        self._farewell()

    @property
    def at_turn_start(self) -> bool:
        """Whether nothing has been done yet in this turn."""
        return not self.game.moves or isinstance(self.game.moves[-1], EndTurn | Remove)

    def _bot_turn(self) -> None:
        before, name = self.game.ply, self.seats.names[self.game.seat]
        self.desk.tell("cli-bot-thinks", name=name)
        self.seats.play(self.game)
        self.desk.tell("cli-bot-played", name=name, moves=" ".join(str(move) for move in self.game.moves[before:]))
        self.keep()

    def _person_moves(self) -> None:
        """Asks until a move has been played or taken back."""
        trail: list[list[Move]] = [self.game.legal_moves()]
        while True:
            asked = question(self.game, trail[-1], self.desk)
            answer = asked.choices[0].moves if asked.is_settled(trail) else understood(self, asked)
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
        """Plays a move; the game is kept whenever a turn has ended."""
        seat, before = self.game.seat, self.game.scores()
        self.game.play(move)
        if change := self.game.scores()[seat].total - before[seat].total:
            self.desk.tell("cli-gained", change=f"{change:+d}")
        if self.at_turn_start:
            self.keep()

    def undo(self) -> bool:
        """Takes the last move back, and with it the turns of bots that came after; whether there was one."""
        if self.game.ply == 0:
            return False
        self.game.undo()
        while self.game.ply and self.game.seat in self.seats.bots:
            self.game.undo()
        return True

    def keep(self) -> None:
        """Writes the game to its file, if it has one."""
        if self.file:
            written(self.file, str(noted(self.game, notes=self.notes)))

    def _farewell(self) -> None:
        if self.file:
            self.desk.tell("cli-kept", file=self.file)
        elif not self.game.is_over:
            self.desk.tell("cli-not-kept")
