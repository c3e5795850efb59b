import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetDraft, keepDraft, keptDraft } from "../src/store/kept-draft";

const draft = { seat: 1, sequence: 7, moves: ["A1"], undone: [] };

function keep(table: string): void {
  keepDraft(table, draft);
  vi.runAllTimers();
}

describe("a turn being planned", () => {
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  it("outlives the page, and the visit", () => {
    keep("one");
    sessionStorage.clear();
    expect(keptDraft("one", 1, 7)).toEqual(draft);
  });

  it("is of no use for another turn, or another seat", () => {
    keep("one");
    expect(keptDraft("one", 1, 8)).toBeNull();
    expect(keptDraft("one", 0, 7)).toBeNull();
  });

  it("is forgotten at its own table alone", () => {
    keep("one");
    keep("two");
    forgetDraft("one");
    expect(keptDraft("one", 1, 7)).toBeNull();
    expect(keptDraft("two", 1, 7)).toEqual(draft);
  });

  it("makes way when many tables were left meanwhile", () => {
    for (let table = 0; table < 30; table += 1) keep(`table ${table}`);
    expect(keptDraft("table 0", 1, 7)).toBeNull();
    expect(keptDraft("table 29", 1, 7)).toEqual(draft);
  });
});
