"""The page for operators names what there is."""

import re
from configparser import ConfigParser
from pathlib import Path

from babylon.server.config import Config
from babylon.server.setting_sources import PREFIX

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| `([a-z_]+)`(?: \(option\))? \| (?:`([^`]*)`)? ?\| ", re.MULTILINE)


def test_every_setting_is_listed_with_its_default() -> None:
    assert ROW.findall(PAGE) == [(name, str(one.default)) for name, one in Config.model_fields.items()]


def test_every_variable_of_the_environment_is_a_setting() -> None:
    named = set(re.findall(rf"\b{PREFIX}[A-Z_]+", PAGE))
    assert named <= {PREFIX + name.upper() for name in Config.model_fields}


def test_the_unit_has_the_three_sections_of_a_service() -> None:
    unit = ConfigParser(interpolation=None, strict=False)
    # A service's settings are told apart by case, and some are given twice.
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string(re.findall(r"```ini\n(.*?)```", PAGE, re.DOTALL)[0])
    assert unit.sections() == ["Unit", "Service", "Install"]
    assert unit["Service"]["ExecStart"].endswith("/babylon serve")
