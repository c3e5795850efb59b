"""Games by number, the same for ever: every edition, two to four players, all sorts of mixes, supplies and tiles."""

from random import Random

from babylon import EDITIONS, Belvederes, Edition, Game, Gap, Highest, Overlap, Supply, Symbol, TileSet, tiles
from tests.properties.tables import RICH, SCARCE, symbol_rich


def edition_of(number: int, rng: Random) -> Edition:
    """Each printed edition in turn, every other time with choices and a supply of its own."""
    printed = list(EDITIONS.values())[number % len(EDITIONS)]
    if number // 18 % 2 == 0:
        return printed
    scarce = Supply(*(rng.randint(most // 3, most) for most in SCARCE))
    return printed.mixed(
        highest=rng.choice(list(Highest)),
        overlap=rng.choice(list(Overlap)),
        gap=rng.choice(list(Gap)),
        belvederes=rng.choice(list(Belvederes)),
        supply=rng.choice([None, scarce, RICH]),
    )


def tiles_of(number: int, rng: Random) -> TileSet:
    """The printed tiles, or two times in three such as show few symbols: bridges are rare otherwise."""
    if number % 3 == 0:
        return tiles("standard")
    return symbol_rich(rng, rng.sample(list(Symbol), rng.randint(1, 4)))


def game_of(number: int, rng: Random) -> Game:
    """The game with this number, before its first move."""
    players = 2 + number // len(EDITIONS) % 3
    return Game.deal(players, edition_of(number, rng), number, tiles=tiles_of(number, rng))
