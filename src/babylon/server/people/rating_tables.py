"""Ratings as they are shown: leaderboards with the bots in them, and a person's own course."""

from babylon.ratings.anchors import anchors
from babylon.ratings.model import Rating
from babylon.server.store import ratings as stored
from babylon.server.store.ratings import Place, Step
from babylon.server.store.store import Store
from babylon.server.wire.enums import PoolClock
from babylon.server.wire.ratings import CoursePoint, Leader, Leaderboard, PoolRating

MOST_SHOWN = 100
MOST_STEPS = 200
DIGITS = 2  # nobody is told a difference that no game could show


async def leaderboard(store: Store, players: int, clock: PoolClock, viewer: str | None) -> Leaderboard:
    """The best people of a pool, and the bots where they belong."""
    pool = f"{players}-{clock}"
    best, own, count = await store.ask(lambda connection: stored.leaders(connection, pool, viewer, MOST_SHOWN))
    lines = [(Rating(one.mu, one.sigma).floor, _leader(one)) for one in best]
    bots = [(rating.floor, _bot(bot, rating)) for bot, rating in anchors(players).items()]
    ordered = sorted([*lines, *bots], key=lambda line: -line[0])
    return Leaderboard(
        players=players,
        clock=clock,
        count=count,
        leaders=[leader for _, leader in ordered],
        own=None if own is None else _leader(own),
    )


def _leader(place: Place) -> Leader:
    return Leader(
        rank=place.rank,
        person=place.person,
        name=place.name,
        bot=None,
        rating=round(place.mu, DIGITS),
        margin=round(Rating(place.mu, place.sigma).margin, DIGITS),
        games=place.games,
    )


def _bot(bot: str, rating: Rating) -> Leader:
    told = {"rating": round(rating.mu, DIGITS), "margin": round(rating.margin, DIGITS)}
    return Leader(rank=None, person=None, name=None, bot=bot, games=0, **told)


async def ratings_of(store: Store, person: str) -> list[PoolRating]:
    """The ratings of a person in all pools, and how each came about."""
    steps = await store.ask(lambda connection: stored.course(connection, person, MOST_STEPS))
    pools: dict[str, list[Step]] = {}
    for step in steps:
        pools.setdefault(step.pool, []).append(step)
    return [_pool(pool, pools[pool]) for pool in sorted(pools)]


def _pool(pool: str, steps: list[Step]) -> PoolRating:
    players, _, clock = pool.partition("-")
    points = [_point(step) for step in steps]
    return PoolRating(
        players=int(players),
        clock=PoolClock(clock),
        rating=points[-1].rating,
        margin=points[-1].margin,
        games=steps[-1].games,
        course=points,
    )


def _point(step: Step) -> CoursePoint:
    margin = Rating(step.mu, step.sigma).margin
    return CoursePoint(at=step.ended, rating=round(step.mu, DIGITS), margin=round(margin, DIGITS), place=step.place)
