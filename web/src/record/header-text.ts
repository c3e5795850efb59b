/** Header lines as text, without anything that reads them. */
import type { Edition } from "../api/table";
import { CHOICES } from "../lobby/mix";
import { printedBook } from "../referee/device/edition";

export function header(name: string, value: string): string {
  const escaped = value.replace(/\s+/g, " ").replaceAll("\\", "\\\\").replaceAll('"', '\\"');
  return `[${name} "${escaped}"]`;
}

export function editionHeaders(edition: Edition): string[] {
  const book = printedBook(edition.name);
  const choices = CHOICES.filter((name) => edition[name] !== book[name]).map((name): [string, string] => [
    name,
    edition[name],
  ]);
  const supply = edition.supply.join(" ");
  const all = supply === book.supply.join(" ") ? choices : [...choices, ["supply", supply] as const];
  return [
    header("Edition", edition.name),
    ...all.map(([name, value]) => header(name.slice(0, 1).toUpperCase() + name.slice(1), value)),
  ];
}
