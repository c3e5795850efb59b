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
import { courtyard, quarryBox } from "../geometry/court";
import type { Picture } from "../layout/picture";
import type { Arrangement } from "../layout/table";
import { solidMaterial } from "../materials";
import { GROUND } from "../measures";
import type { Quality } from "../quality";
import { paintGround } from "../textures/ground";

/** The floor fades from the light around the boards into the warm shade of the court. */
function floor(fields: number): PlaneGeometry {
  const plane = new PlaneGeometry(180, 180, fields, fields).rotateX(-Math.PI / 2).translate(4, GROUND, -14);
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
  const pattern = paintGround();
  const paving = solidMaterial(quality, { map: pattern, vertexColors: true });
  const ground = new Mesh(floor(quality.lush ? 45 : 22), paving);
  const walls = new Mesh(quarryBox(), stone);
  const yard = new Mesh(courtyard(false, -14.5), stone);
  const sun = createSun(quality);
  ground.receiveShadow = walls.castShadow = walls.receiveShadow = yard.castShadow = yard.receiveShadow = true;
  // Drawn last of all solid things, so that what is covered costs nothing.
  ground.renderOrder = 1;
  walls.matrixAutoUpdate = false;
  scene.background = new Color(COURT.fog);
  if (quality.toneMapping) scene.fog = new Fog(COURT.fog, 34, 78);
  // Pond and hedges take a third of a frame where the processor draws.
  yard.visible = quality.lush;
  object.add(ground, walls, yard, sun, sun.target, new HemisphereLight(COURT.sky, COURT.bounce, 1.6));
  let north = Number.NaN;
  return {
    object,
    update(arrangement: Arrangement, { plan, upright, reveal }: Pick<Picture, "plan" | "upright" | "reveal">) {
      walls.matrix.copy(new Matrix4().copy(arrangement.quarry));
      // A high sun keeps shadows short in the plan, a low one shows the relief.
      sun.position.set(-7.5, plan ? 22 : 11, 6);
      castOver(sun, reveal ? 1.4 : 1);
      // The light falls where the boards are.
      ground.position.set(reveal ? 7 : upright ? 2 : 0, 0, reveal ? -5 : upright ? -4 : 0);
      if (north === arrangement.north) return;
      north = arrangement.north;
      yard.geometry.dispose();
      yard.geometry = courtyard(!upright && !reveal, north - 0.4);
    },
    dispose() {
      for (const mesh of [ground, walls, yard]) mesh.geometry.dispose();
      for (const material of [stone, paving]) material.dispose();
      pattern.dispose();
      sun.dispose();
    },
  };
}
