/** Days in universal time, so that everybody has the same one at the same moment. */
import { language } from "../words/words.svelte";

const DAY_MS = 86_400_000;
const DATE = 10;

/** A moment's day, such as 2026-11-18. */
export const dateAt = (moment: number): string => new Date(moment).toISOString().slice(0, DATE);

export const today = (): string => dateAt(Date.now());

export const dayBefore = (date: string): string => dateAt(Date.parse(date) - DAY_MS);

/** When the day after this one begins. */
export const endOf = (date: string): number => Date.parse(date) + DAY_MS;

/** "18 November 2026" */
export const dateWords = (date: string): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: "long", timeZone: "UTC" }).format(Date.parse(date));

/** A moment on the clock of this device: "1:00 am" */
export const timeWords = (moment: number): string =>
  new Intl.DateTimeFormat(language(), { timeStyle: "short" }).format(moment);
