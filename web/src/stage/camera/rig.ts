/** Holds the cameras: glides to homes, follows gestures, keeps within limits. */
import { OrthographicCamera, PerspectiveCamera, Vector3, type Camera } from "three";
import { inOutCubic } from "../easing";
import { aim, aimPlan, type Frame, type Pose } from "./fit";
import { lensFov, type Ground } from "./homes";

const RADIANS = Math.PI / 180;
const PITCH = { low: 25 * RADIANS, high: 88 * RADIANS };
const DISTANCE = { near: 7, far: 60 };
const GLIDE = 600;

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

interface Glide {
  readonly from: Pose;
  readonly to: Pose;
  readonly start: number;
}

function mixed({ from, to }: Glide, t: number): Pose {
  const mix = (a: number, b: number): number => a + (b - a) * t;
  return {
    target: from.target.clone().lerp(to.target, t),
    yaw: mix(from.yaw, to.yaw),
    pitch: mix(from.pitch, to.pitch),
    distance: mix(from.distance, to.distance),
  };
}

export class Rig {
  readonly #lens = new PerspectiveCamera(26, 1, 0.5, 140);
  readonly #overhead = new OrthographicCamera();
  #pose: Pose = { target: new Vector3(4, 0, -4), yaw: 0, pitch: 0.9, distance: 24 };
  #ground: Ground = { centre: new Vector3(4, 0, -4), span: { x: 10, z: 10 } };
  #glide: Glide | null = null;
  #frame: Frame = { width: 1, height: 1, insets: { left: 0, top: 0, right: 0, bottom: 0 } };
  plan = false;
  /** Where the target may be moved to. */
  bounds = { min: new Vector3(-12, 0, -24), max: new Vector3(14, 3, 3) };

  get camera(): Camera {
    return this.plan ? this.#overhead : this.#lens;
  }

  get frame(): Frame {
    return this.#frame;
  }

  get pose(): Pose {
    return this.#pose;
  }

  resize(frame: Frame, upright: boolean): void {
    this.#frame = frame;
    this.#lens.fov = lensFov(upright);
    this.#aim();
  }

  go(pose: Pose, now: number, animate: boolean): void {
    this.#glide = animate ? { from: this.#pose, to: pose, start: now } : null;
    if (!animate) this.#pose = pose;
    this.#aim();
  }

  show(ground: Ground): void {
    this.#ground = ground;
    this.#aim();
  }

  /** Moves on; says whether there is more to come. */
  tick(now: number): boolean {
    if (this.#glide === null) return false;
    const t = clamp((now - this.#glide.start) / GLIDE, 0, 1);
    this.#pose = mixed(this.#glide, inOutCubic(t));
    if (t === 1) this.#glide = null;
    this.#aim();
    return this.#glide !== null;
  }

  /** Shifts the view by pixels, as if the ground were dragged. */
  pan(dx: number, dy: number): void {
    if (this.plan) {
      const scale = (this.#overhead.right - this.#overhead.left) / this.#frame.width;
      const centre = this.#ground.centre.clone().add(new Vector3(-dx * scale, 0, -dy * scale));
      this.show({ ...this.#ground, centre: this.#kept(centre) });
      return;
    }
    const { yaw, pitch, distance } = this.#pose;
    const scale = (2 * Math.tan((this.#lens.fov * Math.PI) / 360) * distance) / this.#frame.height;
    const [x, z] = [-dx * scale, (-dy * scale) / Math.max(Math.sin(pitch), 0.4)];
    const step = new Vector3(x * Math.cos(yaw) + z * Math.sin(yaw), 0, z * Math.cos(yaw) - x * Math.sin(yaw));
    this.#free({ ...this.#pose, target: this.#kept(this.#pose.target.clone().add(step)) });
  }

  turn(dx: number, dy: number): void {
    if (this.plan) return;
    const pitch = clamp(this.#pose.pitch + dy * 0.005, PITCH.low, PITCH.high);
    this.#free({ ...this.#pose, yaw: this.#pose.yaw - dx * 0.006, pitch });
  }

  zoom(factor: number): void {
    if (this.plan) {
      const { centre, span } = this.#ground;
      const x = clamp(span.x * factor, 4, 40);
      this.show({ centre, span: { x, z: (span.z * x) / span.x } });
      return;
    }
    this.#free({ ...this.#pose, distance: clamp(this.#pose.distance * factor, DISTANCE.near, DISTANCE.far) });
  }

  #free(pose: Pose): void {
    this.#glide = null;
    this.#pose = pose;
    this.#aim();
  }

  #kept(point: Vector3): Vector3 {
    return point.clamp(this.bounds.min, this.bounds.max);
  }

  #aim(): void {
    if (this.plan) aimPlan(this.#overhead, this.#ground.centre, this.#ground.span, this.#frame);
    else aim(this.#lens, this.#pose, this.#frame);
  }
}
