/** How far a table on this device has come, as servers tell it of theirs. */
import type { Progress, Table } from "../../api/table";
import type { Position } from "../../kernel/position";
import { standings } from "../../kernel/rows";
import type { Deal } from "./deal";

type Known = Progress & { readonly round: number; readonly rounds: number };

export const progressOf = ({ turn, result }: Table, position: Position, { tokens }: Deal, turns: number): Known => ({
  turn,
  turns,
  since: Date.now() / 1000,
  round: position.round,
  rounds: tokens.length + 1,
  points: standings(position).map(({ points }) => points),
  result,
});
