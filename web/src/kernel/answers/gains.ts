/** Points by the lines of the score pad. */
import type { Gain } from "../../api/table";
import type { Category, Score } from "../../api/view";
import { CATEGORIES, type SheetRow } from "../generated";
import { wordIn } from "../names";

const sum = (lines: readonly number[]): number => lines.reduce((total, points) => total + points, 0);

/** The lines that bring or cost anything, and the total. It is asked for every legal move, so it goes over them once. */
export function gainOf(lines: readonly number[]): Gain & { readonly total: number } {
  const gain: Partial<Record<Category, number>> & { total: number } = { total: 0 };
  for (let line = 0; line < lines.length; line += 1) {
    const points = lines[line] ?? 0;
    if (points === 0) continue;
    gain.total += points;
    gain[wordIn(CATEGORIES, line)] = points;
  }
  return gain;
}

/** What one sheet has more than another. */
export const gainBetween = (before: SheetRow, after: SheetRow): Gain & { readonly total: number } =>
  gainOf(after.lines.map((points, line) => points - (before.lines[line] ?? 0)));

/** Every line of the pad, and the total. */
export function linesOf({ lines }: SheetRow): Omit<Score, "open_notches"> {
  const [
    statues = 0,
    fountains = 0,
    bridges = 0,
    stairways = 0,
    diversity = 0,
    flowers = 0,
    belvederes = 0,
    highest = 0,
  ] = lines;
  const named = { statues, fountains, bridges, stairways, diversity, flowers, belvederes, highest };
  return { ...named, total: sum(lines) };
}
