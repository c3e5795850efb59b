"""Functions that only other compiled ones call: numba translates them, but makes no machine code of them.

Whoever calls one takes its code in and is optimised as a whole, so optimising and assembling it by itself as well, as
numba does, is a third of all compiling for nothing. On the disk such a function is kept as it is: translated.
"""

from typing import Any

from numba.core import caching, codegen, compiler

# Steps of numba's for what kernels do not have: closures, with-blocks, values known beforehand, sums of whole arrays.
NEEDLESS = {
    "DeadBranchPrune",
    "DumpParforDiagnostics",
    "FindLiterallyCalls",
    "InlineClosureLikes",
    "InlineInlinables",
    "InlineOverloads",
    "LiteralPropagationSubPipelinePass",
    "LiteralUnroll",
    "MakeFunctionToJitFunction",
    "NoPythonSupportedFeatureValidation",
    "NopythonRewrites",
    "RewriteDynamicRaises",
    "RewriteSemanticConstants",
    "WithLifting",
}
_Library: Any = codegen.JITCodeLibrary
_Compiler: Any = compiler.CompilerBase
_Kept: Any = caching.CompileResultCacheImpl
_Cache: Any = caching.FunctionCache
_CompileResult: Any = compiler.CompileResult
_steps: Any = compiler.DefaultPassBuilder.define_nopython_pipeline
_codegen: Any = codegen


class _NoEngine:
    """Stands in for the engine that would run the code: there is nothing in it to be set up."""

    def set_env(self, name: str, environment: object) -> None:
        """Nothing: who takes the code in sets its own."""


class Library(_Library):  # type: ignore[misc]
    """The code of one inner function, to be taken in by others and never run by itself."""

    codegen = _NoEngine()

    def _optimize_final_module(self) -> None:
        """Nothing: it is done where the function is called."""

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:  # noqa: ARG002 - as numba calls it
        """None: there is no machine code to point to."""
        self._ensure_finalized()
        return 0


class Compiler(_Compiler):  # type: ignore[misc]
    """numba's own way, by fewer steps, into such a library."""

    def define_pipelines(self) -> list[Any]:
        """The steps; they find the library that they are to fill."""
        self.state.library = Library(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        steps = _steps(self.state)
        steps.passes = [one for one in steps.passes if one[0].__name__ not in NEEDLESS]
        return [steps]


class _Translated(_Kept):  # type: ignore[misc]
    """An inner function on the disk."""

    def reduce(self, result: Any) -> tuple[object, ...]:  # noqa: ANN401 - numba's results have no types
        result.fndesc.typemap = result.fndesc.calltypes = None  # as numba does: only the compiler needed them
        code = result.library.serialize_using_bitcode()
        return code, result.fndesc, result.environment, result.signature

    def rebuild(self, context: Any, kept: Any) -> Any:  # noqa: ANN401 - as above
        (name, _, code), description, environment, signature = kept
        library = Library(context.codegen(), name)
        library._final_module = _codegen.ll.parse_bitcode(code)  # noqa: SLF001 - as numba's libraries read themselves
        library._finalize_final_module()  # noqa: SLF001 - as above
        nothing = dict.fromkeys(_CompileResult._fields)
        known = {
            "typing_context": context.typing_context,
            "target_context": context,
            "entry_point": context.get_executable(library, description, environment),
            "signature": signature,
            "objectmode": False,
            "lifted": (),
            "fndesc": description,
            "library": library,
            "environment": environment,
            "reload_init": (),
            "referenced_envs": (),
        }
        return _CompileResult(**{**nothing, **known})


class Cache(_Cache):  # type: ignore[misc]
    """Keeps inner functions between processes."""

    _impl_class = _Translated
