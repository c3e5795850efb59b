"""Where everything lies in the kernel's memory, for whoever reads it from outside."""

from typing import Any

import numpy as np

from babylon.bots.kernel import workspace
from babylon.compiled.memory import record, stride
from babylon.rules.setup import TOKENS_IN_PLAY


def memory_map() -> dict[str, object]:
    """States with the step from one to the next by the number of players, their gardens, and workspaces."""
    state = record()
    assert state.fields is not None
    gardens, first = state.fields["gardens"][:2]
    garden, workspaces = gardens.base, np.dtype(workspace.layout(), align=True)
    return {
        "STATE": fields(state),
        "STATE_STEP": {players: stride(players) for players in TOKENS_IN_PLAY},
        "STATE_SIZE": state.itemsize,
        "GARDEN": fields(garden),
        "GARDEN_PLACE": {"offset": first, "size": garden.itemsize},
        "WORKSPACE": fields(workspaces),
        "WORKSPACE_SIZE": workspaces.itemsize,
    }


def fields(described: "np.dtype[Any]") -> dict[str, object]:
    """Of each field of numbers its offset, its kind and how many there are."""
    found: dict[str, object] = {}
    for name in described.names or ():
        assert described.fields is not None
        kind, offset = described.fields[name][:2]
        one, shape = kind.subdtype or (kind, ())
        if not one.fields:
            found[name] = {"offset": offset, "kind": one.str[1:], "count": (*shape, 1)[0]}
    return found
