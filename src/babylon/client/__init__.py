"""A small client of the server's API: for scripts, remote bots and tests (docs/api.md)."""

from babylon.client.client import Client
from babylon.client.errors import Refused, Unreachable
from babylon.client.followed import Followed
from babylon.client.table import RemoteTable
from babylon.client.tournament import RemoteTournament

__all__ = ["Client", "Followed", "Refused", "RemoteTable", "RemoteTournament", "Unreachable"]
