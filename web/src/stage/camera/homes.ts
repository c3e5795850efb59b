/** The views one can go to by name, computed from where the boards stand. */
import { Box3, PerspectiveCamera, Vector3 } from "three";
import type { View } from "../../api/view";
import { arrange, gardenBox, quarryBounds } from "../layout/table";
import { LEVEL } from "../measures";
import { eye, fitPose, freeHeight, freeWidth, type Frame, type Pose } from "./fit";

/** `all` shows every garden from above, for the scoring. */
export type Home = { kind: "table" } | { kind: "quarry" } | { kind: "garden"; seat: number } | { kind: "all" };

export interface Ground {
  readonly centre: Vector3;
  readonly span: { readonly x: number; readonly z: number };
}

interface Scene {
  readonly view: View;
  readonly seat: number;
  readonly upright: boolean;
  readonly plan: boolean;
  readonly reveal: boolean;
}

const RADIANS = Math.PI / 180;

export const lensFov = (upright: boolean): number => (upright ? 30 : 26);

function corners({ min, max }: Box3): Vector3[] {
  return [min.x, max.x].flatMap((x) => [min.y, max.y].flatMap((y) => [min.z, max.z].map((z) => new Vector3(x, y, z))));
}

/** With room for its player's name behind it. */
function named(box: Box3, room: number): Box3 {
  return box.expandByPoint(new Vector3(box.min.x, box.min.y, box.min.z - room));
}

/** How high a name is in the window, with what keeps it apart from the edge. */
const NAME_PIXELS = 38;
/** The least room for it, on the ground. */
const NAME_ROOM = 0.9;

/** How much ground behind the last board a name covers when it is seen so. */
function nameRoom(pose: Pose, lens: { fov: number; aspect: number }, north: number, frame: Frame): number {
  const camera = new PerspectiveCamera(lens.fov, lens.aspect, 0.5, 200);
  camera.position.copy(eye(pose));
  camera.lookAt(pose.target);
  camera.updateMatrixWorld();
  const up = (z: number): number => (new Vector3(pose.target.x, 0, z).project(camera).y * freeHeight(frame)) / 2;
  return Math.max(NAME_ROOM, NAME_PIXELS / (up(north - 1) - up(north)));
}

function boxes(scene: Scene, home: Home, room = NAME_ROOM): Box3[] {
  const { view, seat, upright } = scene;
  const { quarry, gardens } = arrange({ ...scene, players: view.players });
  const garden = (index: number, height: number): Box3[] => {
    const base = gardens[index];
    return base === undefined ? [] : [gardenBox(base, height)];
  };
  const highest = Math.max(0, ...(view.gardens[seat]?.surface ?? []));
  switch (home.kind) {
    case "quarry":
      return [quarryBounds(quarry)];
    case "garden":
      return garden(home.seat, 1.2);
    case "all":
      return view.gardens.flatMap((_, index) => garden(index, 0));
    case "table":
      return [
        ...garden(seat, 0.4 + LEVEL * Math.min(highest, 2)),
        quarryBounds(quarry),
        ...(upright
          ? []
          : view.gardens.flatMap((_, index) =>
              index === seat ? [] : garden(index, 0.2).map((box) => named(box, room)),
            )),
      ];
  }
}

export function homePose(scene: Scene, home: Home, frame: Frame): Pose {
  const lens = { fov: lensFov(scene.upright), aspect: freeWidth(frame) / freeHeight(frame) };
  const pitch = (scene.upright ? 56 : home.kind === "table" ? 49 : 54) * RADIANS;
  const fitted = (room: number): Pose => {
    const shown = boxes(scene, home, room);
    // A low window has no room for the others: they stay in reach by their seats.
    const kept = home.kind === "table" && freeHeight(frame) < 380 ? shown.slice(0, 2) : shown;
    return fitPose(kept.flatMap(corners), lens, scene.upright ? 0 : 3 * RADIANS, pitch, 0.02);
  };
  const pose = fitted(NAME_ROOM);
  // Names are as high in a small window, where the same ground is lower.
  return home.kind === "table"
    ? fitted(nameRoom(pose, lens, arrange({ ...scene, players: scene.view.players }).north, frame))
    : pose;
}

/** The ground that the plan view of a home shows. */
export function homeGround(scene: Scene, home: Home): Ground {
  const shown = home.kind === "table" ? boxes(scene, home).slice(0, 2) : boxes(scene, home);
  const bounds = shown.reduce((sum, box) => sum.union(box), new Box3());
  const size = bounds.getSize(new Vector3());
  return { centre: bounds.getCenter(new Vector3()), span: { x: size.x + 0.3, z: size.z + 0.3 } };
}
