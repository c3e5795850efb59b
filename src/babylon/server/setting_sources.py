"""Where the settings of a server come from: flags, then the environment, then a file, then the defaults."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from pydantic import ValidationError
from pydantic_settings import BaseSettings, PydanticBaseSettingsSource, SettingsConfigDict, TomlConfigSettingsSource

from babylon.server.config import Config

if TYPE_CHECKING:
    from enum import StrEnum

PREFIX = "BABYLON_"


class BadConfig(ValueError):
    """A setting that can't be used."""


@dataclass(frozen=True, slots=True)
class Sources:
    """What settings are read from besides the environment: whoever has it reads what they are now."""

    flags: Mapping[str, object] = field(default_factory=dict)
    file: Path | None = None

    def load(self) -> Config:
        """The settings."""
        return load_config(self.flags, self.file)

    def as_json(self) -> str:
        """For another process of this machine."""
        return json.dumps({"flags": dict(self.flags), "file": str(self.file.absolute()) if self.file else None})

    @classmethod
    def from_json(cls, text: str) -> Self:
        """What `as_json` has told."""
        told = json.loads(text)
        return cls(told["flags"], Path(told["file"]) if told["file"] else None)


def load_config(flags: Mapping[str, object], file: Path | None = None) -> Config:
    """The settings: a flag that is None was not given."""
    return Config(**chosen(flags, file))


def chosen(flags: Mapping[str, object], file: Path | None = None) -> dict[str, Any]:
    """The settings that someone has chosen."""
    if file is not None and not file.is_file():
        raise BadConfig(f"{file}: there is no such file")
    given: dict[str, Any] = {name: value for name, value in flags.items() if value is not None}
    try:
        return _reader(file)(**given).model_dump(exclude_unset=True)
    except ValidationError as error:
        raise BadConfig("; ".join(_sentences(error))) from None


def _reader(file: Path | None) -> type[BaseSettings]:
    class Chosen(BaseSettings, Config):
        """The settings, each from the first source that has it."""

        model_config = SettingsConfigDict(env_prefix=PREFIX)

        @classmethod
        def settings_customise_sources(
            cls,
            settings_cls: type[BaseSettings],
            init_settings: PydanticBaseSettingsSource,
            env_settings: PydanticBaseSettingsSource,
            dotenv_settings: PydanticBaseSettingsSource,  # noqa: ARG003 - not one of ours
            file_secret_settings: PydanticBaseSettingsSource,  # noqa: ARG003 - not one of ours
        ) -> tuple[PydanticBaseSettingsSource, ...]:
            """First the flags, last the file."""
            return init_settings, env_settings, TomlConfigSettingsSource(settings_cls, file)

    return Chosen


def _sentences(error: ValidationError) -> Iterator[str]:
    """What is wrong with the settings, those that there are not first."""
    wrong = error.errors()
    if unknown := sorted(str(one["loc"][0]) for one in wrong if one["type"] == "extra_forbidden"):
        yield f"unknown settings: {', '.join(unknown)}"
    for one in wrong:
        setting, given = one["loc"][0], one["input"]
        match one["type"]:
            case "extra_forbidden":
                pass
            case "int_parsing" | "float_parsing":
                yield f"{setting}: {given!r} is no {one['type'].removesuffix('_parsing')}"
            case "enum":
                kind: type[StrEnum] = Config.model_fields[str(setting)].annotation  # type: ignore[assignment]
                yield f"{setting}: {given!r} is none of {', '.join(kind)}"
            case _:
                yield f"{setting}: {given!r}: {one['msg']}"
