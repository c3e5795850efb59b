import { describe, expect, it } from "vitest";
import { GIF_END, gifFrame, type GifFrame, gifHead } from "../src/replay/gif";

/** A reader of such files, written from the format's description. */
function read(bytes: Uint8Array): { width: number; height: number; frames: { delay: number; points: number[][] }[] } {
  const view = new DataView(bytes.buffer);
  expect(String.fromCharCode(...bytes.slice(0, 6))).toBe("GIF89a");
  const [width, height] = [view.getUint16(6, true), view.getUint16(8, true)];
  const frames: { delay: number; points: number[][] }[] = [];
  let at = 13;
  let delay = 0;
  while (bytes[at] !== 0x3b) {
    if (bytes[at] === 0x21) {
      if (bytes[at + 1] === 0xf9) delay = view.getUint16(at + 4, true);
      at += 2;
      while (bytes[at] !== 0) at += (bytes[at] ?? 0) + 1;
      at += 1;
      continue;
    }
    expect(bytes[at]).toBe(0x2c);
    expect([view.getUint16(at + 5, true), view.getUint16(at + 7, true)]).toEqual([width, height]);
    const table = at + 10;
    at = table + 768;
    const data: number[] = [];
    const bits = bytes[at] ?? 0;
    at += 1;
    for (; bytes[at] !== 0; at += (bytes[at] ?? 0) + 1) data.push(...bytes.slice(at + 1, at + 1 + (bytes[at] ?? 0)));
    at += 1;
    const points = unpacked(data, bits).map((point) =>
      Array.from(bytes.slice(table + 3 * point, table + 3 * point + 3)),
    );
    frames.push({ delay, points });
  }
  expect(at).toBe(bytes.length - 1);
  return { width, height, frames };
}

function unpacked(data: readonly number[], bits: number): number[] {
  const clear = 1 << bits;
  let [width, at] = [bits + 1, 0];
  let table: number[][] = [];
  let before: number[] | null = null;
  const out: number[] = [];
  const next = (): number => {
    let code = 0;
    for (let bit = 0; bit < width; bit += 1, at += 1) code |= (((data[at >> 3] ?? 0) >> (at & 7)) & 1) << bit;
    return code;
  };
  for (let code = next(); code !== clear + 1; code = next()) {
    if (code === clear) {
      table = Array.from({ length: clear + 2 }, (_, one) => [one]);
      [width, before] = [bits + 1, null];
      continue;
    }
    const known: number[] = table[code] ?? [...(before ?? []), before?.[0] ?? 0];
    if (before !== null && table.length < 4096) table.push([...before, known[0] ?? 0]);
    if (table.length === 1 << width && width < 12) width += 1;
    for (const point of known) out.push(point);
    before = known;
  }
  return out;
}

function frame(width: number, height: number, colour: (point: number) => readonly number[]): GifFrame {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let point = 0; point < width * height; point += 1) data.set([...colour(point), 255], point * 4);
  return { width, height, data };
}

async function fileOf(frames: readonly GifFrame[]): Promise<Uint8Array> {
  const [first] = frames;
  const parts = [
    gifHead(first?.width ?? 0, first?.height ?? 0),
    ...frames.map((one, index) => gifFrame(one, 10 * index)),
    GIF_END,
  ];
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

describe("moving pictures", () => {
  it("come out as they went in, with their times", async () => {
    const colours = [
      [255, 255, 255],
      [0, 0, 0],
      [255, 0, 0],
    ];
    const one = frame(40, 30, (point) => colours[(point * point) % 3] ?? []);
    const other = frame(40, 30, () => [0, 0, 255]);
    const { width, height, frames } = read(await fileOf([one, other]));
    expect([width, height]).toEqual([40, 30]);
    expect(frames.map(({ delay }) => delay)).toEqual([0, 10]);
    expect(frames[0]?.points).toEqual(Array.from({ length: 1200 }, (_, point) => colours[(point * point) % 3]));
    expect(frames[1]?.points).toEqual(Array.from({ length: 1200 }, () => [0, 0, 255]));
  });

  it("keep near to thousands of colours, through many tables of codes", async () => {
    let seed = 7;
    const noise = (): number => (seed = (seed * 1103515245 + 12345) % 2 ** 31) % 256;
    const given = frame(200, 150, (point) => [(point % 200) & 0xff, Math.floor(point / 200), noise() & 0x1f]);
    const { frames } = read(await fileOf([given]));
    const points = frames[0]?.points ?? [];
    expect(points).toHaveLength(30_000);
    const away = points.map((point, index) =>
      Math.max(...point.map((value, part) => Math.abs(value - (given.data[index * 4 + part] ?? 0)))),
    );
    expect(Math.max(...away)).toBeLessThan(48);
  });
});
