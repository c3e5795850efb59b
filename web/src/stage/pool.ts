/** Collects transforms and shows them as one instanced mesh, which grows as needed. */
import {
  Color,
  Group,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  type BufferGeometry,
  type Material,
} from "three";

export interface PoolOptions {
  readonly casts?: boolean;
  readonly receives?: boolean;
  readonly order?: number;
  /** Whether instances choose a cell of the 4 x 4 atlas. */
  readonly cells?: boolean;
  readonly tinted?: boolean;
}

const WHITE = new Color("#ffffff");
export class Pool {
  readonly object = new Group();
  #mesh: InstancedMesh;
  #count = 0;
  /** Kept by each pool: what a colour's numbers are depends on the quality it was made for. */
  readonly #tints = new Map<string, Color>();

  constructor(
    readonly geometry: BufferGeometry,
    readonly material: Material,
    readonly options: PoolOptions = {},
  ) {
    this.#mesh = this.#grow(32);
  }

  get count(): number {
    return this.#count;
  }

  clear(): void {
    this.#count = 0;
  }

  add(place: Matrix4, tint?: string, cell = 0): void {
    if (this.#count === this.#mesh.instanceMatrix.count) this.#mesh = this.#grow(this.#count * 2);
    this.#mesh.setMatrixAt(this.#count, place);
    if (this.options.tinted === true) this.#mesh.setColorAt(this.#count, tint === undefined ? WHITE : this.#tint(tint));
    if (this.options.cells === true) {
      this.#cells().setXY(this.#count, (cell % 4) / 4, 0.75 - Math.floor(cell / 4) / 4);
    }
    this.#count += 1;
  }

  /** Shows what was added since `clear`. */
  finish(): void {
    this.#mesh.count = this.#count;
    this.#mesh.visible = this.#count > 0;
    this.#mesh.instanceMatrix.needsUpdate = true;
    if (this.#mesh.instanceColor !== null) this.#mesh.instanceColor.needsUpdate = true;
    if (this.options.cells === true) this.#cells().needsUpdate = true;
  }

  dispose(): void {
    this.#mesh.dispose();
    this.geometry.dispose();
  }

  #tint(hex: string): Color {
    const known = this.#tints.get(hex) ?? new Color(hex);
    this.#tints.set(hex, known);
    return known;
  }

  #cells(): InstancedBufferAttribute {
    const cells = this.#mesh.geometry.getAttribute("cell");
    if (cells instanceof InstancedBufferAttribute) return cells;
    throw new Error("This pool has no cells.");
  }

  #grow(capacity: number): InstancedMesh {
    const old = this.#mesh as InstancedMesh | undefined;
    if (this.options.cells === true) this.#growCells(capacity);
    const mesh = new InstancedMesh(this.geometry, this.material, capacity);
    mesh.castShadow = this.options.casts ?? false;
    mesh.receiveShadow = this.options.receives ?? false;
    mesh.renderOrder = this.options.order ?? 0;
    mesh.frustumCulled = false;
    mesh.visible = false;
    if (this.options.tinted === true) mesh.setColorAt(0, WHITE);
    if (old !== undefined) this.#inherit(old, mesh);
    this.object.clear();
    this.object.add(mesh);
    return mesh;
  }

  #inherit(old: InstancedMesh, mesh: InstancedMesh): void {
    mesh.instanceMatrix.array.set(old.instanceMatrix.array);
    if (old.instanceColor !== null && mesh.instanceColor !== null)
      mesh.instanceColor.array.set(old.instanceColor.array);
    old.dispose();
  }

  #growCells(capacity: number): void {
    const wider = new InstancedBufferAttribute(new Float32Array(capacity * 2), 2);
    const old = this.geometry.getAttribute("cell");
    if (old instanceof InstancedBufferAttribute) wider.array.set(old.array);
    this.geometry.setAttribute("cell", wider);
  }
}
