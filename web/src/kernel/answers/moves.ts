/** Legal moves with all that is needed to show them. */
import type { DecorateMove, LegalMove, PlaceMove } from "../../api/table";
import { DISCARDS, KEEPS, MOVE_KINDS, type MoveRow, NO_STAR, SUPPORTS, SYMBOLS, TILE_IDS } from "../generated";
import { cornerName, moveTokens, placement, spaceName, stackName, tileId, wordIn } from "../names";
import { gainOf } from "./gains";

/** The moves that a row tells of. */
export function movesOf(row: MoveRow): LegalMove[] {
  const kind = wordIn(MOVE_KINDS, row.kind);
  if (kind === "place") return placesOf(row);
  const [token = ""] = moveTokens(row);
  switch (kind) {
    case "remove":
      return [{ kind: "remove", token, words: null, stack: stackName(row.stack) }];
    case "dig":
      return [{ ...digging(row), kind: "dig", token, words: null }];
    case "decorate":
      return [decorationOf(row, token)];
    case "end":
      return [{ ...ending(row), kind: "end", token, words: null }];
  }
}

const digging = (row: MoveRow) => ({ stack: stackName(row.stack), tile: tileId(row.tile), singles: row.singles });
const ending = (row: MoveRow) => ({ keep: wordIn(KEEPS, row.keep), discarded: wordIn(DISCARDS, row.discarded) });

/** One for each way to turn the tile. */
function placesOf(row: MoveRow): PlaceMove[] {
  const shared: Placement = {
    row,
    source: row.stored === 0 ? "dug" : "stored",
    tile: wordIn(TILE_IDS, row.tile),
    position: spaceName(row.position),
    open: cornerName(row.open_corner),
    supports: row.supports.map((support) => wordIn(SUPPORTS, support)),
    gain: gainOf(row.gain),
  };
  const places: PlaceMove[] = [];
  for (let turns = 0; turns < row.rotations; turns += 1) places.push(new Turned(shared, turns));
  return places;
}

/** What all ways to turn a tile have in common. */
interface Placement extends Pick<PlaceMove, "source" | "tile" | "position" | "open" | "supports" | "gain"> {
  readonly row: MoveRow;
}

/** One of them. A click makes up to two thousand, so each keeps little, and its token is written for who asks. */
class Turned implements PlaceMove {
  constructor(
    private readonly shared: Placement,
    readonly turns: number,
  ) {}

  get kind(): "place" {
    return "place";
  }

  get token(): string {
    return placement(this.shared.row, this.turns);
  }

  get words(): null {
    return null;
  }

  get source(): PlaceMove["source"] {
    return this.shared.source;
  }

  get tile(): PlaceMove["tile"] {
    return this.shared.tile;
  }

  get position(): PlaceMove["position"] {
    return this.shared.position;
  }

  get level(): number {
    return this.shared.row.level;
  }

  get open(): PlaceMove["open"] {
    return this.shared.open;
  }

  get belvedere(): boolean {
    return this.shared.row.belvedere !== 0;
  }

  get supports(): PlaceMove["supports"] {
    return this.shared.supports;
  }

  get singles(): number {
    return this.shared.row.singles;
  }

  get doubles(): number {
    return this.shared.row.doubles;
  }

  get gain(): PlaceMove["gain"] {
    return this.shared.gain;
  }

  /** All of it, as a server would say it. */
  toJSON(): PlaceMove {
    const { kind, token, words, source, tile, position, level, turns } = this;
    const { open, belvedere, supports, singles, doubles, gain } = this;
    const place = { kind, token, words, source, tile, position, level, turns };
    return { ...place, open, belvedere, supports, singles, doubles, gain };
  }
}

function decorationOf(row: MoveRow, token: string): DecorateMove {
  return {
    kind: "decorate",
    token,
    words: null,
    symbol: wordIn(SYMBOLS, row.symbol),
    spaces: (row.first === row.second ? [row.first] : [row.first, row.second]).map(spaceName),
    star: row.star === NO_STAR ? null : spaceName(row.star),
    gain: gainOf(row.gain),
  };
}
