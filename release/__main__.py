"""`python -m release VERSION [--really]`: version, changelog, tag, build, check.

Without `--really` all of it happens in a copy that is thrown away. With it the same is done here, and nothing is pushed
or uploaded: that is left to whoever has the right to.
"""

import argparse
import hashlib
import subprocess
import sys
import tempfile
import zipfile
from datetime import UTC, datetime
from pathlib import Path

from release.texts import CannotRelease, check_version, news, version_of, with_release, with_version

ROOT = Path(__file__).parents[1]


def run(*command: str, folder: Path) -> str:
    """What a command prints; it has to succeed."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)  # noqa: S603 - our own
    if done.returncode:
        raise CannotRelease(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def tagged(tree: Path, version: str) -> str:
    """Write version and changelog, commit and tag them; return what is new."""
    project, changelog = tree / "pyproject.toml", tree / "CHANGELOG.md"
    check_version(version_of(project.read_text("utf-8")), version)
    told = news(changelog.read_text("utf-8"))
    day = f"{datetime.now(UTC):%Y-%m-%d}"
    project.write_text(with_version(project.read_text("utf-8"), version), "utf-8")
    changelog.write_text(with_release(changelog.read_text("utf-8"), version, day), "utf-8")
    run("git", "commit", "--quiet", "--all", "--message", f"Release {version}", folder=tree)
    run("git", "tag", "--annotate", f"v{version}", "--message", f"Babylon {version}\n\n{told}", folder=tree)
    return told


def built(tree: Path, folder: Path) -> dict[str, str]:
    """Build the source distribution and the wheel; return their names with their hashes."""
    uv = str(Path(sys.executable).with_name("uv"))
    run(uv, "build", "--quiet", "--python", sys.executable, "--out-dir", str(folder), str(tree), folder=tree)
    files = sorted(file for file in folder.iterdir() if file.suffix in {".whl", ".gz"})
    return {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in files}


def check_wheel(wheel: Path, version: str) -> None:
    """Refuse a wheel without its page, its types or its version."""
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
        metadata = packed.read(f"babylon_game-{version}.dist-info/METADATA").decode()
    missing = {"babylon/py.typed", "babylon/server/static/index.html", "babylon/wasm/kernel.wasm"} - names
    if missing or f"\nVersion: {version}\n" not in metadata:
        raise CannotRelease(f"{wheel.name} is not whole: {', '.join(sorted(missing)) or 'another version'}")


def release(tree: Path, version: str, folder: Path) -> None:
    """All steps, each told when it is done."""
    told = tagged(tree, version)
    print(f"version, changelog and the tag v{version}: {told.count(chr(10) + '- ') + 1} entries")
    hashes = built(tree, folder)
    with tempfile.TemporaryDirectory() as again:
        if built(tree, Path(again)) != hashes:
            raise CannotRelease("built a second time, the distributions are not the same bytes")
    check_wheel(folder / f"babylon_game-{version}-py3-none-any.whl", version)
    for name, digest in hashes.items():
        print(f"built twice alike: {name} sha256 {digest}")


def rehearse(version: str) -> None:
    """Make the release in a copy of what is committed."""
    with tempfile.TemporaryDirectory() as place:
        copy = Path(place) / "tree"
        run("git", "clone", "--quiet", str(ROOT), str(copy), folder=ROOT)
        run("git", "config", "user.name", "rehearsal", folder=copy)
        run("git", "config", "user.email", "rehearsal@localhost", folder=copy)
        release(copy, version, Path(place) / "dist")
    print("a rehearsal: nothing here has changed")


def make(version: str) -> None:
    """Make the release here, of a tree in which all is committed."""
    if run("git", "status", "--porcelain", folder=ROOT):
        raise CannotRelease("commit first: the tree has changes")
    release(ROOT, version, ROOT / "dist")
    print(f"next: git push origin main v{version}, and upload what is in dist/")


def main() -> None:
    """Try the release in a copy, or make it."""
    parser = argparse.ArgumentParser(prog="python -m release")
    parser.add_argument("version")
    parser.add_argument("--really", action="store_true", help="commit, tag and build here")
    asked = parser.parse_args()
    try:
        (make if asked.really else rehearse)(asked.version)
    except CannotRelease as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
