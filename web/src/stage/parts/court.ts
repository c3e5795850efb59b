/** Ground, walls, trees and light. */
import {
  Color,
  DirectionalLight,
  Float32BufferAttribute,
  Fog,
  Group,
  HemisphereLight,
  MathUtils,
  Matrix4,
  Mesh,
  PlaneGeometry,
  type Scene,
} from "three";
import { COURT } from "../../art/palette";
import { courtyard, plainCourtyard, quarryBox } from "../geometry/court";
import type { Picture } from "../layout/picture";
import type { Arrangement } from "../layout/table";
import { solidMaterial } from "../materials";
import { GROUND } from "../measures";
import type { Quality } from "../quality";
import { FAR } from "../textures/court";
import { paintGround } from "../textures/ground";
import { createPaintedFloor } from "./painted-floor";

/** The floor fades from the light around the boards into the warm shade of the court. */
function fading(): PlaneGeometry {
  const plane = new PlaneGeometry(180, 180, 45, 45).rotateX(-Math.PI / 2).translate(4, GROUND, -14);
  const [light, shade] = [new Color("#ffffff"), new Color("#c69c68")];
  const points = plane.getAttribute("position");
  const tints = Array.from({ length: points.count }, (_, index) => {
    const away = Math.hypot(points.getX(index) - 2, (points.getZ(index) + 4) * 1.25);
    return light
      .clone()
      .lerp(shade, MathUtils.smoothstep(away, 8, 30))
      .toArray();
  });
  plane.setAttribute("color", new Float32BufferAttribute(tints.flat(), 3));
  return plane;
}

/** Paving that takes the shadows of what stands on it. */
function createShadedFloor(quality: Quality) {
  const pattern = paintGround();
  const paving = solidMaterial(quality, { map: pattern, vertexColors: true });
  const object = new Mesh(fading(), paving);
  object.receiveShadow = true;
  // Drawn last of all solid things, so that what is covered costs nothing.
  object.renderOrder = 1;
  return {
    object,
    /** The light falls where the boards are. */
    update(_: Arrangement, { upright, reveal }: Pick<Picture, "upright" | "reveal">) {
      object.position.set(reveal ? 7 : upright ? 2 : 0, 0, reveal ? -5 : upright ? -4 : 0);
    },
    dispose() {
      object.geometry.dispose();
      paving.dispose();
      pattern.dispose();
    },
  };
}

export function createSun(quality: Quality): DirectionalLight {
  const sun = new DirectionalLight(COURT.sun, 3.5);
  sun.target.position.set(2.5, 0, -6);
  if (!quality.shadows) return sun;
  sun.castShadow = true;
  sun.shadow.mapSize.set(2048, 2048);
  sun.shadow.radius = 3.2;
  sun.shadow.normalBias = 0.03;
  sun.shadow.bias = -0.0005;
  castOver(sun, 1);
  return sun;
}

/** How far from its target the sun casts shadows: the gardens of a reveal lie farther apart. */
function castOver(sun: DirectionalLight, reach: number): void {
  Object.assign(sun.shadow.camera, {
    left: -18 * reach,
    right: 17 * reach,
    top: 15 * reach,
    bottom: -14 * reach,
    near: 1,
    far: 56 * reach,
  });
  sun.shadow.camera.updateProjectionMatrix();
}

export function createCourt(scene: Scene, quality: Quality) {
  const object = new Group();
  const stone = solidMaterial(quality, { vertexColors: true });
  const floor = quality.lush ? createShadedFloor(quality) : createPaintedFloor();
  const built = quality.lush ? courtyard : plainCourtyard;
  const walls = new Mesh(quarryBox(), stone);
  const yard = new Mesh(built(false, -14.5), stone);
  const sun = createSun(quality);
  walls.castShadow = walls.receiveShadow = yard.castShadow = yard.receiveShadow = true;
  walls.matrixAutoUpdate = false;
  scene.background = new Color(quality.lush ? COURT.fog : FAR);
  if (quality.toneMapping) scene.fog = new Fog(COURT.fog, 34, 78);
  object.add(floor.object, walls, yard, sun, sun.target, new HemisphereLight(COURT.sky, COURT.bounce, 1.6));
  let north = Number.NaN;
  return {
    object,
    update(arrangement: Arrangement, seen: Pick<Picture, "plan" | "upright" | "reveal">) {
      const { plan, upright, reveal } = seen;
      walls.matrix.copy(new Matrix4().copy(arrangement.quarry));
      // A high sun keeps shadows short in the plan, a low one shows the relief.
      sun.position.set(-7.5, plan ? 22 : 11, 6);
      castOver(sun, reveal ? 1.4 : 1);
      floor.update(arrangement, seen);
      if (north === arrangement.north) return;
      north = arrangement.north;
      yard.geometry.dispose();
      yard.geometry = built(!upright && !reveal, north - 0.4);
    },
    dispose() {
      for (const mesh of [walls, yard]) mesh.geometry.dispose();
      floor.dispose();
      stone.dispose();
      sun.dispose();
    },
  };
}
