/** A result as text that tells nothing of the tiles. */
import { hrefOf } from "../site/routes";
import { beside } from "../words/joins";
import { say } from "../words/words.svelte";
import { dateWords } from "./calendar";
import type { Bars, Medal } from "./forms";
import { medalFor } from "./forms";
import type { Outcome, Try } from "./history";

const SIGNS: Readonly<Record<Medal, string>> = { bronze: "🥉", silver: "🥈", gold: "🥇", lapis: "🔷" };
const HEIGHTS = "▁▂▃▄▅▆▇█";

/** The rounds as a row of bars: how much each has brought, but not by what. */
export function barsText(gains: readonly number[]): string {
  const most = Math.max(1, ...gains);
  return gains.map((gain) => HEIGHTS.charAt(Math.round((Math.max(0, gain) / most) * (HEIGHTS.length - 1)))).join("");
}

export const medalWords = (medal: Medal | null): string =>
  medal === null ? say("day-no-medal") : say(`day-medal-${medal}`);

/** "97 points · gold", or of a duel "won 97 : 81 · gold". */
export const resultWords = ({ form, outcome, bars }: Finished): string =>
  beside([
    form === "solo"
      ? say("points", { count: outcome.points })
      : say(outcome.won ? "day-won" : "day-lost", { mine: outcome.points, theirs: outcome.rival }),
    medalWords(medalFor(outcome.points, bars)),
  ]);

export interface Finished extends Try {
  readonly outcome: Outcome;
  readonly bars: Bars;
}

export const isFinished = (one: Try): one is Finished => one.outcome != null && one.bars !== undefined;

/** The text to share; `days` is the streak. */
export function shareText(one: Finished, days: number, address: string = location.href): string {
  const medal = medalFor(one.outcome.points, one.bars);
  const sign = medal === null ? "" : `${SIGNS[medal]} `;
  return [
    beside(["Babylon", dateWords(one.date), say(`day-form-${one.form}`)]),
    sign + resultWords(one),
    barsText(one.outcome.gains),
    ...(days > 1 ? [say("day-streak", { count: days })] : []),
    new URL(hrefOf("/day"), address).href,
  ].join("\n");
}
