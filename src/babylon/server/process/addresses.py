"""Whose address it is: what limits are counted by, and which addresses speak for others."""

from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

LONGEST = 45  # characters of an address
HOUSEHOLD = 64  # bits of an IPv6 address that its owner can't choose
UNKNOWN = "unknown"


@lru_cache(maxsize=4096)
def owner(host: str) -> str:
    """Who has an address: an IPv4 address is one client, and so are the 2**64 addresses of an IPv6 network."""
    address = _address(host)
    if isinstance(address, IPv6Address):
        return str(ip_network((address.packed, HOUSEHOLD), strict=False))
    return UNKNOWN if address is None else str(address)


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
