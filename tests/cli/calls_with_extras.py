"""A call of every command that needs an extra, and the extras that have to be installed for it."""

CALLS: list[tuple[tuple[str, ...], str]] = [
    (("serve",), "server"),
    (("doctor",), "server"),
    (("join", "http://127.0.0.1:9/t/x"), "server"),
    (("export", "folder"), "server"),
    (("import", "game.bgn"), "server"),
    (("backup", "copy.db"), "server"),
    (("restore", "copy.db"), "server"),
    (("verify",), "server"),
    (("prune",), "server"),
    (("ratings",), "server"),
    (("hosts",), "server"),
    (("sbom",), "server"),
    (("bench",), "envs"),
    (("train", "folder"), "fast"),
    (("train-net", "folder"), "fast"),
    (("calibrate",), "fast"),
    (("arena", "mason", "mason"), "arena"),
    (("arena", "mason", "mason", "--on", "ray"), "arena,cluster"),
    (("arena", "mason", "mason", "--parquet", "games.parquet"), "arena,export"),
]
