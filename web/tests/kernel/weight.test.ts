/** The promise of the kernels' size, as a web host sends them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";

const KEPT = join(import.meta.dirname, "../../../src/babylon/wasm");

test("the kernel and the score pad's, with all questions, are small", () => {
  const sizes = ["kernel.wasm", "pad.wasm"].map((name) => brotliCompressSync(readFileSync(join(KEPT, name))).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000);
});
