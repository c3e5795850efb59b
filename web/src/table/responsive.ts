/** The form of the page: which regions a window has room for, side by side or one above the other. */

/** Columns on both sides of the scene; one column beside it; sheets below it; or the hand beside it, for lack of height. */
export type Form = "wide" | "compact" | "tall" | "low";

/** Whether a window of any size is so narrow for its height that the boards stand behind each other. */
export const isUpright = (width: number, height: number): boolean => width / height <= 0.8;

export function formOf(width: number, height: number): Form {
  if (width <= 1000 && isUpright(width, height)) return "tall";
  if (height <= 480) return "low";
  if (width <= 700) return "tall";
  return width < 1200 ? "compact" : "wide";
}
