"""What nobody may know yet: the tiles that lie under others, the tokens still to come."""

from dataclasses import replace

from babylon.pieces.deal import Deal
from babylon.rules.state import GameState


def public_deal(deal: Deal, state: GameState) -> Deal:
    """The deal without the tiles that lie under others and the tokens still to come."""
    quarry = tuple(
        (None if height > 1 else basalt, None if height > 2 else granite, clay)
        for (basalt, granite, clay), height in zip(deal.quarry, state.height, strict=True)
    )
    tokens = tuple(token if number < state.round else None for number, token in enumerate(deal.tokens))
    return replace(deal, quarry=quarry, tokens=tokens)
