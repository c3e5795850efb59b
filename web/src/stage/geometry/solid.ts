/** Collects coloured parts into one geometry, so that a kind of piece is one draw call. */
import { BufferAttribute, BufferGeometry, Color, Matrix4 } from "three";

/** One colour, or the colours of the foot and of the top: baked shade makes a piece look round and rooted. */
export type Tint = string | readonly [foot: string, top: string];

export class Solid {
  readonly #values: number[] = [];
  readonly #corners: number[] = [];
  readonly #known = new Map<string, number>();

  /** Adds a part; its own geometry is thrown away. */
  add(part: BufferGeometry, tint: Tint, place?: Matrix4): this {
    if (place !== undefined) part.applyMatrix4(place);
    const positions = part.getAttribute("position");
    const normals = part.getAttribute("normal");
    const shade = shader(part, tint);
    const corner = (index: number): number => {
      const y = positions.getY(index);
      const [nx, ny, nz] = [normals.getX(index), normals.getY(index), normals.getZ(index)];
      return this.#corner([positions.getX(index), y, positions.getZ(index), nx, ny, nz, ...shade(y)]);
    };
    const count = part.index?.count ?? positions.count;
    for (let step = 0; step < count; step += 1) this.#corners.push(corner(part.index?.getX(step) ?? step));
    part.dispose();
    return this;
  }

  build(): BufferGeometry {
    const geometry = new BufferGeometry();
    const values = (from: number): BufferAttribute => {
      const picked = this.#values.filter((_, index) => Math.floor((index % 9) / 3) === from);
      return new BufferAttribute(new Float32Array(picked), 3);
    };
    geometry.setAttribute("position", values(0));
    geometry.setAttribute("normal", values(1));
    geometry.setAttribute("color", values(2));
    geometry.setIndex(this.#corners);
    return geometry;
  }

  /** Equal corners are stored once: the light of each is then computed once. */
  #corner(values: readonly number[]): number {
    const key = values.map((value) => value.toFixed(4)).join();
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const index = this.#values.length / 9;
    this.#values.push(...values);
    this.#known.set(key, index);
    return index;
  }
}

function shader(geometry: BufferGeometry, tint: Tint): (y: number) => [number, number, number] {
  if (typeof tint === "string") {
    const plain = channels(new Color(tint));
    return () => plain;
  }
  geometry.computeBoundingBox();
  const bottom = geometry.boundingBox?.min.y ?? 0;
  const height = Math.max((geometry.boundingBox?.max.y ?? 1) - bottom, 1e-6);
  const [foot, top] = [new Color(tint[0]), new Color(tint[1])];
  return (y) => channels(foot.clone().lerp(top, (y - bottom) / height));
}

const channels = ({ r, g, b }: Color): [number, number, number] => [r, g, b];

/** A move, and then a turn about the upright axis before it. */
export function shift(x: number, y: number, z: number, turn = 0): Matrix4 {
  return new Matrix4().makeRotationY(turn).setPosition(x, y, z);
}
