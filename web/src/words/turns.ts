/** Turns of others in words: step by step, and summed up in a line. */
import type { Seat } from "../api/table";
import { spell } from "../control/notation";
import type { ToldTurn } from "../kernel/answers/turns";
import { counted } from "./gains";
import { labelled, listed } from "./joins";
import { didWords } from "./moves";
import { seatName } from "./seats";
import { say } from "./words.svelte";

/** One move: "Ada placed a tile at c4 on level 2". */
export function stepWords(token: string, { seat, singles }: ToldTurn, seats: readonly Seat[]): string {
  const name = seatName(seats, seat);
  const move = spell(token);
  if (move?.kind === "place") return say("web-step-place", { name, position: move.position, level: move.level });
  const words = didWords(token, name, "none", singles);
  return move?.kind === "decorate" ? labelled(name, words) : words;
}

/** "Ada: D3 (+3 pillars), level 2, Fountain, +6 points" */
export function summaryWords({ seat, moves, singles, gain }: ToldTurn, seats: readonly Seat[]): string {
  const name = seatName(seats, seat);
  const parts = moves.flatMap((token) => {
    const move = spell(token);
    if (move?.kind === "remove") return [didWords(token, name, "none")];
    if (move?.kind === "dig") return [say("web-sum-dig", { stack: move.stack, count: singles ?? 0 })];
    if (move?.kind === "place") return [say("web-sum-place", { level: move.level })];
    return move?.kind === "decorate" ? [say(`item-${move.symbol}`)] : [];
  });
  if (spell(moves[0] ?? "")?.kind === "remove") return listed(parts);
  const points = gain.total === 0 ? [] : [say("web-sum-points", counted(gain.total))];
  return labelled(name, listed([...parts, ...points]));
}
