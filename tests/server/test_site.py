from pathlib import Path

import pytest

from babylon.server import page
from babylon.server.maintenance.site import LISTING, NotBuilt, NotOurs, write_site
from tests.cli.command_line import call

HTML = '<html lang="en" data-root="./">\n  <head>\n  </head>\n<script src="./assets/index-1.js"></script></html>'


def built(folder: Path, *names: str) -> Path:
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(name, "utf-8")
    (folder / page.INDEX).write_text(HTML, "utf-8")
    return folder


def files_of(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture
def source(tmp_path: Path) -> Path:
    return built(tmp_path / "built", "sw.js", "assets/index-1.js", "notices/page.json")


def test_a_site_has_all_files_and_a_first_page_that_knows_of_no_server(tmp_path: Path, source: Path) -> None:
    folder = tmp_path / "deep" / "site"
    assert write_site(folder, source) == 4
    assert files_of(folder) == files_of(source) | {LISTING}
    html = (folder / page.INDEX).read_text("utf-8")
    assert '<html lang="en" data-root="./" data-server="none">' in html
    assert f'<meta http-equiv="Content-Security-Policy" content="{page.POLICY}" />' in html


def test_a_browser_heeds_no_policy_of_frames_in_a_page() -> None:
    assert "frame-ancestors" not in page.POLICY
    assert "unsafe-inline" not in page.POLICY
    assert "'unsafe-eval'" not in page.POLICY


def test_a_new_version_takes_away_only_what_the_old_one_brought(tmp_path: Path, source: Path) -> None:
    folder = tmp_path / "site"
    write_site(folder, source)
    (folder / "CNAME").write_text("babylon.example", "utf-8")
    (tmp_path / "mine.txt").write_text("mine", "utf-8")
    (folder / LISTING).write_text(
        (folder / LISTING).read_text("utf-8").replace("[", '["../mine.txt", ".",', 1), "utf-8"
    )
    newer = built(tmp_path / "newer", "sw.js", "assets/index-2.js", "notices/page.json")
    write_site(folder, newer)
    assert files_of(folder) == files_of(newer) | {LISTING, "CNAME"}
    assert (tmp_path / "mine.txt").exists()


@pytest.mark.parametrize("listing", [None, "no JSON", "7", "[7]", '{"a": 1}'])
def test_files_of_somebody_else_are_left_alone(tmp_path: Path, source: Path, listing: str | None) -> None:
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / "thesis.txt").write_text("mine", "utf-8")
    if listing is not None:
        (folder / LISTING).write_text(listing, "utf-8")
    before = files_of(folder)
    with pytest.raises(NotOurs):
        write_site(folder, source)
    assert files_of(folder) == before


def test_without_a_built_page_nothing_is_written(tmp_path: Path) -> None:
    with pytest.raises(NotBuilt):
        write_site(tmp_path / "site", tmp_path / "nowhere")
    assert not (tmp_path / "site").exists()


def test_the_command_says_what_to_do(tmp_path: Path, source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(write_site, "__defaults__", (source,))
    folder = tmp_path / "site"
    done = call("site", str(folder))
    assert done.out.startswith(f"The page is in {folder} (4 files). Put the folder on any web host, under any path.")
    refused = call("site", str(source))
    assert (refused.code, refused.err) == (
        2,
        f"{source} has files that this command has not written: name a new or an empty folder.\n",
    )
    in_a_file = call("site", str(source / "sw.js"))
    assert in_a_file.code == 2
    assert "can't be written" in in_a_file.err
    monkeypatch.setattr(write_site, "__defaults__", (tmp_path / "nowhere",))
    unbuilt = call("site", str(folder))
    assert (unbuilt.code, unbuilt.err) == (2, "The page is not built here: make web\n")
