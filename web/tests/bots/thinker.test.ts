import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromWorker, Thought, ToWorker } from "../../src/bots/messages";
import { type Asked, Thinker } from "../../src/bots/thinker";

const POSITION: Asked = { players: 2, kernel: { past: null }, bytes: () => new Uint8Array([1, 2, 3]) };
const THOUGHT: Thought = { moves: ["A1", "=-"], tries: 9, margin: 1, error: 0.5, rivals: [] };

class FakeWorker extends EventTarget {
  readonly told: ToWorker[] = [];
  ended = false;

  postMessage(message: ToWorker): void {
    this.told.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  answer(message: FromWorker): void {
    this.dispatchEvent(new MessageEvent("message", { data: message }));
  }

  die(): void {
    this.dispatchEvent(new Event("error"));
  }
}

let hired: FakeWorker[] = [];
let thinker: Thinker;

function last(): FakeWorker {
  const worker = hired.at(-1);
  if (worker === undefined) throw new Error("nobody was hired");
  return worker;
}

beforeEach(() => {
  vi.useFakeTimers();
  hired = [];
  thinker = new Thinker(() => {
    hired.push(new FakeWorker());
    return last();
  });
});
afterEach(() => {
  vi.useRealTimers();
});

test("nobody is hired before the first question", async () => {
  expect(hired).toEqual([]);
  const thought = thinker.think("mason", POSITION);
  last().answer({ kind: "thought", thought: THOUGHT });
  expect(await thought).toEqual(THOUGHT);
});

test("the chance is this device's own unless it is handed in", () => {
  void thinker.think("mason", POSITION);
  const drawn = last().told[0];
  if (drawn?.kind !== "think") throw new Error("not asked");
  expect(drawn.question.seeds.every((seed) => seed >= 0n && seed < 1n << 62n)).toBe(true);
  last().answer({ kind: "thought", thought: THOUGHT });
  void thinker.think("architect", POSITION, { seeds: [1n, 2n], seconds: 3 });
  expect(last().told[1]).toEqual({
    kind: "think",
    question: {
      bot: "architect",
      players: 2,
      past: null,
      state: POSITION.bytes(),
      seeds: [1n, 2n],
      limit: { seconds: 3 },
    },
  });
});

test("questions are asked one after the other", async () => {
  const [first, second] = [thinker.think("mason", POSITION), thinker.think("gardener", POSITION)];
  expect(last().told).toHaveLength(1);
  last().answer({ kind: "thought", thought: THOUGHT });
  await first;
  expect(last().told).toHaveLength(2);
  last().answer({ kind: "failed", reason: "no bot" });
  await expect(second).rejects.toThrow("no bot");
  expect(hired).toHaveLength(1);
});

test("when a worker dies another one tries again, once", async () => {
  const thought = thinker.think("mason", POSITION);
  last().die();
  expect(hired).toHaveLength(2);
  last().answer({ kind: "thought", thought: THOUGHT });
  await thought;
  const fatal = thinker.think("mason", POSITION);
  last().die();
  last().die();
  await expect(fatal).rejects.toThrow("could not think");
  expect(hired.slice(0, -1).every(({ ended }) => ended)).toBe(true);
});

test("a question that is given up before its turn is never asked", async () => {
  const control = new AbortController();
  void thinker.think("mason", POSITION);
  const second = thinker.think("gardener", POSITION, {}, control.signal);
  control.abort();
  await expect(second).rejects.toThrow(/abort/iu);
  last().answer({ kind: "thought", thought: THOUGHT });
  expect(last().told).toHaveLength(1);
});

test("a worker that stops soon goes on with the next question", async () => {
  const control = new AbortController();
  const first = thinker.think("nebuchadnezzar", POSITION, {}, control.signal);
  const second = thinker.think("mason", POSITION);
  control.abort();
  await expect(first).rejects.toThrow(/abort/iu);
  expect(last().told.map(({ kind }) => kind)).toEqual(["think", "stop"]);
  last().answer({ kind: "thought", thought: { ...THOUGHT, moves: ["stale"] } });
  last().answer({ kind: "thought", thought: THOUGHT });
  expect(await second).toEqual(THOUGHT);
  await vi.advanceTimersByTimeAsync(1000);
  expect(hired.map(({ ended }) => ended)).toEqual([false]);
});

test("one that does not stop is ended, and its late answer is nobody's", async () => {
  const control = new AbortController();
  const first = thinker.think("nebuchadnezzar", POSITION, {}, control.signal);
  const second = thinker.think("mason", POSITION);
  control.abort();
  await expect(first).rejects.toThrow(/abort/iu);
  await vi.advanceTimersByTimeAsync(1000);
  expect(hired.map(({ ended }) => ended)).toEqual([true, false]);
  hired[0]?.answer({ kind: "thought", thought: { ...THOUGHT, moves: ["stale"] } });
  last().answer({ kind: "thought", thought: THOUGHT });
  expect(await second).toEqual(THOUGHT);
});

test("who has given up already asks nothing", async () => {
  await expect(thinker.think("mason", POSITION, {}, AbortSignal.abort())).rejects.toThrow(/abort/iu);
  expect(hired).toEqual([]);
});
