/** The table of a study: it shows the position at any node, and every whole turn that is played there becomes a node. */
import type { Accepted, Draft, Hello, PublicRecord } from "../api/table";
import type { Kernel } from "../kernel/instance";
import type { Position } from "../kernel/position";
import type { RecordedDeal } from "../record/deal";
import { beginningOf, playedTurn, publicDeal, type RecordedTurn } from "../record/played";
import { type Node, placedMoves } from "../record/tree";
import { refused } from "../referee/device/refusals";
import type { Line, Listener, Referee } from "../referee/referee";
import { headOf, seatsOf } from "../replay/recorded";

/** A line of turns, and the position that it leads to. */
export interface Moment {
  readonly turns: readonly RecordedTurn[];
  readonly position: Position;
}

export class StudyTable implements Referee {
  readonly seating = null;
  readonly company = null;
  #listener: Listener | null = null;
  #line: readonly Node[] = [];
  /** Takes a whole turn that was played on the board. */
  play: (moves: readonly string[]) => void = () => {};

  constructor(
    readonly id: string,
    readonly kernel: Kernel,
    readonly deal: RecordedDeal,
    readonly names: readonly string[],
  ) {}

  listen(_: number, listener: Listener): Line {
    this.#listener = listener;
    listener.connection("online");
    listener.message(this.#greeting());
    return { close: () => (this.#listener = null) };
  }

  /** Shows the position that a line of turns leads to. */
  show(line: readonly Node[]): void {
    this.#line = line;
    this.#listener?.message(this.#greeting());
  }

  /** Whose turn it is there, and what has been played. */
  moment(line: readonly Node[] = this.#line): Moment {
    const position = beginningOf(this.kernel, this.deal);
    const turns = line.map((node) => playedTurn(position, this, placedMoves(node)));
    return { turns, position };
  }

  #greeting(): Hello {
    const deal = publicDeal(this.deal);
    const { turns, position } = this.moment();
    const seats = seatsOf(deal, this.names).map((seat) => ({ ...seat, kind: "human" as const }));
    const told: PublicRecord["turns"] = turns.map(({ moves, tile, token }) => [moves.join(" "), tile, token]);
    return {
      kind: "hello",
      seq: 0,
      you: { guest: false, host: false, seats: seats.map(({ seat }) => seat), watcher: false, removed: false },
      present: { seats: [], watchers: 0, paused: null },
      now: Date.now() / 1000,
      wire: 2,
      page: null,
      table: {
        ...headOf(this.id, deal, seats),
        rules: this.kernel.layout.RULES,
        // What was planned at one node is no plan for another.
        game_seq: numberOf(told.map(([moves]) => moves).join("\n")),
        turn: position.isOver ? null : { seat: position.seat, since: 0, deadline: null },
      },
      record: { deal, turns: told },
      digest: null,
    };
  }

  async commit({ moves }: Draft): Promise<Accepted> {
    this.play(moves);
    return { seq: 0 };
  }

  readonly #closed = (): Promise<never> => Promise.reject(refused("wrong-status"));
  readonly hint = this.#closed;
  readonly proposeUndo = this.#closed;
  readonly resign = this.#closed;
  readonly rematch = this.#closed;
  readonly record = this.#closed;
}

const FACTOR = 31;

/** A number that hardly any other text has. */
function numberOf(text: string): number {
  return Array.from(text).reduce((sum, letter) => (Math.imul(sum, FACTOR) + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
}
