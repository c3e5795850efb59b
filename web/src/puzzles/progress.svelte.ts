/** What this browser remembers of its solver: rating, streak, and what became of each puzzle. */
import { NEWCOMER, rated } from "./rating";
import type { Puzzle, Theme } from "./set";

interface Kept {
  readonly rating: number;
  /** Puzzles solved one after the other at the first try, and the most that ever were. */
  readonly streak: number;
  readonly longest: number;
  /** Whether the first try solved a puzzle, and its rating since, by its id. */
  readonly tried: Readonly<Record<number, { readonly solved: boolean; readonly rating: number }>>;
  readonly theme: Theme | null;
}

const KEY = "babylon-puzzles";
const NEW: Kept = { rating: NEWCOMER, streak: 0, longest: 0, tried: {}, theme: null };
/** Of so many puzzles that suit the solver, one is drawn. */
const SUITING = 12;

function stored(): Partial<Kept> {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this page writes here
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

export class Progress {
  kept: Kept = $state.raw({ ...NEW, ...stored() });

  get solved(): number {
    return Object.values(this.kept.tried).filter(({ solved }) => solved).length;
  }

  ratingOf({ id, rating }: Puzzle): number {
    return this.kept.tried[id]?.rating ?? rating;
  }

  choose(theme: Theme | null): void {
    this.#keep({ ...this.kept, theme });
  }

  /** Counts the first try at a puzzle; later ones change nothing. */
  count(puzzle: Puzzle, solved: boolean): void {
    const { rating, streak, longest, tried } = this.kept;
    if (puzzle.id in tried) return;
    const next = rated({ solver: rating, puzzle: puzzle.rating }, solved, Object.keys(tried).length);
    const now = solved ? streak + 1 : 0;
    this.#keep({
      ...this.kept,
      rating: next.solver,
      streak: now,
      longest: Math.max(longest, now),
      tried: { ...tried, [puzzle.id]: { solved, rating: next.puzzle } },
    });
  }

  /** A puzzle of the chosen theme that suits: new ones first, then those that were not solved. */
  next(all: readonly Puzzle[], last: number | null, chance: () => number = Math.random): Puzzle | null {
    const { theme, tried, rating } = this.kept;
    const themed = all.filter(({ id, themes }) => id !== last && (theme === null || themes.includes(theme)));
    const groups = [
      themed.filter(({ id }) => !(id in tried)),
      themed.filter(({ id }) => tried[id]?.solved === false),
      themed,
    ];
    const group = groups.find((some) => some.length > 0) ?? [];
    const distance = (puzzle: Puzzle): number => Math.abs(this.ratingOf(puzzle) - rating);
    const suiting = group.toSorted((one, other) => distance(one) - distance(other)).slice(0, SUITING);
    return suiting[Math.floor(chance() * suiting.length)] ?? null;
  }

  #keep(kept: Kept): void {
    this.kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A browser that stores nothing still sets puzzles.
    }
  }
}
