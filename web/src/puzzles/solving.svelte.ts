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
import { ownMargin, type Prospect, type Question, solves } from "./worth";

/** `unjudged`: whoever plays turns on could not be loaded. */
export type Phase = "open" | "judging" | "solved" | "failed" | "shown" | "unjudged";

/** What a turn brings at once, and what comes of it. */
export interface Outcome {
  readonly gain: Gain & { readonly total: number };
  readonly prospect: Prospect;
}

/** A try beside the best turn, and by how many points of the margin it stays behind. */
export interface Verdict {
  readonly tried: Outcome;
  readonly best: Outcome;
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
  /** What comes of the solution, once that is known. */
  best: Outcome | null = $state.raw(null);
  /** The moves on the board that were confirmed. */
  #judged: readonly string[] | undefined = $state.raw();
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

  /** Whether the turn on the board was judged: solved for good, or failed until something else is planned. */
  get settled(): boolean {
    const moves = this.controller.session.draft?.moves;
    return this.phase === "solved" || (this.phase === "failed" && moves === this.#judged);
  }

  /** Sets another puzzle, or the same once more. */
  set(puzzle: Puzzle): void {
    this.#begin();
    this.puzzle = puzzle;
    this.best = null;
    this.moved = null;
    this.table.show(puzzle);
    this.controller.session.draft?.replace([]);
  }

  again(): void {
    this.#begin();
    this.controller.session.draft?.replace([]);
  }

  /** Works out what comes of the solution before anybody asks; to be called in an effect. */
  prepare(): void {
    if (this.controller.session.draft?.sequence === this.puzzle.id && this.best === null)
      void this.#outcome().catch(() => null);
  }

  /** Plays the solution out on the board, move by move; whoever has not tried yet has given up. */
  show(): void {
    this.#count(false);
    this.phase = "shown";
    this.#play(1);
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

  /** What comes of a turn, or of the solution. */
  async #outcome(moves: readonly string[] = this.puzzle.solution): Promise<Outcome | null> {
    const { puzzle } = this;
    const { game } = this.controller.session;
    if (game === null) return null;
    const { position } = game;
    const [prospect] = await this.ask({ players: position.players, state: position.bytes(), turns: [moves] });
    if (prospect === undefined || puzzle !== this.puzzle) return null;
    const outcome = { gain: gainOf(game, moves), prospect };
    if (moves === puzzle.solution) this.best = outcome;
    return outcome;
  }

  async #judge(moves: readonly string[]): Promise<void> {
    if (this.phase === "judging") return;
    this.stop();
    this.phase = "judging";
    this.#judged = this.controller.session.draft?.moves;
    try {
      const tried = await this.#outcome(moves);
      const best = this.best ?? (await this.#outcome());
      const margin = best === null ? null : await this.#marginOf(best);
      if (tried !== null && best !== null && margin !== null) this.#decide(tried, best, margin);
    } catch {
      this.phase = "unjudged";
    }
  }

  /** By how much the best turn is better than the other one; null when another puzzle has been set meanwhile. */
  async #marginOf(best: Outcome): Promise<number | null> {
    const { margin, rival } = this.puzzle;
    if (margin !== null) return margin;
    const other = await this.#outcome(rival);
    return other && ownMargin(best.prospect.margin - other.prospect.margin);
  }

  #decide(tried: Outcome, best: Outcome, margin: number): void {
    const loss = best.prospect.margin - tried.prospect.margin;
    const solved = solves(loss, margin);
    this.verdict = { tried, best, loss };
    this.#count(solved);
    this.phase = solved ? "solved" : "failed";
  }

  #count(solved: boolean): void {
    const { id, own } = this.puzzle;
    const { rating, tried } = this.progress.kept;
    if (own !== undefined || id in tried) return;
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
