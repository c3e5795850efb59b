"""The rules of Babylon, once: plain functions over one flat state.

One module a section of the rulebook (docs/rules.md): `quarry` §4A, `placing` §5, `decorating` §6, `turn` §4 and §7,
`scoring` and `standings` §7. What the box and the books offer: `tokens` (which there are and what each does), `supply`
(which pieces), `choices` (in what the editions differ). `refusal` lists the rules a move can break, `why` and
`why_decorate` find the one it breaks, `columns` tells what lies over and under what. `state` says what a game consists
of, `board` how spaces are counted, `actions` how moves are numbered. Nothing here reads a clock, rolls a die or
imports another part of the project.
"""
