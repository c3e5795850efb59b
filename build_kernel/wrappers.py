"""What is called from outside: a function of plain numbers around each kernel.

A number is passed as it is, with 64 bits. An array is passed as its address and then its lengths; for states, which lie
closer together than they are long, the step from one to the next follows. A failed assertion becomes a trap.
"""

from collections.abc import Iterator
from typing import Any

from llvmlite import ir
from numba import types

from build_kernel.exports import Export

SHORT, LONG, ADDRESS = ir.IntType(32), ir.IntType(64), ir.PointerType()


def wrapper(export: Export, result: Any, triple: str) -> str:
    """The module that holds the wrapper of a kernel, in LLVM's language."""
    module: Any = ir.Module()
    module.triple = triple
    answers = result.signature.return_type == types.int64
    parameters = [kind for argument in export.arguments for kind in _parameters(argument)]
    function: Any = ir.Function(module, ir.FunctionType(SHORT if answers else ir.VoidType(), parameters), export.name)
    build: Any = ir.IRBuilder(function.append_basic_block())
    given = iter(function.args)
    passed = [value for argument in export.arguments for value in _passed(build, argument, given)]
    # numba's own way to call: room for the answer, room for an error, the arguments; it returns a status.
    signature = ir.FunctionType(SHORT, [ADDRESS, ADDRESS, *(value.type for value in passed)])
    kernel = ir.Function(module, signature, result.fndesc.mangled_name)
    answer, error = build.alloca(LONG if answers else ADDRESS), build.alloca(ADDRESS)
    status = build.call(kernel, [answer, error, *passed])
    with build.if_then(build.icmp_unsigned("!=", status, SHORT(0)), likely=False):
        build.call(module.declare_intrinsic("llvm.trap", (), ir.FunctionType(ir.VoidType(), [])), [])
        build.unreachable()
    if answers:
        build.ret(build.trunc(build.load(answer, typ=LONG), SHORT))
    else:
        build.ret_void()
    return str(module)


def _parameters(argument: Any) -> list[Any]:
    if not isinstance(argument, types.Array):
        return [LONG]
    return [ADDRESS] + [SHORT] * (argument.ndim + (argument.layout == "A"))


def _passed(build: Any, argument: Any, given: Iterator[Any]) -> list[Any]:
    """What the kernel gets of an argument; an array as numba takes one apart.

    That is: two owners that there are not, the number of items, the size of one, the address, lengths, steps.
    """
    address = next(given)
    if not isinstance(argument, types.Array):
        return [address]
    lengths = [build.zext(next(given), LONG) for _ in range(argument.ndim)]
    size = LONG(argument.dtype.size if isinstance(argument.dtype, types.Record) else argument.dtype.bitwidth // 8)
    steps = [build.zext(next(given), LONG)] if argument.layout == "A" else [size]
    count = lengths[0]
    for length in reversed(lengths[1:]):
        steps.insert(0, build.mul(steps[0], length))
        count = build.mul(count, length)
    nobody = ir.Constant(ADDRESS, None)
    return [nobody, nobody, count, size, address, *lengths, *steps]
