/** A puzzle being solved: the try, what came of it, and the solution played out. */
import type { Gain } from "../api/table";
import type { Controller } from "../control/controller.svelte";
import { spell } from "../control/notation";
import { gainBetween } from "../kernel/answers/gains";
import type { PublicGame } from "../kernel/answers/game";
import { sheet } from "../kernel/rows";
import { calm } from "../store/preferences.svelte";
import { outlook } from "./outlook";
import type { Progress } from "./progress.svelte";
import type { Puzzle } from "./set";
import type { PuzzleTable } from "./table";
import { type Prospect, type Question, solves } from "./worth";

export type Phase = "open" | "judging" | "solved" | "failed" | "shown";

/** What a turn brings at once, and what comes of it. */
export interface Outcome {
  readonly gain: Gain & { readonly total: number };
  readonly prospect: Prospect;
}

/** A try beside the best turn. */
export interface Verdict {
  readonly tried: Outcome | null;
  readonly best: Outcome;
  /** By how many points of the margin the try stays behind. */
  readonly loss: number;
}

type Ask = (question: Question) => Promise<readonly Prospect[]>;

const STEP_MS = 900;

export class Solving {
  phase: Phase = $state("open");
  verdict: Verdict | null = $state.raw(null);
  puzzle: Puzzle;
  /** By how much the solver's rating has just moved; null when this try did not count. */
  moved: number | null = $state(null);
  #steps: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly controller: Controller,
    readonly table: PuzzleTable,
    readonly progress: Progress,
    first: Puzzle,
    private readonly ask: Ask = outlook,
  ) {
    this.puzzle = $state.raw(first);
    table.judge = (moves) => this.#judge(moves);
  }

  /** Sets another puzzle, or the same once more. */
  set(puzzle: Puzzle): void {
    this.#begin();
    this.puzzle = puzzle;
    this.moved = null;
    this.table.show(puzzle);
    this.controller.session.draft?.replace([]);
  }

  again(): void {
    this.#begin();
    this.controller.session.draft?.replace([]);
  }

  /** Plays the solution out on the board, move by move; whoever has not tried yet has given up. */
  async show(): Promise<void> {
    const game = this.#game();
    if (game === null) return;
    const { puzzle } = this;
    const { verdict } = this;
    this.#count(false);
    this.phase = "shown";
    this.#play(1);
    if (verdict !== null) return;
    const [prospect] = await this.ask(this.#question(game, [puzzle.solution]));
    if (prospect === undefined || puzzle !== this.puzzle) return;
    this.verdict = { tried: null, best: { gain: gainOf(game, puzzle.solution), prospect }, loss: 0 };
  }

  stop(): void {
    clearTimeout(this.#steps);
  }

  #begin(): void {
    this.stop();
    this.phase = "open";
    this.verdict = null;
    this.controller.keep = null;
    this.controller.point({});
  }

  #game(): PublicGame | null {
    return this.controller.session.game;
  }

  #question({ position }: PublicGame, turns: Question["turns"]): Question {
    return { players: position.players, state: position.bytes(), turns };
  }

  async #judge(moves: readonly string[]): Promise<void> {
    const game = this.#game();
    if (game === null || this.phase === "judging") return;
    const { puzzle } = this;
    this.stop();
    this.phase = "judging";
    const [best, tried] = await this.ask(this.#question(game, [puzzle.solution, moves]));
    if (best === undefined || tried === undefined || puzzle !== this.puzzle) return;
    const loss = best.margin - tried.margin;
    this.verdict = {
      tried: { gain: gainOf(game, moves), prospect: tried },
      best: { gain: gainOf(game, puzzle.solution), prospect: best },
      loss,
    };
    const solved = solves(loss, puzzle.margin);
    this.#count(solved);
    this.phase = solved ? "solved" : "failed";
  }

  #count(solved: boolean): void {
    const { id } = this.puzzle;
    const { rating, tried } = this.progress.kept;
    if (id in tried) return;
    this.progress.count(this.puzzle, solved);
    this.moved = this.progress.kept.rating - rating;
  }

  #play(moves: number): void {
    const { solution } = this.puzzle;
    const end = spell(solution.at(-1) ?? "");
    const most = solution.length - 1;
    const shown = calm() ? most : moves;
    this.controller.session.draft?.replace(solution.slice(0, shown));
    if (shown < most) this.#steps = setTimeout(() => this.#play(shown + 1), STEP_MS);
    else if (end?.kind === "end") this.controller.keep = end.keep;
  }
}

/** What a whole turn brings at once, by the lines of the pad. */
function gainOf(game: PublicGame, moves: readonly string[]): Outcome["gain"] {
  const { seat } = game.position;
  const after = game.drafted(moves.slice(0, -1));
  return gainBetween(sheet(game.position, seat), sheet(after.position, seat));
}
