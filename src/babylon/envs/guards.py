"""PettingZoo's usual guards, with a short way to what every step asks for: they look all of it up the long way."""

from operator import attrgetter
from typing import Any

from pettingzoo.utils import wrappers
from pettingzoo.utils.env_logger import EnvLogger

from babylon.simulate.illegal_action import IllegalAction


class TerminateIllegal(wrappers.BaseWrapper):
    """Ends the game when someone plays an illegal action, whatever has been done to the mask that they were shown."""

    agents = property(attrgetter("env.agents"))
    agent_selection = property(attrgetter("env.agent_selection"))
    terminations = property(attrgetter("env.terminations"))
    truncations = property(attrgetter("env.truncations"))
    rewards = property(attrgetter("env.rewards"))
    infos = property(attrgetter("env.infos"))

    def step(self, action: Any) -> None:  # noqa: ANN401 - as PettingZoo has it, which has no types
        """Play the action, or have whoever played it lose."""
        try:
            self.env.step(action)
        except IllegalAction:
            EnvLogger.warn_on_illegal_move()
            self.env.forfeit()

    def __str__(self) -> str:
        return str(self.env)


class OrderEnforcing(wrappers.OrderEnforcingWrapper):
    """Refuses what is asked before the game is dealt."""

    def __init__(self, env: Any) -> None:  # noqa: ANN401 - as above
        super().__init__(env)
        self.is_dealt = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew."""
        super().reset(seed=seed, options=options)
        self.is_dealt = True

    def last(self, observe: bool = True) -> Any:  # noqa: ANN401 - as above
        """What the agent whose turn it is may know, and how the last step went for it."""
        return self.env.last(observe) if self.is_dealt else super().last(observe)

    def __str__(self) -> str:
        return str(self.env)
