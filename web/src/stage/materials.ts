/** The few materials everything shares. */
import { MeshBasicMaterial, MeshLambertMaterial, type Material, type Texture } from "three";
import { MARK } from "../art/palette";

/** Reads one cell of a 4 x 4 atlas, chosen by each instance. */
function fromCell<Kind extends Material>(material: Kind): Kind {
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace("void main() {", "attribute vec2 cell;\nvoid main() {")
      .replace("#include <uv_vertex>", "#include <uv_vertex>\n\tvMapUv = uv * 0.25 + cell;");
  };
  return material;
}

export const stoneMaterial = (): Material => new MeshLambertMaterial({ vertexColors: true });

export const decalMaterial = (map: Texture): Material =>
  fromCell(new MeshLambertMaterial({ map, transparent: true, depthWrite: false, polygonOffset: true, polygonOffsetFactor: -2 }));

export const chipMaterial = (map: Texture): Material =>
  fromCell(new MeshBasicMaterial({ map, transparent: true, depthWrite: false, toneMapped: false, polygonOffset: true, polygonOffsetFactor: -3 }));

export const shadeMaterial = (map: Texture, opacity: number): Material =>
  new MeshBasicMaterial({ map, transparent: true, opacity, depthWrite: false, polygonOffset: true, polygonOffsetFactor: -1 });

/** Markers are never hidden by a building: what can be clicked can be seen. */
export const markMaterial = (map: Texture): Material =>
  new MeshBasicMaterial({ map, transparent: true, depthTest: false, depthWrite: false, toneMapped: false });

export const lineMaterial = (): Material => new MeshBasicMaterial({ vertexColors: true, toneMapped: false });

export const ghostMaterial = (opacity: number): Material =>
  new MeshLambertMaterial({ color: MARK.ghostBody, emissive: MARK.ghost, emissiveIntensity: 0.14, transparent: true, opacity });
