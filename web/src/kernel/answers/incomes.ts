/** What digging each stack pays, edge by edge. */
import type { Income, Reason } from "../../api/table";
import { BORDERS, type IncomeRow, SIDES } from "../generated";
import { stackName, tileId, wordIn } from "../names";

export const incomeOf = (row: IncomeRow): Income => ({
  stack: stackName(row.stack),
  tile: tileId(row.tile),
  singles: row.singles,
  reasons: [...edgesOf(row), ...othersOf(row)],
});

const edgesOf = (row: IncomeRow): Reason[] =>
  SIDES.flatMap((side, number) => {
    const singles = row.edges[number] ?? 0;
    const because = wordIn(BORDERS, row.borders[number] ?? 0);
    return singles === 0 || because === "higher" ? [] : [{ kind: "edge", side, because, singles }];
  });

const othersOf = (row: IncomeRow): Reason[] =>
  (["flower", "token", "supply"] as const).flatMap((kind) => (row[kind] === 0 ? [] : [{ kind, singles: row[kind] }]));
