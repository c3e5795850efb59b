/** Legal moves with all that is needed to show them. */
import type { DecorateMove, LegalMove, PlaceMove } from "../../api/table";
import { DISCARDS, KEEPS, MOVE_KINDS, type MoveRow, NO_STAR, SUPPORTS, SYMBOLS, TILE_IDS } from "../generated";
import { cornerName, moveTokens, spaceName, stackName, tileId, wordIn } from "../names";
import { gainOf } from "./gains";

/** The moves that a row tells of. */
export function movesOf(row: MoveRow): LegalMove[] {
  const tokens = moveTokens(row);
  const [token = ""] = tokens;
  switch (wordIn(MOVE_KINDS, row.kind)) {
    case "remove":
      return [{ kind: "remove", token, words: null, stack: stackName(row.stack) }];
    case "dig":
      return [{ ...digging(row), kind: "dig", token, words: null }];
    case "place":
      return placesOf(row, tokens);
    case "decorate":
      return [decorationOf(row, token)];
    case "end":
      return [{ ...ending(row), kind: "end", token, words: null }];
  }
}

const digging = (row: MoveRow) => ({ stack: stackName(row.stack), tile: tileId(row.tile), singles: row.singles });
const ending = (row: MoveRow) => ({ keep: wordIn(KEEPS, row.keep), discarded: wordIn(DISCARDS, row.discarded) });

/** One for each way to turn the tile, which makes no difference to the rest. There are up to two thousand: no spreading. */
function placesOf(row: MoveRow, tokens: readonly string[]): PlaceMove[] {
  const { level, singles, doubles } = row;
  const source = row.stored === 0 ? "dug" : "stored";
  const tile = wordIn(TILE_IDS, row.tile);
  const position = spaceName(row.position);
  const open = cornerName(row.open_corner);
  const belvedere = row.belvedere !== 0;
  const supports = row.supports.map((support) => wordIn(SUPPORTS, support));
  const gain = gainOf(row.gain);
  return tokens.map((token, turns) => ({
    kind: "place",
    token,
    words: null,
    source,
    tile,
    position,
    level,
    turns,
    open,
    belvedere,
    supports,
    singles,
    doubles,
    gain,
  }));
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
