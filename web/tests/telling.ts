/** A server that tells a page of a game in an order that is drawn, and compares what the page has made of it. */
import { isDeepStrictEqual } from "node:util";
import { vi } from "vitest";
import type { Events } from "../src/api/table";
import type { Kernel } from "../src/kernel/instance";
import { serverTable } from "../src/referee/server";
import { Session } from "../src/store/session.svelte";
import { eventsOf, type Moment } from "./told-games";
import { Wire } from "./wire";

/** Numbers below a limit, the same ones for the same seed. */
function chance(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

/** A message on its way, and the moment that the page stands at once it is there. */
interface Sent {
  readonly message: object;
  readonly moment: number;
}

/** A server that tells a game to one page, over a line that breaks. */
export class Telling {
  readonly session: Session;
  readonly trail: string[] = [];
  /** What the page had otherwise than the server. */
  readonly wrong: string[] = [];
  /** The moments that the server and the page stand at. */
  now: number;
  /** How many messages got lost though the line held. */
  lost = 0;
  #page = 0;
  #underWay: Sent[] = [];

  constructor(
    readonly game: readonly Moment[],
    kernel: Kernel,
    readonly seed: number,
    readonly below: (limit: number) => number = chance(seed),
  ) {
    this.now = below(1 + below(game.length - 2));
    this.session = new Session(serverTable("table"), () => Promise.resolve(kernel));
    this.session.open();
  }

  /** The table goes on: by one moment, or by some that are told in one message. */
  happen(): void {
    const several = this.game.findIndex(({ together }, at) => together !== null && at - together.moments === this.now);
    const together = this.game[several]?.together ?? null;
    if (together !== null && this.below(2) === 0) this.#goOn(several, together.frame);
    else if (this.now + 1 < this.game.length) this.next();
  }

  next(): void {
    this.#goOn(this.now + 1, this.#moment(this.now + 1).frame);
  }

  hear(): void {
    const sent = this.#underWay.shift();
    if (sent !== undefined) this.#bring(sent);
  }

  /** A message comes that the page has had already, by itself or in a greeting. */
  repeat(): void {
    const logged = this.session.events.at(-1)?.seq ?? 0;
    const old = this.game.slice(1, this.#page + 1).filter(({ hello }) => hello.seq <= logged);
    const one = old[this.below(Math.max(1, old.length))];
    const message = this.below(3) === 0 ? one?.together?.frame : one?.frame;
    if (message != null) this.#bring({ message, moment: this.#page });
  }

  /** Events of the past come once more, for the log only. */
  past(): void {
    const events = eventsOf(this.game.slice(this.below(this.#page + 1), this.#page + 1));
    const logged = this.session.events.at(-1)?.seq ?? 0;
    if (events.length > 0 && (events.at(-1)?.seq ?? 0) <= logged) {
      this.#bring({ message: { kind: "events", events }, moment: this.#page });
    }
  }

  /** What is under way is lost; meanwhile the table may go on. */
  break(): void {
    this.#underWay = [];
    Wire.last.shut(1006);
    vi.advanceTimersByTime(10_000);
    for (let moments = this.below(4); moments > 0; moments -= 1) this.happen();
    this.greet();
  }

  /** Tells all there is to know to who has just come; what they have missed follows, in pages. */
  greet(): void {
    const { hello } = this.#moment(this.now);
    this.#underWay = [];
    this.#bring({ message: hello, moment: this.now });
    const after = Number(Wire.last.url.searchParams.get("after"));
    const missed = eventsOf(this.game.slice(0, this.now + 1)).filter(({ seq }) => seq > after);
    const size = 1 + this.below(20);
    for (let from = 0; from < missed.length; from += size) {
      const message = { kind: "events", events: missed.slice(from, from + size) };
      this.#underWay.push({ message, moment: this.now });
    }
  }

  /** Of two messages only the second one arrives. */
  lose(): void {
    this.lost += 1;
    this.next();
    this.next();
    Wire.last.bring(...this.#underWay.slice(1).map(({ message }) => message));
  }

  arrive(): void {
    while (this.#underWay.length > 0) this.hear();
  }

  #goOn(moment: number, message: Events | null): void {
    this.now = moment;
    if (message !== null) this.#underWay.push({ message, moment });
  }

  #bring({ message, moment }: Sent): void {
    Wire.last.bring(message);
    this.#page = moment;
    this.#compare();
  }

  /** The page has the server's table and game, and a log without holes. */
  #compare(): void {
    const { session } = this;
    const { table, digest } = this.#moment(this.#page).hello;
    const log = session.events.map(({ seq }) => seq);
    const first = log[0] ?? 0;
    const own = session.game?.position.digest() ?? null;
    if (!isDeepStrictEqual(session.table, table)) this.#blame(`table ${JSON.stringify([session.table, table])}`);
    if (own !== digest) this.#blame(`digest ${own}, not ${digest}`);
    if (log.some((seq, at) => seq !== first + at)) this.#blame(`log ${log.join(" ")}`);
    if (session.notices.length !== this.lost) this.#blame(`notices ${JSON.stringify(session.notices)}`);
  }

  #blame(what: string): void {
    this.wrong.push(
      `seed ${this.seed} after ${this.trail.join(" ")} at event ${this.#moment(this.#page).hello.seq}: ${what}`,
    );
  }

  #moment(at: number): Moment {
    const moment = this.game[at];
    if (moment === undefined) throw new Error(`There is no moment ${at}.`);
    return moment;
  }
}
