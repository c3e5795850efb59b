/** Where each point of a garden comes from. */
import type { PointLine } from "../../api/table";
import type { Garden } from "../../api/view";
import { pointWords } from "../../words/points";
import { CATEGORIES, type PointRow } from "../generated";
import { wordIn } from "../names";

export function pointOf(row: PointRow, garden: Garden): PointLine {
  const category = wordIn(CATEGORIES, row.line);
  // None has the number of no item and of no tile.
  const items = row.items.flatMap((item) => garden.items[item] ?? []);
  const tiles = row.tiles.flatMap((tile) => garden.tiles[tile] ?? []);
  const [item] = items;
  if (row.members === 1 && item !== undefined) return itemPoint(item, garden, { category, points: row.points });
  // A set names each of its members by the first space.
  const told = {
    category,
    what: row.members > 1 ? ("set" as const) : ("tile" as const),
    spaces: [...items.map(({ spaces }) => spaces[0] ?? ""), ...tiles.map(({ position }) => position)],
    levels: [...items.map(({ levels }) => levels[0] ?? 0), ...tiles.map(({ level }) => level)],
  };
  const sentence = pointWords({ ...told, cover: null, bears: false, underBridges: false });
  return { ...told, points: row.points, hidden_by: null, sentence };
}

function itemPoint(
  { kind, spaces, levels, visible, bears, hidden_by }: Garden["items"][number],
  garden: Garden,
  worth: Pick<PointLine, "category" | "points">,
): PointLine {
  const tile = garden.tiles.find((one) => one.tile === hidden_by);
  const told = { category: worth.category, what: kind, spaces, levels };
  const cover = tile === undefined ? null : { position: tile.position, level: tile.level };
  const sentence = pointWords({ ...told, cover, bears, underBridges: !visible && hidden_by === null });
  return { ...told, points: worth.points, hidden_by, sentence };
}
