/** What the two quality settings differ in. */
export interface Quality {
  readonly name: "high" | "low";
  readonly shadows: boolean;
  readonly antialias: boolean;
  readonly pixelRatio: number;
  readonly shade: number;
  readonly lush: boolean;
  readonly boardTexture: number;
  readonly sharpness: number;
  readonly toneMapping: boolean;
}

export const HIGH: Quality = {
  name: "high",
  shadows: true,
  antialias: true,
  pixelRatio: 2,
  shade: 0.3,
  lush: true,
  boardTexture: 2048,
  sharpness: 16,
  toneMapping: true,
};
export const LOW: Quality = {
  name: "low",
  shadows: false,
  antialias: false,
  pixelRatio: 0.8,
  shade: 0.6,
  lush: false,
  boardTexture: 1024,
  sharpness: 1,
  toneMapping: false,
};

/** A plain frame this quick leaves room for shadows. */
const QUICK_FRAME_MS = 9;
/** A frame with shadows slower than this is worth stepping down for. */
const SLOW_FRAME_MS = 40;

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.POSITIVE_INFINITY;
}

/** The setting to go on with after frames of these durations at `now`. */
export function suitable(now: Quality, frames: readonly number[]): Quality {
  if (now === LOW) return median(frames) < QUICK_FRAME_MS ? HIGH : LOW;
  return median(frames) > SLOW_FRAME_MS ? LOW : HIGH;
}
