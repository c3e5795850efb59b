/** The edition that the reader has chosen, kept on this device. */
import { EDITIONS } from "../kernel/generated";
import type { Played } from "../panels/rule.svelte";

const KEY = "babylon-handbook-edition";
const BOOKS: Readonly<Record<string, Played>> = EDITIONS;

let name = $state(kept());

function kept(): string {
  const known = localStorage.getItem(KEY) ?? "";
  return Object.hasOwn(BOOKS, known) ? known : EDITIONS.revised.name;
}

export const chosenEdition = (): Played => BOOKS[name] ?? EDITIONS.revised;

export function chooseEdition(book: string): void {
  name = book;
  localStorage.setItem(KEY, book);
}
