/** Events of a table in words. */
import type { Event, Seat } from "../api/table";
import { withAside } from "./joins";
import { didWords } from "./moves";
import { say } from "./words.svelte";

function ownName(seat: Seat): string {
  if (seat.name !== null) return seat.name;
  return seat.bot === null ? say(`seat-${seat.flower}`) : say(`bot-name-${seat.bot}`);
}

export function seatName(seats: readonly Seat[], index: number | null): string {
  const seat = index === null ? undefined : seats[index];
  if (seat === undefined) return say("web-host");
  const name = ownName(seat);
  // Three apprentices at one table are told apart by their flowers.
  const shared = seats.filter((other) => ownName(other) === name).length > 1;
  return shared ? withAside(name, say(`seat-${seat.flower}`)) : name;
}

/** The seats as they were numbered at event `seq`: the deal numbers them anew, from the one that begins. */
export function seatsAt(seats: readonly Seat[], events: readonly Event[], seq: number): readonly Seat[] {
  const dealt = events.find((event) => event.kind === "dealt");
  if (dealt?.kind !== "dealt" || seq >= dealt.seq) return seats;
  const drawn = seats.length - dealt.first;
  return [...seats.slice(drawn), ...seats.slice(0, drawn)];
}

/** Headline first, then one line for each further move; nothing for what need not be told. */
export function eventWords(event: Event, seats: readonly Seat[]): string[] {
  switch (event.kind) {
    case "turn": {
      const name = seatName(seats, event.seat);
      const moves = event.moves.map((token) => didWords(token, name, event.discarded));
      const token = event.token === null ? [] : [say("web-log-token", { token: say(`token-${event.token}`) })];
      return [...moves, ...token];
    }
    case "seat-claimed":
      return [say("web-log-claimed", { name: event.name })];
    case "undone":
      return [say("web-log-undone", { count: event.turns })];
    case "dealt":
    case "over":
    case "closed":
    case "rematch":
      return [say(`web-log-${event.kind}`)];
    case "seat-out":
      return [say("web-log-out", { name: seatName(seats, event.seat), reason: event.reason })];
    case "taken-over":
    case "handed-back":
    case "undo-proposed":
    case "undo-refused":
    case "seat-left":
      return [say(`web-log-${event.kind}`, { name: seatName(seats, event.seat) })];
    case "chat":
    case "created":
    case "settings":
    case "seat-bot":
    case "seat-ready":
    case "seat-flower":
    case "seat-recovered":
    case "undo-agreed":
      return [];
  }
}
