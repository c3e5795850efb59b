/** Collects coloured parts into one geometry, so that a kind of piece is one draw call. */
import { BufferAttribute, BufferGeometry, Color, Matrix4 } from "three";

/** One colour, or the colours of the foot and of the top: baked shade makes a piece look round and rooted. */
export type Tint = string | readonly [foot: string, top: string];

export class Solid {
  readonly #positions: number[] = [];
  readonly #normals: number[] = [];
  readonly #colours: number[] = [];

  /** Adds a part; its own geometry is thrown away. */
  add(part: BufferGeometry, tint: Tint, place?: Matrix4): this {
    const flat = part.index === null ? part : part.toNonIndexed();
    if (place !== undefined) flat.applyMatrix4(place);
    const positions = flat.getAttribute("position");
    const normals = flat.getAttribute("normal");
    const shade = shader(flat, tint);
    for (let index = 0; index < positions.count; index += 1) {
      const y = positions.getY(index);
      this.#positions.push(positions.getX(index), y, positions.getZ(index));
      this.#normals.push(normals.getX(index), normals.getY(index), normals.getZ(index));
      this.#colours.push(...shade(y));
    }
    part.dispose();
    return this;
  }

  build(): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute("position", new BufferAttribute(new Float32Array(this.#positions), 3));
    geometry.setAttribute("normal", new BufferAttribute(new Float32Array(this.#normals), 3));
    geometry.setAttribute("color", new BufferAttribute(new Float32Array(this.#colours), 3));
    return geometry;
  }
}

function shader(geometry: BufferGeometry, tint: Tint): (y: number) => [number, number, number] {
  if (typeof tint === "string") {
    const plain = new Color(tint).toArray() as [number, number, number];
    return () => plain;
  }
  geometry.computeBoundingBox();
  const bottom = geometry.boundingBox?.min.y ?? 0;
  const height = Math.max((geometry.boundingBox?.max.y ?? 1) - bottom, 1e-6);
  const [foot, top] = [new Color(tint[0]), new Color(tint[1])];
  return (y) => foot.clone().lerp(top, (y - bottom) / height).toArray() as [number, number, number];
}

/** A move, and then a turn about the upright axis before it. */
export function shift(x: number, y: number, z: number, turn = 0): Matrix4 {
  return new Matrix4().makeRotationY(turn).setPosition(x, y, z);
}
