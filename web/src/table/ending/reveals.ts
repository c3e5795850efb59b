/** Remembers whose final scores were revealed here: once is enough. */
const KEY = "babylon-revealed";
const MOST = 50;

function revealed(): readonly string[] {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this page writes here
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as readonly string[];
  } catch {
    return [];
  }
}

export const wasRevealed = (table: string): boolean => revealed().includes(table);

export function noteRevealed(table: string): void {
  if (wasRevealed(table)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...revealed(), table].slice(-MOST)));
  } catch {
    // A browser that stores nothing reveals them again.
  }
}
