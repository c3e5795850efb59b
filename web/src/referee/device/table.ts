/** A table on this device while a page has it open: decisions one after another, each stored before it is told. */
import type { Event, Presence, You } from "../../api/table";
import type { Kernel } from "../../kernel/instance";
import { kernelFor } from "../../kernel/loaded";
import type { Position } from "../../kernel/position";
import type { Listener } from "../referee";
import { changeOf } from "./change";
import type { Deal } from "./deal";
import { editionOf } from "./edition";
import { positionOf } from "./judge";
import { lineOf, numbered } from "./opening";
import { otherPages } from "./other-pages";
import type { News } from "./plan";
import { progressOf } from "./progress";
import { publicRecord } from "./record";
import { refused } from "./refusals";
import { after, stateFrom, type TableState } from "./state";
import * as storage from "./storage";

/** What a decision writes into the log, and the position it leads to where that is known. */
export interface Decision {
  readonly news: readonly News[];
  readonly position?: Position;
}

export type Audience = Pick<Listener, "message" | "missing">;

export class DeviceTable {
  state: TableState;
  position: Position;
  #events: readonly Event[];
  #queue: Promise<unknown> = Promise.resolve();
  readonly #others = otherPages();

  private constructor(
    readonly id: string,
    readonly kernel: Kernel,
    stored: storage.StoredTable,
    private readonly listener: Audience,
  ) {
    this.#events = stored.events;
    this.deal = stored.deal;
    this.state = this.#told(stored.events);
    this.position = positionOf(kernel, this.state, stored.deal);
    // Another page of this browser may have the same table open.
    this.#others.addEventListener("message", ({ data }) => data === id && void this.#queued(() => this.#reread()));
  }

  readonly deal: Deal;

  /** The table of that id, if it is on this device. */
  static async open(id: string, listener: Audience): Promise<DeviceTable | null> {
    const stored = await storage.load(id);
    if (stored === null) return null;
    const { rules } = stateFrom(id, stored.events).head;
    return new DeviceTable(id, await kernelFor(rules), stored, listener);
  }

  /** The table as its log tells it, by the books of its rules. */
  #told(events: readonly Event[]): TableState {
    const state = stateFrom(this.id, events);
    const { past } = this.kernel;
    if (past === null) return state;
    const edition = editionOf(state.head.settings.edition, past.described.EDITIONS);
    return { ...state, head: { ...state.head, edition } };
  }

  close(): void {
    this.#others.close();
  }

  /** Everything there is to know, and the events after `seq`. */
  greet(seq: number): void {
    const { head } = this.state;
    const seats = head.seats.filter((seat) => seat.kind === "human").map((seat) => seat.seat);
    const you: You = { guest: false, host: true, seats, watcher: false, removed: false };
    const present: Presence = { seats, watchers: 0, paused: null };
    const record = publicRecord(this.state, this.deal);
    const digest = this.position.digest();
    const now = Date.now() / 1000;
    this.listener.message({
      kind: "hello",
      seq: head.seq,
      you,
      present,
      now,
      wire: 2,
      page: null,
      table: head,
      record,
      digest,
    });
    const missed = this.#events.filter((event) => event.seq > seq);
    this.listener.message({ kind: "events", events: missed, table: null, record: null, digest: null });
  }

  /** Decides by the table as it is when it is this decision's turn; the number of the last event. */
  act(decide: (table: DeviceTable) => Decision): Promise<{ readonly seq: number }> {
    return this.#queued(async () => {
      await this.#write(decide(this));
      return { seq: this.state.head.seq };
    });
  }

  async #queued<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const mine = this.#queue.then(work);
    this.#queue = mine.catch(() => undefined);
    return mine;
  }

  async #write({ news, position }: Decision): Promise<void> {
    if (news.length === 0) return;
    const before = this.state;
    const events = news.map((one, index) => numbered(one, before.head.seq + index + 1));
    const state = events.reduce(after, before);
    const undone = events.some((event) => event.kind === "undone");
    const reached = undone ? positionOf(this.kernel, state, this.deal) : (position ?? this.position);
    const progress = progressOf(state.head, reached, this.deal, state.turns.length);
    const { round, rounds } = progress;
    if (!(await storage.append({ ...lineOf(state), round: { round, rounds }, progress }, events))) {
      await this.#reread();
      throw refused("stale", this.state.head.seq);
    }
    this.state = state;
    this.#events = [...this.#events, ...events];
    this.position = reached;
    this.listener.message({
      kind: "events",
      events,
      table: changeOf(before.head, state.head),
      record: undone ? publicRecord(state, this.deal) : null,
      digest: undone || position !== undefined ? this.position.digest() : null,
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    this.#others.postMessage(this.id);
  }

  /** Reads what another page has written, unless it has deleted the table. */
  async #reread(): Promise<void> {
    const stored = await storage.load(this.id);
    const seen = this.state.head.seq;
    if (stored === null) return this.listener.missing(false);
    if (stored.events.length === seen) return;
    this.#events = stored.events;
    this.state = this.#told(stored.events);
    this.position = positionOf(this.kernel, this.state, this.deal);
    this.greet(seen);
  }
}
