/** Where the keys of days come from: a server tells its own once their day has begun; elsewhere they follow from the date. */
import * as api from "../api/client";
import { hexOf } from "../chance/keys";
import { home } from "../site/home";
import { dayBefore, today } from "./calendar";
import { dayKey } from "./keys";
import { notePromises } from "./promises";

/** Today, and the keys of today and yesterday by their dates. */
export interface Days {
  readonly date: string;
  readonly keys: Readonly<Record<string, string>>;
}

const KEY = "babylon-day-keys";

/** The days by the date alone. */
function plainDays(date: string): Days {
  const keyOf = (day: string): [string, string] => [day, hexOf(dayKey(day))];
  return { date, keys: Object.fromEntries([date, dayBefore(date)].map(keyOf)) };
}

/** The days that this browser plays now: the server's, or while it is away those that it has told of. */
export async function daysNow(): Promise<Days> {
  const date = today();
  if (!home.hasServer) return plainDays(date);
  try {
    const { date: theirs, known, coming } = await api.days();
    notePromises(coming);
    const days = { date: theirs, keys: Object.fromEntries(known.map(({ date: day, key }) => [day, key])) };
    keep(days);
    return days;
  } catch {
    const plain = plainDays(date);
    return { date, keys: { ...plain.keys, ...keptKeys() } };
  }
}

function keep({ keys }: Days): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(keys));
  } catch {
    // A browser that keeps nothing asks again.
  }
}

function keptKeys(): Days["keys"] {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this page writes here
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Days["keys"];
  } catch {
    return {};
  }
}
