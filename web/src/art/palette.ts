/** Every colour of the pieces. The panels' colours live in theme.css. */
import type { Flower, Material, Symbol } from "../api/view";
import { BLOOM } from "./glyphs";

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

/** What a flower adds to its drawing: the tips of its petals, and its seat's line in the panels. */
const SHADES: Record<Flower, { tip: string; line: string }> = {
  white: { tip: "#e9e2d2", line: "#cfc8b8" },
  pink: { tip: "#ffb3d1", line: "#d23f7c" },
  blue: { tip: "#7f9bff", line: "#3558cf" },
  yellow: { tip: "#fff3a0", line: "#dfa400" },
};

const shades = (flower: Flower) => ({
  ...SHADES[flower],
  petal: BLOOM[flower].colour,
  core: BLOOM[flower].core,
  plate: BLOOM[flower].plate,
});

export const PETAL: Record<Flower, ReturnType<typeof shades>> = {
  white: shades("white"),
  pink: shades("pink"),
  blue: shades("blue"),
  yellow: shades("yellow"),
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
  aim: "#c0166f",
} as const;

export const COURT = {
  ground: "#e0cca8",
  fog: "#f0dfc0",
  sun: "#ffd9a3",
  sky: "#d3e2ff",
  bounce: "#cfa06c",
  water: "#4fb4c4",
  brick: "#c99a63",
} as const;
