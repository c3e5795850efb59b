/** Days and hours as each language writes them. */
import { language } from "./words.svelte";

const MS = 1000;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "2 days", "5 hours", "12 minutes": how long something takes, in the largest unit of which there are two. */
export function spanWords(seconds: number): string {
  const [unit, size] =
    seconds >= 2 * DAY
      ? (["day", DAY] as const)
      : seconds >= 2 * HOUR
        ? (["hour", HOUR] as const)
        : (["minute", MINUTE] as const);
  const count = Math.max(0, Math.floor(seconds / size));
  return new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "long" }).format(count);
}

/** "18 Nov 2026, 9:41": when something was, in seconds since 1970. */
export const dateWords = (seconds: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(seconds * MS);
