"""Small nets that the recipes of `examples` have trained, as bots: they need NumPy and no library of nets.

`views` says what such a net sees, `layers` computes it, `weights` has what was learnt.
"""
