/**
 * The symbols and flowers as paths in a box from -1 to 1, y downwards.
 * Canvas textures, panels and the plan view all draw from these, so there is one icon set.
 */
import type { Flower, Symbol } from "../api/view";

const circle = (radius: number, x = 0, y = 0): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;

const polygon = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(3)} ${y.toFixed(3)}`).join("L")}Z`;

const regular = (sides: number, radius: number, turn: number): string =>
  polygon(
    Array.from({ length: sides }, (_, side) => {
      const angle = turn + (side * 2 * Math.PI) / sides;
      return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const;
    }),
  );

/** Outline of a symbol's plate: told apart by shape before colour. */
export const OUTLINE: Record<Symbol, string> = {
  statue: circle(1),
  fountain: regular(8, 1.05, Math.PI / 8),
  bridge:
    "M-.84-.8H.84A.16.16 0 0 1 1-.64V.64A.16.16 0 0 1 .84.8H-.84A.16.16 0 0 1-1 .64V-.64A.16.16 0 0 1-.84-.8Z",
  stairway: polygon([
    [0, -1.14],
    [1.14, 0],
    [0, 1.14],
    [-1.14, 0],
  ]),
};

const drop = (x: number, y: number, size: number): string =>
  `M${x} ${y - 0.32 * size}Q${x + 0.26 * size} ${y + 0.06 * size} ${x} ${y + 0.16 * size}` +
  `Q${x - 0.26 * size} ${y + 0.06 * size} ${x} ${y - 0.32 * size}Z`;

/** One-colour glyph in the middle of the plate. */
export const GLYPH: Record<Symbol, string> = {
  statue:
    circle(0.19, 0, -0.4) +
    "M-.12-.16H.12C.36-.12.4.1.31.34H-.31C-.4.1-.36-.12-.12-.16Z" +
    "M-.42.42H.42V.58H-.42Z",
  fountain:
    drop(0, -0.24, 1.15) +
    drop(-0.32, -0.1, 0.85) +
    drop(0.32, -0.1, 0.85) +
    "M-.58.1H.58C.54.36.3.42.12.44V.54H.3V.64H-.3V.54H-.12V.44C-.3.42-.54.36-.58.1Z",
  bridge:
    "M-.72.5V.22Q0-.46.72.22V.5H.5Q.4.12 0 .12T-.5.5Z" +
    "M-.74-.02Q0-.66.74-.02V-.14Q0-.78-.74-.14Z" +
    "M-.62-.16h.1V.16h-.1ZM-.3-.36h.1V0h-.1ZM.2-.36h.1V0H.2ZM.52-.16h.1V.16h-.1Z",
  stairway: "M-.54.4V.2H-.27V0H0V-.2H.27V-.4H.54V.4Z",
};

/** One petal pointing to +x; `count` of them make the flower. */
export const PETALS: Record<Flower, { count: number; petal: string; core: number }> = {
  white: { count: 8, petal: "M.16 0C.3-.24.9-.27 1 0C.9.27.3.24.16 0Z", core: 0.27 },
  pink: { count: 5, petal: "M.1 0C.2-.5.86-.62 1-.14L.9 0L1 .14C.86.62.2.5.1 0Z", core: 0.24 },
  blue: { count: 4, petal: "M.06 0Q.5-.56 1.04 0Q.5.56.06 0Z", core: 0.2 },
  yellow: { count: 6, petal: "M.12-.26L1.06 0L.12.26Z", core: 0.28 },
};

/** Signs of the scoring lines that are not symbols, drawn in the same box. */
export const SIGN = {
  belvederes: "M-.8.74H.8V.9H-.8ZM-.56-.02H-.38V.7H-.56ZM-.09-.02H.09V.7H-.09ZM.38-.02H.56V.7H.38ZM-.82-.06C-.7-.5-.3-.62 0-.94C.3-.62.7-.5.82-.06Z",
  diversity: "M0-1L.36-.36L1 0L.36.36L0 1L-.36.36L-1 0L-.36-.36Z",
  flowers: circle(0.36, 0, -0.55) + circle(0.36, 0.55, 0) + circle(0.36, 0, 0.55) + circle(0.36, -0.55, 0),
  highest: "M-1 .8L-.2-.8L.2-.2L.4-.5L1 .8Z",
} as const;
