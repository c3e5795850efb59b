"""A tournament as JSON for its visitors. Nothing is told of a deal that somebody still plays, or will."""

from babylon.schedules.scores import Score
from babylon.server.store.rows import TournamentText
from babylon.server.tournaments.live import LiveTournament
from babylon.server.tournaments.pairing import round_count
from babylon.server.tournaments.results import lines, scores_of
from babylon.server.tournaments.state import Round, TournamentState
from babylon.server.wire.json_text import Json, JsonObject, dumped
from babylon.server.wire.tournament_events import PairedTable


def tournament_json(state: TournamentState) -> JsonObject:
    """All that everyone may know."""
    scores = scores_of(state)
    return {
        "id": state.id,
        "seq": state.seq,
        "status": state.status,
        "paused": state.paused,
        "created": state.created,
        "started": state.started,
        "until": state.until,
        "settings": state.settings.model_dump(mode="json"),
        "round_count": round_count(state),
        "entrants": _entrants(state),
        "rounds": [_round(state, one, scores) for one in state.rounds],
        "standings": [*standings_json(state)],
        "deals": _deals(state),
    }


def line_text(state: TournamentState) -> TournamentText:
    """The tournament in a list."""
    line: JsonObject = {
        "id": state.id,
        "status": state.status,
        "created": state.created,
        "settings": state.settings.model_dump(mode="json"),
        "entrants": sum(one.left is None for one in state.entries),
        "rounds": len(state.rounds),
    }
    return TournamentText(dumped(line))


def you_json(live: LiveTournament, holder: str | None) -> JsonObject:
    """What someone is in a tournament, and the table where they are expected."""
    number = live.entrant(holder)
    mine = [table.table for _round, table in live.state.waiting_tables() if number in table.seats]
    is_left = number is not None and live.state.entries[number].left is not None
    return {
        "organiser": live.is_organiser(holder),
        "entrant": number,
        "left": is_left,
        "table": mine[-1] if mine else None,
    }


def _entrants(state: TournamentState) -> list[Json]:
    return [
        {
            "number": one.number,
            "name": one.name,
            "bot": one.bot,
            "team": one.team,
            "left": one.left,
            "entropy": one.entropy,
        }
        for one in state.entries
    ]


def _round(state: TournamentState, one: Round, scores: dict[str, tuple[Score, ...]]) -> JsonObject:
    return {
        "number": one.number,
        "at": one.at,
        "over": state.is_over(one),
        "byes": list(one.byes),
        "tables": [_table(state, table, scores.get(table.table, ())) for table in one.tables],
    }


def _table(state: TournamentState, table: PairedTable, scores: tuple[Score, ...]) -> JsonObject:
    ended, sealed = state.results.get(table.table), state.is_sealed(table)
    outcome: JsonObject | None = None
    if ended is not None and not sealed:
        outcome = {
            "points": list(ended.points),
            "places": list(ended.places),
            "out": list(ended.out),
            "absent": list(ended.absent),
            "scores": [{"score": one.score, "margin": one.margin, "swing": one.swing} for one in scores],
        }
    return {
        "table": table.table,
        "seats": list(table.seats),
        "deal": table.deal,
        "match": table.match,
        "ended": ended is not None,
        "sealed": sealed,
        "outcome": outcome,
    }


def standings_json(state: TournamentState) -> list[JsonObject]:
    """A line for each entrant or team, the best first."""
    return [
        {
            "rank": one.rank,
            "number": one.number,
            "name": state.unit_name(one.number),
            "score": one.score,
            "games": one.games,
            "opponents": one.opponents,
            "swing": one.swing,
            "margin": one.margin,
        }
        for one in lines(state)
    ]


def _deals(state: TournamentState) -> list[Json]:
    return [
        {
            "deal": deal,
            "entropy": entropy,
            "commitment": state.commitments[deal],
            "secret": state.opened.get(deal),
        }
        for deal, entropy in sorted(state.deals.items())
    ]
