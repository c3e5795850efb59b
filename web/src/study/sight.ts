/** Where the places of the table are seen: in the plan by its elements, on the stage by its camera. */
import { FLOWERS, type View } from "../api/view";
import { spaceName } from "../art/spaces";
import { STACKS } from "../kernel/generated";
import type { Target } from "../record/tree";

const SIZE = 8;
const SPACES = SIZE * SIZE;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a place is seen within the picture, or null for out of sight. */
export type Sight = (target: Target) => Point | null;

/** Where the stage shows a stack, or a space of the garden of a seat. */
export type Locate = (name: string, seat?: number) => Point;

const seatOf = ({ gardens }: View, flower: string): number => gardens.findIndex((garden) => garden.flower === flower);

export const stageSight =
  (locate: Locate, view: View): Sight =>
  (target) =>
    "stack" in target ? locate(target.stack) : locate(target.space, seatOf(view, target.flower));

/** In the plan, whose boards are elements below `within`; points are counted from the corner of `picture`. */
export function planSight(within: ParentNode, picture: Element, view: View): Sight {
  const corner = picture.getBoundingClientRect();
  return (target) => {
    const element = within.querySelector(selectorOf(target, view));
    if (element === null) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2 - corner.left, y: top + height / 2 - corner.top };
  };
}

function selectorOf(target: Target, view: View): string {
  if ("stack" in target) return `.plan [data-stack="${target.stack}"]`;
  return `.plan [data-seat="${seatOf(view, target.flower)}"] [data-space="${target.space}"]`;
}

/** Every place of a table. */
export function placesOf({ gardens }: View): Target[] {
  const spaces = Array.from({ length: SPACES }, (_, index) =>
    spaceName({ col: index % SIZE, row: Math.floor(index / SIZE) }),
  );
  const flowers = FLOWERS.filter((flower) => gardens.some((garden) => garden.flower === flower));
  return [
    ...STACKS.map((stack) => ({ stack })),
    ...flowers.flatMap((flower) => spaces.map((space) => ({ flower, space }))),
  ];
}

/** The place that is seen nearest to a point, if one is within reach. */
export function nearestPlace(places: readonly Target[], sight: Sight, { x, y }: Point, reach: number): Target | null {
  let [best, least]: [Target | null, number] = [null, reach];
  for (const place of places) {
    const seen = sight(place);
    const away = seen === null ? Infinity : Math.hypot(seen.x - x, seen.y - y);
    if (away < least) [best, least] = [place, away];
  }
  return best;
}
