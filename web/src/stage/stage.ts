/** The 3D stage: draws a picture when something changed, and only then. */
import {
  ColorManagement,
  LinearSRGBColorSpace,
  NeutralToneMapping,
  NoToneMapping,
  PCFShadowMap,
  Scene,
  Vector3,
  WebGLRenderer,
} from "three";
import type { Frame } from "./camera/fit";
import { homeGround, homePose, type Home } from "./camera/homes";
import { Rig } from "./camera/rig";
import type { Picture } from "./layout/picture";
import { arrange, type Arrangement } from "./layout/table";
import { Arrivals } from "./motion";
import { createCourt } from "./parts/court";
import { createPieces, pieceKeys } from "./parts/pieces";
import type { Quality } from "./quality";
import { limitSharpness } from "./textures/canvas";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface StageOptions {
  readonly quality: Quality;
  readonly animate: () => boolean;
  /** Called after every frame, to bring labels to their pieces. */
  readonly drawn: () => void;
}

export class Stage {
  readonly rig = new Rig();
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #court;
  readonly #pieces;
  readonly #arrivals = new Arrivals();
  #picture: Picture | null = null;
  #arrangement: Arrangement | null = null;
  #home: Home = { kind: "table" };
  #stale = false;
  #asked = 0;
  frames = 0;

  constructor(
    readonly canvas: HTMLCanvasElement,
    readonly options: StageOptions,
  ) {
    const { quality } = options;
    this.#renderer = new WebGLRenderer({ canvas, antialias: quality.antialias, powerPreference: "high-performance" });
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, quality.pixelRatio));
    this.#renderer.toneMapping = quality.toneMapping ? NeutralToneMapping : NoToneMapping;
    ColorManagement.enabled = quality.toneMapping;
    if (!quality.toneMapping) this.#renderer.outputColorSpace = LinearSRGBColorSpace;
    this.#renderer.shadowMap.enabled = quality.shadows;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.shadowMap.autoUpdate = false;
    limitSharpness(quality.sharpness);
    this.#court = createCourt(this.#scene, quality);
    this.#pieces = createPieces(quality);
    this.#scene.add(this.#court.object, this.#pieces.object);
  }

  get calls(): number {
    return this.#renderer.info.render.calls;
  }

  get triangles(): number {
    return this.#renderer.info.render.triangles;
  }

  get arrangement(): Arrangement | null {
    return this.#arrangement;
  }

  resize(frame: Frame): void {
    const { width, height } = this.rig.frame;
    const same = width === frame.width && height === frame.height;
    if (!same) this.#renderer.setSize(frame.width, frame.height, false);
    this.rig.resize(frame, this.#picture?.upright ?? false);
    if (this.#picture !== null) this.go(this.#home, false);
    // A canvas of another size is blank until it is drawn: at once, so that nobody sees it.
    if (!same && this.frames > 0) this.#frameNow();
    // WebKit without a graphics card shows only the next one.
    this.invalidate();
  }

  /** Shows a new picture; pieces that were not in the last one arrive. */
  draw(picture: Picture): void {
    const before = this.#picture;
    const moved =
      before === null ||
      before.upright !== picture.upright ||
      before.seat !== picture.seat ||
      before.plan !== picture.plan ||
      before.reveal !== picture.reveal;
    this.#picture = picture;
    this.#arrangement = arrange({ ...picture, players: picture.view.players });
    this.#arrivals.note(pieceKeys(picture), performance.now(), before !== null && this.options.animate());
    this.#stale = true;
    this.rig.plan = picture.plan;
    if (moved) this.go(this.#home, false);
    this.invalidate();
  }

  /** Goes to a named view. */
  go(home: Home, animate = this.options.animate()): void {
    this.#home = home;
    if (this.#picture === null) return;
    this.rig.go(homePose(this.#picture, home, this.rig.frame), performance.now(), animate);
    this.rig.show(homeGround(this.#picture, home));
    this.invalidate();
  }

  /** Ends what is still moving: nobody waits for an animation. */
  hurry(): void {
    this.#arrivals.finish();
    this.#stale = true;
    this.invalidate();
  }

  /** Asks for one frame. */
  invalidate(): void {
    if (this.#asked === 0) this.#asked = requestAnimationFrame((now) => this.#frame(now));
  }

  /** Where a point of the scene lies on the canvas, in CSS pixels. */
  project(point: Vector3): Point {
    const seen = point.clone().project(this.rig.camera);
    return { x: ((seen.x + 1) / 2) * this.rig.frame.width, y: ((1 - seen.y) / 2) * this.rig.frame.height };
  }

  /** Draws at once and waits for the pixels, to measure the speed. */
  measure(): number {
    const start = performance.now();
    this.#render();
    const gl = this.#renderer.getContext();
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
    return performance.now() - start;
  }

  /** The canvas as it looks now. */
  photograph(): string {
    this.#render();
    return this.canvas.toDataURL("image/png");
  }

  dispose(): void {
    cancelAnimationFrame(this.#asked);
    this.#pieces.dispose();
    this.#court.dispose();
    this.#renderer.dispose();
  }

  #frameNow(): void {
    cancelAnimationFrame(this.#asked);
    this.#frame(performance.now());
  }

  #frame(now: number): void {
    this.#asked = 0;
    this.#arrivals.tick(now);
    const gliding = this.rig.tick(now);
    const moving = this.#arrivals.busy && this.options.animate();
    this.#stale ||= moving;
    this.#render();
    this.options.drawn();
    if (gliding || moving) this.invalidate();
  }

  #render(): void {
    if (this.#picture === null || this.#arrangement === null) return;
    if (this.#stale) {
      this.#court.update(this.#arrangement, this.#picture);
      this.#pieces.update(this.#picture, this.#arrangement, this.#arrivals);
      this.#renderer.shadowMap.needsUpdate = true;
      this.#stale = this.#arrivals.busy;
    }
    this.#renderer.render(this.#scene, this.rig.camera);
    this.frames += 1;
  }
}
