"""All kernels as one WebAssembly module: put together, optimised as a whole, linked; it must need nothing else."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm

from build_kernel.exports import Export
from build_kernel.translation import translate
from build_kernel.wrappers import wrapper

TRIPLE = "wasm32-unknown-unknown"
# What every browser of the last five years has.
FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext,+simd128"
STACK = 1 << 16
FIRST_MEMORY, MOST_MEMORY = 1 << 20, 1 << 26
# What people ask, and what is thought once a game, may take a moment longer: the page loads it before the first move.
SMALL = ("questions", "last_turn", "tile_bounds", "decoration_tree", "6ending", "review", "beginner")


class NeedsMore(Exception):
    """The kernels call something that is not in them."""


def link(exports: list[Export], target: Path) -> None:
    """Write the module."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    chosen: Any = llvm.Target.from_triple(TRIPLE)
    machine = chosen.create_target_machine(cpu="generic", features=FEATURES, opt=3, reloc="static")
    whole = _together(exports, str(machine.target_data))
    _optimise(whole, machine)
    if needed := [one.name for one in whole.functions if one.is_declaration and not one.name.startswith("llvm.")]:
        raise NeedsMore(", ".join(sorted(needed)))
    compiled = target.with_suffix(".o")
    compiled.write_bytes(machine.emit_object(whole))
    linker = [
        sys.executable,
        "-m",
        "ziglang",
        "wasm-ld",
        str(compiled),
        "-o",
        str(target),
        "--no-entry",
        "--stack-first",
    ]
    sizes = ["-z", f"stack-size={STACK}", f"--initial-memory={FIRST_MEMORY}", f"--max-memory={MOST_MEMORY}"]
    names = ["--export=__heap_base", *(f"--export={export.name}" for export in exports)]
    command = [*linker, *sizes, *names, "--strip-all", "-O2"]
    subprocess.run(command, check=True)  # noqa: S603 - our own build
    compiled.unlink()


def _together(exports: list[Export], layout: str) -> llvm.ModuleRef:
    whole: Any = llvm.parse_assembly("")
    for export in exports:
        module, result = translate(export)
        for part in (module, llvm.parse_assembly(wrapper(export, result, TRIPLE))):
            part.triple, part.data_layout = TRIPLE, layout
            whole.link_in(part)
    whole.triple, whole.data_layout = TRIPLE, layout
    # Only what is called from outside keeps its name; all else may be taken in where it is called, or left out.
    outside = {export.name for export in exports}
    for one in (*whole.functions, *whole.global_variables):
        if not one.is_declaration and one.name not in outside:
            one.linkage = "internal"
    for one in whole.functions:
        if not one.is_declaration and any(part in one.name for part in SMALL):
            one.add_function_attribute("optsize")
    return whole


def _optimise(whole: Any, machine: Any) -> None:
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    tuning.loop_vectorization = tuning.slp_vectorization = True
    builder: Any = llvm.create_pass_builder(machine, tuning)
    whole.verify()
    builder.getModulePassManager().run(whole, builder)
    whole.verify()
