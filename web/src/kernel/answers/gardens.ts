/** A garden as it is drawn: storage, surface, tiles and items. */
import type { Garden, PlacedTile, TileFace } from "../../api/view";
import { turnedFace } from "../../art/spaces";
import { FLOWERS, ITEM_KINDS, type ItemRow, SUPPORTS, TILE_IDS, type TileRow } from "../generated";
import { cornerName, spaceName, tileId, wordIn } from "../names";
import type { Position } from "../position";
import { garden, sheet } from "../rows";
import { linesOf } from "./gains";

type Item = Garden["items"][number];
type Faces = Readonly<Record<string, TileFace>>;

export function gardenOf(position: Position, seat: number, faces: Faces): Garden {
  const rows = garden(position, seat);
  const pad = sheet(position, seat);
  const tiles = rows.tiles.map((row) => placedOf(row, faces));
  return {
    seat,
    flower: wordIn(FLOWERS, rows.garden.flower),
    singles: rows.garden.singles,
    doubles: rows.garden.doubles,
    stored: tileId(rows.garden.stored),
    dug: tileId(rows.garden.dug),
    surface: rows.garden.surface,
    tiles,
    items: rows.items.map((row) => itemOf(row, tiles)),
    score: { ...linesOf(pad), open_notches: pad.open_notches },
  };
}

function placedOf(row: TileRow, faces: Faces): PlacedTile {
  const tile = wordIn(TILE_IDS, row.tile);
  const face = faces[tile];
  if (face === undefined) throw new Error(`no tile ${tile}`);
  return {
    tile,
    position: spaceName(row.position),
    level: row.level,
    turns: row.turns,
    open: cornerName(row.open_corner),
    corners: turnedFace(face.face, row.turns),
    flower: face.flower,
    supports: row.supports.map((support) => wordIn(SUPPORTS, support)),
    visible: row.visible !== 0,
    fresh: row.fresh !== 0,
  };
}

function itemOf(row: ItemRow, tiles: readonly PlacedTile[]): Item {
  const single = row.first === row.second;
  return {
    kind: wordIn(ITEM_KINDS, row.kind),
    spaces: (single ? [row.first] : [row.first, row.second]).map(spaceName),
    levels: single ? [row.first_level] : [row.first_level, row.second_level],
    visible: row.visible !== 0,
    bears: row.bears !== 0,
    // None has the number of no tile.
    hidden_by: tiles[row.hidden_by]?.tile ?? null,
    fresh: row.fresh !== 0,
  };
}
