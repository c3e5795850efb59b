/** Numbers of standings as they are written. */
import { language } from "../words/words.svelte";

export const signed = (value: number): string =>
  value.toLocaleString(language(), { signDisplay: "exceptZero", maximumFractionDigits: 1 });

export const hundredths = (value: number): string =>
  value.toLocaleString(language(), { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const percent = (share: number): string =>
  share.toLocaleString(language(), { style: "percent", maximumFractionDigits: 0 });
