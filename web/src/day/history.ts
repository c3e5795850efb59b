/** The days that were played on this device: the first table of a day and a form is the one that counts. */
import { dayBefore } from "./calendar";
import type { Bars, DayGame, Form } from "./forms";

const KEY = "babylon-days";

/** How a game came out. */
export interface Outcome {
  readonly points: number;
  /** The points of the other seat. */
  readonly rival: number;
  readonly won: boolean;
  /** What each round brought. */
  readonly gains: readonly number[];
}

/** The game of a day that counts, from the moment it is begun. */
export interface Try extends DayGame {
  readonly table: string;
  /** Null where someone has given up or thrown the table away. */
  readonly outcome?: Outcome | null;
  readonly bars?: Bars;
}

/** All of them, the newest day first. */
export function tries(): Try[] {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this page writes here
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "[]") as Try[];
    return kept.toSorted((one, other) => other.date.localeCompare(one.date) || other.form.localeCompare(one.form));
  } catch {
    // What a browser does not keep, or what is broken, counts as nothing.
    return [];
  }
}

export const tryOf = (date: string, form: Form): Try | null =>
  tries().find((one) => one.date === date && one.form === form) ?? null;

/** Writes a try down in the place of the former one of its day and form. */
export function keep(one: Try): void {
  const others = tries().filter(({ date, form }) => date !== one.date || form !== one.form);
  localStorage.setItem(KEY, JSON.stringify([one, ...others]));
}

/** The days on which a game was played to its end. */
const playedDays = (all: readonly Try[]): Set<string> =>
  new Set(all.flatMap(({ date, outcome }) => (outcome ? [date] : [])));

function daysUpTo(days: ReadonlySet<string>, last: string): number {
  let count = 0;
  for (let day = last; days.has(day); day = dayBefore(day)) count += 1;
  return count;
}

/** How many days in a row were played, up to today or, as long as today can still be played, to yesterday. */
export function streak(all: readonly Try[], today: string): number {
  const days = playedDays(all);
  return daysUpTo(days, days.has(today) ? today : dayBefore(today));
}

/** The longest row of days there was. */
export function longestStreak(all: readonly Try[]): number {
  const days = playedDays(all);
  return Math.max(0, ...[...days].map((day) => daysUpTo(days, day)));
}
