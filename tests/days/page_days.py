"""`python -m tests.days.page_days`: days that the page must deal and play too."""

import json
from datetime import date
from pathlib import Path

from babylon.days import bot_seeds, commitment_of, day_key
from babylon.days.forms import PLAYER, bot_turn, day_game, rival
from babylon.days.kinds import Form
from babylon.days.ladder import bars, climbers

FILE = Path(__file__).parents[2] / "web" / "tests" / "fixtures" / "days.json"
DATES = (date(2026, 11, 18), date(2028, 2, 29))
TURNS = (0, 1, 7, 35)


def rival_turns(day: date, form: Form) -> list[str]:
    """Every turn of the day's rival against a mason."""
    key = day_key(day)
    game, mason, other, told = day_game(key), list(climbers().values())[1], rival(form), []
    while not game.is_over:
        moves = bot_turn(mason if game.seat == PLAYER else other, game, key)
        told.append(" ".join(map(str, moves)))
        for move in moves:
            game.play(move)
    return told


def told(day: date) -> dict[str, object]:
    """All that follows from a date."""
    key = day_key(day)
    deal = day_game(key).dealing
    return {
        "date": day.isoformat(),
        "key": key.hex(),
        "commitment": commitment_of(day, key),
        "quarry": deal.quarry,
        "tokens": deal.tokens,
        "seats": deal.seats,
        "seeds": {str(turn): [str(number) for number in bot_seeds(key, turn)] for turn in TURNS},
        "bars": {form: bars(key, form) for form in Form},
        "turns": {form: rival_turns(day, form) for form in Form},
    }


def text() -> str:
    """All days, one a line."""
    return "[\n" + ",\n".join(json.dumps(told(day)) for day in DATES) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
