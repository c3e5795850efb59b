"""How fast the engine is, beside others of its kind: measured, never remembered.

`this_engine` measures this one, `peers` (run by itself, in a virtual environment of its own) the others, `report` puts
the figures of one run side by side.
"""
