/** What whole turns brought, as the rules tell it. */
import type { Gain } from "../../api/table";
import { begun } from "../building";
import { stackName } from "../names";
import { incomes, sheet } from "../rows";
import { gainBetween } from "./gains";
import { type PlayedTurn, PublicGame } from "./game";

/** A turn, the single pillars that its digging paid, null for none, and the points it brought by the lines of the pad. */
export interface ToldTurn {
  readonly seat: number;
  readonly moves: readonly string[];
  readonly singles: number | null;
  readonly gain: Gain & { readonly total: number };
}

/** All turns of a game, the first one first. */
export function toldTurns({ deal, position: { kernel }, turns }: PublicGame): ToldTurn[] {
  let game = new PublicGame(deal, begun(kernel, deal));
  return turns.map((turn) => {
    const before = game;
    game = game.played(turn);
    return toldTurn(before, turn, game);
  });
}

/** One turn, between the games before and after it. */
export function toldTurn(before: PublicGame, { moves }: Pick<PlayedTurn, "moves">, after: PublicGame): ToldTurn {
  const { seat } = before.position;
  const [first = ""] = moves;
  const income = incomes(before.position).find(({ stack }) => stackName(stack) === first);
  const gain = gainBetween(sheet(before.position, seat), sheet(after.position, seat));
  return { seat, moves, singles: income?.singles ?? null, gain };
}
