/** The games of this browser's owner, wherever they are kept, as one list. */
import type { Progress, Seat, ServerGame, TableLine } from "../api/table";
import type { DeviceLine } from "../referee/device/storage";
import type { Look } from "../store/looked.svelte";

export interface MyGame {
  readonly where: "device" | "server";
  readonly table: TableLine;
  /** The rules that it began with; null: its log says. */
  readonly rules: string | null;
  /** The seats that are played from here. */
  readonly mine: readonly number[];
  readonly progress: Progress | null;
}

const humans = (seats: readonly Seat[]): number[] =>
  seats.filter(({ kind }) => kind === "human").map(({ seat }) => seat);

/** A table on this device: whoever sits there is at this screen. */
export const gameHere = (line: DeviceLine): MyGame => ({
  where: "device",
  table: line,
  rules: null,
  mine: humans(line.seats),
  progress: line.progress ?? null,
});

export const gameThere = ({ table, rules, seats, progress }: ServerGame): MyGame => ({
  where: "server",
  table,
  rules,
  mine: seats,
  progress,
});

export const isOver = ({ table }: MyGame): boolean => table.status === "over";

/** Whether the owner is the one to play. */
export function isMyTurn({ mine, table, progress }: MyGame): boolean {
  const seat = progress?.turn?.seat;
  return table.status === "playing" && seat !== undefined && mine.includes(seat) && table.seats[seat]?.bot === null;
}

/** Whether a list has it: a game that was hidden is there again once its owner is to play, so that no clock runs out unseen. */
export const isListed = (game: MyGame, hidden: boolean): boolean => !hidden || isMyTurn(game);

/** Tables of a list, those where somebody is to play before the others. */
export function turnsFirst(lines: readonly TableLine[], waiting: readonly string[]): TableLine[] {
  const rank = ({ id }: TableLine): number => (waiting.includes(id) ? waiting.indexOf(id) : waiting.length);
  return lines.toSorted((one, other) => rank(one) - rank(other));
}

/** When it was last played, in seconds since 1970. */
export const playedAt = ({ table, progress }: MyGame): number => progress?.since ?? table.created;

/** Until when a turn has to be played, in seconds since 1970; null where nobody is hurried. */
export const deadlineOf = ({ progress }: MyGame): number | null => progress?.turn?.deadline ?? null;

/**
 * The owner's turns first, the most urgent before the others; then what others are to play or join, then what is over;
 * the latest first in each.
 */
export const sorted = (games: readonly MyGame[]): MyGame[] =>
  games.toSorted(
    (one, other) => place(one) - place(other) || urgency(one) - urgency(other) || playedAt(other) - playedAt(one),
  );

/** A number that is the smaller, the sooner the owner has to play. */
const urgency = (game: MyGame): number => (isMyTurn(game) ? (deadlineOf(game) ?? Number.MAX_VALUE) : 0);

/** What has happened since the owner last saw a table: turns, and points by seat. */
export interface News {
  readonly turns: number;
  readonly points: readonly number[];
}

/** The news of a game; null where there are none, or nothing was seen of it here. */
export function newsOf({ progress }: MyGame, look: Look | null): News | null {
  const turns = (progress?.turns ?? 0) - (look?.turns ?? 0);
  const points = progress?.points ?? null;
  if (look === null || turns <= 0 || points === null) return null;
  return { turns, points: points.map((now, seat) => now - (look.points[seat] ?? 0)) };
}

function place(game: MyGame): number {
  if (isOver(game)) return 2;
  return isMyTurn(game) ? 0 : 1;
}

/** The games in whose words all words of a search are found. */
export function found(games: readonly MyGame[], search: string, words: (game: MyGame) => string): MyGame[] {
  const wanted = folded(search).split(/\s+/).filter(Boolean);
  return games.filter((game) => {
    const text = folded(words(game));
    return wanted.every((word) => text.includes(word));
  });
}

/** Letters without their marks and their size: "Zoë" is found as "zoe". */
const folded = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
