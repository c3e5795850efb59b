"""What people ask about a position, answered in rows of plain numbers, in the same Python as the rules.

| module | what is asked |
|---|---|
| `legal_moves` | every legal move: level, cost, supports, points gained by line, what a token stands in for |
| `incomes` | what digging each stack pays, and for what |
| `score_sheet` | the lines of the score pad, and where each point comes from |
| `standings` | who is ahead |
| `garden` | the picture of a garden: storage, surface, tiles and items, what carries and what hides them |
| `refusals` | which rule a move breaks, and the numbers that explain it |
| `nearest_place` | which placement is meant by a space alone |
| `prospects` | what the turn in play has prepared for a later one |
| `counted_pieces`, `finished_garden` | a garden of the printed game: its pieces counted, or put together again |
| `digest` | whether two know the same of a game, as one number |

A question reads a state and fills rows that it is handed; it uses the rules and decides nothing. A row is a class whose
fields are its columns (`rows`). Plain Python fills its objects; compiled code fills memory of the same description, and
so does any program that runs the compiled code elsewhere. `over_pools` asks for a state by its number in a pool.
"""
