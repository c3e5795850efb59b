/** The edition that one reads and counts by, as chosen last on this device. */
import { EDITIONS } from "../kernel/generated";
import type { Played } from "../panels/rule.svelte";

const KEY = "babylon-handbook-edition";
const BOOKS: Readonly<Record<string, Played>> = EDITIONS;

let name = $state(kept());

function kept(): string {
  try {
    const known = localStorage.getItem(KEY) ?? "";
    return Object.hasOwn(BOOKS, known) ? known : EDITIONS.revised.name;
  } catch {
    // A browser that stores nothing begins with the same edition each time.
    return EDITIONS.revised.name;
  }
}

export const chosenEdition = (): Played => BOOKS[name] ?? EDITIONS.revised;

export function chooseEdition(book: string): void {
  name = book;
  try {
    localStorage.setItem(KEY, book);
  } catch {
    // It is chosen until the page is left.
  }
}
