import type { PublicRecord } from "../api/table";
/** How the points of a game grew, turn by turn. */
import { CATEGORIES, type Category } from "../api/view";
import { linesOf } from "../kernel/answers/gains";
import { PublicGame } from "../kernel/answers/game";
import type { Kernel } from "../kernel/instance";
import { sheet } from "../kernel/rows";

export type Line = Category | "total";
export const LINES: readonly Line[] = ["total", ...CATEGORIES];

/** The points of one seat at one moment, by the lines of the pad. */
export type Points = Readonly<Record<Line, number>>;

/** By turns, the first before any; then by seats. */
export function courseOf(kernel: Kernel, { deal, turns }: PublicRecord): (readonly Points[])[] {
  let game = PublicGame.of(kernel, { deal, turns: [] });
  const pointsNow = (): Points[] => deal.seats.map((_, seat) => linesOf(sheet(game.position, seat)));
  const course = [pointsNow()];
  for (const [moves, tile, token] of turns) {
    game = game.played({ moves: moves.split(" "), tile, token });
    course.push(pointsNow());
  }
  return course;
}

/** The points of a seat along one line, to be drawn in a picture of this size: `x,y x,y …`. */
export function drawn(course: readonly (readonly Points[])[], seat: number, line: Line, most: number): string {
  return course.map((points, turn) => `${turn},${(most - (points[seat]?.[line] ?? 0)).toFixed(1)}`).join(" ");
}

/** The most points that a line reaches, at least one. */
export const mostOf = (course: readonly (readonly Points[])[], line: Line): number =>
  Math.max(1, ...course.flatMap((points) => points.map((one) => one[line])));
