"""The rules of Babylon, once: plain functions over one flat state.

RULES § and *ruling* mean the sections of docs/rules.md, where the rulings are §9. One module a section: `setup` §3,
`quarry` §4A, `placing` §5, `decorating` §6, `turn` §4 and §7, `scoring` and `standings` §7. What the box and the books
offer: `tokens` (which there are and what each does), `supply` (which pieces), `edition_choices` (in what the editions
differ). `refusal_codes` lists the rules a move can break, `why_not` and `why_not_decorate` find the one it breaks,
`columns` tells what lies over and under what. `state` says what a game consists of, `board` how spaces are counted,
`actions` how moves are numbered. Nothing here reads a clock, rolls a die or imports another part of the project.

Whatever changes what is legal or what scores needs a new number in `server.tables.rule_versions`: running games go on
by the rules they began with.
"""
