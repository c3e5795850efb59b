/** Reads the tokens of the game record, to put them into words. */
import type { Keep, Source } from "../api/table";
import type { Corner, Symbol } from "../api/view";
import { CORNERS } from "../art/spaces";

export interface Decoration {
  readonly kind: "decorate";
  readonly symbol: Symbol;
  readonly spaces: readonly string[];
  /** The space whose symbol a round token gives. */
  readonly star: string | null;
}

export type Spelled =
  | { kind: "remove" | "dig"; stack: string }
  | { kind: "place"; source: Source; position: string; level: number; turns: number; open: Corner | null }
  | Decoration
  | { kind: "end"; keep: Keep };

const SYMBOL: Record<string, Symbol> = { S: "statue", F: "fountain", B: "bridge", T: "stairway" };
const KEEP: ReadonlyMap<string, Keep> = new Map([
  ["=d", "dug"],
  ["=s", "stored"],
  ["=-", "none"],
]);
const PLACE = /^([ds])([a-h][1-8])\/([1-9]\d?)>([0-3])(?:-(nw|ne|se|sw))?$/;
const DECORATE = /^([SFBT]):([a-h][1-8])(\*?)(?:-([a-h][1-8])(\*?))?$/;

/** The move that a token of the record stands for, whether it is legal or not; null for what is no token. */
export function spell(token: string): Spelled | null {
  if (/^x[A-D][1-4]$/.test(token)) return { kind: "remove", stack: token.slice(1) };
  if (/^[A-D][1-4]$/.test(token)) return { kind: "dig", stack: token };
  const keep = KEEP.get(token);
  if (keep !== undefined) return { kind: "end", keep };
  const place = PLACE.exec(token);
  if (place !== null) {
    const [, source, position = "", level, turns, open] = place;
    return {
      kind: "place",
      source: source === "d" ? "dug" : "stored",
      position,
      level: Number(level),
      turns: Number(turns),
      open: CORNERS.find((corner) => corner === open) ?? null,
    };
  }
  return decoration(token);
}

/** A statue has one space; all else two, the western one first or else the southern one. At most one has a star. */
function decoration(token: string): Decoration | null {
  const [, letter = "", first = "", firstStar = "", second, secondStar = ""] = DECORATE.exec(token) ?? [];
  const symbol = SYMBOL[letter];
  if (symbol === undefined || (second === undefined) !== (symbol === "statue")) return null;
  if ((second !== undefined && second <= first) || `${firstStar}${secondStar}` === "**") return null;
  return {
    kind: "decorate",
    symbol,
    spaces: second === undefined ? [first] : [first, second],
    star: firstStar === "*" ? first : secondStar === "*" ? (second ?? null) : null,
  };
}
