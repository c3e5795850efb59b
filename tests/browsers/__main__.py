"""`python -m tests.browsers [firefox] [webkit]`: every proof in these browsers, or in both, and what was seen."""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from tests.browsers.firefox import Firefox
from tests.browsers.page_proofs import PAGE_PROOFS
from tests.browsers.proofs import PROOFS
from tests.browsers.webkit import WebKit

BROWSERS = {"firefox": Firefox, "webkit": WebKit}


def main(names: list[str]) -> None:
    for name in names or BROWSERS:
        with BROWSERS[name]() as browser:
            for proof in (*PROOFS, *PAGE_PROOFS):
                started = time.monotonic()
                with tempfile.TemporaryDirectory() as folder:
                    seen = proof(browser, Path(folder))
                sys.stdout.write(f"{browser.name}: {seen} ({time.monotonic() - started:.1f} s)\n")
                sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
