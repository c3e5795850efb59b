/** The curve of a review: how far ahead each seat was expected to end, with the doubt about it. */
import type { Estimate, Review } from "./review";

/** A line through the turns and the band around it, as points of a drawing. */
export interface Curve {
  readonly seat: number;
  readonly line: string;
  readonly band: string;
}

export interface Drawing {
  readonly curves: readonly Curve[];
  /** Half the height: the largest lead that is drawn. */
  readonly most: number;
  readonly turns: number;
}

/** Of two seats one curve says all. */
export function drawingOf({ start, turns }: Review): Drawing {
  const leads: readonly (readonly Estimate[])[] = [start, ...turns.map(({ lead }) => lead)];
  const seats = start.length === 2 ? [0] : start.map((_, seat) => seat);
  const most = Math.max(5, ...leads.flatMap((all) => seats.map((seat) => reach(all[seat]))));
  return {
    curves: seats.map((seat) =>
      curveOf(
        seat,
        leads.flatMap((all) => all[seat] ?? []),
      ),
    ),
    most,
    turns: turns.length,
  };
}

const reach = (lead: Estimate | undefined): number => Math.abs(lead?.value ?? 0) + (lead?.error ?? 0);

function curveOf(seat: number, leads: readonly Estimate[]): Curve {
  const at = (turn: number, value: number): string => `${turn},${(-value).toFixed(2)}`;
  const above = leads.map(({ value, error }, turn) => at(turn, value + error));
  const below = leads.map(({ value, error }, turn) => at(turn, value - error));
  return {
    seat,
    line: leads.map(({ value }, turn) => at(turn, value)).join(" "),
    band: [...above, ...below.toReversed()].join(" "),
  };
}
