/**
 * The symbols and flowers as paths in a box from -1 to 1, y downwards.
 * Canvas textures, panels, the plan view and the server's own pictures all draw from one file.
 */
import drawings from "../../../src/babylon/render/glyphs.json";
import type { Flower, Symbol } from "../api/view";

const each = <Name extends string, From, To>(
  table: Record<Name, From>,
  pick: (drawing: From) => To,
): Record<Name, To> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are those of the table
  Object.fromEntries(Object.entries<From>(table).map(([name, drawing]) => [name, pick(drawing)])) as Record<Name, To>;

/** Outline of a symbol's plate: told apart by shape before colour. */
export const OUTLINE: Record<Symbol, string> = each(drawings.symbols, (drawing) => drawing.outline);
/** One-colour glyph in the middle of the plate. */
export const GLYPH: Record<Symbol, string> = each(drawings.symbols, (drawing) => drawing.sign);
/** Glazed medallions: the plate's and the glyph's colour. */
export const GLAZE: Record<Symbol, { plate: string; glyph: string }> = drawings.symbols;
/** One petal pointing to +x; `petals` of them around a heart make the flower. */
export const BLOOM: Record<
  Flower,
  { petals: number; petal: string; heart: number; colour: string; core: string; plate: string }
> = drawings.flowers;

const circle = (radius: number, x = 0, y = 0): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;

/** Signs of the scoring lines that are not symbols, drawn in the same box. */
export const SIGN = {
  belvederes:
    "M-.8.74H.8V.9H-.8ZM-.56-.02H-.38V.7H-.56ZM-.09-.02H.09V.7H-.09ZM.38-.02H.56V.7H.38ZM-.82-.06C-.7-.5-.3-.62 0-.94C.3-.62.7-.5.82-.06Z",
  diversity: "M0-1L.36-.36L1 0L.36.36L0 1L-.36.36L-1 0L-.36-.36Z",
  flowers: circle(0.36, 0, -0.55) + circle(0.36, 0.55, 0) + circle(0.36, 0, 0.55) + circle(0.36, -0.55, 0),
  highest: "M-1 .8L-.2-.8L.2-.2L.4-.5L1 .8Z",
} as const;
