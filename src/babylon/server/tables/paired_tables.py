"""A table for people who have looked for a game and were brought together: all sit there, and a lot says who begins."""

from collections.abc import Sequence
from dataclasses import dataclass

from babylon.pieces.kinds import Flower
from babylon.server.tables import fair_deal, rated_games, roles
from babylon.server.tables.live_table import Call, Decision
from babylon.server.tables.names import apart
from babylon.server.tables.offers import Offers, bots_on
from babylon.server.tables.rule_versions import CURRENT
from babylon.server.wire import events as e
from babylon.server.wire.enums import Access, FirstPlayer
from babylon.server.wire.pairing import PairingClock
from babylon.server.wire.settings import Clock, Days, RealTime, TableSettings

CLOCKS: dict[str, Clock] = {
    PairingClock.FAST: RealTime(kind="real-time", seconds=600, increment=20),
    PairingClock.SLOW: RealTime(kind="real-time", seconds=1800, increment=60),
    PairingClock.DAYS: Days(kind="days", days=3),
}


@dataclass(frozen=True, slots=True)
class Sitter:
    """Someone who gets a seat, and what they are called."""

    holder: str
    name: str


def settings_for(players: int, clock: str, *, rated: bool, offers: Offers) -> TableSettings:
    """What is played when people are brought together."""
    plain = TableSettings(
        players=players,
        clock=CLOCKS[clock],
        access=Access.OPEN,
        first=FirstPlayer.LOT,
        seats_each=1,
        undo=False,
        hints=False,
        rated=rated,
    )
    settings = rated_games.conditions(plain, [None] * players, offers)
    return settings.model_copy(update={"stand_in": offers.stand_in(settings) if offers.bots else None})


def new_table(call: Call, settings: TableSettings, sitters: Sequence[Sitter]) -> Decision:
    """The table; who is first of them is its host, so that someone can close it."""
    secrets = {"fair": fair_deal.new_secret(), "links": fair_deal.new_secret()}
    created = e.Created(
        settings=settings,
        seats=[e.SeatStart(flower=flower, bot=None) for flower, _ in zip(Flower, sitters, strict=False)],
        commitment=fair_deal.commitment(secrets["fair"]),
        rules=CURRENT,
        bots_on=bots_on(settings, call.offers),
    )
    taken: list[str] = [*call.offers.bots]
    claims: list[e.SeatClaimed] = []
    for seat, one in enumerate(sitters):
        taken.append(apart(one.name, taken))
        claims.append(e.SeatClaimed(seat=seat, name=taken[-1], program=None))
    holders = {roles.seat_role(seat): one.holder for seat, one in enumerate(sitters)}
    return Decision((created, *claims), secrets, {roles.HOST: sitters[0].holder, **holders})
