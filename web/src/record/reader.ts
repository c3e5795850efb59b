/** Reads the text of a game, as strictly as the command line does. Whether its moves are legal is for the kernel to say. */
import { spell } from "../control/notation";
import { BadRecord } from "./bad-record";
import { dealFrom, type RecordedDeal } from "./deal";
import { badHeader, type Header, splitHeaders } from "./headers";

const FORMAT = "1";
const NOTES = ["Names", "Date", "Event", "Site", "Result", "Seed"] as const;
const CHOICES = ["Highest", "Overlap", "Gap", "Belvederes", "Supply"] as const;
const KNOWN = ["Babylon", "Edition", ...CHOICES, "Tiles", "Seats", "Quarry", "Tokens", ...NOTES, "Face"];
const WORD = /\{[^}]*\}|[{}]|[^\s{}]+/g;

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

export function readRecord(text: string): GameRecord {
  const lines = text.split(/\r\n|\r|\n/);
  const { headers, firstLine } = splitHeaders(lines);
  const byName = named(headers);
  const faces = headers.filter(({ name }) => name === "Face");
  const deal = dealFrom(byName, faces, firstLine);
  const notes = Object.fromEntries(NOTES.flatMap((name) => [[name, byName.get(name)?.value]] as const));
  return { deal, moves: movesOf(lines, firstLine), notes, result: byName.get("Result") ?? null };
}

/** The players' names in seat order, as far as they are given. */
export const namesOf = ({ notes }: GameRecord): readonly string[] => notes.Names?.split(", ") ?? [];

function named(headers: readonly Header[]): Map<string, Header> {
  const [first] = headers;
  if (first?.name !== "Babylon") throw new BadRecord("no-format", 1, 1);
  if (first.value !== FORMAT) throw badHeader(first, "other-format", { value: first.value, known: FORMAT });
  const byName = new Map<string, Header>();
  for (const header of headers) {
    const { name } = header;
    if (!KNOWN.includes(name)) throw badHeader(header, "unknown-header", { known: KNOWN }, 2);
    if (byName.has(name) && name !== "Face") throw badHeader(header, "header-twice", {}, 2);
    byName.set(name, header);
  }
  return byName;
}

/** The moves' words; comments and turn numbers are left out. */
function movesOf(lines: readonly string[], firstLine: number): RecordedMove[] {
  const body = lines.slice(firstLine - 1).join("\n");
  const moves: RecordedMove[] = [];
  let [line, begin] = [firstLine, 0];
  let counted = 0;
  for (const found of body.matchAll(WORD)) {
    const between = body.slice(counted, found.index);
    line += between.split("\n").length - 1;
    if (between.includes("\n")) begin = counted + between.lastIndexOf("\n") + 1;
    counted = found.index;
    const [token] = found;
    const column = found.index - begin + 1;
    if (token === "{" || token === "}") throw new BadRecord("open-comment", line, column);
    if (token.startsWith("{") || /^\d+\.$/.test(token)) continue;
    if (spell(token) === null) throw new BadRecord("bad-move", line, column, { text: token });
    moves.push({ token, line, column });
  }
  return moves;
}
