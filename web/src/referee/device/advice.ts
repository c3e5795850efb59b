/** A hint for someone at this device: the turn of the strongest bot, and the best one that is played otherwise. */
import type { HintAlternative } from "../../api/table";
import { BOT_NAMES } from "../../bots/generated";
import type { Considered, Thought } from "../../bots/messages";
import { spell } from "../../control/notation";
import { gainBetween } from "../../kernel/answers/gains";
import type { PublicGame } from "../../kernel/answers/game";
import { sheet } from "../../kernel/rows";
import type { Advice } from "../referee";
import { thought } from "./bots";

const ADVISER = BOT_NAMES.at(-1) ?? "";
/** A few turns often differ by how a tile is turned only. */
const RIVALS = 31;
const HUNDRED = 100;
/** Fewer tries say nothing about how sure their mean is. */
const ENOUGH = 4;

/** What goes on from these moves of the turn in play. */
export async function advised(game: PublicGame, seat: number, moves: readonly string[]): Promise<Advice> {
  const found = await thought(ADVISER, game.drafted(moves), new AbortController().signal, { rivals: RIVALS });
  const worth = ({ moves: further }: Considered): Pick<Advice, "moves" | "gain"> => {
    const whole = [...moves, ...further];
    return { moves: whole, gain: gainBetween(sheet(game.position, seat), sheet(game.drafted(whole).position, seat)) };
  };
  const other = alternativeOf(found);
  return { ...worth(found), alternative: other === null ? null : { ...worth(other), ...behind(found, other) } };
}

/** The best that was tried and digs or places otherwise. */
export function alternativeOf(found: Thought): Considered | null {
  if (found.tries < ENOUGH) return null;
  return found.rivals.find(({ tries, moves }) => tries >= ENOUGH && outline(moves) !== outline(found.moves)) ?? null;
}

/** At most so uncertain: both were tried in the same worlds. */
function behind(best: Considered, other: Considered): Pick<HintAlternative, "behind" | "error"> {
  const rounded = (points: number): number => Math.round(HUNDRED * points) / HUNDRED;
  return {
    behind: rounded(Math.max(0, best.margin - other.margin)),
    error: rounded(Math.hypot(best.error, other.error)),
  };
}

/** What sets turns apart for people: which tile is taken, and where tiles come to lie. */
export function outline(moves: readonly string[]): string {
  return moves
    .map(spell)
    .flatMap((move) => {
      if (move?.kind === "dig" || move?.kind === "remove") return [move.stack];
      return move?.kind === "place" ? [`${move.position}/${move.level}`] : [];
    })
    .join(" ");
}
