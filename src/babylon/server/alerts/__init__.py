"""Telling people that it is their turn while they are away: on their devices, by e-mail, by webhooks."""
