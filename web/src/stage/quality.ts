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

export const HIGH: Quality = { name: "high", shadows: true, antialias: true, pixelRatio: 2, shade: 0.3, lush: true, boardTexture: 2048, sharpness: 16, toneMapping: true };
export const LOW: Quality = { name: "low", shadows: false, antialias: false, pixelRatio: 1, shade: 0.6, lush: false, boardTexture: 1024, sharpness: 1, toneMapping: false };

/** A frame slower than this on "high" is worth stepping down for. */
const SLOW_FRAME_MS = 45;

/** The setting that suits frames of these durations; the first frames compile shaders and do not count. */
export function suitable(frames: readonly number[]): Quality {
  const settled = frames.slice(2).sort((a, b) => a - b);
  const median = settled[Math.floor(settled.length / 2)] ?? 0;
  return median > SLOW_FRAME_MS ? LOW : HIGH;
}
