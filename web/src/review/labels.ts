/** What stands in a row: the two turns that are compared, and the columns of the figures. */
export const SIDES = ["played", "better"] as const;
export type Side = (typeof SIDES)[number];
export const COLUMNS = ["turn", "player", "lead", "cost", "luck"] as const;
