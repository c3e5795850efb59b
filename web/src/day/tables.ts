/** Tables on this device with the deal of a day. */
import { bytesOf } from "../chance/keys";
import { newTableFrom } from "../referee/device/opening";
import type { DevicePlan } from "../referee/device/plan";
import { dayDeal, SEATS } from "./deal";
import { type DayGame, RIVALS } from "./forms";
import { keep, tryOf } from "./history";

/** What counts is played without hints, and nothing is taken back. */
const planOf = ({ form }: DayGame, name: string, free: boolean): DevicePlan => ({
  seats: [
    { flower: SEATS[0], name },
    { flower: SEATS[1], bot: RIVALS[form] },
  ],
  edition: { name: "revised" },
  first: "seat",
  undo: free,
  hints: free,
  standIn: RIVALS[form],
});

const newDayTable = (day: DayGame, name: string, free: boolean): Promise<string> =>
  newTableFrom(planOf(day, name, free), { ...dayDeal(bytesOf(day.key)), day }, []);

/** The table of the game that counts: the one that was begun, or a new one. */
export async function counted(day: DayGame, name: string): Promise<string> {
  const begun = tryOf(day.date, day.form);
  if (begun !== null) return begun.table;
  const table = await newDayTable(day, name, false);
  keep({ date: day.date, form: day.form, key: day.key, table });
  return table;
}

/** A table with the same deal that does not count. */
export const practice = ({ date, form, key }: DayGame, name: string): Promise<string> =>
  newDayTable({ date, form, key }, name, true);
