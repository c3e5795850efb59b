/** Asks for all that a replay's first picture needs at once, not one after the other. */
import { kernel } from "../kernel/loaded";

export function fetchAhead(): void {
  void kernel();
  void import("../plan/Plan.svelte");
}
