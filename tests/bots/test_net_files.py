"""Files of nets: what fits is read, everything else is refused with a sentence that says what to do."""

import json
from importlib.resources import files

import pytest

from babylon.bots.net_files import LAYERS, NAMES, SIZES, Net, nets, read, write
from babylon.pieces.errors import BadNotation
from babylon.wasm.kernels import present
from babylon.wasm.rules_name import rules_name

TEXT = write(nets()[0], "a note")


def changed(**fields: object) -> str:
    """The file with other fields."""
    return json.dumps(json.loads(TEXT) | fields)


def refusal(text: str) -> str:
    """The code by which it is refused."""
    with pytest.raises(BadNotation) as caught:
        read(text)
    assert caught.value.sentence()
    return caught.value.code


def test_what_is_written_can_be_read() -> None:
    assert read(TEXT) == nets()[0]


def test_there_is_one_for_each_set_of_weights_and_they_are_small() -> None:
    assert len(nets()) == len(NAMES)
    folder = files("babylon") / "bots" / "nets"
    assert sum(len((folder / f"{name}.json").read_bytes()) for name in NAMES) < 2_000_000
    assert nets()[0] != nets()[1]


def test_names_of_rules_that_say_the_same_are_as_good() -> None:
    for name in (rules_name(), *present().names):
        assert read(changed(rules=name)) == nets()[0]


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", "nothing", changed(first=None), changed(last="abc"), changed(plain=[0.5])]
)
def test_what_is_no_net_is_refused(text: str) -> None:
    assert refusal(text) == "bad-net"


@pytest.mark.parametrize("layers", [[1, 2, 3, 4], None, [*LAYERS, 8]])
def test_a_net_of_another_shape_is_refused(layers: object) -> None:
    assert refusal(changed(layers=layers)) == "net-of-other-shape"


def test_a_net_with_too_few_numbers_is_refused() -> None:
    for name in SIZES:
        assert refusal(changed(**{name: [0, 1]})) == "net-of-other-shape"


def test_a_changed_number_is_noticed() -> None:
    for name in SIZES:
        numbers = list(getattr(nets()[0], name))
        numbers[3] += 1
        assert refusal(changed(**{name: numbers})) == "net-was-changed"


def test_a_net_for_other_rules_is_refused_by_their_names() -> None:
    with pytest.raises(BadNotation, match="0123456789abcdef") as caught:
        read(changed(rules="0123456789abcdef"))
    assert caught.value.code == "net-of-other-rules"
    assert rules_name() in caught.value.sentence()


def test_its_rows_have_the_names_of_the_workspace() -> None:
    net = Net((1,), (2,), (3,), (4,))
    assert dict(net.rows()) == {"net_first": (1,), "net_second": (2,), "net_last": (3,), "net_plain": (4,)}
