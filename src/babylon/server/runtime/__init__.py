"""A running server, which may lose all of this at any moment.

Tables in memory are in `table_cache`, every change of one (lock, append, answer once) in `decisions`, who listens in
`listeners` and `subscription`, bots and clocks in `scheduler`.
"""
