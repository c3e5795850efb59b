"""Games of a guest that come along with the person they have become."""

from babylon.server.runtime.decisions import Decisions, Wanted
from babylon.server.store import alerts, people, plans, played_games, tournaments
from babylon.server.store.rows import SEAT
from babylon.server.tables.live_table import Call, Decision, LiveTable
from babylon.server.wire import events as e
from babylon.server.wire.errors import Problem


async def adopt(decisions: Decisions, guest: str, person: str) -> int:
    """Give a person all that the guest has at tables; how many games that were. Done again, it finds what is left."""
    store = decisions.tables.store
    await store.change(lambda connection: people.adopt_days(connection, guest, person))
    await store.change(lambda connection: alerts.adopt_channels(connection, guest, person))
    await store.change(lambda connection: plans.adopt_plans(connection, guest, person))
    await store.change(lambda connection: tournaments.adopt(connection, guest, person))
    games = await store.ask(lambda connection: played_games.held(connection, guest))
    brought = 0
    for game in games:
        try:
            await decisions.act(game, Wanted(guest, lambda table, call: adopted(table, call, person)))
            brought += 1
        except Problem:
            # A table that can't be changed any more, such as one of rules that nobody has, stays the guest's.
            continue
    return brought


def adopted(table: LiveTable, call: Call, person: str) -> Decision:
    """The caller's roles, given to a person. Who was removed as either stays so."""
    guest = call.holder
    assert guest is not None
    mine = {role: _renamed(role, guest, person) for role, holder in table.holders.items() if holder == guest}
    seats = [int(role.removeprefix(SEAT)) for role in mine if role.startswith(SEAT)]
    moved: dict[str, str | None] = dict.fromkeys(mine)
    return Decision(
        tuple(e.SeatRecovered(seat=seat) for seat in sorted(seats)),
        holders={**moved, **dict.fromkeys(mine.values(), person)},
    )


def _renamed(role: str, guest: str, person: str) -> str:
    """The same role of another: of watchers and of who was removed, it names them."""
    start, found, _ = role.partition(guest)
    return f"{start}{person}" if found else role
