/** What the player has at hand, so that words name the gesture that fits. */
export type Device = "touch" | "mouse" | "keys";

const MODIFIERS: ReadonlySet<string> = new Set(["Shift", "Control", "Alt", "Meta"]);

let used: Device = $state(isCoarse() ? "touch" : "mouse");

export const device = (): Device => used;

function isCoarse(): boolean {
  return typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
}

/** A pen is held over the page like a mouse. */
export function pointed({ pointerType }: Pick<PointerEvent, "pointerType">): void {
  used = pointerType === "touch" ? "touch" : "mouse";
}

/** A key alone: with a modifier it may be the browser's own. */
export function pressed({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
  if (!MODIFIERS.has(key) && !ctrlKey && !metaKey && !altKey) used = "keys";
}
