/** Finds the camera distance and aim that bring given points into the free part of the window. */
import { OrthographicCamera, PerspectiveCamera, Vector3 } from "three";

export interface Insets {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Pose {
  readonly target: Vector3;
  readonly yaw: number;
  readonly pitch: number;
  readonly distance: number;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly insets: Insets;
}

export const freeWidth = ({ width, insets }: Frame): number => Math.max(width - insets.left - insets.right, 80);
export const freeHeight = ({ height, insets }: Frame): number => Math.max(height - insets.top - insets.bottom, 80);

export function eye(pose: Pose): Vector3 {
  const flat = Math.cos(pose.pitch) * pose.distance;
  return new Vector3(Math.sin(pose.yaw) * flat, Math.sin(pose.pitch) * pose.distance, Math.cos(pose.yaw) * flat).add(
    pose.target,
  );
}

/** Points the lens: the free part is the lens' own picture, the panels' part lies outside of it. */
export function aim(camera: PerspectiveCamera, pose: Pose, frame: Frame): void {
  camera.aspect = freeWidth(frame) / freeHeight(frame);
  camera.position.copy(eye(pose));
  camera.up.set(0, 1, 0);
  camera.lookAt(pose.target);
  camera.setViewOffset(
    freeWidth(frame),
    freeHeight(frame),
    -frame.insets.left,
    -frame.insets.top,
    frame.width,
    frame.height,
  );
  camera.updateMatrixWorld();
}

interface Extent {
  readonly middle: Vector3;
  readonly half: number;
}

/** Bounds of the points in the lens' picture; `half` is 1 when they just fit. */
function extent(points: readonly Vector3[], camera: PerspectiveCamera): Extent {
  const seen = points.map((point) => point.clone().project(camera));
  const [xs, ys] = [seen.map((point) => point.x), seen.map((point) => point.y)];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { middle: new Vector3((left + right) / 2, (low + high) / 2, 0), half: Math.max(right - left, high - low) / 2 };
}

/** The pose with this yaw and pitch that shows all `points`, as near as possible. */
export function fitPose(
  points: readonly Vector3[],
  lens: { fov: number; aspect: number },
  yaw: number,
  pitch: number,
  margin = 0.06,
): Pose {
  const camera = new PerspectiveCamera(lens.fov, lens.aspect, 0.5, 200);
  const target = points.reduce((sum, point) => sum.add(point), new Vector3()).divideScalar(points.length);
  let distance = 30;
  for (let round = 0; round < 12; round += 1) {
    camera.position.copy(eye({ target, yaw, pitch, distance }));
    camera.lookAt(target);
    camera.updateMatrixWorld();
    const { middle, half } = extent(points, camera);
    slide(target, middle, camera, distance);
    distance *= half / (1 - margin);
  }
  return { target, yaw, pitch, distance };
}

/** Moves the target over the ground so that the middle of the picture comes to the middle of the points. */
function slide(target: Vector3, middle: Vector3, camera: PerspectiveCamera, distance: number): void {
  const reach = Math.tan((camera.fov * Math.PI) / 360) * distance;
  const right = new Vector3().setFromMatrixColumn(camera.matrixWorld, 0);
  const up = new Vector3().setFromMatrixColumn(camera.matrixWorld, 1);
  target.addScaledVector(right, middle.x * reach * camera.aspect).addScaledVector(up, middle.y * reach);
}

/** Looks straight down, north up, at a rectangle of the ground. */
export function aimPlan(
  camera: OrthographicCamera,
  centre: Vector3,
  span: { x: number; z: number },
  frame: Frame,
): void {
  const scale = Math.min(freeWidth(frame) / span.x, freeHeight(frame) / span.z);
  const { left, right, top, bottom } = frame.insets;
  camera.left = -frame.width / 2 / scale;
  camera.right = frame.width / 2 / scale;
  camera.top = frame.height / 2 / scale;
  camera.bottom = -frame.height / 2 / scale;
  camera.near = 1;
  camera.far = 60;
  camera.position.set(centre.x - (left - right) / 2 / scale, 30, centre.z - (top - bottom) / 2 / scale);
  camera.up.set(0, 0, -1);
  camera.lookAt(camera.position.x, 0, camera.position.z);
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
}
