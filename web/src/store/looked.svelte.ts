/** What somebody has seen of each table, so that a list can tell what has happened since. */
import type { Session } from "./session.svelte";

export interface Look {
  readonly turns: number;
  /** By seats. */
  readonly points: readonly number[];
}

type Looks = Readonly<Record<string, Look>>;

const KEY = "babylon-looked";
/** Of so many tables; those that were left longest ago make way. */
const MOST = 200;

function looks(): Looks {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this page writes here
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Looks;
  } catch {
    return {};
  }
}

export const lastLook = (table: string): Look | null => looks()[table] ?? null;

export function noteLook(table: string, look: Look): void {
  const others = Object.entries(looks()).filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others, [table, look]].slice(-MOST))));
  } catch {
    // A browser that stores nothing tells nothing of it.
  }
}

/** Notes what is seen of a table while it can be seen; to be called once, inside a component. */
export function noteLooks(session: Session): void {
  const note = (): void => {
    const { view, game, you } = session;
    if (document.hidden || view === null || game === null || you.seats.length === 0) return;
    noteLook(session.id, { turns: game.turns.length, points: view.gardens.map(({ score }) => score.total) });
  };
  $effect(() => {
    document.addEventListener("visibilitychange", note);
    return () => document.removeEventListener("visibilitychange", note);
  });
  $effect(() => {
    if (session.view === null) return;
    // Nobody who clicks should wait for it.
    const timer = setTimeout(note);
    return () => clearTimeout(timer);
  });
}
