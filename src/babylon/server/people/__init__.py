"""People: passkeys, recovery codes, sessions, names, what they have played, and how they leave."""
