"""What has been achieved in a tournament so far: scores of tables, standings, who survives a round."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace

from babylon.schedules.knock_out import surviving
from babylon.schedules.scores import AVERAGE_PLUS, Score, TableResult, deal_scores, table_scores
from babylon.schedules.standings import Achieved, Line, standings
from babylon.server.tournaments.state import Round, TournamentState
from babylon.server.wire.enums import Format
from babylon.server.wire.tournament_events import Ended, PairedTable


def result_of(table: PairedTable, ended: Ended) -> TableResult:
    """How a table ended, for who counts."""
    return TableResult(
        tuple(table.seats),
        tuple(ended.points),
        tuple(ended.places),
        frozenset(ended.out),
        frozenset(ended.absent),
    )


def scores_of(state: TournamentState) -> dict[str, tuple[Score, ...]]:
    """The scores of all tables that have ended, by table and seat, also of deals that are still in play."""
    found: dict[str, tuple[Score, ...]] = {}
    by_deal: dict[int, list[tuple[str, TableResult]]] = defaultdict(list)
    for one in state.rounds:
        for table in one.tables:
            if (ended := state.results.get(table.table)) is None:
                continue
            result = result_of(table, ended)
            if state.settings.duplicate:
                by_deal[table.deal].append((table.table, result))
            else:
                found[table.table] = table_scores(result)
    for tables in by_deal.values():
        scores = deal_scores([result for _name, result in tables])
        found.update(zip((name for name, _result in tables), scores, strict=True))
    return found


def achieved(state: TournamentState) -> list[Achieved]:
    """What every entrant or team has done in games that count already."""
    scores, kept = scores_of(state), {number: _Kept() for number in _all_units(state)}
    for one in state.rounds:
        for tables in _matches(one).values():
            if _counts(state, tables):
                _add(state, tables, scores, kept)
        for unit in one.byes:
            kept[unit].scores.append(AVERAGE_PLUS if state.settings.duplicate else 1.0)
    reached = rounds_reached(state) if state.settings.format is Format.KNOCK_OUT else {}
    return [_done(unit, of, reached.get(unit, 0)) for unit, of in kept.items()]


def lines(state: TournamentState) -> list[Line]:
    """The standings. What an arena's deals have come to counts only as one sum while they are played, also in ranks."""
    found = achieved(state)
    if _is_veiled(state):
        found = [replace(one, swing=0.0, margin=0.0) for one in found]
    return standings(found, duplicate=state.settings.duplicate)


def _is_veiled(state: TournamentState) -> bool:
    return state.is_paired_by_time and any(deal not in state.opened for deal in state.deals)


def survivors(state: TournamentState, one: Round) -> list[int]:
    """Who goes on after a round that has ended: the best of each match, and who sat out."""
    scores = scores_of(state)
    going = list(one.byes)
    for tables in _matches(one).values():
        totals = _by_unit(state, tables, scores)
        best = sorted(totals, key=lambda unit: (*_worth(totals[unit]), unit))
        going += best[: surviving(len(best))]
    return going


def rounds_reached(state: TournamentState) -> dict[int, int]:
    """In how many rounds of a knock-out each took part, and one more for who won the last."""
    found: dict[int, int] = defaultdict(int)
    for one in state.rounds:
        present = {state.unit_of(seat) for table in one.tables for seat in table.seats} | set(one.byes)
        for unit in present:
            found[unit] += 1
        is_counted = all(_counts(state, tables) for tables in _matches(one).values())
        if is_counted and state.is_over(one) and len(going := survivors(state, one)) == 1:
            found[going[0]] += 1
    return found


class _Kept:
    """What is added up of one unit."""

    def __init__(self) -> None:
        self.scores: list[float] = []
        self.met: list[int] = []
        self.swing = self.margin = 0.0


def _done(unit: int, of: _Kept, rounds: int) -> Achieved:
    return Achieved(unit, tuple(of.scores), tuple(of.met), of.swing, of.margin, rounds)


def _all_units(state: TournamentState) -> list[int]:
    """Whoever takes part or has played."""
    played = {state.unit_of(seat) for one in state.rounds for table in one.tables for seat in table.seats}
    rested = {unit for one in state.rounds for unit in one.byes}
    return sorted({*state.units(), *played, *rested})


def _matches(one: Round) -> dict[int, list[PairedTable]]:
    """The tables of a round by match: of teams several belong together."""
    found: dict[int, list[PairedTable]] = defaultdict(list)
    for table in one.tables:
        found[table.match].append(table)
    return found


def _counts(state: TournamentState, tables: Sequence[PairedTable]) -> bool:
    """Whether a match has ended, and nobody still plays its deal; an arena's count at once, but only as a sum."""
    if not all(table.table in state.results for table in tables):
        return False
    return state.is_paired_by_time or not any(map(state.is_sealed, tables))


def _by_unit(
    state: TournamentState, tables: Sequence[PairedTable], scores: Mapping[str, tuple[Score, ...]]
) -> dict[int, list[Score]]:
    found: dict[int, list[Score]] = defaultdict(list)
    for table in tables:
        for entrant, score in zip(table.seats, scores[table.table], strict=True):
            found[state.unit_of(entrant)].append(score)
    return found


def _add(
    state: TournamentState,
    tables: Sequence[PairedTable],
    scores: Mapping[str, tuple[Score, ...]],
    kept: dict[int, _Kept],
) -> None:
    totals = _by_unit(state, tables, scores)
    for unit, parts in totals.items():
        own = kept[unit]
        own.scores.append(sum(part.score for part in parts) / len(parts))
        own.met += [other for other in totals if other != unit]
        own.swing += sum(part.swing for part in parts)
        own.margin += sum(part.margin for part in parts)


def _worth(parts: Sequence[Score]) -> tuple[float, float, float]:
    """What decides a match, smaller is better: scores, then margins, then swings."""
    return -sum(one.score for one in parts), -sum(one.margin for one in parts), -sum(one.swing for one in parts)
