/** The hanging gardens seen across the river, as a few paths: built of chance, the same every time. */
import { chance } from "../art/chance";

export interface Dab {
  readonly colour: string;
  readonly path: string;
}

export interface Storey {
  readonly left: number;
  readonly width: number;
  readonly top: number;
  readonly tone: string;
  readonly arches: string;
  readonly lights: string;
  readonly rosettes: string;
  readonly leaves: readonly Dab[];
  readonly vines: readonly Dab[];
  readonly blooms: readonly Dab[];
}

export const MIDDLE = 560;
export const BANK = 800;
const STOREY = 88;
const HALVES = [430, 352, 278, 208, 144, 84] as const;
const TONES = ["#c98a62", "#d79c68", "#e2b077", "#ecc48b", "#f4d7a4", "#fbe9c6"] as const;
const GREENS = ["#2c5230", "#3f6f35", "#5f9140", "#8bb653"] as const;
const PETALS = ["#fffdf6", "#f46ea6", "#4a6bea", "#ffd83a"] as const;

/** Numbers of a path, rounded to what can be seen. */
const at = (...values: readonly number[]): string => values.map((value) => value.toFixed(1)).join(" ");

function disc(x: number, y: number, radius: number): string {
  const half = (way: 1 | -1): string => `a${at(radius, radius)} 0 1 1 ${at(way * 2 * radius)} 0`;
  return `M${at(x - radius, y)}${half(1)}${half(-1)}Z`;
}

const arch = (x: number, y: number, half: number, height: number): string =>
  `M${(x - half).toFixed(1)} ${y}v${-height}a${half} ${half * 1.1} 0 0 1 ${2 * half} 0v${height}Z`;

function dabs(
  colours: readonly string[],
  make: (random: () => number, turn: number) => string,
  count: number,
  random: () => number,
): Dab[] {
  return colours.map((colour, turn) => ({
    colour,
    path: Array.from({ length: count }, () => make(random, turn)).join(""),
  }));
}

function storey(index: number, random: () => number): Storey {
  const half = HALVES[index] ?? 84;
  const base = BANK - index * STOREY;
  const top = base - STOREY;
  const across = (): number => MIDDLE + (random() * 2 - 1) * (half + 6);
  const doors = Math.max(2, Math.round(half / 36)) * 2;
  const xs = Array.from({ length: doors }, (_, door) => MIDDLE - half + ((door + 0.5) * 2 * half) / doors);
  const dots = Array.from({ length: Math.floor(half / 7) }, (_, dot) => MIDDLE - half + 7 + dot * 14);
  return {
    left: MIDDLE - half,
    width: 2 * half,
    top,
    tone: TONES[index] ?? "#fbe9c6",
    arches: xs.map((x) => arch(x, base, 11, 32)).join(""),
    lights: xs
      .filter(() => random() > 0.55)
      .map((x) => arch(x, base, 6, 22))
      .join(""),
    rosettes: dots.map((x) => disc(x, top + 7, 2.3)).join(""),
    leaves: dabs(
      GREENS,
      (next, turn) => disc(across(), top - 5 + turn * -2.4 + next() * 9, 5 + next() * (10 - turn * 1.6)),
      Math.round(half / 5),
      random,
    ),
    vines: dabs(
      GREENS.slice(1),
      (next) => {
        const [x, drop, sway] = [across(), 14 + next() * next() * 54, next() * 8 - 4];
        return `M${x.toFixed(1)} ${top + 8}q${sway.toFixed(1)} ${(drop / 2).toFixed(1)} 0 ${drop.toFixed(1)}`;
      },
      Math.round(half / 9),
      random,
    ),
    blooms: dabs(
      PETALS,
      (next) => disc(across(), top - 12 + next() * 34, 1.8 + next() * 2.2),
      Math.round(half / 11),
      random,
    ),
  };
}

const random = chance(29);

/** From the ground up. */
export const STOREYS: readonly Storey[] = HALVES.map((_, index) => storey(index, random));

export interface Palm {
  readonly trunk: string;
  readonly fronds: string;
}

/** A date palm: `bend` leans it, and its fronds fall like a fountain. */
export function palm(x: number, foot: number, height: number, bend: number): Palm {
  const [headX, headY] = [x + bend, foot - height];
  const reach = height * 0.46;
  const fronds = Array.from({ length: 11 }, (_, index) => {
    const angle = Math.PI * (-0.08 + (1.16 * index) / 10);
    const [dx, dy] = [-Math.cos(angle) * reach, -Math.sin(angle) * reach * 0.62];
    const there = `Q${at(headX + dx * 0.5, headY + dy * 1.25 - reach * 0.12, headX + dx, headY + dy + reach * 0.34)}`;
    const back = `Q${at(headX + dx * 0.44, headY + dy * 0.9, headX, headY)}`;
    return `M${at(headX, headY)}${there}${back}Z`;
  });
  return { trunk: `M${x} ${foot}Q${x + bend * 0.2} ${foot - height * 0.5} ${headX} ${headY}`, fronds: fronds.join("") };
}

/** The stepped battlements of the city far away. */
export function battlements(from: number, to: number, y: number): string {
  const steps = Array.from({ length: Math.floor((to - from) / 26) }, (_, index) => from + index * 26);
  return steps.map((x) => `M${x} ${y}v-8h5v-6h10v6h5v8Z`).join("");
}

export const RIPPLES: string = Array.from({ length: 60 }, () => {
  const y = 822 + random() ** 1.6 * 170;
  return `M${(random() * 1640 - 40).toFixed(0)} ${y.toFixed(0)}h${(20 + random() * (y - 760)).toFixed(0)}`;
}).join("");
