/** Draws the app's icons: a planted ziggurat in gold on lapis. */
import { deflateSync } from "node:zlib";
import type { Plugin } from "vite";

type Colour = readonly [number, number, number];

const LAPIS: Colour = [20, 49, 92];
const GOLD: Colour = [230, 176, 67];
const STONE: Colour = [245, 225, 176];
const LEAF: Colour = [92, 138, 60];
const STEPS = 4;

/** The colour at a point of the unit square, y downwards. */
function colourAt(x: number, y: number): Colour {
  const across = Math.abs(x - 0.5);
  for (let step = 0; step < STEPS; step += 1) {
    const top = 0.68 - step * 0.14;
    const half = 0.36 - step * 0.08;
    if (y < top || y >= top + 0.14 || across > half) continue;
    if (y < top + 0.035) return LEAF;
    if (y < top + 0.055) return GOLD;
    return across % 0.1 < 0.028 && y > top + 0.075 ? LAPIS : STONE;
  }
  const crown = Math.hypot((x - 0.5) * 1.1, y - 0.24);
  return crown < 0.045 || Math.hypot(x - 0.5, y - 0.5) > 0.62 ? GOLD : LAPIS;
}

function crc(bytes: Uint8Array): number {
  let value = ~0;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return ~value >>> 0;
}

function chunk(kind: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(kind, "ascii"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

export function iconPng(size: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.alloc(size * (size * 3 + 1));
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1)
      rows.set(colourAt((x + 0.5) / size, (y + 0.5) / size), y * (size * 3 + 1) + 1 + x * 3);
  }
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

export function icons(): Plugin {
  return {
    name: "babylon-icons",
    generateBundle() {
      for (const size of [192, 512])
        this.emitFile({ type: "asset", fileName: `icon-${size}.png`, source: iconPng(size) });
    },
  };
}
