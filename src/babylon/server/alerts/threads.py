"""Threads for what waits for machines of others. Whatever they do, nothing but alerts waits behind them."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

Arguments = ParamSpec("Arguments")
Answer = TypeVar("Answer")

NAMES = ThreadPoolExecutor(16, "look up names")
MAILS = ThreadPoolExecutor(4, "send mails")


async def aside(
    threads: ThreadPoolExecutor, call: Callable[Arguments, Answer], *args: Arguments.args, **more: Arguments.kwargs
) -> Answer:
    """The answer of a call that may take long."""
    return await asyncio.get_running_loop().run_in_executor(threads, partial(call, *args, **more))
