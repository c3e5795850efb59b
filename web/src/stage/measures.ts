/** Sizes of the pieces: one space is one unit, north is -z. */
export const LEVEL = 0.84;
export const SLAB = 0.17;
export const PAVER = 0.035;
export const PILLAR = LEVEL - SLAB;
export const BOARD = 9.2;
export const BORDER = 0.6;
export const GROUND = -0.5;
export const QUARRY_PITCH = 2.04;
export const QUARRY_STEP = 0.46;
export const QUARRY_SCALE = 0.6;

/** Height of the walking surface of a level. */
export function surfaceHeight(level: number): number {
  return level === 0 ? 0 : level * LEVEL + PAVER;
}
