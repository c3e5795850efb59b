"""What is told of the kernel is what the sources say."""

from pathlib import Path

from babylon.wasm.kernels import present
from babylon.wasm.rules_name import rules_name
from babylon.wasm.sources import digest
from build_kernel.description import as_text, description
from build_kernel.exports import EXPORTS
from build_kernel.typescript import module_text

MODULE = Path(__file__).parents[2] / "web" / "src" / "kernel" / "generated.ts"


def test_it_is_written_anew_with_every_kernel() -> None:
    described = description(rules_name(), present().description["ALIKE"], digest())
    assert present().text == as_text(described), "run `make kernel`"
    assert MODULE.read_text("utf-8") == module_text(described), "run `make kernel`"


def test_an_array_takes_its_address_and_lengths_and_a_pool_its_step() -> None:
    told = MODULE.read_text("utf-8")
    assert '"play": "iiill"' in told
    assert '"face_of": "llll"' in told
    assert '"legal_actions": "iiiliiii"' in told
    assert all(f'"{export.name}": "' in told for export in EXPORTS)
