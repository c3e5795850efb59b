/** Points of the scene to which labels are tied. */
import { Vector3 } from "three";
import type { Flower } from "../../api/view";
import { cellOf, spaceIndex } from "../../art/spaces";
import type { Controller } from "../../control/controller.svelte";
import type { Aim, Marks, Picture } from "../../stage/layout/picture";
import { stackTop } from "../../stage/layout/quarry";
import type { Arrangement } from "../../stage/layout/table";
import { LEVEL } from "../../stage/measures";
import { placePoint, spotPoint } from "../../stage/pick";
import { nameByFlower } from "../../words/seats";

export interface Anchor {
  readonly kind: "ghost" | "lift" | "spot" | "seat" | "stack" | "aim";
  readonly text: string;
  readonly flower: Flower | null;
  readonly point: Vector3;
}

const anchor = (kind: Anchor["kind"], text: string, point: Vector3, flower: Flower | null = null): Anchor => ({
  kind,
  text,
  flower,
  point,
});

/** `all` adds every stack, for tests. */
export function anchors(
  picture: Picture,
  controller: Controller,
  arrangement: Arrangement | null,
  all = false,
): Anchor[] {
  if (arrangement === null) return [];
  return [
    ...ghostAnchors(controller),
    ...quarryAnchors(picture, arrangement, all),
    ...seatAnchors(picture, controller, arrangement),
    ...aimAnchors(picture, arrangement),
  ];
}

function ghostAnchors({ ghost, chosenSpot, view, session }: Controller): Anchor[] {
  if (ghost !== null) {
    const { col, row } = cellOf(ghost.position);
    return [anchor("ghost", ghost.token, new Vector3(col + 1, ghost.level * LEVEL + 0.3, -(row + 1)))];
  }
  if (chosenSpot === null) return [];
  const cells = chosenSpot.spaces.map(cellOf);
  const surface = view?.gardens[session.front]?.surface ?? [];
  const height = Math.max(...cells.map((cell) => surface[spaceIndex(cell)] ?? 0)) * LEVEL + 0.9;
  const middle = (pick: "col" | "row"): number => cells.reduce((sum, cell) => sum + cell[pick], 0) / cells.length + 0.5;
  return [anchor("spot", chosenSpot.token, new Vector3(middle("col"), height, -middle("row")))];
}

function quarryAnchors({ view, marks }: Picture, { quarry }: Arrangement, all: boolean): Anchor[] {
  const point = (stack: string, height: number): Vector3 => stackTop(stack, height).applyMatrix4(quarry);
  const lifted = view.quarry.find((stack) => stack.stack === marks.lift?.stack);
  return [
    ...(lifted === undefined ? [] : [anchor("lift", lifted.stack, point(lifted.stack, lifted.height + 1.4))]),
    ...(all ? view.quarry.map(({ stack, height }) => anchor("stack", stack, point(stack, height))) : []),
  ];
}

function seatAnchors(
  { view, seat, plan, reveal }: Picture,
  { session }: Controller,
  { gardens, others }: Arrangement,
): Anchor[] {
  return view.gardens.flatMap((garden, index) => {
    const base = gardens[index];
    if (base === undefined || (!reveal && (plan || index === seat))) return [];
    return [
      anchor(
        "seat",
        nameByFlower(session.table?.seats ?? [], index),
        new Vector3(4, 0.2 / others, reveal ? 0.9 : -8.7).applyMatrix4(base),
        garden.flower,
      ),
    ];
  });
}

/** Where an arrow is to point. */
function aimAnchors({ view, seat, marks }: Picture, { quarry }: Arrangement): Anchor[] {
  const { aim, places } = marks;
  const garden = view.gardens[seat];
  // Once it is chosen, what it is worth stands there, and the button that builds it is framed.
  if (aim === null || garden === undefined || isChosen(aim, marks)) return [];
  if (aim.kind === "spot") return [anchor("aim", "", spotPoint(garden, aim.spaces))];
  if (aim.kind === "place") {
    const mark = places.find(({ position }) => position === aim.position);
    return mark === undefined ? [] : [anchor("aim", "", placePoint(garden, mark))];
  }
  const height = view.quarry.find(({ stack }) => stack === aim.stack)?.height ?? 0;
  return [anchor("aim", "", stackTop(aim.stack, height).applyMatrix4(quarry))];
}

function isChosen(aim: Aim, { lift, spots }: Marks): boolean {
  if (aim.kind === "stack") return lift?.stack === aim.stack;
  return aim.kind === "spot" && spots.some(({ chosen, spaces }) => chosen && spaces.join() === aim.spaces.join());
}

/** Where a stack lies, or a space of the garden of a seat. */
export function pointOf({ view }: Picture, { quarry, gardens }: Arrangement, name: string, seat?: number): Vector3 {
  const garden = view.gardens[seat ?? -1];
  if (garden !== undefined) return spotPoint(garden, [name]).applyMatrix4(gardens[garden.seat] ?? quarry);
  return stackTop(name, view.quarry.find(({ stack }) => stack === name)?.height ?? 0).applyMatrix4(quarry);
}
