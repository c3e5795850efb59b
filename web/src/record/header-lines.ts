/** The header lines of a record, as they are written. */
import type { Edition } from "../api/table";
import { CHOICES } from "../lobby/mix";
import { printedBook } from "../referee/device/edition";
import type { RecordedDeal } from "./deal";
import type { GameRecord } from "./reader";

const FORMAT = "1";
const UNKNOWN = "?";
const ORDER = ["Names", "Date", "Event", "Site", "Result", "Seed"] as const;

export function headerLines(deal: RecordedDeal, notes: GameRecord["notes"]): string[] {
  const { tiles, tileSet, seats, quarry, tokens } = deal;
  return [
    header("Babylon", FORMAT),
    ...editionHeaders(deal.edition),
    header("Tiles", tileSet),
    ...(typeof tiles === "string" ? [] : tiles.map((face) => header("Face", face))),
    header("Seats", seats.join(" ")),
    ...ORDER.flatMap((name) => (notes[name] === undefined ? [] : [header(name, notes[name])])),
    header("Quarry", quarry.map((stack) => stack.map((tile) => tile ?? UNKNOWN).join("/")).join(" ")),
    header("Tokens", tokens.map((token) => token ?? UNKNOWN).join(" ")),
  ];
}

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
