/** A table as its log tells it. The rules of the game have no part in it. */
import type { Event, Seat, Table } from "../../api/table";
import { editionOf } from "./edition";

export type Turn = Extract<Event, { kind: "turn" }>;
type Created = Extract<Event, { kind: "created" }>;
type Dealt = Extract<Event, { kind: "dealt" }>;

export interface TableState {
  readonly head: Table;
  readonly dealt: Dealt | null;
  /** The turns that stand: what was taken back is not among them. */
  readonly turns: readonly Turn[];
}

export function stateFrom(id: string, events: readonly Event[]): TableState {
  const [first, ...rest] = events;
  if (first?.kind !== "created") throw new Error(`table ${id} has no beginning`);
  return rest.reduce(after, opened(id, first));
}

function opened(id: string, event: Created): TableState {
  const head: Table = {
    id,
    seq: event.seq,
    game_seq: 0,
    status: "lobby",
    created: event.at,
    rules: event.rules,
    settings: event.settings,
    edition: editionOf(event.settings.edition),
    seats: event.seats.map(({ flower, bot }, seat) => emptySeat(seat, flower, bot)),
    turn: null,
    undo: null,
    pause_wish: null,
    paused_until: null,
    practice: false,
    bots_on: event.bots_on,
    fair: { commitment: event.commitment, entropy: [], secret: null },
    result: null,
    rematch: null,
    tournament: null,
    sealed: false,
  };
  return { head, dealt: null, turns: [] };
}

const emptySeat = (seat: number, flower: Seat["flower"], bot: string | null): Seat => ({
  seat,
  flower,
  kind: bot === null ? "open" : "bot",
  name: null,
  program: null,
  bot,
  ready: bot !== null,
  taken_over: false,
  out: null,
  hinted: false,
  remaining: null,
  by_link: false,
});

/** The state once `event` has happened. */
export function after(state: TableState, event: Event): TableState {
  const changed = { ...state, ...changeOf(state, event) };
  const { head } = changed;
  const over = head.status === "over";
  const seat = changed.turns.length % head.seats.length;
  const since = MOVES_ON.has(event.kind) ? event.at : (head.turn?.since ?? event.at);
  return {
    ...changed,
    head: {
      ...head,
      seq: event.seq,
      game_seq: CHANGES_GAME.has(event.kind) ? event.seq : head.game_seq,
      turn: head.status === "playing" && !over ? { seat, since, deadline: null } : null,
    },
  };
}

const MOVES_ON: ReadonlySet<Event["kind"]> = new Set(["dealt", "turn", "undone"]);
const CHANGES_GAME: ReadonlySet<Event["kind"]> = new Set(["dealt", "turn", "undone", "seat-out", "over"]);

function changeOf(state: TableState, event: Event): Partial<TableState> {
  const { head, turns } = state;
  switch (event.kind) {
    case "seat-claimed":
      return withSeat(head, event.seat, { kind: "human", name: event.name, ready: true });
    case "dealt":
      return { dealt: event, head: { ...head, status: "playing", seats: fromFirst(head.seats, event.first) } };
    case "turn":
      return { turns: [...turns, event] };
    case "undone":
      return {
        turns: turns.slice(0, turns.length - event.turns),
        head: { ...head, practice: head.practice || event.practice },
      };
    case "hinted":
      return withSeat(head, event.seat, { hinted: true });
    case "seat-out":
      return withSeat(head, event.seat, { out: event.reason });
    case "taken-over":
      return withSeat(head, event.seat, { bot: event.bot, taken_over: true });
    case "over":
      return { head: { ...head, status: "over", result: event.result } };
    case "rematch":
      return { head: { ...head, rematch: event.table } };
    case "created":
    case "undo-proposed":
      return {};
    // What else there is happens at tables of servers.
    case "chat":
    case "closed":
    case "handed-back":
    case "links-renewed":
    case "opened":
    case "pause-agreed":
    case "pause-proposed":
    case "pause-refused":
    case "paused":
    case "rated":
    case "resumed":
    case "seat-away":
    case "seat-bot":
    case "seat-flower":
    case "seat-left":
    case "seat-ready":
    case "seat-recovered":
    case "seat-removed":
    case "seat-renamed":
    case "settings":
    case "undo-agreed":
    case "undo-refused":
      return {};
  }
}

/** Seats are numbered anew from the one that begins. */
function fromFirst(seats: readonly Seat[], first: number): Seat[] {
  return [...seats.slice(first), ...seats.slice(0, first)].map((seat, number) => ({ ...seat, seat: number }));
}

function withSeat(head: Table, number: number, change: Partial<Seat>): Partial<TableState> {
  return { head: { ...head, seats: head.seats.map((seat) => (seat.seat === number ? { ...seat, ...change } : seat)) } };
}
