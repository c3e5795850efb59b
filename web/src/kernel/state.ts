/** Reads and writes the numbers of a state by their names. */
import type { Field, GARDEN, STATE } from "./generated";
import type { Layout } from "./layout";

/** Boards have 64 bits, more than a number here: the kernel alone reads them. */
type Numbers<Fields extends Record<string, Field>> = {
  [Name in keyof Fields]: Fields[Name]["kind"] extends "i8" ? never : Name;
}[keyof Fields];
export type StateField = Numbers<typeof STATE>;
export type GardenField = Numbers<typeof GARDEN>;

const BYTES = { i1: 1, u2: 2, i8: 8, f8: 8 };

/** The numbers of a field of the whole table. */
export function tableNumbers({ STATE: fields }: Layout, state: Uint8Array, name: StateField): number[] {
  return numbers(state, fields[name], 0);
}

/** The numbers of a field of a seat's garden. */
export function gardenNumbers(layout: Layout, state: Uint8Array, seat: number, name: GardenField): number[] {
  return numbers(state, layout.GARDEN[name], gardenAt(layout, seat));
}

export function writeTable(layout: Layout, state: Uint8Array, name: StateField, values: readonly number[]): void {
  write(state, layout.STATE[name], 0, values);
}

/** Writes a single number of a seat's garden. */
export function writeGarden(
  layout: Layout,
  state: Uint8Array,
  { seat, name }: { readonly seat: number; readonly name: GardenField },
  value: number,
): void {
  write(state, layout.GARDEN[name], gardenAt(layout, seat), [value]);
}

function gardenAt({ GARDEN_PLACE: { offset, size } }: Layout, seat: number): number {
  return offset + seat * size;
}

function numbers(state: Uint8Array, field: Field, base: number): number[] {
  const view = new DataView(state.buffer, state.byteOffset + base + field.offset, field.count * BYTES[field.kind]);
  return Array.from({ length: field.count }, (_, place) =>
    field.kind === "i1" ? view.getInt8(place) : view.getUint16(2 * place, true),
  );
}

function write(state: Uint8Array, field: Field, base: number, values: readonly number[]): void {
  if (values.length > field.count) throw new Error("too many numbers");
  const view = new DataView(state.buffer, state.byteOffset + base + field.offset, field.count * BYTES[field.kind]);
  values.forEach((value, place) => {
    if (field.kind === "i1") view.setInt8(place, value);
    else view.setUint16(2 * place, value, true);
  });
}
