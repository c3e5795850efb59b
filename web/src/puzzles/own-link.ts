/** The address of a turn of one's own game as a puzzle: it holds the game, the moment and the better turn. */
import { spell } from "../control/notation";
import { packed, unpacked } from "../replay/link";
import { linkWith } from "../site/routes";

/** So many whole turns into a game, a turn better than the one that was played. */
export interface OwnTurn {
  readonly record: string;
  readonly turn: number;
  readonly better: readonly string[];
}

export async function ownLink({ record, turn, better }: OwnTurn): Promise<string> {
  const about = new URLSearchParams({ turn: `${turn}`, better: better.join(" ") });
  return linkWith("/puzzles", `${await packed(record)}&${about.toString()}`);
}

/** What such an address keeps; null for any other. */
export async function ownTurnIn(kept: string): Promise<OwnTurn | null> {
  const [letters = "", ...rest] = kept.split("&");
  const about = new URLSearchParams(rest.join("&"));
  const [turn, better] = [about.get("turn"), about.get("better")];
  if (turn === null || better === null || !/^\d{1,3}$/.test(turn)) return null;
  const record = await unpacked(letters);
  return record === null ? null : { record, turn: Number(turn), better: better.split(" ") };
}

/** Whether a turn digs, builds and ends; a removal of the setup is no puzzle. */
export const canBeSolved = (better: readonly string[]): boolean => spell(better.at(-1) ?? "")?.kind === "end";

/** Where the game is replayed at that moment. */
export const replayLink = async ({ record, turn }: OwnTurn): Promise<string> =>
  linkWith("/r", `${await packed(record)}&turn=${turn}`);
