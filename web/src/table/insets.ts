/** How much of the window the panels take from the picture. */
import type { Insets } from "../stage/camera/fit";

/** Fixed for a window, whatever the hand holds: the view must not slip away under the pointer. */
export function insetsOf(width: number, height: number, scene: "court" | "plan" | "end"): Insets {
  if (scene === "end") return width <= 700 ? { left: 0, top: 70, right: 0, bottom: height * 0.5 } : { left: 16, top: 70, right: 432, bottom: 40 };
  if (width <= 700) return { left: 0, top: 112, right: 0, bottom: 284 };
  if (height <= 480) return { left: 150, top: 62, right: 0, bottom: 60 };
  // The round card may stand before the court, yet not before a plan.
  const flat = scene === "plan";
  return { left: flat ? 252 : 130, top: 66, right: flat ? 336 : 292, bottom: 172 };
}
