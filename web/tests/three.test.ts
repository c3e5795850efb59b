/** What is left out of three.js is nothing that the stage asks for, and its shaders say the same without it. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { without, worth } from "../tools/glsl";
import { NEVER_ON, partsOf, SHADERS_USED, UNUSED } from "../tools/three";

const web = resolve(import.meta.dirname, "..");
const shaders = join(web, "node_modules", "three", "src", "renderers", "shaders");
const textsBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(ts|svelte|js)$/.test(path))
    .map((path) => readFileSync(join(folder, path), "utf8"));
const off = new Set(["USE_FOG", "NUM_SPOT_LIGHTS"]);

/** What a scene would have to name so that something left out is missed. */
const NAMES = [
  "Mesh(?!Basic|Lambert)\\w+Material|\\w*(Points|Sprite|Line)\\w*Material|ShaderMaterial|PointLight|SpotLight",
  "RectAreaLight|LightProbe|FogExp2|SkinnedMesh|BatchedMesh|PMREMGenerator|CubeTexture",
];
const SETTINGS = [
  "alphaHash|alphaMap|alphaTest|aoMap|bumpMap|clippingPlanes|displacementMap|dithering|emissiveMap|envMap|lightMap",
  "logarithmicDepthBuffer|morphAttributes|normalMap|reversedDepthBuffer|specularMap|outputBufferType",
];
const MISSED = new RegExp(`\\b(${NAMES.join("|")})\\b|\\b(${SETTINGS.join("|")})(:|\\s*=[^=])|\\.(xr|environment)\\b`);

test("nothing of the page uses what is left out", () => {
  const texts = textsBelow(join(web, "src")).filter((text) => /from "three"/.test(text));
  expect(texts.length).toBeGreaterThan(10);
  for (const text of texts) expect(text).not.toMatch(MISSED);
});

test("every name that is never on is one that shaders ask for", () => {
  const text = textsBelow(shaders).join("\n");
  expect([...NEVER_ON].filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
});

test("every module that something else answers for is there, and offers the same", () => {
  const answers = readFileSync(join(web, "tools", "unused.ts"), "utf8");
  for (const path of UNUSED) {
    const [, name = "nothing"] = /^export (?:\{|function) ?(\w+)/m.exec(readFileSync(path, "utf8")) ?? [];
    expect(answers).toMatch(new RegExp(`^export (class|function|const) ${name}\\b`, "m"));
  }
});

test("shadows need no part of a shiny material", () => {
  const parts = partsOf(SHADERS_USED);
  expect(parts).toContain("lights_lambert_pars_fragment");
  expect(parts).not.toContain("lights_physical_pars_fragment");
});

test.each([
  ["defined( USE_FOG )", "F"],
  ["! defined ( USE_FOG )", "T"],
  ["defined( USE_MAP ) || defined( USE_FOG )", "?"],
  ["defined( USE_MAP ) && ( NUM_SPOT_LIGHTS > 0 || defined( USE_FOG ) )", "F"],
  ["( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHTS )", "F"],
  ["DEPTH_PACKING == 3200", "?"],
])("%s is worth %s", (condition, value) => {
  expect(worth(condition, off)).toBe(value);
});

test("a condition that nobody foresaw stops the build", () => {
  expect(() => worth("NUM_SPOT_LIGHTS + 1", off)).toThrow("not understood");
});

test("what is off goes with its #else kept, and what a picture decides stays", () => {
  const shader = `
    // a remark
    #ifdef USE_FOG
      fog();
    #else
      clear();
    #endif
    #if defined( USE_MAP )
      #ifndef USE_FOG
        map();
      #endif
    #elif defined( USE_FOG )
      both();
    #else
      none();
    #endif`;
  expect(without(off, shader).trim().split("\n")).toEqual([
    "clear();",
    "#if defined( USE_MAP )",
    "map();",
    "#else",
    "none();",
    "#endif",
  ]);
});

test("an #elif goes first where the #if before it is off", () => {
  const shader = "#if defined( USE_FOG )\na();\n#elif defined( USE_MAP )\nb();\n#endif";
  expect(without(off, shader)).toBe("#if defined( USE_MAP )\nb();\n#endif");
});
