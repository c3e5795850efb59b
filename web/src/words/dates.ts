/** Days and hours as each language writes them. */
import { language } from "./words.svelte";

const MS = 1000;

/** "18 Nov 2026, 9:41": when something was, in seconds since 1970. */
export const dateWords = (seconds: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(seconds * MS);
