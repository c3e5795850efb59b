/** What lies under a pixel: a marker of something legal, else a stack, an item's space, or a bare one. */
import { Box3, Matrix4, Ray, Vector3, type Camera } from "three";
import type { Garden, Item, PlacedTile, QuarryStack } from "../api/view";
import { cellOf, spaceName, type Cell } from "../art/spaces";
import { BODIES } from "./geometry/bodies";
import { itemPlace, levelAt } from "./layout/garden";
import { ringHeight } from "./layout/marks";
import type { Marks, Picture } from "./layout/picture";
import { stackTop } from "./layout/quarry";
import { surfaceHeight } from "./measures";
import type { Point } from "./stage";

export type Target =
  | { readonly kind: "stack"; readonly stack: string }
  | { readonly kind: "place"; readonly position: string }
  | { readonly kind: "spot"; readonly index: number }
  | { readonly kind: "space"; readonly space: string }
  /** A space of somebody else's garden, where nothing is to be done but to look. */
  | { readonly kind: "other"; readonly seat: number; readonly space: string };

export interface Lens {
  readonly camera: Camera;
  readonly quarry: Matrix4;
  /** By seat. */
  readonly gardens: readonly Matrix4[];
  readonly frame: { readonly width: number; readonly height: number };
  project(point: Vector3): Point;
}

/** Middle of a legal place's ring. */
export function placePoint(garden: Garden, mark: { position: string; level: number }): Vector3 {
  const { col, row } = cellOf(mark.position);
  return new Vector3(col + 1, ringHeight(garden, mark), -(row + 1));
}

/** Middle of a decoration's spot. */
export function spotPoint(garden: Garden, spaces: readonly string[]): Vector3 {
  const points = spaces.map(cellOf).map((cell) => {
    return new Vector3(cell.col + 0.5, surfaceHeight(levelAt(garden.tiles, cell)) + 0.03, -(cell.row + 0.5));
  });
  return points.reduce((sum, point) => sum.add(point), new Vector3()).divideScalar(points.length);
}

/** Top of an item that stands on one space or on several. */
export function itemPoint(item: Item): Vector3 {
  const highest = BODIES[item.kind].toSorted((a, b) => b.max.y - a.max.y)[0] ?? new Box3();
  return highest
    .getCenter(new Vector3())
    .setY(highest.max.y - 0.04)
    .applyMatrix4(itemPlace(new Matrix4(), item));
}

function markTargets(garden: Garden, marks: Marks): { target: Target; point: Vector3 }[] {
  const ghost = marks.ghost === null ? [] : [{ position: marks.ghost.position, level: marks.ghost.level }];
  return [
    ...[...marks.places, ...ghost].map((mark) => ({
      target: { kind: "place", position: mark.position } as const,
      point: placePoint(garden, mark),
    })),
    ...marks.spots.map((spot, index) => ({
      target: { kind: "spot", index } as const,
      point: spotPoint(garden, spot.spaces),
    })),
  ];
}

/** How far apart rings of two levels may look like one, in pixels: then an arrow decides which of them is meant. */
const ALIKE = 14;

const isAim = (target: Target, { aim, spots }: Marks): boolean =>
  (target.kind === "place" && aim?.kind === "place" && target.position === aim.position) ||
  (target.kind === "spot" && aim?.kind === "spot" && spots[target.index]?.spaces.join() === aim.spaces.join());

/** The nearest marker within `reach` pixels, else the stack or the space that the pixel shows. */
export function targetAt(lens: Lens, picture: Picture, at: Point, reach: number): Target | null {
  const garden = picture.view.gardens[picture.seat];
  if (garden === undefined) return null;
  const near = markTargets(garden, picture.marks)
    .map(({ target, point }) => ({ target, away: distance(lens.project(point), at) }))
    .map(({ target, away }) => ({ target, away: isAim(target, picture.marks) && away <= ALIKE ? -1 : away }))
    .toSorted((a, b) => a.away - b.away)[0];
  if (near !== undefined && near.away <= reach) return near.target;
  return (
    stackAt(lens, picture.view.quarry, at) ??
    spaceAt(rayThrough(lens, at), garden, picture.cut) ??
    otherAt(lens, picture, at)
  );
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function rayThrough({ camera, frame }: Lens, at: Point): Ray {
  const [x, y] = [(at.x / frame.width) * 2 - 1, 1 - (at.y / frame.height) * 2];
  const near = new Vector3(x, y, -1).unproject(camera);
  return new Ray(near, new Vector3(x, y, 1).unproject(camera).sub(near).normalize());
}

function stackAt(lens: Lens, stacks: readonly QuarryStack[], at: Point): Target | null {
  const ray = rayThrough(lens, at).applyMatrix4(lens.quarry.clone().invert());
  const hits = stacks.flatMap(({ stack, height }) => {
    const top = stackTop(stack, height);
    const box = new Box3(
      new Vector3(top.x - 1, 0, top.z - 1),
      new Vector3(top.x + 1, Math.max(top.y, 0.05), top.z + 1),
    );
    const hit = ray.intersectBox(box, new Vector3());
    return hit === null ? [] : [{ stack, away: hit.distanceTo(ray.origin) }];
  });
  const nearest = hits.toSorted((a, b) => a.away - b.away)[0];
  return nearest === undefined ? null : { kind: "stack", stack: nearest.stack };
}

function otherAt(lens: Lens, { view, seat }: Picture, at: Point): Target | null {
  for (const garden of view.gardens) {
    const base = lens.gardens[garden.seat];
    if (garden.seat === seat || base === undefined) continue;
    const found = spaceAt(rayThrough(lens, at).applyMatrix4(base.clone().invert()), garden);
    if (found !== null) return { ...found, kind: "other", seat: garden.seat };
  }
  return null;
}

/** The space that a ray meets first: its surface, or what stands there. What lies above the cut is not drawn. */
function spaceAt(ray: Ray, garden: Garden, cut = 99): Extract<Target, { kind: "space" }> | null {
  const items = garden.items.filter(({ levels }) => Math.max(...levels) <= cut);
  const met = [
    ...surfaceHits(
      ray,
      garden.tiles.filter(({ level }) => level <= cut),
    ),
    ...items.flatMap((item) => itemHits(ray, item)),
  ];
  const nearest = met.toSorted((a, b) => a.away - b.away)[0];
  return nearest === undefined ? null : { kind: "space", space: nearest.space };
}

interface Hit {
  readonly space: string;
  readonly away: number;
}

function surfaceHits(ray: Ray, tiles: readonly PlacedTile[]): Hit[] {
  const levels = Array.from({ length: 1 + Math.max(0, ...tiles.map(({ level }) => level)) }, (_, level) => level);
  return levels.flatMap((level) => {
    const away = (surfaceHeight(level) - ray.origin.y) / ray.direction.y;
    const point = ray.at(away, new Vector3());
    const cell: Cell = { col: Math.floor(point.x), row: Math.floor(-point.z) };
    const inside = cell.col >= 0 && cell.col < 8 && cell.row >= 0 && cell.row < 8;
    return inside && levelAt(tiles, cell) === level ? [{ space: spaceName(cell), away }] : [];
  });
}

/** Of an item on two spaces, the one that is nearer to where it is met. */
function itemHits(ray: Ray, item: Item): Hit[] {
  const base = itemPlace(new Matrix4(), item);
  const local = ray.clone().applyMatrix4(base.clone().invert());
  return BODIES[item.kind].flatMap((body) => {
    const point = local.intersectBox(body, new Vector3())?.applyMatrix4(base);
    if (point === undefined) return [];
    const aside = (space: string): number =>
      Math.hypot(cellOf(space).col + 0.5 - point.x, cellOf(space).row + 0.5 + point.z);
    const space = item.spaces.toSorted((a, b) => aside(a) - aside(b))[0];
    return space === undefined ? [] : [{ space, away: point.distanceTo(ray.origin) }];
  });
}
