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
const KEEP: Record<string, Keep> = { d: "dug", s: "stored", "-": "none" };
const PLACE = /^([ds])([a-g][1-7])\/(\d+)>([0-3])(?:-(nw|ne|se|sw))?$/;

export function spell(token: string): Spelled | null {
  if (/^x[A-D][1-4]$/.test(token)) return { kind: "remove", stack: token.slice(1) };
  if (/^[A-D][1-4]$/.test(token)) return { kind: "dig", stack: token };
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
  const symbol = SYMBOL[token.charAt(0)];
  if (symbol !== undefined && token.charAt(1) === ":") return decoration(symbol, token.slice(2).split("-"));
  const keep = KEEP[token.charAt(1)];
  return token.startsWith("=") && keep !== undefined ? { kind: "end", keep } : null;
}

function decoration(symbol: Symbol, marked: readonly string[]): Decoration {
  const star = marked.find((space) => space.endsWith("*")) ?? null;
  return {
    kind: "decorate",
    symbol,
    spaces: marked.map((space) => space.replace("*", "")),
    star: star?.replace("*", "") ?? null,
  };
}
