"""Questions about plans and changes of them, each inside one transaction."""

import json
from dataclasses import asdict, dataclass, field, replace

from sqlalchemy import Connection, RowMapping, and_, delete, insert, select, update

from babylon.server.store.plan_schema import plan
from babylon.server.store.schema import game
from babylon.server.wire.enums import Status


@dataclass(frozen=True, slots=True)
class OtherTurn:
    """A turn for when those planned before it can't be played. A repr shows nothing."""

    moves: str = field(repr=False)
    stack: int = field(repr=False)
    height: int = field(repr=False)
    dropped: str | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class Plan:
    """A turn that somebody wants to play next, and others. Nobody else is told of them, and a repr shows nothing."""

    game: str
    seat: int
    holder: str = field(repr=False)
    turn: int
    moves: str = field(repr=False)
    stack: int = field(repr=False)
    height: int = field(repr=False)
    made: float
    dropped: str | None = field(default=None, repr=False)
    others: tuple[OtherTurn, ...] = field(default=(), repr=False)

    @property
    def turns(self) -> tuple[OtherTurn, ...]:
        """All turns in the order in which they are tried."""
        return (OtherTurn(self.moves, self.stack, self.height, self.dropped), *self.others)

    def ended(self, why: list[str]) -> "Plan":
        """The plan with the reasons why none of its turns was played."""
        others = tuple(replace(one, dropped=reason) for one, reason in zip(self.others, why[1:], strict=False))
        return replace(self, dropped=why[0], others=others or self.others)


def keep_plan(connection: Connection, one: Plan) -> None:
    """Write a plan in place of the former one of its seat."""
    drop_plan(connection, one.game, one.seat)
    connection.execute(insert(plan), {**asdict(one), "others": _others(one)})


def drop_plan(connection: Connection, name: str, seat: int) -> None:
    """Forget the plan of a seat."""
    connection.execute(delete(plan).where(plan.c.game == name, plan.c.seat == seat))


def end_plan(connection: Connection, one: Plan, why: list[str]) -> None:
    """Note why no turn of that very plan was played, or forget it."""
    same = and_(plan.c.game == one.game, plan.c.seat == one.seat, plan.c.made == one.made)
    if not why:
        connection.execute(delete(plan).where(same))
        return
    ended = one.ended(why)
    connection.execute(update(plan).where(same).values(dropped=ended.dropped, others=_others(ended)))


def _others(one: Plan) -> str:
    return json.dumps([asdict(other) for other in one.others], separators=(",", ":"))


def _plan(row: RowMapping) -> Plan:
    return Plan(**{**row, "others": tuple(OtherTurn(**other) for other in json.loads(row["others"]))})


def plan_of(connection: Connection, name: str, seat: int) -> Plan | None:
    """The plan of a seat."""
    row = connection.execute(select(plan).where(plan.c.game == name, plan.c.seat == seat)).mappings().one_or_none()
    return None if row is None else _plan(row)


def waiting_plans(connection: Connection, name: str) -> list[Plan]:
    """The plans at a table that wait for their turn."""
    rows = connection.execute(select(plan).where(plan.c.game == name, plan.c.dropped.is_(None)))
    return [_plan(row) for row in rows.mappings()]


def planned_games(connection: Connection) -> dict[str, bool]:
    """The tables where plans wait, and whether something may come of one now: by what lists tell, so no log is read."""
    rows = select(plan.c.game, plan.c.seat, game.c.status, game.c.progress).outerjoin(game, game.c.id == plan.c.game)
    found: dict[str, bool] = {}
    for row in connection.execute(rows.where(plan.c.dropped.is_(None))):
        waits = row.status == Status.PLAYING and row.progress is not None and _to_play(row.progress) != row.seat
        found[row.game] = found.get(row.game, False) or not waits
    return found


def _to_play(progress: str) -> int | None:
    turn = json.loads(progress)["turn"]
    return None if turn is None else int(turn["seat"])


def plans_of(connection: Connection, holder: str) -> list[Plan]:
    """All plans of someone."""
    return [_plan(row) for row in connection.execute(select(plan).where(plan.c.holder == holder)).mappings()]


def adopt_plans(connection: Connection, guest: str, person: str) -> None:
    """Give a person the plans of a guest."""
    connection.execute(update(plan).where(plan.c.holder == guest).values(holder=person))


def drop_plans(connection: Connection, holder: str) -> None:
    """Forget all plans of someone."""
    connection.execute(delete(plan).where(plan.c.holder == holder))
