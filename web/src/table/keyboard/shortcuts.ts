import type { Controller } from "../../control/controller.svelte";
/** Keys that work anywhere on the table's page. */
import { openRule } from "../../panels/rule.svelte";
import type { Home } from "../../stage/camera/homes";

export interface KeyActions {
  togglePlan(): void;
  go(home: Home): void;
  confirm(): void;
}

/** Brings the keyboard into the quarry or the garden from wherever it is. */
function enterGrid(name: "quarry" | "garden"): void {
  document.querySelector<HTMLElement>(`.${name}-grid [tabindex="0"]`)?.focus();
}

function typing(event: KeyboardEvent): boolean {
  return event.target instanceof HTMLElement && event.target.matches("input:not([type=radio]), select, textarea");
}

export function keyAction(event: KeyboardEvent, controller: Controller, actions: KeyActions): void {
  if (typing(event) || document.querySelector("dialog[open]") !== null) return;
  const work =
    event.ctrlKey || event.metaKey ? withControl(event, controller, actions) : plain(event, controller, actions);
  if (work === undefined) return;
  event.preventDefault();
  controller.replay.skip();
  work();
}

function withControl(event: KeyboardEvent, { session }: Controller, actions: KeyActions): (() => void) | undefined {
  const again = event.key === "y" || (event.key.toLowerCase() === "z" && event.shiftKey);
  if (again) return () => session.draft?.redo();
  if (event.key === "z") return () => session.draft?.undo();
  return event.key === "Enter" ? () => actions.confirm() : undefined;
}

function plain(event: KeyboardEvent, controller: Controller, actions: KeyActions): (() => void) | undefined {
  const keys: Record<string, () => void> = {
    r: () => controller.turn(1),
    R: () => controller.turn(-1),
    "+": () => controller.climb(1),
    "=": () => controller.climb(1),
    "-": () => controller.climb(-1),
    o: () => controller.nextCorner(),
    u: () => controller.session.draft?.undo(),
    p: () => actions.togglePlan(),
    d: () => controller.choose("dug"),
    s: () => controller.choose("stored"),
    i: () => controller.choose("decorate"),
    h: () => void controller.hint(),
    "?": () => openRule(controller.topic),
    "0": () => actions.go({ kind: "table" }),
    "1": () => actions.go({ kind: "quarry" }),
    "2": () => actions.go({ kind: "garden", seat: controller.session.front }),
    "3": () => actions.go({ kind: "all" }),
    q: () => enterGrid("quarry"),
    g: () => enterGrid("garden"),
    Escape: () => controller.point({}),
  };
  return keys[event.key];
}
