"""How the bots think: plain functions over the rules' state, in the part of Python that numba compiles.

Like the rules, this text runs as it is, and fast when it is compiled. Nothing here reads a clock; chance comes from a
stream that is handed in, and what nobody has seen (`UNKNOWN`) is made up from what is left, never looked at.
"""
