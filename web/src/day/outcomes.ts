/** What has become of the games that count. */
import { kernelFor } from "../kernel/loaded";
import { standings } from "../kernel/rows";
import { positionOf } from "../referee/device/judge";
import { stateFrom } from "../referee/device/state";
import type { StoredTable } from "../referee/device/storage";
import { load } from "../referee/device/storage";
import { barsFor } from "./bars";
import { keep, type Outcome, type Try } from "./history";

const PLAYER = 0;
const RIVAL = 1;

/** How a table's game came out; null when it was given up, undefined while it is played. */
export async function outcomeOf(id: string, { events, deal }: StoredTable): Promise<Outcome | null | undefined> {
  const { head, turns, dealt } = stateFrom(id, events);
  const { result } = head;
  if (result === null) return undefined;
  if (result.reason !== "played") return null;
  const position = positionOf(await kernelFor(head.rules), { head, dealt, turns: [] }, deal);
  const course: number[] = [];
  for (const { seat, moves } of turns) {
    for (const move of moves) position.play(move);
    const isRound = seat === PLAYER && moves[0]?.startsWith("x") !== true;
    if (isRound) course.push(standings(position)[PLAYER]?.points ?? 0);
  }
  return {
    points: result.scores[PLAYER] ?? 0,
    rival: result.scores[RIVAL] ?? 0,
    won: result.winners.includes(PLAYER),
    gains: course.map((points, round) => points - (course[round - 1] ?? 0)),
  };
}

/** The try with what is known of it by now, which is kept. */
export async function settled(one: Try): Promise<Try> {
  if (one.outcome !== undefined && (one.outcome === null || one.bars !== undefined)) return one;
  const outcome = one.outcome ?? (await outcomeAt(one.table));
  if (outcome === undefined) return one;
  const known: Try = { ...one, outcome, ...(outcome === null ? {} : { bars: await barsFor(one) }) };
  keep(known);
  return known;
}

/** A table that is no longer there can't be played to its end. */
async function outcomeAt(table: string): Promise<Outcome | null | undefined> {
  const stored = await load(table);
  return stored === null ? null : await outcomeOf(table, stored);
}
