/** The floor of the quick setting: all that the rich one builds and lights around the boards is painted on it. */
import { Color, Mesh, MeshBasicMaterial, PlaneGeometry, type Box3 } from "three";
import { BEDS, POND, TREES } from "../geometry/court";
import type { Area } from "../geometry/scenery";
import type { Picture } from "../layout/picture";
import { gardenBox, quarryBounds, type Arrangement } from "../layout/table";
import { GROUND } from "../measures";
import { paintCourt, SPAN, type CourtPlan } from "../textures/court";

type Seen = Pick<Picture, "upright" | "reveal">;

/** The border runs around the boards; the garden beyond it needs the room of a wide court. */
export function courtPlan(arrangement: Arrangement, { upright, reveal }: Seen): CourtPlan {
  const { quarry, gardens, north } = arrangement;
  const boards = [...gardens.map((base) => gardenBox(base, 0.2)), ...(reveal ? [] : [quarryBounds(quarry)])];
  const wide = !upright && !reveal;
  const border = wide ? { west: -8.5, east: 10.4, north: north - 1.15, south: 2.3 } : around(boards, 1.3);
  return {
    middle: { x: (border.west + border.east) / 2, z: (border.north + border.south) / 2 },
    border,
    boards,
    beds: wide ? BEDS : [],
    trees: wide ? TREES : [],
    pond: wide ? POND : null,
    canal: border.north - 2.6,
  };
}

function around(boards: readonly Box3[], room: number): Area {
  return {
    west: Math.min(...boards.map(({ min }) => min.x)) - room,
    east: Math.max(...boards.map(({ max }) => max.x)) + room,
    north: Math.min(...boards.map(({ min }) => min.z)) - room,
    south: Math.max(...boards.map(({ max }) => max.z)) + room,
  };
}

export function createPaintedFloor() {
  // The light of a surface that looks straight up, as corners have it (materials.ts).
  const material = new MeshBasicMaterial({ color: new Color(0.976, 0.947, 0.913) });
  const object = new Mesh(new PlaneGeometry(SPAN, SPAN).rotateX(-Math.PI / 2), material);
  // Drawn last of all solid things, so that what is covered costs nothing.
  object.renderOrder = 1;
  let painted = "";
  return {
    object,
    /** Paints anew only when the boards have moved. */
    update(arrangement: Arrangement, seen: Seen) {
      const plan = courtPlan(arrangement, seen);
      const now = JSON.stringify(plan);
      if (now === painted) return;
      painted = now;
      material.map?.dispose();
      material.map = paintCourt(plan);
      material.needsUpdate = true;
      object.position.set(plan.middle.x, GROUND, plan.middle.z);
    },
    dispose() {
      object.geometry.dispose();
      material.map?.dispose();
      material.dispose();
    },
  };
}
