/** What pointing and clicking mean, for the stage and for the plan alike. */
import type { Controller } from "../control/controller.svelte";
import type { Picture } from "../stage/layout/picture";
import type { Target } from "../stage/pick";

export function pointAt(controller: Controller, target: Target | null, picture: Picture): void {
  switch (target?.kind) {
    case "stack": {
      const stack = filled(target.stack, picture) ? target.stack : null;
      // A reason just given stays while the pointer trembles.
      if (controller.stack !== stack || controller.position !== null || controller.spot !== null)
        controller.point({ stack });
      break;
    }
    case "place":
      if (controller.position !== target.position || controller.stack !== null)
        controller.point({ position: target.position });
      break;
    case "spot":
      if (!sameSpaces(controller, target.index))
        controller.point({ spot: controller.spots[target.index]?.token ?? null });
      break;
    case "space":
    case "other":
    case undefined:
      if (controller.stack !== null || controller.position !== null || controller.spot !== null) controller.point({});
      // Before a tile is in hand, every space would give the same answer.
      controller.wonder(target?.kind !== "space" || controller.places.length === 0 ? null : target.space);
      break;
  }
}

/** Whether the chosen item lies on the very spaces that are pointed at: several may. */
function sameSpaces({ spots, chosenSpot }: Controller, index: number): boolean {
  return chosenSpot !== null && chosenSpot.spaces.join() === spots[index]?.spaces.join();
}

function filled(stack: string, picture: Picture): boolean {
  return (picture.view.quarry.find((entry) => entry.stack === stack)?.height ?? 0) > 0;
}

/** A click acts at once; a touch shows first and acts when repeated. */
export function act(controller: Controller, target: Target | null, picture: Picture, touch: boolean): void {
  if (target === null) {
    controller.point({});
    return;
  }
  const repeated = shown(controller, target);
  pointAt(controller, target, picture);
  if (touch && !repeated) {
    if (target.kind === "space" || target.kind === "other") perform(controller, target, picture);
    return;
  }
  perform(controller, target, picture);
}

function shown(controller: Controller, target: Target): boolean {
  if (target.kind === "stack") return controller.stack === target.stack;
  if (target.kind === "place") return controller.position === target.position;
  return target.kind === "spot" && sameSpaces(controller, target.index);
}

function perform(controller: Controller, target: Target, picture: Picture): void {
  if (target.kind === "stack" && !controller.take(target.stack)) controller.explainStack(target.stack);
  if (target.kind === "place") controller.placeGhost();
  if (target.kind === "spot") {
    const move = sameSpaces(controller, target.index) ? controller.chosenSpot : controller.spots[target.index];
    if (move != null) controller.decorate(move.token);
  }
  if (target.kind === "space") {
    controller.explainSpace(target.space);
    controller.inspect(picture.seat, target.space);
  }
  if (target.kind === "other") controller.inspect(target.seat, target.space);
}
