"""Whether two know the same: all that is public of a state as one number of 32 bits.

It tells of what was decided, not of what follows from it. So a garden is its storage and all that was ever put up, in
order; the quarry is what is seen of it. A garden that nobody has touched keeps its number.
"""

from babylon.rules.quarry import QUARRY, top_tile
from babylon.rules.state import GameState, GardenState
from babylon.rules.supply import PIECE_KINDS

# The largest prime below 2**32, and a factor so small that no product of the two reaches 2**63.
MODULUS = 4294967291
FACTOR = 1000003579
BEGIN = 2166136261


def mixed(digest: int, number: int) -> int:
    """A digest that also tells of a number of at most 32 bits."""
    return (digest * FACTOR + number) % MODULUS


def garden_digest(garden: GardenState) -> int:
    """The digest of a garden."""
    digest = mixed(BEGIN, garden.flower + 8 * (garden.stored + 1) + 1024 * garden.singles)
    digest = mixed(digest, garden.doubles + 256 * garden.old_tiles + 65536 * garden.old_items)
    digest = mixed(digest, garden.tiles)
    for tile in range(garden.tiles):
        lies = garden.tile_at[tile] + 64 * garden.tile_level[tile] + 2048 * garden.tile_turns[tile]
        digest = mixed(digest, garden.tile[tile] + 64 * lies + 1048576 * garden.tile_open[tile])
    for item in range(garden.items):
        levels = garden.item_level_a[item] + 32 * garden.item_level_b[item] + 1024 * garden.item_level_gap[item]
        digest = mixed(digest, garden.item[item] + 512 * levels)
    return digest


def table_digest(game: GameState, gardens: list[int]) -> int:
    """The digest of a state, by those of its gardens."""
    digest = mixed(BEGIN, game.players + 8 * game.seat + 64 * game.phase + 256 * game.removals + 4096 * game.round)
    digest = mixed(digest, game.dug + 1 + 64 * game.star_used + 128 * game.token + 1024 * game.token_count)
    digest = mixed(digest, game.highest + 4 * game.overlap + 16 * game.gap + 64 * game.belvederes)
    for piece in range(PIECE_KINDS):
        digest = mixed(digest, game.supply[piece])
    for stack in range(QUARRY):
        seen = top_tile(game, stack) if game.height[stack] > 0 else 0
        digest = mixed(digest, game.height[stack] + 4 * seen)
    for number in range(game.round):
        digest = mixed(digest, game.tokens[number])
    for seat in range(game.players):
        digest = mixed(digest, gardens[seat])
    return digest


def public_digest(game: GameState, gardens: list[int]) -> int:
    """The digest of a state; `gardens` is room for those of its gardens."""
    for seat in range(game.players):
        gardens[seat] = garden_digest(game.gardens[seat])
    return table_digest(game, gardens)
