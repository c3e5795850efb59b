"""Makes `src/babylon/wasm/kernel.wasm`: the rules and the bots' thinking as WebAssembly.

`make kernel` runs it. numba translates the kernels, LLVM optimises them for wasm32, wasm-ld links. Only who changes a
kernel needs it: the result is kept beside the sources, and a test makes it anew and compares every byte.
"""
