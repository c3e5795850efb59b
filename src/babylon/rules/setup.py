"""What the number of players decides before a game begins (RULES §3)."""

TOKENS_IN_PLAY = {2: 14, 3: 12, 4: 10}
REMOVALS = {2: 6, 3: 3, 4: 0}  # clay tiles that are taken out in all
