import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MomentAddress } from "../src/replay/address";
import type { Moment } from "../src/replay/moments";

const kept: Moment[] = [];
const at = (turn: number): Moment => ({ turn, move: 0 });
let address = new MomentAddress(() => {});

beforeEach(() => {
  vi.useFakeTimers();
  kept.length = 0;
  address = new MomentAddress((moment) => kept.push(moment));
});
afterEach(() => void vi.useRealTimers());

test("of quick steps only the last one reaches the address", () => {
  for (let turn = 1; turn <= 300; turn += 1) address.tell(at(turn));
  expect(kept).toEqual([]);
  vi.runAllTimers();
  expect(kept).toEqual([at(300)]);
});

test("whoever leaves the page has the moment in the address before", () => {
  address.tell(at(4));
  address.settle();
  expect(kept).toEqual([at(4)]);
  vi.runAllTimers();
  expect(kept).toHaveLength(1);
});

test("the address of another page is left alone", () => {
  address.tell(at(4));
  address.forget();
  vi.runAllTimers();
  address.settle();
  expect(kept).toEqual([]);
});
