"""Whose address it is: what limits are counted by, and which addresses speak for others."""

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

LONGEST = 45  # characters of an address
HOUSEHOLD = 56  # bits of an IPv6 address that a household or a rented machine can't choose
SITE = 48  # … and a company, or who has a tunnel
SHARE_OF_SITE = 8  # all of a site together count as so many households
UNKNOWN = "unknown"


@lru_cache(maxsize=4096)
def owner(host: str) -> str:
    """Who has an address: an IPv4 address is one client, and so is an IPv6 network as households get them."""
    address = _address(host)
    if isinstance(address, IPv6Address):
        return str(ip_network((address.packed, HOUSEHOLD), strict=False))
    return UNKNOWN if address is None else str(address)


@lru_cache(maxsize=4096)
def site(client: str) -> str | None:
    """The larger network around a client's; None for an IPv4 address, of which nobody has many."""
    network, found, bits = client.partition("/")
    return str(ip_network((network, SITE), strict=False)) if found and bits == str(HOUSEHOLD) else None


def place_of(client: str) -> str:
    """Where a client is, for what few may have: all networks of a site are one place."""
    return site(client) or client


def is_crowded(client: str, places: Iterable[str], most: int) -> bool:
    """Whether a client has `most` places, or all networks of its site as many as so many households may have.

    `places` tells of each place that is taken which client has it.
    """
    taken, around = list(places), site(client)
    near = 0 if around is None else sum(site(one) == around for one in taken)
    return taken.count(client) >= most or near >= SHARE_OF_SITE * most


def is_loopback(host: str) -> bool:
    """Whether a name or an address leads from a machine to itself."""
    address = _address(host)
    return host == "localhost" if address is None else address.is_loopback


def _address(host: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(host.partition("%")[0]) if len(host) <= LONGEST else None
    except ValueError:
        return None
    # A socket that listens for both kinds calls IPv4 addresses so.
    return address.ipv4_mapped or address if isinstance(address, IPv6Address) else address


class Proxies:
    """The addresses of proxies: all connections come from them, so they are not counted by address."""

    def __init__(self, setting: str) -> None:
        named = [one.strip() for one in setting.split(",")]
        self._all = "*" in named
        self._networks = [network for one in named if (network := _network(one)) is not None]

    def __contains__(self, host: str) -> bool:
        """Whether an address is a proxy's; one without an address came by a socket of this machine."""
        if self._all or not host:
            return True
        address = _address(host)
        return address is not None and any(address in network for network in self._networks)


def _network(text: str) -> IPv4Network | IPv6Network | None:
    try:
        return ip_network(text)
    except ValueError:
        return None
