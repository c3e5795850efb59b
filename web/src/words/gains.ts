/** Points by the lines of the pad, in words. */
import type { Gain } from "../api/table";
import { CATEGORIES } from "../api/view";
import { listed } from "./joins";
import { say } from "./words.svelte";

const sign = (points: number): string => (points < 0 ? "−" : "+");

/** "+3", "−1": a loss is never mistaken for a gain. */
export const signed = (points: number): string => `${sign(points)}${Math.abs(points)}`;

/** The same in two parts, for sentences that count. */
export const counted = (points: number): { sign: string; count: number } => ({
  sign: sign(points),
  count: Math.abs(points),
});

/** "Fountains +6, Diversity +3"; empty when no line changes. */
export function linesWords(gain: Gain): string {
  const lines = CATEGORIES.filter((line) => (gain[line] ?? 0) !== 0);
  return listed(
    lines.map((line) => say("web-line-points", { line: say(`web-category-${line}`), points: signed(gain[line] ?? 0) })),
  );
}

/** "+9 points: Fountains +6, Diversity +3", or nothing. */
export function gainWords(gain: Gain & { readonly total: number }): string[] {
  const lines = linesWords(gain);
  return lines === "" ? [] : [say("web-turn-points", { ...counted(gain.total), lines })];
}
