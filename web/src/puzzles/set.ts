/** The puzzles that come with the page, fetched when first asked for. A line for every game, with all its puzzles. */
import url from "../../../src/babylon/data/puzzles.jsonl?url";
import type { OwnTurn } from "./own-link";

/** What a puzzle is about, in the order of the choice; the miner sorts by these. */
export const THEMES = [
  "statue",
  "fountain",
  "bridge",
  "stairway",
  "belvedere",
  "change-symbol",
  "fill-blank",
  "storage",
  "denial",
  "patience",
  "levels",
  "double-pillars",
  "bearer",
  "last-round",
] as const;
export type Theme = (typeof THEMES)[number];

export interface Puzzle {
  /** Tells its game and its turn; the same for ever. */
  readonly id: number;
  /** The record of its game, up to the last puzzle in it. */
  readonly record: string;
  /** How many turns were played before it. */
  readonly turn: number;
  readonly solution: readonly string[];
  /** The best other turn, and by how many points of the margin it is worse; null: that has to be worked out here. */
  readonly rival: readonly string[];
  readonly margin: number | null;
  readonly error: number;
  /** How hard it is, before anybody here has tried. */
  readonly rating: number;
  readonly themes: readonly Theme[];
  /** The turn of one's own game that it was made of; it counts for nothing. */
  readonly own?: OwnTurn;
}

interface Line {
  readonly number: number;
  readonly record: string;
  readonly puzzles: readonly (Omit<Puzzle, "id" | "record" | "solution" | "rival"> & {
    readonly solution: string;
    readonly rival: string;
  })[];
}

/** No game has as many turns as that. */
export const TURNS = 100;

export function puzzlesIn(text: string): Puzzle[] {
  const lines = text.split("\n").filter((line) => line !== "");
  return lines.flatMap((line) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a file of this very page
    const { number, record, puzzles: found } = JSON.parse(line) as Line;
    return found.map((one) => ({
      ...one,
      id: TURNS * number + one.turn,
      record,
      solution: one.solution.split(" "),
      rival: one.rival.split(" "),
    }));
  });
}

let loading: Promise<readonly Puzzle[]> | null = null;

/** All puzzles; whoever could not be reached is asked again the next time. */
export async function puzzles(): Promise<readonly Puzzle[]> {
  loading ??= fetched().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return await loading;
}

async function fetched(): Promise<readonly Puzzle[]> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(answer.statusText);
  return puzzlesIn(await answer.text());
}
