/** Why a move is refused: the numbers of the kernel's row under the names that the sentences use. */
import { spell, type Decoration, type Spelled } from "../../control/notation";
import type { Refusal } from "../../words/refusals";
import { NONE, OVERLAPS, type RefusalRow, TOKENS } from "../generated";
import { cornerName, spaceName, wordIn } from "../names";

type Details = Refusal["details"];
type Placement = Extract<Spelled, { kind: "place" }>;

/** A refusal of a move, with all that its sentence may speak of. */
export const refusalOf = (move: string, code: string, row: RefusalRow): Refusal => ({
  code,
  details: { move, removals: row.removals, ...detailsOf(spell(move), row) },
});

function detailsOf(move: Spelled | null, row: RefusalRow): Details {
  switch (move?.kind) {
    case "remove":
    case "dig":
      return { stack: move.stack };
    case "place":
      return placing(move, row);
    case "decorate":
      return decorating(move, row);
    case "end":
    case undefined:
      return {};
  }
}

function placing({ position, open }: Placement, row: RefusalRow): Details {
  return {
    position,
    corner: open ?? "none",
    top: row.top,
    next: row.top + 1,
    singles: row.singles,
    overlap: wordIn(OVERLAPS, row.overlap),
    ...(row.lowest === NONE ? {} : { lowest: row.lowest }),
    ...(row.missing === NONE
      ? {}
      : { missing: cornerName(row.missing) ?? "none", supported: row.supported, needed: row.needed }),
  };
}

function decorating({ symbol, spaces }: Decoration, row: RefusalRow): Details {
  return {
    symbol,
    first: spaces[0] ?? "",
    second: spaces.at(-1) ?? "",
    space: spaceName(row.space),
    gap: spaceName(row.gap),
    firstlevel: row.first_level,
    secondlevel: row.second_level,
    token: TOKENS[row.token] ?? "none",
  };
}
