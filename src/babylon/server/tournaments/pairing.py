"""The next round of a tournament, or the next tables of an arena: whom the schedules bring together."""

import hashlib
from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import assert_never

from babylon.schedules import arena, knock_out, round_robin
from babylon.schedules.entrants import Entrant, rested
from babylon.schedules.groups import groups
from babylon.schedules.meetings import mirrored
from babylon.schedules.seating import seated
from babylon.schedules.swiss import pairs
from babylon.server.store.rows import Secrets
from babylon.server.tournaments.live import table_name
from babylon.server.tournaments.results import achieved, survivors
from babylon.server.tournaments.state import TournamentState
from babylon.server.wire.enums import Format
from babylon.server.wire.tournament_events import DealDrawn, Paired, PairedTable
from babylon.server.wire.tournament_settings import PAIR

ARENA_DEALS = 60
MOST_OF_BOTS = 200  # tables of bots alone in an arena: they are as fast as the machine, for as long as it lasts


def round_count(state: TournamentState) -> int | None:
    """How many rounds there will be; None before that is known."""
    match state.settings.format:
        case Format.ARENA:
            return None
        case Format.KNOCK_OUT:
            return None if state.started is None else _knock_out_rounds(len(_first_units(state)), state)
        case Format.ROUND_ROBIN if state.settings.players == PAIR:
            units = len(_first_units(state))
            return None if state.started is None or units < PAIR else round_robin.round_count(units)
        case Format.SWISS | Format.ROUND_ROBIN:
            return state.settings.rounds
    assert_never(state.settings.format)


def next_round(state: TournamentState, secrets: Secrets) -> Paired | None:
    """The next round; None when there is none to come."""
    number = len(state.rounds)
    most = round_count(state)
    if most is not None and number >= most:
        return None
    tables, byes = _tables(state, number)
    if not tables:
        return None
    return _paired(state, secrets, number, [(table, number) for table in tables], byes)


def next_tables(state: TournamentState, secrets: Secrets) -> Paired | None:
    """The next tables of an arena; None while too few are free."""
    busy = {seat for _round, table in state.waiting_tables() for seat in table.seats}
    free = [one for one in _entrants(state, by_round=len(state.rounds)) if one.number not in busy]
    last, played = _last_opponents(state), _deals_played(state)
    rested_longest = sorted(free, key=lambda one: last.get(one.number, (-1, frozenset()))[0])
    is_small = len(state.units()) <= state.settings.players
    known = [
        Entrant(one.number, one.points, {} if is_small else dict.fromkeys(last[one.number][1], 1), one.seats)
        if one.number in last
        else Entrant(one.number, one.points, {}, one.seats)
        for one in rested_longest
    ]
    chosen: list[tuple[tuple[int, ...], int]] = []
    room = MOST_OF_BOTS - sum(_is_of_bots(state, table.seats) for one in state.rounds for table in one.tables)
    for table in arena.tables(known, state.settings.players):
        room -= _is_of_bots(state, table)
        if room < 0 and _is_of_bots(state, table):
            continue
        deal = _new_deal([played[number] for number in table]) if state.settings.duplicate else 0
        if deal is not None:
            chosen.append((table, deal))
    return _paired(state, secrets, len(state.rounds), chosen, []) if chosen else None


def _is_of_bots(state: TournamentState, seats: Sequence[int]) -> bool:
    return all(state.entries[number].bot is not None for number in seats)


def _paired(
    state: TournamentState,
    secrets: Secrets,
    number: int,
    tables: Sequence[tuple[tuple[int, ...], int]],
    byes: Sequence[int],
) -> Paired:
    """The event: teams sit down board by board."""
    found: list[PairedTable] = []
    for match, (units, deal) in enumerate(tables):
        for seats in _boards(state, units):
            name = table_name(secrets, number, len(found))
            found.append(PairedTable(table=name, seats=list(seats), deal=deal, match=match))
    new = sorted({table.deal for table in found} - set(state.deals)) if state.settings.duplicate else []
    drawn = [DealDrawn(deal=deal, entropy=entropy_of(state)) for deal in new]
    return Paired(round=number, tables=found, byes=list(byes), deals=drawn)


def entropy_of(state: TournamentState) -> str:
    """The randomness of all entrants so far, in one: each with its length, so that none can stand for two."""
    digest = hashlib.sha256()
    for one in state.entries:
        raw = bytes.fromhex(one.entropy)
        digest.update(bytes([len(raw)]) + raw)
    return digest.hexdigest()


def _boards(state: TournamentState, units: tuple[int, ...]) -> list[tuple[int, ...]]:
    if not state.has_teams:
        return [units]
    all_units = state.units()
    one, other = (all_units[unit] for unit in units)
    return [tuple(pair) for pair in mirrored(one, other)]


def _tables(state: TournamentState, number: int) -> tuple[list[tuple[int, ...]], list[int]]:
    players, of = state.settings.players, state.settings.format
    assert of is not Format.ARENA, "an arena is paired by time"
    match of:
        case Format.KNOCK_OUT:
            return _knock_out(state, number)
        case Format.ROUND_ROBIN if players == PAIR:
            return _round_robin(state, number)
        case Format.ROUND_ROBIN:
            level = [Entrant(one.number, 0.0, one.met, one.seats, one.byes) for one in _entrants(state, number)]
            return groups(level, players), []
        case Format.SWISS:
            return _swiss(_entrants(state, number), players)
    assert_never(of)


def _swiss(entrants: list[Entrant], players: int) -> tuple[list[tuple[int, ...]], list[int]]:
    if players > PAIR:
        return groups(entrants, players), []
    byes: list[int] = []
    if len(entrants) % 2:
        out = rested(entrants)
        entrants = [one for one in entrants if one is not out]
        byes = [out.number]
    return [tuple(pair) for pair in pairs(entrants)], byes if entrants else []


def _round_robin(state: TournamentState, number: int) -> tuple[list[tuple[int, ...]], list[int]]:
    """The circle of those who were there at the start; who has left is missed by their opponent alone."""
    here = state.units()
    wanted, alone = round_robin.round_of(_first_units(state), number)
    byes = [] if alone is None or alone not in here else [alone]
    tables: list[tuple[int, ...]] = []
    for pair in wanted:
        present = [unit for unit in pair if unit in here]
        if len(present) == len(pair):
            tables.append(pair)
        byes += present if len(present) == 1 else []
    return tables, byes


def _knock_out(state: TournamentState, number: int) -> tuple[list[tuple[int, ...]], list[int]]:
    seeds = _drawn(state, _first_units(state), 0)
    if state.rounds:
        going = set(survivors(state, state.rounds[-1]))
        seeds = [unit for unit in seeds if unit in going]
    here = state.units()
    seeds = [unit for unit in seeds if unit in here]
    tables, byes = knock_out.tables(seeds, state.settings.players)
    known = {one.number: one for one in _entrants(state, number)}
    return [seated([known[unit] for unit in table]) for table in tables], byes


def _knock_out_rounds(units: int, state: TournamentState) -> int:
    rounds = 0
    while units > 1:
        tables, byes = knock_out.tables(range(units), state.settings.players)
        units = len(byes) + sum(knock_out.surviving(len(table)) for table in tables)
        rounds += 1
    return rounds


def _first_units(state: TournamentState) -> list[int]:
    """Who was there at the start, whether or not they still are."""
    if not state.has_teams:
        return list(state.starters)
    whole = [members for members in state.teams.values() if len(members) == state.settings.boards]
    return sorted(members[0] for members in whole if members[0] in state.starters)


def _entrants(state: TournamentState, by_round: int) -> list[Entrant]:
    """Who takes part, with all that pairing has to know; among equals by lot, another one each round."""
    points = {one.number: sum(one.scores) for one in achieved(state)}
    met: dict[int, Counter[int]] = defaultdict(Counter)
    seats: dict[int, Counter[int]] = defaultdict(Counter)
    byes = Counter(unit for one in state.rounds for unit in one.byes)
    for one in state.rounds:
        for table in one.tables:
            units = [state.unit_of(entrant) for entrant in table.seats]
            for seat, unit in enumerate(units):
                seats[unit][seat] += 1
                met[unit].update(other for other in units if other != unit)
    found = {
        unit: Entrant(unit, points.get(unit, 0.0), met[unit], _four(seats[unit]), byes[unit]) for unit in state.units()
    }
    return [found[unit] for unit in _drawn(state, list(found), by_round)]


def _four(seats: Counter[int]) -> tuple[int, ...]:
    return tuple(seats[seat] for seat in range(4))


def _drawn(state: TournamentState, units: Sequence[int], number: int) -> list[int]:
    """An order by lot that everybody can draw again, and nobody could know before all had joined."""
    seed = f"{state.id} {number} {entropy_of(state) if not state.deals else state.deals[min(state.deals)]}"
    return sorted(units, key=lambda unit: hashlib.sha256(f"{seed} {unit}".encode()).digest())


def _last_opponents(state: TournamentState) -> dict[int, tuple[int, frozenset[int]]]:
    """In which of the pairings each last got a table, and with whom."""
    found: dict[int, tuple[int, frozenset[int]]] = {}
    for one in state.rounds:
        for table in one.tables:
            for entrant in table.seats:
                found[entrant] = (one.number, frozenset(table.seats) - {entrant})
    return found


def _new_deal(played: Sequence[set[int]]) -> int | None:
    """The first deal that nobody of a table has had; None when they have had all."""
    return next((deal for deal in range(ARENA_DEALS) if not any(deal in one for one in played)), None)


def _deals_played(state: TournamentState) -> dict[int, set[int]]:
    found: dict[int, set[int]] = defaultdict(set)
    for one in state.rounds:
        for table in one.tables:
            for entrant in table.seats:
                found[entrant].add(table.deal)
    return found
