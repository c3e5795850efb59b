"""Babylon as an environment to learn in: for PettingZoo, for OpenSpiel, and batched in the style of Gymnasium.

Each module needs its own library (`pip install 'babylon-game[envs]'` brings all): `babylon_v0` PettingZoo, `open_spiel`
OpenSpiel (`open_spiel_hidden` with its secrets), `single` and `vector` Gymnasium. docs/research.md describes actions,
observations and rewards, which all of them share.
"""
