/** What each medal takes on a day: the bots play its deal once on this device, and the numbers are kept. */
import { think } from "../bots/thinker";
import { kernel } from "../kernel/loaded";
import type { Bars, DayGame } from "./forms";
import { barsOf } from "./ladder";

const KEY = "babylon-day-bars";
/** Of today and yesterday in both forms, and some more. */
const MOST_KEPT = 8;

type Kept = readonly (readonly [name: string, bars: Bars])[];

const asked = new Map<string, Promise<Bars>>();

function kept(): Kept {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this page writes here
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Kept;
  } catch {
    return [];
  }
}

async function found(name: string, game: DayGame): Promise<Bars> {
  const known = kept().find(([other]) => other === name);
  if (known !== undefined) return known[1];
  const bars = await barsOf(await kernel(), game, think);
  try {
    localStorage.setItem(KEY, JSON.stringify([[name, bars], ...kept()].slice(0, MOST_KEPT)));
  } catch {
    // A browser that keeps nothing lets them play again.
  }
  return bars;
}

/** Whoever asks meanwhile waits for the same games. */
export function barsFor(game: DayGame): Promise<Bars> {
  const name = `${game.key} ${game.form}`;
  const bars = asked.get(name) ?? found(name, game);
  asked.set(name, bars);
  return bars;
}
