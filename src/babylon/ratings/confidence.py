"""How wide an interval is, wherever we tell one."""

from typing import Final

NINETY_FIVE: Final = 1.96  # standard deviations on either side that hold 95 % of what may be
