/** How someone has come to their score, round by round. */
import type { Tournament } from "../api/tournaments";

export interface Way {
  /** From 1, as people count. */
  readonly round: number;
  readonly seat: number;
  readonly score: number;
  readonly margin: number;
  readonly swing: number;
  /** Whether there were points to measure with: nobody resigned, and all came. */
  readonly isMeasured: boolean;
}

export function waysOf({ rounds }: Tournament, entrant: number): Way[] {
  return rounds.flatMap((round) =>
    round.tables.flatMap(({ seats, outcome }) => {
      const seat = seats.indexOf(entrant);
      const got = outcome?.scores[seat];
      if (outcome === null || got === undefined) return [];
      const isMeasured = outcome.points.length > 0 && outcome.out.length === 0;
      return [{ round: round.number + 1, seat: seat + 1, ...got, isMeasured }];
    }),
  );
}
