/** Moving pictures as GIF89a, for browsers that record no film. Every picture has up to 256 colours of its own. */

export interface GifFrame {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and a fourth that is not looked at, for each point. */
  readonly data: Uint8ClampedArray;
}

const COLOURS = 256;
const COLOUR_BITS = 8;
const MOST_CODES = 4096;
const BLOCK = 255;
/** Colours that differ less than this are one. */
const SHIFT = 3;

const low = (number: number): number => number & 0xff;
const pair = (number: number): [number, number] => [low(number), low(number >> 8)];
const letters = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

const REPEATED = [0x21, 0xff, 11, ...letters("NETSCAPE2.0"), 3, 1, 0, 0, 0];

/** The start of a file whose pictures come again and again. */
export const gifHead = (width: number, height: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([...letters("GIF89a"), ...pair(width), ...pair(height), 0x70, 0, 0, ...REPEATED]);

export const GIF_END = Uint8Array.of(0x3b);

/** One picture, shown for so many hundredths of a second. */
export function gifFrame(frame: GifFrame, hundredths: number): Uint8Array<ArrayBuffer> {
  const { palette, points } = reduced(frame);
  const table = Array.from({ length: COLOURS }, (_, index) => palette[index] ?? [0, 0, 0]).flat();
  const control = [0x21, 0xf9, 4, 4, ...pair(hundredths), 0, 0];
  const place = [0x2c, 0, 0, 0, 0, ...pair(frame.width), ...pair(frame.height), 0x87];
  return Uint8Array.from([...control, ...place, ...table, COLOUR_BITS, ...blocks(packed(points)), 0]);
}

type Colour = readonly [number, number, number];

/** The colours that most points have, and for each point the nearest of them. */
function reduced({ data }: GifFrame): { palette: Colour[]; points: Uint8Array } {
  const counts = new Map<number, number>();
  const keys = new Uint16Array(data.length / 4);
  for (let point = 0; point < keys.length; point += 1) {
    const key = keyAt(data, point * 4);
    keys[point] = key;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const common = [...counts].toSorted((one, other) => other[1] - one[1]).slice(0, COLOURS);
  const palette = common.map(([key]) => colourOf(key));
  const places = new Map([...counts.keys()].map((key) => [key, nearest(colourOf(key), palette)]));
  return { palette, points: Uint8Array.from(keys, (key) => places.get(key) ?? 0) };
}

const keyAt = (data: Uint8ClampedArray, at: number): number =>
  ((data[at] ?? 0) >> SHIFT) | (((data[at + 1] ?? 0) >> SHIFT) << 5) | (((data[at + 2] ?? 0) >> SHIFT) << 10);

/** The middle of all colours that have a key: white stays white. */
const colourOf = (key: number): Colour => [spread(key & 31), spread((key >> 5) & 31), spread(key >> 10)];
const spread = (five: number): number => (five << SHIFT) | (five >> 2);

function nearest(colour: Colour, palette: readonly Colour[]): number {
  let [found, least] = [0, Infinity];
  for (const [index, other] of palette.entries()) {
    const away = (colour[0] - other[0]) ** 2 + (colour[1] - other[1]) ** 2 + (colour[2] - other[2]) ** 2;
    if (away < least) [found, least] = [index, away];
  }
  return found;
}

/** The points by Lempel, Ziv and Welch: codes grow with the table of what was seen. */
function packed(points: Uint8Array): number[] {
  const clear = 1 << COLOUR_BITS;
  const out = new BitWriter();
  let seen = new Map<number, number>();
  let [width, next] = [COLOUR_BITS + 1, clear + 2];
  out.write(clear, width);
  let prefix = points[0] ?? 0;
  for (const point of points.subarray(1)) {
    const key = prefix * COLOURS + point;
    const known = seen.get(key);
    if (known !== undefined) {
      prefix = known;
      continue;
    }
    out.write(prefix, width);
    if (next < MOST_CODES) {
      seen.set(key, next);
      // A reader's table is one code behind.
      if (next === 1 << width) width += 1;
      next += 1;
    } else {
      out.write(clear, width);
      seen = new Map();
      [width, next] = [COLOUR_BITS + 1, clear + 2];
    }
    prefix = point;
  }
  out.write(prefix, width);
  out.write(clear + 1, width);
  return out.end();
}

/** Codes of any width, the lowest bit first. */
class BitWriter {
  readonly #bytes: number[] = [];
  #held = 0;
  #bits = 0;

  write(code: number, width: number): void {
    this.#held |= code << this.#bits;
    this.#bits += width;
    while (this.#bits >= 8) {
      this.#bytes.push(low(this.#held));
      this.#held >>>= 8;
      this.#bits -= 8;
    }
  }

  end(): number[] {
    if (this.#bits > 0) this.#bytes.push(low(this.#held));
    return this.#bytes;
  }
}

/** In stretches, each behind its length. */
function blocks(bytes: readonly number[]): number[] {
  const all: number[] = [];
  for (let start = 0; start < bytes.length; start += BLOCK) {
    const part = bytes.slice(start, start + BLOCK);
    all.push(part.length, ...part);
  }
  return all;
}
