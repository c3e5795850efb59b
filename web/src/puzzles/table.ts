/** A puzzle as a table's referee: it shows the moment, and hands every whole turn to whoever judges it. */
import type { Accepted, Draft, Hello } from "../api/table";
import type { Kernel } from "../kernel/instance";
import { playedRecord } from "../record/played";
import { readRecord } from "../record/reader";
import { refused } from "../referee/device/refusals";
import type { Line, Listener, Referee } from "../referee/referee";
import { RecordedTable } from "../replay/recorded";
import type { Puzzle } from "./set";

export const ID = "puzzles";

/** The table at a puzzle's moment, with the solver in the seat whose turn it is. */
function greetingOf(kernel: Kernel, { id, record, turn }: Puzzle): Hello {
  const game = playedRecord(kernel, readRecord(record));
  const recorded = new RecordedTable(ID, game, [], { turn, move: 0 });
  const seat = turn % game.deal.seats.length;
  const hello = recorded.greeting();
  return {
    ...hello,
    seq: id,
    you: { ...hello.you, seats: [seat], watcher: false },
    table: { ...hello.table, seq: id, game_seq: id, turn: { seat, since: hello.now, deadline: null } },
  };
}

export class PuzzleTable implements Referee {
  readonly id = ID;
  readonly seating = null;
  readonly company = null;
  #listener: Listener | null = null;
  #puzzle: Puzzle;
  /** Judges a whole turn that the solver confirms. */
  judge: (moves: readonly string[]) => Promise<void> = () => Promise.resolve();

  constructor(
    private readonly kernel: Kernel,
    first: Puzzle,
  ) {
    this.#puzzle = first;
  }

  listen(_after: number, listener: Listener): Line {
    this.#listener = listener;
    listener.connection("online");
    this.show(this.#puzzle);
    return { close: () => (this.#listener = null) };
  }

  /** Sets a puzzle. */
  show(puzzle: Puzzle): void {
    this.#puzzle = puzzle;
    this.#listener?.message(greetingOf(this.kernel, puzzle));
  }

  async commit({ moves }: Draft): Promise<Accepted> {
    await this.judge(moves);
    return { seq: 0 };
  }

  readonly #closed = (): never => {
    throw refused("wrong-status");
  };
  readonly hint = this.#closed;
  readonly proposeUndo = this.#closed;
  readonly resign = this.#closed;
  readonly rematch = this.#closed;
  readonly record = this.#closed;
}
