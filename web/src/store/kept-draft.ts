/** Keeps the turns being planned while the page is loaded anew, or closed and opened again. */

/** A draft: for which seat and after which event of the game, its moves, and those taken back. */
export interface KeptDraft {
  readonly seat: number;
  readonly sequence: number;
  readonly moves: readonly string[];
  readonly undone: readonly string[];
}

type Drafts = Readonly<Record<string, KeptDraft>>;

const KEY = "babylon-drafts";
/** Of so many tables; the drafts of those left longest ago make way. */
const MOST = 20;
let keeping: ReturnType<typeof setTimeout> | undefined;

function drafts(): Drafts {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this page writes here
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Drafts;
  } catch {
    return {};
  }
}

/** Writes the drafts of all other tables and this one's, if it has any, as the newest. */
function write(table: string, draft: KeptDraft | null): void {
  const others = Object.entries(drafts()).filter(([id]) => id !== table);
  const kept = draft === null ? others : [...others, [table, draft] as const];
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept.slice(-MOST))));
  } catch {
    // A browser that stores nothing still plays.
  }
}

/** Keeps a draft once there is nothing more urgent to do: nobody who clicks should wait for it. */
export function keepDraft(table: string, draft: KeptDraft): void {
  clearTimeout(keeping);
  keeping = setTimeout(() => write(table, draft));
}

export function forgetDraft(table: string): void {
  clearTimeout(keeping);
  if (table in drafts()) write(table, null);
}

/** What was planned for that very turn, if anything. */
export function keptDraft(table: string, seat: number, sequence: number): KeptDraft | null {
  const draft = drafts()[table];
  return draft?.seat === seat && draft.sequence === sequence ? draft : null;
}
