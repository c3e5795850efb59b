"""The rules of Babylon, once: plain functions over one flat state.

One module a section of the rulebook (docs/rules.md): `quarry` §4A, `placing` §5, `decorating` §6, `turn` §4 and §7,
`scoring` §7, `why` (which rule a move breaks). `state` says what a game consists of, `board` how spaces are counted,
`actions` how moves are numbered. Nothing here reads a clock, rolls a die or imports another part of the project.
"""
