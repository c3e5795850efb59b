/** The form of the page, and how much of the window its panels take from the picture. */
import type { Insets } from "../stage/camera/fit";

/** Panels around the table, sheets below it (as the style sheets' query has it), or a column beside it. */
export type Form = "wide" | "tall" | "low";

/** Whether a window of any size is so narrow for its height that the boards stand behind each other. */
export const isUpright = (width: number, height: number): boolean => width / height <= 0.8;

export function formOf(width: number, height: number): Form {
  if (width <= 1000 && isUpright(width, height)) return "tall";
  if (height <= 480) return "low";
  return width <= 700 ? "tall" : "wide";
}

/** Fixed for a window, whatever the hand holds: the view must not slip away under the pointer. */
export function insetsOf(width: number, height: number, scene: "court" | "plan" | "end"): Insets {
  const form = formOf(width, height);
  if (scene === "end")
    return form === "tall"
      ? { left: 0, top: 70, right: 0, bottom: height * 0.5 }
      : { left: 16, top: 70, right: form === "low" ? 340 : 432, bottom: form === "low" ? 10 : 40 };
  if (form === "tall") return { left: 0, top: 112, right: 0, bottom: 284 };
  if (form === "low") return { left: 0, top: 62, right: 262, bottom: 48 };
  // The round card may stand before the court, yet not before a plan.
  const flat = scene === "plan";
  return { left: flat ? 252 : 130, top: 66, right: flat ? 336 : 292, bottom: 172 };
}
