/** Workers share the turns of a game; whoever has had enough ends them. */
import { describe, expect, it } from "vitest";
import type { Judgement, Task } from "../../src/review/judged";
import { allJudged, type Helper } from "../../src/review/workers";

const task = (number: number): Task => ({
  players: 2,
  state: new Uint8Array(),
  number,
  actions: [],
  settings: { tries: 1, worlds: 2, seed: 0 },
});

/** Answers with the task's number as its cost, the even ones later. */
class Slow extends EventTarget implements Helper {
  ended = false;
  readonly asked: number[] = [];

  constructor(private readonly dies = false) {
    super();
  }

  postMessage({ number }: Task): void {
    this.asked.push(number);
    const found = { cost: { value: number, square: 0 } } as Judgement;
    setTimeout(
      () => this.dispatchEvent(this.dies ? new Event("error") : new MessageEvent("message", { data: found })),
      number % 2 === 0 ? 8 : 1,
    );
  }

  terminate(): void {
    this.ended = true;
  }
}

function crowd(dies = false): { readonly hired: Slow[]; hire: () => Helper } {
  const hired: Slow[] = [];
  const hire = (): Helper => {
    const helper = new Slow(dies);
    hired.push(helper);
    return helper;
  };
  return { hired, hire };
}

describe("the workers of a review", () => {
  it("answer in the order of the turns, whoever is ready first", async () => {
    const { hired, hire } = crowd();
    const told: number[] = [];
    const watch = { progress: (done: number) => told.push(done), signal: new AbortController().signal };
    const found = await allJudged([2, 1, 4, 3, 5].map(task), watch, hire);
    expect(found.map(({ cost }) => cost.value)).toEqual([2, 1, 4, 3, 5]);
    expect(told).toEqual([1, 2, 3, 4, 5]);
    expect(hired.map(({ asked }) => asked.length > 0)).toEqual([true, true]);
    expect(hired.every(({ ended }) => ended)).toBe(true);
  });

  it("end at once when nobody wants to know any more", async () => {
    const { hired, hire } = crowd();
    const control = new AbortController();
    const watch = { progress: () => control.abort(), signal: control.signal };
    await expect(allJudged([1, 3, 5, 7].map(task), watch, hire)).rejects.toThrow("stopped");
    expect(hired.every(({ ended }) => ended)).toBe(true);
  });

  it("tell when one of them has died", async () => {
    const { hired, hire } = crowd(true);
    const watch = { progress: () => {}, signal: new AbortController().signal };
    await expect(allJudged([task(1)], watch, hire)).rejects.toThrow("died");
    expect(hired).toHaveLength(1);
    expect(hired[0]?.ended).toBe(true);
  });

  it("have nothing to do for a game without turns", async () => {
    const watch = { progress: () => {}, signal: new AbortController().signal };
    expect(await allJudged([], watch, crowd().hire)).toEqual([]);
  });
});
