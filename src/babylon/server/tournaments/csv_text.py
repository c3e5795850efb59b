"""The standings as a file for spreadsheets."""

import csv
import io

from babylon.server.tournaments.as_json import standings_json
from babylon.server.tournaments.state import TournamentState

COLUMNS = ("rank", "name", "score", "games", "opponents", "swing", "margin")
FORMULAS = ("=", "+", "-", "@", "\t", "\r")


def csv_text(state: TournamentState) -> str:
    """A line for each entrant or team, the best first."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    for line in standings_json(state):
        writer.writerow([_harmless(line[name]) for name in COLUMNS])
    return text.getvalue()


def _harmless(value: object) -> object:
    """A name as it is, but nothing that a spreadsheet would work out."""
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULAS) else value
