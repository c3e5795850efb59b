/** Every colour of the pieces. The panels' colours live in theme.css. */
import type { Flower, Material, Symbol } from "../api/view";

export const FLOWERS: readonly Flower[] = ["white", "pink", "blue", "yellow"];
export const SYMBOLS: readonly Symbol[] = ["statue", "fountain", "bridge", "stairway"];

/** Paving by level: the higher, the lighter. Index 0 is the board. */
export const LEVEL_TONE = ["#dcc29a", "#d8957a", "#e6b27a", "#f1cf96", "#fae9c6", "#fffdf8"] as const;

export function levelTone(level: number): string {
  return LEVEL_TONE[Math.min(level, LEVEL_TONE.length - 1)] ?? "#fffdf8";
}

export const STONE = {
  slab: "#e9e0d0",
  slabFoot: "#a98f70",
  pillar: "#ecd9b3",
  pillarFoot: "#b89a6c",
  double: "#d9b27a",
  doubleFoot: "#a57f4d",
  marble: "#fbf7ee",
  marbleFoot: "#d5c8b2",
  lapis: "#1f4a86",
  lapisDark: "#14315c",
  gold: "#e6b043",
  goldDark: "#a8741c",
  bronze: "#7a5a34",
  board: "#d3ac74",
  joint: "#a97f4c",
} as const;

export const PLANT = {
  soil: "#54402a",
  bed: "#5c8a3c",
  hedge: "#3d6e36",
  vine: "#79a849",
  leaf: "#92bd57",
  stem: "#4a7a3a",
} as const;

export const PETAL: Record<Flower, { petal: string; tip: string; core: string; plate: string; line: string }> = {
  white: { petal: "#fffdf6", tip: "#e9e2d2", core: "#f0b429", plate: "#24523a", line: "#cfc8b8" },
  pink: { petal: "#f46ea6", tip: "#ffb3d1", core: "#8c1f4e", plate: "#fff3d6", line: "#d23f7c" },
  blue: { petal: "#3a5ce0", tip: "#7f9bff", core: "#1d2f86", plate: "#fff3d6", line: "#3558cf" },
  yellow: { petal: "#ffdd2e", tip: "#fff3a0", core: "#c8720f", plate: "#24523a", line: "#dfa400" },
};

/** Glazed medallions: the plate's and the glyph's colour. The outline differs too (glyphs.ts). */
export const GLAZE: Record<Symbol, { plate: string; glyph: string }> = {
  statue: { plate: "#6a3d78", glyph: "#fff7e6" },
  fountain: { plate: "#0f7c8a", glyph: "#f2fffd" },
  bridge: { plate: "#a8382b", glyph: "#fff3e0" },
  stairway: { plate: "#e3a628", glyph: "#33200a" },
};

export const ITEM = {
  roof: "#4fae9c",
  roofDark: "#2f7f72",
  basin: "#f4ead6",
  basinFoot: "#cbb793",
  water: "#3fb3c8",
  foam: "#e9fbff",
  bridge: "#b6492f",
  bridgeDark: "#86301d",
  rail: "#d9694a",
  deck: "#ecca94",
  deckDark: "#d0a264",
  step: "#f7e9cb",
  stepDark: "#dcc08c",
  cheek: "#c99a5f",
} as const;

export const MATERIAL: Record<Exclude<Material, "start">, { base: string; dark: string; light: string }> = {
  clay: { base: "#b2683d", dark: "#7f4526", light: "#d18a58" },
  granite: { base: "#9da1a6", dark: "#6d7278", light: "#c9ccd0" },
  basalt: { base: "#3d4047", dark: "#25272c", light: "#5d626b" },
};

export const MARK = {
  legal: "#ffd23c",
  legalRim: "#6b3d00",
  ghost: "#2fc4ff",
  ghostBody: "#7fd0ee",
  refused: "#8c2f1f",
  chosen: "#ffd24a",
  pays: "#ffd24a",
  paysNot: "#5a5148",
} as const;

export const COURT = {
  ground: "#e0cca8",
  fog: "#f0dfc0",
  sun: "#ffe0b2",
  sky: "#dce8ff",
  bounce: "#cfa06c",
  water: "#4fb4c4",
  brick: "#c99a63",
} as const;
