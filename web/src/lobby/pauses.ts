/** How long to leave a server alone that did not answer. */
const FIRST_MS = 2000;
const LONGEST_MS = 120_000;

/** Twice as long after each failure in a row: a server that is gone for the day is not asked all day. */
export const pauseAfter = (failures: number): number => Math.min(LONGEST_MS, FIRST_MS * 2 ** failures);
