/** Ground, walls, trees and light. */
import {
  Color, DirectionalLight, Fog, Group, HemisphereLight, Matrix4, Mesh, PlaneGeometry, type Scene,
} from "three";
import { COURT } from "../../art/palette";
import { courtyard, quarryBox, type Spot } from "../geometry/court";
import type { Picture } from "../layout/picture";
import type { Arrangement } from "../layout/table";
import { solidMaterial } from "../materials";
import { GROUND } from "../measures";
import type { Quality } from "../quality";
import { paintGround } from "../textures/ground";

const TREES: readonly Spot[] = [
  { x: -9.4, z: -7.4, size: 1.25 }, { x: -8.2, z: 1.5, size: 1 }, { x: 10.9, z: -1.4, size: 1.1 }, { x: 11.4, z: -6.6, size: 1.2 },
  { x: -13, z: -3, size: 1.3 }, { x: 14.6, z: 1.6, size: 1.3 }, { x: 15.4, z: -10.6, size: 1.4 }, { x: -14.5, z: -11, size: 1.4 },
];

export function createSun(quality: Quality): DirectionalLight {
  const sun = new DirectionalLight(COURT.sun, 3.3);
  sun.target.position.set(2.5, 0, -6);
  if (!quality.shadows) return sun;
  sun.castShadow = true;
  sun.shadow.mapSize.set(2048, 2048);
  sun.shadow.radius = 3.2;
  sun.shadow.normalBias = 0.03;
  sun.shadow.bias = -0.0005;
  Object.assign(sun.shadow.camera, { left: -16, right: 16, top: 15, bottom: -13, near: 1, far: 50 });
  return sun;
}

export function createCourt(scene: Scene, quality: Quality) {
  const object = new Group();
  const stone = solidMaterial(quality, { vertexColors: true });
  const pattern = paintGround();
  const paving = solidMaterial(quality, { map: pattern });
  const ground = new Mesh(new PlaneGeometry(180, 180).rotateX(-Math.PI / 2).translate(4, GROUND, -14), paving);
  const walls = new Mesh(quarryBox(), stone);
  const yard = new Mesh(courtyard(TREES, -14.5), stone);
  const sun = createSun(quality);
  ground.receiveShadow = walls.castShadow = walls.receiveShadow = yard.castShadow = yard.receiveShadow = true;
  // Drawn last of all solid things, so that what is covered costs nothing.
  ground.renderOrder = 1;
  walls.matrixAutoUpdate = false;
  scene.background = new Color(COURT.fog);
  if (quality.toneMapping) scene.fog = new Fog(COURT.fog, 34, 78);
  object.add(ground, walls, yard, sun, sun.target, new HemisphereLight(COURT.sky, COURT.bounce, 1.75));
  let north = Number.NaN;
  return {
    object,
    update(arrangement: Arrangement, { plan, tall, reveal }: Pick<Picture, "plan" | "tall" | "reveal">) {
      walls.matrix.copy(new Matrix4().copy(arrangement.quarry));
      // A high sun keeps shadows short in the plan, a low one shows the relief.
      sun.position.set(-6.5, plan ? 22 : 12, 5.5);
      if (north === arrangement.north) return;
      north = arrangement.north;
      yard.geometry.dispose();
      yard.geometry = courtyard(tall || reveal ? [] : TREES, north - 0.4);
    },
    dispose() {
      for (const mesh of [ground, walls, yard]) mesh.geometry.dispose();
      for (const material of [stone, paving]) material.dispose();
      pattern.dispose();
      sun.dispose();
    },
  };
}
