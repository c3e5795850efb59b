"""The files for containers: what engines and their linters complain about, found without either."""

import re
from typing import Any

import yaml

from babylon.server.config import Config
from babylon.server.setting_sources import PREFIX
from tests.package.containers import FILE, ROOT, stages, variables

COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text("utf-8"))
IMAGE = re.compile(r"[a-z0-9-]+(:[a-z0-9.-]+)?")


def test_images_are_named_without_a_registry_and_with_a_version() -> None:
    bases = [steps[0].text.split()[0] for steps in stages()]
    named = [service["image"] for service in COMPOSE["services"].values()]
    assert all(IMAGE.fullmatch(name) for name in (*bases, *named))
    own = COMPOSE["services"]["babylon"]["image"]
    assert all(":" in name and not name.endswith(":latest") for name in (*bases, *named) if name != own)


def test_what_is_copied_is_there() -> None:
    for step in (step for steps in stages() for step in steps if step.word == "COPY"):
        *sources, _ = [word for word in step.text.split() if not word.startswith("--")]
        for source in sources:
            inside = source.removeprefix("/source/") if "--from" in step.text else source
            assert inside == "/wheels" or (ROOT / inside).exists()


def test_the_server_runs_as_nobody_in_particular_and_hears_signals_itself() -> None:
    last = stages()[-1]
    users = [step.text for step in last if step.word == "USER"]
    assert users
    assert users[-1] not in {"root", "0"}
    assert next(step for step in last if step.word == "CMD").command == ["babylon", "serve"]
    assert last[-1].word == "CMD"


def test_what_is_installed_is_locked_and_leaves_no_cache() -> None:
    installs = re.findall(r"pip (?:install|wheel) [^&\n]*", FILE.read_text("utf-8"))
    assert installs
    assert all("--no-cache-dir" in one for one in installs)
    assert all("--require-hashes" in one or "--no-deps" in one for one in installs)


def test_all_variables_are_settings() -> None:
    given = COMPOSE["services"]["babylon"]["environment"] | variables(stages()[-1])
    named = {name.removeprefix(PREFIX).lower() for name in given if name.startswith(PREFIX)}
    assert named <= set(Config.model_fields)


def test_the_proxy_is_believed_and_the_only_one_that_is_reached() -> None:
    services = COMPOSE["services"]
    subnet = COMPOSE["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert services["babylon"]["environment"]["BABYLON_PROXIES"] == subnet
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    assert "reverse_proxy babylon:8000" in (ROOT / "deploy" / "Caddyfile").read_text("utf-8")
