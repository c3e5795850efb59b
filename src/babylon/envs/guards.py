"""PettingZoo's usual guards, with a short way to what every step asks for: they look all of it up the long way."""

from operator import attrgetter
from typing import Any

from pettingzoo.utils import wrappers


class TerminateIllegal(wrappers.TerminateIllegalWrapper):
    """Ends the game of whoever plays an illegal action."""

    agents = property(attrgetter("env.agents"))
    agent_selection = property(attrgetter("env.agent_selection"))
    terminations = property(attrgetter("env.terminations"))
    truncations = property(attrgetter("env.truncations"))
    rewards = property(attrgetter("env.rewards"))
    infos = property(attrgetter("env.infos"))


class OrderEnforcing(wrappers.OrderEnforcingWrapper):
    """Refuses what is asked before the game is dealt."""

    def last(self, observe: bool = True) -> Any:  # noqa: ANN401 - as PettingZoo has it, which has no types
        """What the agent whose turn it is may know, and how the last step went for it."""
        return self.env.last(observe) if self._has_reset else super().last(observe)

    def __str__(self) -> str:
        return str(self.env)
