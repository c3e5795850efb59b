/** Where the boards stand: own garden in front, quarry to the west (upright windows: north), the others behind. */
import { Box3, Matrix4, Vector3 } from "three";
import { QUARRY_SCALE } from "../measures";

export interface Arrangement {
  readonly quarry: Matrix4;
  /** By seat. */
  readonly gardens: readonly Matrix4[];
  /** North end of all boards. */
  readonly north: number;
  readonly others: number;
}

export const place = (x: number, y: number, z: number, turn = 0, size = 1): Matrix4 =>
  new Matrix4()
    .makeRotationY(turn)
    .scale(new Vector3(size, size, size))
    .setPosition(x, y, z);

/** How large the other gardens are drawn: complete and readable, yet behind one's own. */
const OTHER_SIZE = [0.5, 0.55, 0.52, 0.48] as const;

export interface Seating {
  readonly players: number;
  readonly seat: number;
  readonly upright: boolean;
  readonly plan: boolean;
  readonly reveal: boolean;
}

/** All gardens at full size, two a row, the quarry out of sight. */
function sideBySide({ players, upright }: Seating): Arrangement {
  const across = upright ? 1 : players === 4 ? 2 : players;
  const spot = (index: number): Matrix4 => place((index % across) * 9.9, 0, -Math.floor(index / across) * 9.9);
  const gardens = Array.from({ length: players }, (_, index) => spot(index));
  return {
    quarry: place(-60, -0.2, 0, 0, QUARRY_SCALE),
    gardens,
    north: -9.9 * Math.ceil(players / across),
    others: 1,
  };
}

export function arrange(seating: Seating): Arrangement {
  if (seating.reveal) return sideBySide(seating);
  const { players, seat, upright, plan } = seating;
  const size = OTHER_SIZE[players - 1] ?? 0.5;
  // From straight above the others would only show their nearest edge: they stay out of sight until visited.
  const edge = upright ? -15.6 : plan ? -14 : -9.5;
  const row = otherCentres(players - 1, size, upright).map((x) => place(x - 4 * size, 0, edge - 0.6 * size, 0, size));
  const gardens = Array.from({ length: players }, (_, index) => {
    const order = (index - seat + players) % players;
    return order === 0 ? new Matrix4() : (row[order - 1] ?? new Matrix4());
  });
  const quarry = upright ? place(4, -0.2, -12.05, 0, QUARRY_SCALE) : place(-4.05, -0.2, -1.5, 0, QUARRY_SCALE);
  return { quarry, gardens, north: edge - 9.2 * size, others: size };
}

function otherCentres(count: number, size: number, upright: boolean): number[] {
  const middle = upright ? 4 : 1.2;
  const pitch = 9.2 * size + (upright ? 0.6 : 0.75);
  return Array.from({ length: count }, (_, index) => middle + (index - (count - 1) / 2) * pitch);
}

/** The box to be framed around a garden or the quarry. */
export function gardenBox(base: Matrix4, height: number): Box3 {
  return new Box3(new Vector3(-0.6, -0.3, -8.6), new Vector3(8.6, height, 0.6)).applyMatrix4(base);
}

export function quarryBounds(base: Matrix4): Box3 {
  // The walls with names on them stand out to the west and to the south.
  return new Box3(new Vector3(-5, 0, -4.6), new Vector3(4.6, 1.6, 5)).applyMatrix4(base);
}
