/** What is found out about a turn, in words. */
import { CATEGORIES } from "../api/view";
import { facesOf } from "../kernel/answers/deal";
import { gardenOf } from "../kernel/answers/gardens";
import { pointOf } from "../kernel/answers/points";
import type { Position } from "../kernel/position";
import { points, sheet } from "../kernel/rows";
import type { RecordedDeal } from "../record/deal";
import { signedTenths, tenths } from "../words/figures";
import { listed } from "../words/joins";
import { say } from "../words/words.svelte";
import type { Estimate, TurnReport } from "./review";

/** Less than this is not worth a word. */
const LEAST = 0.5;

/** "+5.2 ± 1.3" */
export const withDoubt = ({ value, error }: Estimate): string => `${signedTenths(value)} ± ${tenths(error)}`;

const totalOf = (position: Position, seat: number): number =>
  sheet(position, seat).lines.reduce((total, line) => total + line, 0);

function after(before: Position, moves: readonly string[]): Position {
  const position = before.copy();
  for (const move of moves) position.play(move);
  return position;
}

/** What every item, set and highest tile of a seat is worth, by what it is. */
function worths(position: Position, seat: number, deal: RecordedDeal): Map<string, number> {
  const garden = gardenOf(position, seat, facesOf(deal.tiles, position.kernel.layout));
  return new Map(points(position, seat).map((row) => [pointOf(row, garden).sentence, row.points]));
}

/** Why the better turn is better: what it builds, what it scores at once, by the end, and what others do not get. */
export function reasons(before: Position, report: TurnReport, deal: RecordedDeal): string[] {
  const { seat } = before;
  const [played, better] = [after(before, report.played), after(before, report.best)];
  const had = worths(played, seat, deal);
  const more = [...worths(better, seat, deal)]
    .map(([what, worth]) => ({ what, points: worth - (had.get(what) ?? 0) }))
    .filter((one) => one.points > 0)
    .toSorted((one, other) => other.points - one.points);
  const start = totalOf(before, seat);
  const [now, then] = [totalOf(better, seat) - start, totalOf(played, seat) - start];
  const [first] = more;
  return [
    ...(first === undefined || now <= then ? [] : [say("review-more", { ...first })]),
    ...(now === then ? [] : [say("review-at-once", { points: now, other: then })]),
    ...linesReason(report, seat),
    ...(report.denied >= LEAST ? [say("review-denied", { points: tenths(report.denied) })] : []),
  ];
}

/** By the lines of the pad, the largest difference first. */
function linesReason({ lines }: TurnReport, seat: number): string[] {
  const own = lines[seat] ?? {};
  const told = CATEGORIES.map((line) => ({ line, points: own[line] ?? 0 }))
    .filter((one) => Math.abs(one.points) >= LEAST)
    .toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .map(({ line, points: worth }) =>
      say("web-line-points", { line: say(`web-category-${line}`), points: signedTenths(worth) }),
    );
  return told.length === 0 ? [] : [say("review-lines", { lines: listed(told) })];
}
