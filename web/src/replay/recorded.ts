/** A game that was played, as a table that can be looked at from any moment: nothing can be changed there. */
import type { Event, Hello, PublicRecord, Seat, Table } from "../api/table";
import { KNOWN_BOTS } from "../bots/known";
import type { PlayedRecord, RecordedTurn } from "../record/played";
import { editionOf } from "../referee/device/edition";
import { refused } from "../referee/device/refusals";
import type { Line, Listener, Referee } from "../referee/referee";
import { type Moment, turnsUpTo } from "./moments";

/** The turns as a table's record tells them. */
export const turnsOf = ({ turns }: PlayedRecord): PublicRecord["turns"] =>
  turns.map(({ moves, tile, token }) => [moves.join(" "), tile, token]);

export class RecordedTable implements Referee {
  readonly seating = null;
  readonly company = null;
  readonly turns: PublicRecord["turns"];
  #listener: Listener | null = null;
  /** The moves that are shown in place of those of the turn under way. */
  #instead: readonly string[] | null = null;

  constructor(
    readonly id: string,
    readonly game: PlayedRecord,
    readonly names: readonly string[],
    public moment: Moment,
  ) {
    this.turns = turnsOf(game);
  }

  listen(_: number, listener: Listener): Line {
    this.#listener = listener;
    listener.connection("online");
    this.show(this.moment);
    return { close: () => (this.#listener = null) };
  }

  /** The turns up to now, for the log. */
  get events(): Event[] {
    return this.game.turns.slice(0, this.moment.turn).map(eventOf);
  }

  /** Shows the game as it was at a moment; or as it would have been, had the next turn been this one. */
  show(moment: Moment, instead: readonly string[] | null = null): void {
    this.moment = moment;
    this.#instead = instead;
    this.#listener?.message(this.greeting());
  }

  /** What whoever comes at this moment is told. */
  greeting(): Hello {
    const { deal, turns, end } = this.game;
    // Whoever plays has their garden in front.
    const before = this.moment.move === 0 && this.#instead === null;
    const seat = turns[before ? this.moment.turn - 1 : this.moment.turn]?.seat ?? 0;
    return {
      kind: "hello",
      seq: this.turns.length,
      you: { guest: false, host: false, seats: [seat], watcher: true, removed: false },
      present: { seats: [], watchers: 0, paused: null },
      now: Date.now() / 1000,
      wire: 2,
      page: null,
      table: { ...headOf(this.id, deal, seatsOf(deal, this.names)), rules: end.kernel.layout.RULES },
      record: { deal, turns: turnsUpTo(this.#shown(), this.moment) },
      digest: null,
    };
  }

  #shown(): PublicRecord["turns"] {
    if (this.#instead === null) return this.turns;
    return this.turns.with(this.moment.turn, [this.#instead.join(" "), null, null]);
  }

  readonly #closed = (): never => {
    throw refused("wrong-status");
  };
  readonly commit = this.#closed;
  readonly hint = this.#closed;
  readonly proposeUndo = this.#closed;
  readonly resign = this.#closed;
  readonly rematch = this.#closed;
  readonly record = this.#closed;
}

export const eventOf = ({ seat, moves, discarded, stack, tile, token }: RecordedTurn, index: number): Event => ({
  kind: "turn",
  seq: index + 1,
  at: 0,
  seat,
  moves,
  discarded,
  bot: null,
  revealed: { stack, tile },
  token,
  remaining: null,
});

/** Who played; a bot is written by its own name. */
export const seatsOf = ({ seats }: PublicRecord["deal"], names: readonly string[]): Seat[] =>
  seats.map((flower, seat) => {
    const name = names[seat] ?? "";
    const bot = KNOWN_BOTS.find((one) => one === name) ?? null;
    return {
      seat,
      flower,
      kind: bot === null ? "human" : "bot",
      name: bot === null && name !== "" ? name : null,
      program: null,
      bot,
      ready: true,
      taken_over: false,
      out: null,
      hinted: false,
      remaining: null,
      by_link: false,
    };
  });

/** The table is never over here: whoever looks at the last moment has not come for the end again. */
export function headOf(id: string, { edition, tiles }: PublicRecord["deal"], seats: readonly Seat[]): Table {
  const choice = { ...edition };
  return {
    id,
    seq: 0,
    game_seq: 0,
    status: "playing",
    created: 0,
    rules: "",
    settings: {
      players: seats.length,
      edition: choice,
      tiles: typeof tiles === "string" ? tiles : "",
      clock: { kind: "none" },
      access: "private",
      undo: false,
      hints: false,
      chat: "off",
      patience: 0,
      on_timeout: "bot",
      rated: false,
    },
    edition: editionOf(choice),
    seats,
    turn: null,
    undo: null,
    pause_wish: null,
    paused_until: null,
    practice: false,
    bots_on: "server",
    fair: { commitment: "", entropy: [], secret: null },
    result: null,
    rematch: null,
    tournament: null,
    sealed: false,
  };
}
