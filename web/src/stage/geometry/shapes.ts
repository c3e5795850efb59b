/** Low-polygon building blocks. Faces that can never be seen are left out. */
import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  CylinderGeometry,
  IcosahedronGeometry,
  LatheGeometry,
  SphereGeometry,
  Vector2,
} from "three";

type Point = readonly [number, number, number];

function fromTriangles(points: readonly Point[]): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(points.flat()), 3));
  geometry.computeVertexNormals();
  return geometry;
}

/** Corners of a rectangle with cut corners, or none cut, anticlockwise from above. */
function section(width: number, depth: number, cut: number, y: number): Point[] {
  const [x, z] = [width / 2, depth / 2];
  if (cut === 0)
    return [
      [x, y, z],
      [x, y, -z],
      [-x, y, -z],
      [-x, y, z],
    ];
  return [
    [x, y, z - cut],
    [x, y, -z + cut],
    [x - cut, y, -z],
    [-x + cut, y, -z],
    [-x, y, -z + cut],
    [-x, y, z - cut],
    [-x + cut, y, z],
    [x - cut, y, z],
  ];
}

export interface Dressing {
  /** Left out unless asked for. */
  readonly underside?: boolean;
  /** Only the upper edges are cut, not the corners. */
  readonly coarse?: boolean;
}

/** A dressed stone: cut edges all round, top at y = 0. */
export function dressedStone(
  width: number,
  height: number,
  depth: number,
  cut: number,
  { underside = false, coarse = false }: Dressing = {},
): BufferGeometry {
  const corner = coarse ? 0 : cut;
  const rings = [
    section(width, depth, corner, -height),
    section(width, depth, corner, -cut),
    section(width - 2 * cut, depth - 2 * cut, corner, 0),
  ];
  const triangles: Point[] = [];
  rings.slice(1).forEach((upper, index) => bridgeRings(triangles, rings[index] ?? upper, upper));
  capRing(triangles, rings[2] ?? [], false);
  if (underside) capRing(triangles, rings[0] ?? [], true);
  return fromTriangles(triangles);
}

function bridgeRings(triangles: Point[], lower: readonly Point[], upper: readonly Point[]): void {
  lower.forEach((a, index) => {
    const next = (index + 1) % lower.length;
    const [b, c, d] = [lower[next] ?? a, upper[next] ?? a, upper[index] ?? a];
    triangles.push(a, b, c, a, c, d);
  });
}

function capRing(triangles: Point[], ring: readonly Point[], downwards: boolean): void {
  const [first, ...rest] = ring;
  rest.slice(1).forEach((point, index) => {
    const before = rest[index];
    if (first === undefined || before === undefined) return;
    triangles.push(...(downwards ? [first, point, before] : [first, before, point]));
  });
}

/** A leaf clump: a low, uneven dome of few faces. */
export function clump(radius: number, height: number, sides: number, random: () => number): BufferGeometry {
  const rim = Array.from({ length: sides }, (_, side): Point => {
    const angle = ((side + random() * 0.5) * 2 * Math.PI) / sides;
    const reach = radius * (0.8 + random() * 0.35);
    return [Math.cos(angle) * reach, -height * 0.15 * random(), -Math.sin(angle) * reach];
  });
  const peak: Point = [(random() - 0.5) * radius * 0.4, height, (random() - 0.5) * radius * 0.4];
  return fromTriangles(rim.flatMap((point, side) => [point, rim[(side + 1) % sides] ?? point, peak]));
}

/** Outline of a petal along +x. */
export interface PetalShape {
  readonly reach: number;
  readonly width: number;
  /** 0 pointed, 1 blunt. */
  readonly tip: number;
  readonly lift: number;
}

const ROOT = 0.012;

/** A petal with a fold down its middle; a coarse one is two triangles. */
export function petal({ reach, width, tip, lift }: PetalShape, coarse: boolean): BufferGeometry {
  const middle = ROOT + (reach - ROOT) * 0.6;
  const root: Point = [ROOT, 0, 0];
  const fold: Point = [middle, lift * 0.75, 0];
  const end: Point = [reach, lift, 0];
  const faces = [-1, 1].flatMap((side) => {
    const belly: Point = [middle, lift * 0.55 + width * 0.3, side * width];
    const shoulder: Point = [reach - (reach - middle) * 0.25, lift * 0.9 + width * 0.15, side * width * tip];
    const rim: Point = [middle + (reach - middle) * tip * 0.5, belly[1], side * width * 1.1];
    const fan: Point[][] = coarse
      ? [[root, rim, end]]
      : [
          [root, belly, fold],
          [fold, belly, shoulder],
          [fold, shoulder, end],
        ];
    return fan.flatMap((face) => (side > 0 ? face : face.toReversed()));
  });
  return fromTriangles(faces);
}

export const box = (width: number, height: number, depth: number): BufferGeometry =>
  new BoxGeometry(width, height, depth).translate(0, height / 2, 0);

/** A round block without its underside. */
export function drum(top: number, foot: number, height: number, sides: number): BufferGeometry {
  const cylinder = new CylinderGeometry(top, foot, height, sides).translate(0, height / 2, 0);
  const corners = Array.from(cylinder.index?.array ?? []);
  return cylinder.setIndex(corners.slice(0, -3 * sides)); // the lower cap comes last
}

export const ball = (radius: number, sides = 8): BufferGeometry =>
  new SphereGeometry(radius, sides, Math.max(4, sides - 2));

export const bush = (radius: number, detail = 1): BufferGeometry => new IcosahedronGeometry(radius, detail);

export function turned(profile: readonly (readonly [number, number])[], sides: number): BufferGeometry {
  return new LatheGeometry(
    profile.map(([radius, y]) => new Vector2(radius, y)),
    sides,
  );
}
