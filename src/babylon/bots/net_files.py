"""The nets that tell what gardens will still gain, from the files in `nets`; `babylon train-net` makes them.

A file says for which rules its net was trained, how large its layers are, and has a digest of its numbers: a net that
does not fit would play badly without anyone knowing why.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files

from babylon.bots.kernel.weight_numbers import weight_set
from babylon.bots.kernel.workspace import HIDDEN, NET_INPUTS, NET_LINES, SECOND_HIDDEN
from babylon.pieces.errors import BadNotation
from babylon.rules.state import GameState
from babylon.wasm.kernels import present
from babylon.wasm.rules_name import rules_name

LAYERS = (NET_INPUTS, HIDDEN, SECOND_HIDDEN, NET_LINES)
SIZES: Mapping[str, int] = {
    "first": NET_INPUTS * HIDDEN,
    "second": (HIDDEN + 1) * SECOND_HIDDEN,
    "last": (SECOND_HIDDEN + 1) * NET_LINES,
    "plain": 2 * NET_INPUTS * NET_LINES,
}
NAMES = ("usual", "square")  # in the order of the sets of weights


@dataclass(frozen=True, slots=True)
class Net:
    """The whole numbers of a net, layer by layer as the kernel takes them."""

    first: tuple[int, ...]
    second: tuple[int, ...]
    last: tuple[int, ...]
    plain: tuple[int, ...]

    def rows(self) -> Iterator[tuple[str, Sequence[int]]]:
        """The rows of a workspace that hold it, and what they hold."""
        for name in SIZES:
            yield f"net_{name}", getattr(self, name)


@cache
def nets() -> tuple[Net, ...]:
    """The nets that the bots play by, one for each set of weights."""
    folder = files("babylon") / "bots" / "nets"
    return tuple(read((folder / f"{name}.json").read_text("utf-8")) for name in NAMES)


def net_for(state: GameState) -> Net:
    """The net for the edition of a state."""
    return nets()[weight_set(state)]


def write(net: Net, note: str) -> str:
    """The text of a net's file; the note says how it was made."""
    head = {"note": note, "rules": rules_name(), "layers": LAYERS, "digest": _digest(net)}
    lines = [f'  "{name}": {json.dumps(value)}' for name, value in (head | asdict(net)).items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def read(text: str) -> Net:
    """The net in a file's text; one that can't be played by is refused."""
    try:
        found = json.loads(text)
    except ValueError as error:
        raise BadNotation("bad-net") from error
    if not isinstance(found, dict) or not all(_is_row(found.get(name)) for name in SIZES):
        raise BadNotation("bad-net")
    if found.get("layers") != list(LAYERS) or any(len(found[name]) != size for name, size in SIZES.items()):
        raise BadNotation("net-of-other-shape", layers="-".join(map(str, LAYERS)))
    net = Net(*(tuple(found[name]) for name in SIZES))
    if found.get("digest") != _digest(net):
        raise BadNotation("net-was-changed")
    # What the present kernel goes by, too: rules that say the same in other words have another name.
    if found.get("rules") not in (rules_name(), *present().names):
        raise BadNotation("net-of-other-rules", rules=str(found.get("rules"))[:40], present=rules_name())
    return net


def _is_row(row: object) -> bool:
    return isinstance(row, list) and all(type(number) is int and abs(number) < 1 << 31 for number in row)


def _digest(net: Net) -> str:
    return sha256(json.dumps([getattr(net, name) for name in SIZES]).encode()).hexdigest()
