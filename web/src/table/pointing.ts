/** What pointing and clicking mean, for the stage and for the plan alike. */
import type { Controller } from "../control/controller.svelte";
import { spell } from "../control/notation";
import { cellOf, spaceName, tileCells, spaceIndex } from "../art/spaces";
import type { Picture } from "../stage/layout/picture";
import type { Target } from "../stage/pick";

export function pointAt(controller: Controller, target: Target | null, picture: Picture): void {
  switch (target?.kind) {
    case "stack":
      controller.point({ stack: filled(target.stack, picture) ? target.stack : null });
      break;
    case "place":
      if (controller.position !== target.position || controller.stack !== null) controller.point({ position: target.position });
      break;
    case "spot":
      controller.point({ spot: controller.spots[target.index]?.token ?? null });
      break;
    case "space":
    case undefined:
      if (controller.stack !== null || controller.position !== null || controller.spot !== null) controller.point({});
      break;
  }
}

function filled(stack: string, picture: Picture): boolean {
  return (picture.view.quarry.find((entry) => entry.stack === stack)?.height ?? 0) > 0;
}

/** A click acts at once; a touch shows first and acts when repeated. */
export async function act(controller: Controller, target: Target | null, picture: Picture, touch: boolean): Promise<void> {
  if (target === null) {
    controller.point({});
    return;
  }
  const repeated = shown(controller, target);
  pointAt(controller, target, picture);
  if (touch && !repeated) {
    if (target.kind === "space") await refuse(controller, target.space, picture);
    return;
  }
  await perform(controller, target, picture);
}

function shown(controller: Controller, target: Target): boolean {
  if (target.kind === "stack") return controller.stack === target.stack;
  if (target.kind === "place") return controller.position === target.position;
  return target.kind === "spot" && controller.spot === controller.spots[target.index]?.token;
}

async function perform(controller: Controller, target: Target, picture: Picture): Promise<void> {
  if (target.kind === "stack" && !(await controller.take(target.stack))) await controller.explain(takeToken(controller, target.stack));
  if (target.kind === "place") await controller.placeGhost();
  if (target.kind === "spot") {
    const move = controller.spots[target.index];
    if (move !== undefined) await controller.decorate(move.token);
  }
  if (target.kind === "space") await refuse(controller, target.space, picture);
}

function takeToken(controller: Controller, stack: string): string {
  return controller.view?.phase === "remove" ? `x${stack}` : stack;
}

/** The rule that keeps the tile in hand from this space. */
async function refuse(controller: Controller, space: string, picture: Picture): Promise<void> {
  const garden = picture.view.gardens[picture.seat];
  const source = controller.tool === "stored" ? "s" : "d";
  if (controller.session.draft === null || garden === undefined) return;
  const cell = cellOf(space);
  const position = spaceName({ col: Math.min(cell.col, 6), row: Math.min(cell.row, 6) });
  const under = Math.max(...tileCells(position).map((cell) => garden.surface[spaceIndex(cell)] ?? 0));
  const token = `${source}${position}/${under + 1}>${controller.wish.turns}`;
  if (spell(token) !== null) await controller.explain(token);
}
