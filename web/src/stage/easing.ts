/** Curves of motion, from 0 to 1. */
export const outCubic = (t: number): number => 1 - (1 - t) ** 3;
export const inOutCubic = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2);
export const outBack = (t: number): number => 1 + 2.7 * (t - 1) ** 3 + 1.7 * (t - 1) ** 2;
