"""Questions about alerts and changes of what is kept about them, each inside one transaction."""

from collections.abc import Collection, Sequence
from dataclasses import asdict

from sqlalchemy import Connection, Update, and_, delete, exists, func, insert, or_, select, tuple_, update

from babylon.server.store.alert_rows import ChannelRow, NewAlert, TurnAlert, Waiting
from babylon.server.store.alert_schema import alert, alert_channel
from babylon.server.store.people_schema import person
from babylon.server.store.rows import SEAT
from babylon.server.store.schema import event, game, holder
from babylon.server.wire.enums import Status

# A table that a tournament has opened for people: nobody else has told them to come.
_BEGUN = event.alias()
_IS_PAIRED = exists().where(_BEGUN.c.game == game.c.id, _BEGUN.c.seq == 1, _BEGUN.c.body.like('%"tournament":{%'))
_WAITS = or_(game.c.status == Status.PLAYING, and_(game.c.status == Status.LOBBY, _IS_PAIRED))
_WAITING = (
    select(alert_channel.c.id, game.c.id.label("game"), holder.c.role, game.c.progress, game.c.line)
    .join_from(alert_channel, holder, holder.c.holder == alert_channel.c.holder)
    .join(game, game.c.id == holder.c.game)
    .where(
        holder.c.role.like(f"{SEAT}%"),
        _WAITS,
        game.c.progress.is_not(None),
        game.c.line.is_not(None),
        alert_channel.c.confirmed.is_not(None),
    )
)


def add_channel(connection: Connection, channel: ChannelRow) -> None:
    """Write a channel in place of the same one, whoever had it: a device that now is someone else's tells them."""
    same = connection.execute(select(alert_channel.c.id).where(alert_channel.c.digest == channel.digest)).scalar()
    if same is not None:
        drop_channel(connection, same)
    connection.execute(insert(alert_channel), asdict(channel))


def channel(connection: Connection, name: str) -> ChannelRow | None:
    """The channel of that id."""
    row = connection.execute(select(alert_channel).where(alert_channel.c.id == name)).mappings().one_or_none()
    return None if row is None else ChannelRow(**row)


def channels(connection: Connection, whose: str) -> list[ChannelRow]:
    """All channels of someone, the oldest first."""
    wanted = select(alert_channel).where(alert_channel.c.holder == whose).order_by(alert_channel.c.created)
    return [ChannelRow(**row) for row in connection.execute(wanted).mappings()]


def alerted(connection: Connection) -> dict[str, list[ChannelRow]]:
    """All who want to be told, each with their channels."""
    found: dict[str, list[ChannelRow]] = {}
    for row in connection.execute(select(alert_channel).where(alert_channel.c.confirmed.is_not(None))).mappings():
        found.setdefault(row["holder"], []).append(ChannelRow(**row))
    return found


def change_channel(connection: Connection, name: str, values: dict[str, str | float | None]) -> bool:
    """Change something about a channel; whether it is there."""
    return connection.execute(update(alert_channel).where(alert_channel.c.id == name).values(values)).rowcount == 1


def drop_channel(connection: Connection, name: str) -> bool:
    """Forget a channel and what was still to be told by it; whether it was there."""
    connection.execute(delete(alert).where(alert.c.channel == name))
    return connection.execute(delete(alert_channel).where(alert_channel.c.id == name)).rowcount == 1


def drop_channels(connection: Connection, whose: str, session: str | None = None) -> None:
    """Forget all channels of someone, or only those of the device with that session."""
    mine = alert_channel.c.holder == whose
    chosen = mine if session is None else and_(mine, alert_channel.c.session == session)
    connection.execute(delete(alert).where(alert.c.channel.in_(select(alert_channel.c.id).where(chosen))))
    connection.execute(delete(alert_channel).where(chosen))


def drop_devices(connection: Connection, whose: str, session: str | None = None) -> None:
    """Tell nothing more to devices where someone was signed in: to that one, or to all."""
    mine = and_(alert_channel.c.holder == whose, alert_channel.c.kind == "push")
    chosen = mine if session is None else and_(mine, alert_channel.c.session == session)
    for name in connection.execute(select(alert_channel.c.id).where(chosen)).scalars().all():
        drop_channel(connection, name)


def adopt_channels(connection: Connection, guest: str, person: str) -> None:
    """Tell the person what the guest wanted to be told."""
    connection.execute(update(alert_channel).where(alert_channel.c.holder == guest).values(holder=person))


def waiting(connection: Connection, channel: str = "", table: str = "") -> list[Waiting]:
    """Games that go on with seats of those who want to be told: all, or one channel's at one table."""
    wanted = _WAITING
    if channel:
        wanted = wanted.where(alert_channel.c.id == channel, game.c.id == table)
    return [
        Waiting(row.id, row.game, int(row.role.removeprefix(SEAT)), row.progress, row.line)
        for row in connection.execute(wanted)
    ]


def add_alerts(connection: Connection, wanted: Sequence[NewAlert]) -> int:
    """Write down what is not there yet; how many that were. Two processes that find the same write it once."""
    return sum(_add(connection, one) for one in wanted)


def _add(connection: Connection, one: NewAlert) -> int:
    row = {**asdict(one), "lease": 0.0, "tries": 0, "settled": None}
    if connection.dialect.name == "postgresql":
        from sqlalchemy.dialects import postgresql  # noqa: PLC0415 - a server on SQLite starts faster without it

        return connection.execute(postgresql.insert(alert).values(row).on_conflict_do_nothing()).rowcount
    return connection.execute(insert(alert).prefix_with("OR IGNORE").values(row)).rowcount


def due_channels(connection: Connection, now: float, most: int, busy: Collection[str] = ()) -> list[str]:
    """Channels with something to be told now, the longest overdue first; none of those who are `busy` being told."""
    wanted = (
        select(alert.c.channel)
        .join(alert_channel, alert_channel.c.id == alert.c.channel)
        .where(alert.c.settled.is_(None), alert.c.due <= now, alert.c.lease <= now)
        .where(alert_channel.c.holder.not_in(list(busy)))
        .group_by(alert.c.channel)
        .order_by(func.min(alert.c.due))
        .limit(most)
    )
    return list(connection.execute(wanted).scalars())


def claim(connection: Connection, channel: str, now: float, until: float, most: int) -> list[TurnAlert]:
    """What is to be told by a channel, for whoever comes first: nobody else gets it until the lease ends."""
    due = (
        select(alert.c.game, alert.c.turn)
        .where(alert.c.channel == channel, alert.c.settled.is_(None), alert.c.due <= now, alert.c.lease <= now)
        .order_by(alert.c.due)
        .limit(most)
    )
    taken = (
        update(alert)
        .where(alert.c.channel == channel, tuple_(alert.c.game, alert.c.turn).in_(due), alert.c.lease <= now)
        .values(lease=until, tries=alert.c.tries + 1)
        .returning(alert.c.game, alert.c.turn, alert.c.tries)
    )
    return sorted((TurnAlert(*row) for row in connection.execute(taken)), key=lambda one: one.turn)


def settle(connection: Connection, channel: str, one: TurnAlert, now: float) -> None:
    """Write that an alert is done with."""
    connection.execute(_one(channel, one).values(settled=now))


def put_off(connection: Connection, channel: str, one: TurnAlert, due: float) -> None:
    """Try an alert again later."""
    connection.execute(_one(channel, one).values(due=due, lease=0.0))


def _one(channel: str, one: TurnAlert) -> Update:
    return update(alert).where(alert.c.channel == channel, alert.c.game == one.game, alert.c.turn == one.turn)


def tidy(connection: Connection, before: float) -> None:
    """Forget addresses that nobody has confirmed, guests who are nowhere, and alerts of games that are over."""
    is_old = alert_channel.c.created < before
    connection.execute(delete(alert_channel).where(is_old, alert_channel.c.confirmed.is_(None)))
    is_person = exists().where(person.c.id == alert_channel.c.holder)
    is_somewhere = exists().where(holder.c.holder == alert_channel.c.holder)
    connection.execute(delete(alert_channel).where(is_old, ~is_person, ~is_somewhere))
    is_on = exists().where(game.c.id == alert.c.game, _WAITS)
    is_told = exists().where(alert_channel.c.id == alert.c.channel)
    connection.execute(delete(alert).where(~(is_on & is_told)))
