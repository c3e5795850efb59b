/** Events of a table in words. */
import type { Event, Seat } from "../api/table";
import type { ToldTurn } from "../kernel/answers/turns";
import { dateWords } from "./dates";
import { gainWords } from "./gains";
import { together } from "./joins";
import { didWords } from "./moves";
import { botName, seatName } from "./seats";
import { say } from "./words.svelte";

/** The seats as they were numbered at event `seq`: the deal numbers them anew, from the one that begins. */
export function seatsAt(seats: readonly Seat[], events: readonly Event[], seq: number): readonly Seat[] {
  const dealt = events.find((event) => event.kind === "dealt");
  if (dealt?.kind !== "dealt" || seq >= dealt.seq) return seats;
  const drawn = seats.length - dealt.first;
  return [...seats.slice(drawn), ...seats.slice(0, drawn)];
}

/** Headline first, then one line for each further move; nothing for what need not be told. `told`: what a turn brought. */
export function eventWords(event: Event, seats: readonly Seat[], told: ToldTurn | null = null): string[] {
  switch (event.kind) {
    case "turn": {
      const name = seatName(seats, event.seat);
      const moves = event.moves.map((token) => didWords(token, name, event.discarded, told?.singles ?? null));
      const points = told === null ? [] : gainWords(told.gain);
      const token = event.token === null ? [] : [say("web-log-token", { token: say(`token-${event.token}`) })];
      const hurried = event.hurried ? [say("web-log-hurried", { name })] : [];
      return [...moves, ...points, ...token, ...hurried];
    }
    case "seat-claimed":
      return [say("web-log-claimed", { name: event.name })];
    case "seat-removed":
      return [say("web-log-seat-removed", { name: event.name })];
    case "undone":
      return [
        // A game that came from another device as practice says so without any turn.
        ...(event.turns > 0 ? [say("web-log-undone", { count: event.turns })] : []),
        ...(event.practice ? [say("web-log-practice")] : []),
      ];
    case "undo-proposed":
      return proposalWords(event, seats);
    case "undo-refused":
      return [
        say(event.withdrawn ? "web-log-undo-withdrawn" : "web-log-undo-refused", { name: seatName(seats, event.seat) }),
      ];
    case "pause-proposed":
      return [say("web-log-pause-proposed", { name: seatName(seats, event.seat), count: event.days })];
    case "pause-refused":
      return [
        say(event.withdrawn ? "web-log-pause-withdrawn" : "web-log-pause-refused", {
          name: seatName(seats, event.seat),
        }),
      ];
    case "paused":
      return [say("web-log-paused", { date: dateWords(event.until) })];
    case "seat-away":
      return [awayWords(seatName(seats, event.seat), event.until)];
    case "taken-over": {
      const { reason } = event;
      return [say("web-log-taken-over", { name: seatName(seats, event.seat), bot: botName(event.bot), reason })];
    }
    case "dealt":
    case "over":
    case "closed":
    case "links-renewed":
    case "opened":
    case "rated":
    case "rematch":
      return [say(`web-log-${event.kind}`)];
    case "seat-out":
      return [say("web-log-out", { name: seatName(seats, event.seat), reason: event.reason })];
    case "handed-back":
    case "undo-agreed":
    case "pause-agreed":
    case "resumed":
    case "hinted":
    case "seat-left":
      return [say(`web-log-${event.kind}`, { name: seatName(seats, event.seat) })];
    case "chat":
    case "created":
    case "settings":
    case "seat-bot":
    case "seat-ready":
    case "seat-flower":
    case "seat-recovered":
    case "seat-renamed":
      return [];
  }
}

const awayWords = (name: string, until: number | null): string =>
  until === null ? say("web-log-back", { name }) : say("web-log-away", { name, date: dateWords(until) });

/** Nothing when there was nobody to ask: then the undo itself follows. */
function proposalWords(event: Extract<Event, { kind: "undo-proposed" }>, seats: readonly Seat[]): string[] {
  const others = seats.filter((seat) => seat.kind === "human" && seat.seat !== event.seat);
  const asked = event.asked ?? others.map((seat) => seat.seat);
  if (asked.length === 0) return [];
  const names = together(asked.map((seat) => seatName(seats, seat)));
  return [say("web-log-undo-proposed", { name: seatName(seats, event.seat), names, count: event.turns })];
}
