/** The game that counts, sent to the server's table of results. */
import * as api from "../api/client";
import type { DayResults } from "../api/table";
import { recordText } from "../referee/device/record-text";
import { stateFrom } from "../referee/device/state";
import { load } from "../referee/device/storage";
import type { Try } from "./history";

/** The record of a game that is over; null where its table was thrown away. */
export async function recordOf({ table }: Pick<Try, "table">): Promise<string | null> {
  const stored = await load(table);
  return stored === null ? null : recordText(stateFrom(table, stored.events), stored.deal);
}

/** The table of results once the server has replayed the game. */
export const entered = ({ date, form }: Try, name: string, record: string): Promise<DayResults> =>
  api.sendResult(date, form, { name, record });
