/** The strength, `level-1` to `level-8` for programs, about as good as whoever plays here: it follows the results of this device. */
import type { Result } from "../api/table";

/** Chosen instead of a strength: the one that suits. */
export const MINE = "mine";
export const LOWEST = 1;
export const HIGHEST = 8;
/** Two results in a row make a whole step, so one lucky game does not. */
const STEP = 0.5;
const KEY = "babylon-level";
const REMEMBERED = 50;

export interface Mine {
  /** Between two strengths, whenever the last result was not yet confirmed. */
  readonly level: number;
  /** The newest tables that have counted. */
  readonly counted: readonly string[];
}

export const BEGINNER: Mine = { level: LOWEST, counted: [] };

/** What is known after a game against strengths: those who beat them meet stronger ones. */
export function after(mine: Mine, table: string, won: boolean): Mine {
  if (mine.counted.includes(table)) return mine;
  const level = Math.min(HIGHEST, Math.max(LOWEST, mine.level + (won ? STEP : -STEP)));
  return { level, counted: [...mine.counted, table].slice(-REMEMBERED) };
}

/** The name of the strength to play against. */
export const nameOf = (mine: Mine): string => `level-${Math.floor(mine.level)}`;
export const numberOf = (name: string): number => Number(/^level-(\d)$/.exec(name)?.[1] ?? 0);

interface Seat {
  readonly seat: number;
  readonly bot: string | null;
  readonly taken_over: boolean;
}

/** Whether the one person at a table came in ahead of such bots; null when that tells nothing. */
export function beatLevels(seats: readonly Seat[], own: readonly number[], result: Result): boolean | null {
  const levels = seats.filter(({ bot, taken_over }) => !taken_over && numberOf(bot ?? "") > 0);
  const people = seats.filter(({ bot, taken_over }) => bot === null || taken_over);
  const [me] = own;
  if (me === undefined || own.length > 1 || people.length > 1 || levels.length === 0) return null;
  return result.winners.includes(me);
}

export function kept(): Mine {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked below
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Mine> | null;
    const { level, counted } = found ?? BEGINNER;
    const isLevel = typeof level === "number" && level >= LOWEST && level <= HIGHEST;
    return isLevel && Array.isArray(counted) ? { level, counted } : BEGINNER;
  } catch {
    return BEGINNER;
  }
}

export function keep(mine: Mine): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(mine));
  } catch {
    // A browser that stores nothing plays at the first strength.
  }
}
