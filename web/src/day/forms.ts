/** The two forms in which a day's deal is played, who plays the other seat, and who has to be reached for a medal. */

export const FORMS = ["solo", "duel"] as const;
export type Form = (typeof FORMS)[number];

export const QUARRY = "quarry";
export const RIVALS: Readonly<Record<Form, string>> = { solo: QUARRY, duel: "gardener" };

/** From the lowest to the highest. */
export const MEDALS = ["bronze", "silver", "gold", "lapis"] as const;
export type Medal = (typeof MEDALS)[number];

export const LADDER: Readonly<Record<Medal, string>> = {
  bronze: "apprentice",
  silver: "mason",
  gold: "gardener",
  lapis: "architect",
};
/** Of the architect for each turn: counted, not timed, so that every machine finds the same one. */
export const TRIES = 96;

/** The points that each medal takes. */
export type Bars = Readonly<Record<Medal, number>>;

/** The highest medal that so many points are enough for. */
export const medalFor = (points: number, bars: Bars): Medal | null =>
  MEDALS.findLast((medal) => points >= bars[medal]) ?? null;

/** A day's deal in one of its forms. */
export interface DayGame {
  /** Such as 2026-11-18, in universal time. */
  readonly date: string;
  readonly form: Form;
  /** 64 hexadecimal digits. */
  readonly key: string;
}
