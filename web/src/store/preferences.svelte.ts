/** What this browser remembers of its owner's wishes. */
export type Theme = "auto" | "light" | "dark";
export type QualityWish = "auto" | "high" | "low";
/** How the turns of others are shown: all at once, or step by step. */
export type Pace = "off" | "fast" | "normal" | "slow";

interface Preferences {
  name: string;
  language: string;
  theme: Theme;
  quality: QualityWish;
  animate: boolean;
  pace: Pace;
  sound: boolean;
  largeChips: boolean;
  plainTiles: boolean;
  flat: boolean;
  /** The step of the lesson to go on with. */
  lesson: number;
  tips: boolean;
}

const KEY = "babylon";
const DEFAULTS: Preferences = {
  name: "",
  language: "",
  theme: "auto",
  quality: "auto",
  animate: true,
  pace: "normal",
  sound: false,
  largeChips: false,
  plainTiles: false,
  flat: false,
  lesson: 0,
  tips: false,
};

function stored(): Partial<Preferences> {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this page writes here
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>;
  } catch {
    return {};
  }
}

export const preferences: Preferences = $state({ ...DEFAULTS, ...stored() });

/** Writes every change down; to be called once, inside a component. */
export function rememberPreferences(): void {
  $effect(() => {
    const text = JSON.stringify(preferences);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // A browser that stores nothing still plays.
    }
  });
}

export function calm(): boolean {
  return !preferences.animate || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
