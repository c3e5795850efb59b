/** What is taken for an item when it is pointed at: boxes about its form, which lies and stands as its piece does. */
import { Box3, Vector3 } from "three";
import type { ItemKind } from "../../api/view";
import { LEVEL, PILLAR } from "../measures";

/** From west to east and from bottom to top, as deep to the north as to the south. */
const body = (west: number, east: number, bottom: number, top: number, deep: number): Box3 =>
  new Box3(new Vector3(west, bottom, -deep), new Vector3(east, top, deep));

export const BODIES: Readonly<Record<ItemKind, readonly Box3[]>> = {
  statue: [body(-0.25, 0.25, 0, PILLAR, 0.25)],
  belvedere: [body(-0.4, 0.4, 0, 0.95, 0.4)],
  fountain: [body(-0.82, 0.82, 0, 0.2, 0.35), body(-0.65, 0.65, 0, 0.65, 0.2)],
  // It rises towards the east.
  stairway: [
    body(-0.95, -0.47, 0, LEVEL / 2, 0.36),
    body(-0.47, 0, 0, LEVEL, 0.36),
    body(0, 0.7, 0, LEVEL + 0.1, 0.36),
  ],
  // What stands in the gap is seen beneath the deck.
  bridge: [body(-1.4, -0.62, 0, 0.5, 0.3), body(-0.62, 0.62, 0.2, 0.62, 0.3), body(0.62, 1.4, 0, 0.5, 0.3)],
};
