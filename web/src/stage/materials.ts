/** The few materials everything shares. */
import { MeshBasicMaterial, MeshLambertMaterial, type Material, type Texture } from "three";
import { MARK } from "../art/palette";
import type { Quality } from "./quality";

/** Reads one cell of a 4 x 4 atlas, chosen by each instance. */
function fromCell<Kind extends Material>(material: Kind): Kind {
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace("void main() {", "attribute vec2 cell;\nvoid main() {")
      .replace("#include <uv_vertex>", "#include <uv_vertex>\n\tvMapUv = uv * 0.25 + cell;");
  };
  return material;
}

/** Light for each corner instead of each pixel: several times faster where the processor draws. */
function litByCorner<Kind extends MeshBasicMaterial>(material: Kind): Kind {
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace("void main() {", `varying vec3 vLight;\nvoid main() {`)
      .replace("#include <begin_vertex>", `#include <begin_vertex>\n${CORNER_LIGHT}`);
    shader.fragmentShader = shader.fragmentShader
      .replace("void main() {", "varying vec3 vLight;\nvoid main() {")
      .replace("#include <color_fragment>", "#include <color_fragment>\n\tdiffuseColor.rgb *= vLight;");
  };
  return material;
}

/** The same sun and sky as the court's lights, as constants. */
const CORNER_LIGHT = `
  vec3 facing = normal;
  #ifdef USE_INSTANCING
    facing = mat3(instanceMatrix) * facing;
  #endif
  facing = normalize(mat3(modelMatrix) * facing);
  float sun = max(dot(facing, vec3(-0.482, 0.643, 0.595)), 0.0);
  vLight = vec3(0.46, 0.40, 0.30) * sun + mix(vec3(0.52, 0.43, 0.34), vec3(0.68, 0.69, 0.72), facing.y * 0.5 + 0.5);
`;

export interface SolidLook {
  readonly map?: Texture;
  readonly vertexColors?: boolean;
}

/** Anything made of stone, wood or leaves. */
export function solidMaterial(quality: Quality, look: SolidLook): Material {
  return quality.shadows ? new MeshLambertMaterial(look) : litByCorner(new MeshBasicMaterial(look));
}

export function decalMaterial(quality: Quality, map: Texture): Material {
  const look = { map, transparent: true, depthWrite: false, polygonOffset: true, polygonOffsetFactor: -2 };
  return fromCell(quality.shadows ? new MeshLambertMaterial(look) : new MeshBasicMaterial(look));
}

export const chipMaterial = (map: Texture): Material =>
  fromCell(
    new MeshBasicMaterial({
      map,
      transparent: true,
      depthWrite: false,
      toneMapped: false,
      polygonOffset: true,
      polygonOffsetFactor: -3,
    }),
  );

export const shadeMaterial = (map: Texture, opacity: number): Material =>
  new MeshBasicMaterial({
    map,
    transparent: true,
    opacity,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -1,
  });

/** Markers are never hidden by a building: what can be clicked can be seen. */
export const markMaterial = (map: Texture): Material =>
  new MeshBasicMaterial({ map, transparent: true, depthTest: false, depthWrite: false, toneMapped: false });

export const lineMaterial = (): Material => new MeshBasicMaterial({ toneMapped: false });

export const ghostMaterial = (opacity: number): Material =>
  new MeshLambertMaterial({
    color: MARK.ghostBody,
    emissive: MARK.ghost,
    emissiveIntensity: 0.14,
    transparent: true,
    opacity,
  });
