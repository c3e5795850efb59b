"""The kernel in the repository is the one that its sources make."""

import gzip
import os
import subprocess
import sys
from pathlib import Path

import pytest

from babylon.wasm import sources

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "src" / "babylon" / "wasm"
WEB = ROOT / "web" / "src"
PARTS = ("kernel", "bots", "pad")


@pytest.mark.timeout(600)
def test_built_anew_it_is_the_same_to_the_byte(tmp_path: Path) -> None:
    environment = os.environ | {"PYTHONHASHSEED": "77"}
    modules = {WEB / part / "generated.ts": tmp_path / part / "generated.ts" for part in PARTS}
    for part in PARTS:
        (tmp_path / part).mkdir()
    command = [sys.executable, "-m", "build_kernel", str(tmp_path), str(tmp_path)]
    subprocess.run(command, cwd=ROOT, env=environment, check=True)
    kept = {KEPT / name: tmp_path / name for name in ("kernel.wasm", "kernel.json", "pad.wasm")}
    for mine, made in (kept | modules).items():
        assert made.read_bytes() == mine.read_bytes(), "run `make kernel`"


def test_the_folder_it_was_built_in_does_not_show() -> None:
    assert b".py" not in (KEPT / "kernel.wasm").read_bytes()
    assert b".py" not in (KEPT / "pad.wasm").read_bytes()


def test_it_is_small() -> None:
    # It is loaded before the first move, and a page loads 300 kB at the most. Brotli needs a sixth less.
    assert len(gzip.compress((KEPT / "kernel.wasm").read_bytes(), 9)) < 45_000


def test_an_edited_kernel_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert sources.is_current()
    for name in sources.KERNELS:
        source = sources.PACKAGE / name
        for file in source.rglob("*.py") if source.is_dir() else [source]:
            copy = tmp_path / file.relative_to(sources.PACKAGE)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(file.read_bytes())
    monkeypatch.setattr(sources, "PACKAGE", tmp_path)
    assert sources.digest.__wrapped__() == sources.digest()
    (tmp_path / "rules" / "scoring.py").write_text("edited")
    assert sources.digest.__wrapped__() != sources.digest()
