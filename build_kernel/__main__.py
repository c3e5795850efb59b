"""`python -m build_kernel FOLDER WEB`: write the kernels and their description, and what TypeScript must know."""

import os
import sys
import tempfile
from pathlib import Path


def main(folder: Path, web: Path) -> None:
    """Build. What the project and numba remember or know of this machine must not show in the outcome."""
    os.environ |= {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}
    with tempfile.TemporaryDirectory() as cache:
        os.environ["BABYLON_CACHE"] = cache
        from babylon.wasm.rules_name import rules_name  # noqa: PLC0415 - numba reads the environment when it is imported
        from babylon.wasm.sources import digest  # noqa: PLC0415 - as above
        from build_kernel.bots import module_text as bots_text  # noqa: PLC0415 - as above
        from build_kernel.description import as_text, description  # noqa: PLC0415 - as above
        from build_kernel.exports import EXPORTS, PAD_EXPORTS  # noqa: PLC0415 - as above
        from build_kernel.former import keep_former, names_of  # noqa: PLC0415 - as above
        from build_kernel.linking import link  # noqa: PLC0415 - as above
        from build_kernel.pad import pad_text  # noqa: PLC0415 - as above
        from build_kernel.typescript import module_text  # noqa: PLC0415 - as above

        alike = names_of(rules_name())
        keep_former(rules_name(), alike)
        described = description(rules_name(), alike, digest())
        link(EXPORTS, folder / "kernel.wasm")
        link(PAD_EXPORTS, folder / "pad.wasm")
        (folder / "kernel.json").write_text(as_text(described), encoding="utf-8")
        for part, text in (("kernel", module_text(described)), ("bots", bots_text()), ("pad", pad_text())):
            (web / part / "generated.ts").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
