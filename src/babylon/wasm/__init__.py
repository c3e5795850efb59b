"""The kernels as WebAssembly, run by wasmtime: full speed from the first call on, with no compiler on the machine.

`kernel.wasm`, and `pad.wasm` for the score pad alone, are made by `make kernel` from the same Python that runs
everywhere else, and kept beside this file.
"""
