import type { Accepted, Draft, Message } from "../api/table";
/** A table on this device: for people at one screen and for bots, without any network. */
import type { Kernel } from "../kernel/instance";
import { BotPlayer, knownGame } from "./device/bots";
import * as decisions from "./device/decisions";
import { newTable } from "./device/opening";
import { rematchOf } from "./device/plan";
import { notStored, refused } from "./device/refusals";
import { type Audience, type Decision, DeviceTable } from "./device/table";
import type { Advice, Line, Listener, Referee } from "./referee";

/** The page of a later version has the kernel of its own rules only. Nobody waits for it, and the first tile least of all. */
function keepKernel({ past }: Kernel): void {
  if (past !== null) return;
  // A browser that keeps nothing has told so when the table was made.
  void import("../kernel/kept").then(({ keepPresent }) => keepPresent()).catch(() => undefined);
}

class DeviceReferee implements Referee {
  readonly seating = null;
  readonly company = null;
  #table: DeviceTable | null = null;
  #bots: BotPlayer | null = null;

  constructor(readonly id: string) {}

  listen(after: number, listener: Listener): Line {
    const closing = new AbortController();
    const message = (told: Message): void => {
      if (closing.signal.aborted) return;
      listener.message(told);
      this.#bots?.wake();
    };
    const missing = (): void => {
      if (closing.signal.aborted) return;
      this.#bots?.stop();
      listener.missing(false);
    };
    void this.#begin(after, listener, this.#open({ message, missing }, closing.signal), closing.signal);
    return { close: () => closing.abort() };
  }

  async #begin(after: number, listener: Listener, opening: Promise<DeviceTable | null>, closing: AbortSignal) {
    // A browser that keeps nothing has no table either.
    const table = await opening.catch(() => null);
    if (closing.aborted) return;
    listener.connection("online");
    if (table === null) listener.missing(false);
    else table.greet(after);
  }

  async #open(audience: Audience, closing: AbortSignal): Promise<DeviceTable | null> {
    const table = await DeviceTable.open(this.id, audience);
    if (table === null || closing.aborted) return null;
    this.#table = table;
    this.#bots = new BotPlayer(table);
    closing.addEventListener("abort", () => this.#close());
    return table;
  }

  #close(): void {
    this.#bots?.stop();
    this.#table?.close();
    this.#bots = null;
    this.#table = null;
  }

  get table(): DeviceTable {
    if (this.#table === null) throw refused("no-table");
    return this.#table;
  }

  async #act(decide: (table: DeviceTable) => Decision): Promise<Accepted> {
    return this.table.act(decide).catch((error: unknown) => {
      throw error instanceof DOMException ? notStored() : error;
    });
  }

  commit({ seat, seq, moves }: Draft): Promise<Accepted> {
    keepKernel(this.table.kernel);
    return this.#act((table) => decisions.turn(table, { seat, bot: null, seq: seq ?? 0 }, moves));
  }

  async hint({ seat, moves }: Draft): Promise<Advice> {
    await this.#act((table) => decisions.hinted(table, seat));
    const { advised } = await import("./device/advice");
    return await advised(knownGame(this.table), seat, moves);
  }

  proposeUndo(seat: number, turns: number): Promise<Accepted> {
    return this.#act((table) => decisions.undo(table, seat, turns));
  }

  resign(seat: number): Promise<Accepted> {
    return this.#act((table) => decisions.resign(table, seat));
  }

  async rematch(): Promise<string> {
    const { state, deal } = this.table;
    const { head } = state;
    const seats = head.seats.map(({ flower, name, bot }) =>
      name === null ? { flower, bot: bot ?? "" } : { flower, name },
    );
    const id = await newTable(rematchOf(seats, head.settings), deal.tiles);
    await this.#act((table) => decisions.announced(table, id));
    return id;
  }

  async record(): Promise<string> {
    const { state, deal } = this.table;
    const { recordText } = await import("./device/record-text");
    return recordText(state, deal);
  }
}

export const deviceTable = (id: string): Referee => new DeviceReferee(id);
