"""`python -m babylon` is the command `babylon`."""

from babylon.cli import main

main()
