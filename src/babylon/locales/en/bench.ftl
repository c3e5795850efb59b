### Measuring speed: `babylon bench`

help-bench =
    Measure how fast the rules run on this machine, and other engines beside them.

    babylon bench --peers

help-bench-peers = Install other engines into a virtual environment of their own and measure them in the same run
help-bench-seconds = Seconds of processor time for each figure

bench-engine = engine
bench-games = games /s
bench-moves = moves /s
bench-python-games = games /s from Python
bench-legal = legal moves µs
bench-copy = copy µs
bench-steps = steps, one game /s
bench-batched = steps, batch /s
bench-first = first game s
bench-memory = memory MB
