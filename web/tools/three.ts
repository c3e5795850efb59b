/** Ships three.js without what no picture of ours uses: shaders of other materials, headsets, mirrors. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { without } from "./glsl.ts";

const SOURCE = resolve(import.meta.dirname, "..", "node_modules", "three", "src");
const SHADERS = join(SOURCE, "renderers", "shaders");

/** The shaders of the stage's materials (`web/src/stage/materials.ts`), and the one that shadows are drawn by. */
export const SHADERS_USED = ["meshbasic", "meshlambert", "depth"];
/** What the renderer itself puts before each of them. */
const PREFIXES = ["colorspace_pars_fragment", "tonemapping_pars_fragment"];

/** What nothing of the stage switches on; web/tests/three.test.ts looks for it there. */
export const NEVER_ON: ReadonlySet<string> = new Set([
  "DITHERING",
  "FOG_EXP2",
  "NUM_CLIPPING_PLANES",
  "NUM_LIGHT_PROBE_GRIDS",
  "NUM_POINT_LIGHTS",
  "NUM_POINT_LIGHT_SHADOWS",
  "NUM_RECT_AREA_LIGHTS",
  "NUM_SPOT_LIGHTS",
  "NUM_SPOT_LIGHT_COORDS",
  "NUM_SPOT_LIGHT_MAPS",
  "NUM_SPOT_LIGHT_SHADOWS",
  "SHADOWMAP_TYPE_BASIC",
  "SHADOWMAP_TYPE_VSM",
  "STANDARD",
  "USE_ALPHAHASH",
  "USE_ALPHAMAP",
  "USE_ALPHATEST",
  "USE_ANISOTROPY",
  "USE_AOMAP",
  "USE_BATCHING",
  "USE_BATCHING_COLOR",
  "USE_BUMPMAP",
  "USE_CLEARCOAT",
  "USE_CLEARCOAT_NORMALMAP",
  "USE_DISPLACEMENTMAP",
  "USE_EMISSIVEMAP",
  "USE_ENVMAP",
  "USE_INSTANCING_MORPH",
  "USE_IRIDESCENCE",
  "USE_LIGHTMAP",
  "USE_LIGHT_PROBES",
  "USE_LOGARITHMIC_DEPTH_BUFFER",
  "USE_METALNESSMAP",
  "USE_MORPHCOLORS",
  "USE_MORPHNORMALS",
  "USE_MORPHTARGETS",
  "USE_NORMALMAP",
  "USE_NORMALMAP_OBJECTSPACE",
  "USE_NORMALMAP_TANGENTSPACE",
  "USE_POINTS_UV",
  "USE_REVERSED_DEPTH_BUFFER",
  "USE_ROUGHNESSMAP",
  "USE_SHEEN",
  "USE_SKINNING",
  "USE_SPECULARMAP",
  "USE_SPECULAR_COLORMAP",
  "USE_SPECULAR_INTENSITYMAP",
  "USE_TANGENT",
  "USE_THICKNESSMAP",
  "USE_TRANSMISSION",
  "USE_TRANSMISSIONMAP",
]);

/** Modules in whose place `unused.ts` answers as they do for whoever does not use them. */
export const UNUSED = [
  "renderers/webgl/WebGLEnvironments.js",
  "renderers/webgl/WebGLMorphtargets.js",
  "renderers/webgl/WebGLOutput.js",
  "renderers/webgl/WebGLUniformsGroups.js",
  "renderers/webxr/WebXRManager.js",
  "renderers/shaders/DFGLUTData.js",
].map((path) => join(SOURCE, path));

const SHADER = /\/shaders\/(ShaderLib|ShaderChunk)\/(\w+)\.glsl\.js$/;
const TEXT = /`([^`]*)`/g;

const tight = (module: string): string => module.replace(TEXT, (_, glsl: string) => `\`${without(NEVER_ON, glsl)}\``);

const included = (module: string): string[] =>
  [...tight(module).matchAll(/#include <(\w+)>/g)].map((found) => found[1] ?? "");

/** The parts that these shaders are put together of. */
export function partsOf(shaders: readonly string[]): ReadonlySet<string> {
  const read = (folder: string, name: string): string => readFileSync(join(SHADERS, folder, `${name}.glsl.js`), "utf8");
  const parts = new Set(shaders.flatMap((name) => included(read("ShaderLib", name))));
  // A set goes on with what is added while it is gone through.
  for (const name of parts) for (const inner of included(read("ShaderChunk", name))) parts.add(inner);
  return parts;
}

export function three(): Plugin {
  const kept = new Set([...SHADERS_USED, ...PREFIXES, ...partsOf(SHADERS_USED)]);
  return {
    name: "babylon-three",
    apply: "build",
    enforce: "pre",
    resolveId(id, importer) {
      if (id === "three") return join(SOURCE, "Three.js");
      if (importer === undefined || !importer.startsWith(SOURCE)) return null;
      return UNUSED.includes(resolve(importer, "..", id)) ? join(import.meta.dirname, "unused.ts") : null;
    },
    transform(code, id) {
      const name = SHADER.exec(id)?.[2];
      if (name === undefined) return null;
      return { code: kept.has(name) ? tight(code) : code.replace(TEXT, "``"), map: null };
    },
  };
}
