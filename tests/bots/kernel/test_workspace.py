from dataclasses import fields

from babylon.bots.kernel import weight_numbers, workspace
from babylon.bots.kernel.sites import BUILDABLE, GAP
from babylon.bots.kernel.workspace import Workspace, layout
from babylon.bots.weight_files import FEATURE_NAMES, PLACE_NAMES
from babylon.rules.placing import PLACES
from babylon.rules.turn import MOST_MOVES


def test_the_layout_describes_every_row_of_a_workspace() -> None:
    made = Workspace()
    assert [name for name, _, _ in layout()] == [field.name for field in fields(Workspace)]
    for name, kind, (length,) in layout():
        row = getattr(made, name)
        assert len(row) == length
        assert {type(number) for number in row} == {int if kind == "i8" else float}


def test_two_workspaces_share_nothing() -> None:
    one, other = Workspace(), Workspace()
    assert all(getattr(one, name) is not getattr(other, name) for name, _, _ in layout())


def test_the_rows_have_room_for_what_the_kernel_writes() -> None:
    sizes = {name: length for name, _, (length,) in layout()}
    assert sizes["moves"] >= MOST_MOVES
    assert sizes["places"] >= PLACES
    assert 2 * workspace.MOST_SITES == sizes["sites"] == sizes["site_value"] == sizes["site_most"]
    assert sizes["site_rows"] == 2 * workspace.MOST_SITES * workspace.SITE_NUMBERS
    assert workspace.SITE_NUMBERS == BUILDABLE + 1
    assert sizes["boards"] == GAP + 1
    assert sizes["turns"] == workspace.TURN_NUMBERS * sizes["turn_value"]
    assert sizes["choices"] == workspace.TURN_NUMBERS * sizes["choice_value"]


def test_every_setting_has_a_number_of_its_own() -> None:
    numbers = [
        workspace.CHOICES, workspace.DIGS, workspace.ROOM, workspace.WIDTH, workspace.PAIRS,
        workspace.QUICK_DIGS, workspace.QUICK_WIDTH, workspace.QUICK_PAIRS, workspace.HORIZON, workspace.PRIOR,
        workspace.NET, workspace.EXACT, workspace.OVERLOOK,
    ]  # fmt: skip
    assert numbers == list(range(workspace.SETTINGS))


def test_every_weight_of_a_file_is_the_one_that_its_name_says() -> None:
    for number, name in enumerate(PLACE_NAMES):
        assert getattr(weight_numbers, name.upper().replace("-", "_")) == number
    assert len(PLACE_NAMES) == weight_numbers.FEATURE_WEIGHTS
    assert len(FEATURE_NAMES) == weight_numbers.FEATURES
    assert weight_numbers.WEIGHTS == weight_numbers.FEATURE_WEIGHTS + 2 * weight_numbers.FEATURES
