"""How many files the process may have open: every connection is one, and a file of the page on its way another."""

import sys

SPARE = 96  # the database, the log, the event loop, those who hear why they were refused
EACH = 2
PER_WORKER = 8
FEWEST = 16
ENOUGH = 65536  # some systems say "unlimited" and then refuse it


def raise_file_limit() -> int:
    """Raise the soft limit to the hard one, and answer with what holds now; 0 where there is none."""
    if sys.platform == "win32":
        return 0
    import resource  # noqa: PLC0415 - not everywhere

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = ENOUGH if hard == resource.RLIM_INFINITY else hard
    if soft == resource.RLIM_INFINITY:
        return 0
    if soft < most:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        except (ValueError, OSError):
            return soft
    return max(soft, most)


def room(files: int, workers: int, wanted: int) -> int:
    """How many connections there may be: as many as are wanted (0: all that can be), and never all the files."""
    if not files:
        return wanted
    most = max(FEWEST, (files - SPARE - PER_WORKER * workers) // EACH)
    return min(wanted or most, most)
