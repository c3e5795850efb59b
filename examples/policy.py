"""The last layer of the recipes' policies, in PyTorch: each action is worth the sum of its parts."""

from typing import TYPE_CHECKING

import torch
from torch import nn
from torch.nn import functional

from babylon.bots.baselines.action_parts import AT_PLACE, INDEX, NONE, PARTS
from babylon.rules.actions import ACTIONS, DECORATE, PLACE

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Parts(nn.Module):
    """As `babylon.bots.baselines.action_parts.liked` has it, laid out so that gradients are quick."""

    def __init__(self, wide: int) -> None:
        super().__init__()
        self.parts = nn.Linear(wide, PARTS)
        nn.init.orthogonal_(self.parts.weight, 0.01)
        nn.init.zeros_(self.parts.bias)
        of_action = torch.zeros(AT_PLACE, ACTIONS)
        for parts in INDEX.T:
            few = parts < AT_PLACE
            of_action[parts[few], few.nonzero()[0]] = 1
        self.register_buffer("of_action", of_action, persistent=False)

    def forward(self, hidden: torch.Tensor) -> torch.Tensor:
        """A number for each action."""
        parts = self.parts(hidden)
        places = parts[..., AT_PLACE:NONE].repeat_interleave(4, dim=-1)  # the same for four quarter turns …
        placed = functional.pad(torch.cat([places, places], dim=-1), (PLACE, ACTIONS - DECORATE))  # … and both tiles
        return parts[..., :AT_PLACE] @ self.of_action + placed


def named(**layers: nn.Linear) -> "dict[str, NDArray[np.float32]]":
    """The weights of some layers by their names, as bots read them."""
    return {f"{name}.{key}": one.numpy() for name, layer in layers.items() for key, one in layer.state_dict().items()}
