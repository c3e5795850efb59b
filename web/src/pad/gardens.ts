/** Gardens put together again under an edition: what stands, what it scores, and what can't stand so. */
import type { Garden, TileFace } from "../api/view";
import { gardenOf } from "../kernel/answers/gardens";
import { refusalOf } from "../kernel/answers/refusals";
import { playersOf } from "../kernel/deal";
import {
  BELVEDERES,
  EDITIONS,
  FLOWERS,
  GAPS,
  HIGHEST,
  NO_CORNER,
  OVERLAPS,
  REFUSALS,
  type SheetRow,
  STATE_STEP,
} from "../kernel/generated";
import type { Players } from "../kernel/instance";
import { cornerName, spaceName, wordIn } from "../kernel/names";
import { Position } from "../kernel/position";
import { points, sheet } from "../kernel/rows";
import { type StateField, writeTable } from "../kernel/state";
import { refusalWords } from "../words/refusals";
import { say } from "../words/words.svelte";
import { ALLOWED, BOOKS_DIFFER, FULL, TILES } from "./generated";
import type { PadKernel } from "./kernel";
import type { EditionName, Piece } from "./sheet";

/** What became of a piece: it stands, stands though this edition forbids it, or can't stand so at all. */
export type Verdict =
  | { readonly kind: "stands" }
  | {
      readonly kind: "forbidden" | "impossible";
      readonly code: string;
      readonly sentence: string;
      readonly missing: number;
    };

export const STANDS: Verdict = { kind: "stands" };
/** Nobody knows the faces of the printed tiles, and they score nothing. */
const FACES: Readonly<Record<string, TileFace>> = Object.fromEntries(
  FLOWERS.map((flower) => [flower, { face: [null, null, null, null], flower, material: "start" }]),
);
const LETTERS = ["S", "F", "B", "T"] as const;

export class Gardens {
  private readonly state: Uint8Array;
  private readonly players: Players;

  constructor(
    readonly kernel: PadKernel,
    edition: EditionName,
    count: number,
  ) {
    const choices = EDITIONS[edition];
    this.players = playersOf(count);
    this.state = new Uint8Array(STATE_STEP[this.players]);
    const write = (name: StateField, value: number): void => writeTable(kernel.layout, this.state, name, [value]);
    write("players", this.players);
    write("highest", HIGHEST.indexOf(choices.highest));
    write("overlap", OVERLAPS.indexOf(choices.overlap));
    write("gap", GAPS.indexOf(choices.gap));
    write("belvederes", BELVEDERES.indexOf(choices.belvederes));
    kernel.ask("begin_pad", ...this.lie());
    kernel.take(this.state);
  }

  /** What stands for the state in a call. */
  lie(): readonly number[] {
    return this.kernel.lay(this.players, this.state);
  }

  put(seat: number, piece: Piece): Verdict {
    const about = [...this.lie(), seat];
    const code =
      piece.kind === "tile"
        ? this.kernel.ask("pad_tile", ...about, piece.flower, piece.position, piece.level, piece.open, 0, ...this.row())
        : this.kernel.ask("pad_item", ...about, piece.symbol, piece.first, piece.second, ...this.row());
    const verdict = this.verdict(piece, code);
    this.kernel.take(this.state);
    return verdict;
  }

  putAll(seat: number, pieces: readonly Piece[]): Verdict[] {
    return pieces.map((piece) => this.put(seat, piece));
  }

  /** The lowest level that a tile can lie on there. */
  lowest(seat: number, position: number): number {
    return this.kernel.ask("lowest", ...this.lie(), seat, position);
  }

  sheet(seat: number): SheetRow {
    return sheet(this.position(), seat);
  }

  garden(seat: number, flower: Garden["flower"]): Garden {
    const garden = gardenOf(this.position(), seat, FACES);
    // Nothing is new in a finished garden.
    return { ...garden, flower, tiles: garden.tiles.map((tile) => ({ ...tile, fresh: false })) };
  }

  /** The points of each item, in the order of building; a belvedere comes with its tile. */
  itemPoints(seat: number, count: number): number[] {
    return points(this.position(), seat)
      .slice(0, count)
      .map((row) => row.points);
  }

  private row(): readonly number[] {
    return this.kernel.answer(1);
  }

  private position(): Position {
    return Position.from(this.kernel, this.players, this.state);
  }

  private verdict(piece: Piece, code: number): Verdict {
    if (code === ALLOWED) return STANDS;
    if (code === FULL)
      return { kind: "impossible", code: "full", sentence: say("pad-full", { most: TILES }), missing: NO_CORNER };
    const word = wordIn(REFUSALS, code - 1);
    const row = this.kernel.readOne("RefusalRow");
    const kind = BOOKS_DIFFER.some((one) => one === word) ? "forbidden" : "impossible";
    const sentence = refusalWords(refusalOf(tokenOf(piece), word, row));
    return { kind, code: word, sentence, missing: Math.max(row.missing, NO_CORNER) };
  }
}

/** A piece as records write it, which is what sentences are made of. */
export function tokenOf(piece: Piece): string {
  if (piece.kind === "item") {
    const names = [...new Set([piece.first, piece.second])].map(spaceName).toSorted();
    return `${LETTERS[piece.symbol] ?? "S"}:${names.join("-")}`;
  }
  const corner = cornerName(piece.open);
  return `d${spaceName(piece.position)}/${Math.max(1, piece.level)}>0${corner === null ? "" : `-${corner}`}`;
}
