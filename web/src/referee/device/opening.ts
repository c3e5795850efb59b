/** New tables on this device: dealt and stored before anyone opens them. */
import type { Event, TableLine } from "../../api/table";
import type { Deal, OwnTiles } from "./deal";
import { beginning, begun, type DevicePlan, type News } from "./plan";
import { drawn, newId } from "./randomness";
import { stateFrom, type TableState } from "./state";
import * as storage from "./storage";

export const PREFIX = "device-";
const DAY = "day-";

/** Whether a table of that id is on this device. */
export const isHere = (id: string): boolean => id.startsWith(PREFIX);

/** Whether a table of that id has the deal of a day. */
export const isOfDay = (id: string): boolean => id.startsWith(PREFIX + DAY);

export const numbered = (news: News, seq: number): Event => ({ ...news, seq, at: Date.now() / 1000 });

/** A table in a list. */
export const lineOf = ({ head: { id, status, created, settings, seats, practice } }: TableState): TableLine => ({
  id,
  status,
  created,
  settings,
  seats,
  practice,
});

/** Deals a new table, with these tiles or those of the box, and stores it; its id. */
export async function newTable(plan: DevicePlan, tiles?: OwnTiles): Promise<string> {
  const { deal, news } = beginning(plan, drawn, tiles);
  return stored(deal, news);
}

/** Stores a new table whose deal and first turns are known; its id, which says of a day's table what it is. */
export const newTableFrom = (plan: DevicePlan, deal: Deal, turns: readonly News[]): Promise<string> =>
  stored(deal, [...begun(plan, deal, 0), ...turns]);

async function stored(deal: Deal, news: readonly News[]): Promise<string> {
  const day = deal.day === undefined ? "" : `${DAY}${deal.day.form}-${deal.day.date}-`;
  const id = PREFIX + day + newId();
  const events = news.map((one, index) => numbered(one, index + 1));
  await storage.create(lineOf(stateFrom(id, events)), deal, events);
  return id;
}
