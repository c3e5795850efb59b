/** What lies under a point of a stage's canvas. */
import type { Picture } from "../../stage/layout/picture";
import { type Target, targetAt } from "../../stage/pick";
import type { Point, Stage } from "../../stage/stage";

export function targetOf(stage: Stage, picture: Picture, at: Point, reach: number): Target | null {
  if (stage.arrangement === null) return null;
  const { quarry, gardens } = stage.arrangement;
  const { camera, frame } = stage.rig;
  return targetAt({ camera, quarry, gardens, frame, project: (point) => stage.project(point) }, picture, at, reach);
}
