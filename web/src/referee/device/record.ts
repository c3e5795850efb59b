/** What a game of this device tells everybody of its record. */
import type { PublicRecord } from "../../api/table";
import { STACKS } from "../../kernel/generated";
import { type Deal, TILES } from "./deal";
import type { TableState } from "./state";

/** What everybody may know: the deal as far as it lay open, and the turns that stand. */
export function publicRecord({ head, dealt, turns }: TableState, deal: Pick<Deal, "tiles">): PublicRecord | null {
  if (dealt === null) return null;
  const { mixed: _mixed, broken: _broken, ...edition } = head.edition;
  const tiles = deal.tiles?.faces ?? TILES;
  return {
    deal: { edition, seats: dealt.flowers, tiles, box: null, quarry: dealt.quarry, tokens: dealt.tokens },
    turns: turns.map((turn) => [turn.moves.join(" "), turn.revealed?.tile ?? null, turn.token]),
  };
}

/** The stack that a turn took its tile from. */
export function stackOf(moves: readonly string[]): string {
  const name = moves[0]?.replace(/^x/, "") ?? "";
  const stack = STACKS.find((one) => one === name);
  if (stack === undefined) throw new Error(`no stack in ${moves.join(" ")}`);
  return stack;
}
