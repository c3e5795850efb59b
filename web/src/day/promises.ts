/** What a server promised of days to come: noted here, so that it can choose no deal after it has seen something. */
import type { ServerDays } from "../api/table";
import { bytesOf } from "../chance/keys";
import { commitmentOf } from "./keys";

const KEY = "babylon-day-promises";
/** Days of which a promise is remembered. */
const MOST = 30;

type Promises = Readonly<Record<string, string>>;

function noted(): Promises {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this page writes here
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") as Promises | null) ?? {};
  } catch {
    return {};
  }
}

/** Notes what is promised of each day, as it was heard first. */
export function notePromises(coming: ServerDays["coming"]): void {
  const heard = Object.fromEntries(coming.map(({ date, commitment }) => [date, commitment]));
  const all = Object.entries({ ...heard, ...noted() }).toSorted(([one], [other]) => one.localeCompare(other));
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all.slice(-MOST))));
  } catch {
    // A browser that keeps nothing holds nobody to a promise.
  }
}

/** Whether a day's key is the promised one; null where no promise was noted before. */
export function isAsPromised(date: string, key: string): boolean | null {
  const promise = noted()[date];
  return promise === undefined ? null : commitmentOf(date, bytesOf(key)) === promise;
}
