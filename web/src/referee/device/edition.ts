/** The rules of a table on this device: a printed book's, some of them perhaps chosen otherwise. */
import type { Edition, Settings, Table } from "../../api/table";
import { BROKEN_MIXES, EDITIONS } from "../../kernel/generated";
import type { Books } from "../../kernel/layout";
import { CHOICES, differences } from "../../lobby/mix";

type Book = keyof typeof EDITIONS;

const isBook = (name: string): name is Book => Object.hasOwn(EDITIONS, name);

/** A book as it is now, or as it was in others. */
export function printedBook(name: string, books: Books = EDITIONS): Edition {
  const { lots: _, ...book } = books[isBook(name) ? name : "revised"];
  return book;
}

export const BOOKS: readonly Edition[] = Object.keys(EDITIONS).map((name) => printedBook(name));

/** What differs from the book is given; the rest is null or missing. */
export function editionOf(choice: Settings["edition"], books: Books = EDITIONS): Table["edition"] {
  const book = printedBook(choice?.name ?? "revised", books);
  const edition: Edition = {
    name: book.name,
    highest: choice?.highest ?? book.highest,
    overlap: choice?.overlap ?? book.overlap,
    gap: choice?.gap ?? book.gap,
    belvederes: choice?.belvederes ?? book.belvederes,
    supply: choice?.supply ?? book.supply,
  };
  const broken = BROKEN_MIXES.some((mix) => CHOICES.every((name) => mix[name] === edition[name]));
  return { ...edition, mixed: Object.keys(differences(book, edition)).length > 0, broken };
}
