/** Reads the text of a game, as strictly as the command line does. Whether its moves are legal is for the kernel to say. */
import { BadRecord } from "./bad-record";
import { dealFrom, type RecordedDeal } from "./deal";
import { badHeader, type Header, splitHeaders } from "./headers";
import { MIDGAME, midgameFrom } from "./midgame";
import { shownName } from "./shown-name";
import { recordOf, type RecordTree } from "./tree";
import { rootFrom } from "./tree-reader";

const FORMAT = "1";
/** Of a record that begins in the middle of a game. */
const MIDGAME_FORMAT = "2";
const GARDEN = "Garden";
const NOTES = ["Names", "Date", "Event", "Site", "Result", "Seed"] as const;
const CHOICES = ["Highest", "Overlap", "Gap", "Belvederes", "Supply"] as const;
const FIRST = ["Babylon", "Edition", ...CHOICES, "Tiles", "Seats", "Quarry", "Tokens", ...NOTES, "Face"];
const FORMATS = new Map([
  [FORMAT, FIRST],
  [MIDGAME_FORMAT, [...FIRST, ...MIDGAME, GARDEN]],
]);

export interface RecordedMove {
  readonly token: string;
  readonly line: number;
  readonly column: number;
}

export interface GameRecord {
  readonly deal: RecordedDeal;
  readonly moves: readonly RecordedMove[];
  /** What the headers say that decides nothing. */
  readonly notes: Readonly<Partial<Record<(typeof NOTES)[number], string>>>;
  /** The header that tells the final points, if there is one. */
  readonly result: Header | null;
}

/** The main line of a record. */
export const readRecord = (text: string): GameRecord => recordOf(readTree(text));

/** A record with its variations, notes and marks. */
export function readTree(text: string): RecordTree {
  // What ends the last line begins no other one.
  const lines = text.replace(/(?:\r\n|\r|\n)$/, "").split(/\r\n|\r|\n/);
  const { headers, firstLine } = splitHeaders(lines);
  const byName = named(headers);
  const faces = headers.filter(({ name }) => name === "Face");
  const dealt = dealFrom(byName, faces, firstLine);
  const gardens = headers.filter(({ name }) => name === GARDEN);
  const isBegun = byName.get("Babylon")?.value === MIDGAME_FORMAT;
  const deal = isBegun ? { ...dealt, midgame: midgameFrom(byName, gardens, dealt, firstLine) } : dealt;
  const given = NOTES.filter((name) => byName.has(name)).map((name) => [name, byName.get(name)?.value] as const);
  const root = rootFrom(lines, firstLine, deal.seats);
  return { deal, root, notes: Object.fromEntries(given), result: byName.get("Result") ?? null };
}

/** The players' names in seat order, as far as they are given. */
export const namesOf = ({ notes }: GameRecord): readonly string[] => notes.Names?.split(", ").map(shownName) ?? [];

function named(headers: readonly Header[]): Map<string, Header> {
  const [first] = headers;
  if (first?.name !== "Babylon") throw new BadRecord("no-format", 1, 1);
  const known = FORMATS.get(first.value);
  if (known === undefined) throw badHeader(first, "other-format", { value: first.value, known: [...FORMATS.keys()] });
  const byName = new Map<string, Header>();
  for (const header of headers) {
    const { name } = header;
    if (!known.includes(name)) throw badHeader(header, "unknown-header", { known }, 2);
    if (byName.has(name) && name !== "Face" && name !== GARDEN) throw badHeader(header, "header-twice", {}, 2);
    byName.set(name, header);
  }
  return byName;
}
