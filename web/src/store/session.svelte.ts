/** One table as this browser sees it: socket in, state out. */
import { openLine, type Connection, type Line } from "../api/socket";
import type { Event, Message, Presence, Table, You } from "../api/table";
import { DraftStore } from "./draft.svelte";

const NOBODY: You = { guest: false, host: false, seats: [], watcher: false };

interface Waiting {
  readonly seq: number;
  readonly arrived: () => void;
}

export class Session {
  table: Table | null = $state.raw(null);
  you: You = $state.raw(NOBODY);
  present: Presence = $state.raw({ seats: [], watchers: 0 });
  events: readonly Event[] = $state.raw([]);
  connection: Connection = $state("connecting");
  missing = $state(false);
  draft: DraftStore | null = $state.raw(null);
  /** Server's clock minus ours, in seconds. */
  skew = 0;
  #line: Line | null = null;
  #drafted = -1;
  #waiting: readonly Waiting[] = [];

  constructor(readonly id: string) {}

  /** The seat to be played in this browser now, or null. */
  readonly active: number | null = $derived.by(() => {
    const seat = this.table?.turn?.seat;
    const free = seat !== undefined && this.you.seats.includes(seat) && this.table?.seats[seat]?.taken_over !== true;
    return free && this.table?.status === "playing" ? seat : null;
  });

  /** The seat whose garden lies in front. */
  readonly front: number = $derived(this.active ?? this.you.seats[0] ?? 0);

  /** Opens the socket, which brings all there is to know; once more after we have become somebody else here. */
  open(): void {
    this.close();
    this.missing = false;
    this.#line = openLine(this.id, this.events.at(-1)?.seq ?? 0, {
      message: (message) => this.#receive(message),
      connection: (state) => {
        this.connection = state;
      },
      missing: () => {
        this.missing = true;
      },
    });
  }

  close(): void {
    this.#line?.close();
  }

  /** Waits until the socket has brought the table as it is after event `seq`. */
  async reached(seq: number): Promise<void> {
    if (this.table !== null && this.table.seq >= seq) return;
    await new Promise<void>((arrived) => {
      this.#waiting = [...this.#waiting, { seq, arrived }];
    });
  }

  #receive(message: Message): void {
    switch (message.kind) {
      case "hello":
        this.you = message.you;
        this.present = message.present;
        this.skew = message.now - Date.now() / 1000;
        break;
      case "you":
        this.you = message.you;
        break;
      case "event":
        if (message.event.seq > (this.events.at(-1)?.seq ?? 0)) this.events = [...this.events, message.event];
        break;
      case "state":
        this.#update(message.table);
        break;
      case "presence":
        this.present = message.present;
        break;
      case "ping":
      case "resync":
      case "bye":
        break;
    }
  }

  #update(table: Table): void {
    if (this.table !== null && table.seq < this.table.seq) return;
    this.table = table;
    this.#plan(table);
    for (const { seq, arrived } of this.#waiting) if (seq <= table.seq) arrived();
    this.#waiting = this.#waiting.filter(({ seq }) => seq > table.seq);
  }

  /** A new draft whenever the game has moved on and it is our turn. */
  #plan(table: Table): void {
    const seat = this.active;
    if (seat === null) {
      this.draft = null;
      this.#drafted = -1;
      return;
    }
    if (this.draft?.seat === seat && this.#drafted === table.game_seq) return;
    this.#drafted = table.game_seq;
    this.draft = new DraftStore(this.id, seat, () => this.table?.game_seq ?? 0);
    void this.draft.refresh();
  }
}
