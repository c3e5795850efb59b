/** The names of those who play. */
import type { Seat } from "../api/table";
import { withAside } from "./joins";
import { say } from "./words.svelte";

/** What the server calls those who are no longer people there, with a number if there are several. */
const NOBODY = /^—( \d+)?$/;

function ownName(seat: Seat): string {
  if (seat.name !== null && !NOBODY.test(seat.name)) return seat.name;
  return seat.bot === null ? say(`seat-${seat.flower}`) : say(`bot-name-${seat.bot}`);
}

/** A bot's name; of one that the server has yet to choose, just what it is. */
export const botName = (bot: string | null | undefined): string => say(bot ? `bot-name-${bot}` : "web-bot");

/** A name that stands beside its flower, which tells apart those who share it. */
export function nameByFlower(seats: readonly Seat[], index: number): string {
  const seat = seats[index];
  return seat === undefined ? seatName(seats, index) : ownName(seat);
}

export function seatName(seats: readonly Seat[], index: number | null): string {
  const seat = index === null ? undefined : seats[index];
  if (seat === undefined) return say("web-host");
  const name = ownName(seat);
  // Three apprentices at one table are told apart by their flowers.
  const shared = seats.filter((other) => ownName(other) === name).length > 1;
  return shared ? withAside(name, say(`seat-${seat.flower}`)) : name;
}
