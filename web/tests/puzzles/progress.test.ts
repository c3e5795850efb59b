import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { Progress } from "../../src/puzzles/progress.svelte";
import { type Puzzle, puzzlesIn, type Theme, THEMES } from "../../src/puzzles/set";
import { PACKAGE } from "../locales";

beforeEach(() => localStorage.clear());

const puzzle = (id: number, rating = 1200, themes: readonly Theme[] = []): Puzzle => ({
  id,
  rating,
  themes,
  record: "",
  turn: 0,
  solution: [],
  rival: [],
  margin: 3,
  error: 0,
});

test("only the first try at a puzzle counts", () => {
  const progress = new Progress();
  progress.count(puzzle(1), false);
  const { rating } = progress.kept;
  progress.count(puzzle(1), true);
  expect(progress.kept.rating).toBe(rating);
  expect(progress.solved).toBe(0);
});

test("a streak grows with every puzzle solved and ends with one that is not; the longest is remembered", () => {
  const progress = new Progress();
  for (const id of [1, 2, 3]) progress.count(puzzle(id), true);
  expect(progress.kept.streak).toBe(3);
  progress.count(puzzle(4), false);
  expect(progress.kept).toMatchObject({ streak: 0, longest: 3 });
  expect(progress.solved).toBe(3);
});

test("the browser keeps it all", () => {
  const progress = new Progress();
  progress.count(puzzle(7, 1500), true);
  progress.choose("bridge");
  const later = new Progress();
  expect(later.kept).toEqual(progress.kept);
  expect(later.ratingOf(puzzle(7, 1500))).toBeLessThan(1500);
});

test("what is kept elsewhere than it should be does no harm", () => {
  localStorage.setItem("babylon-puzzles", "{");
  expect(new Progress().kept.rating).toBe(1200);
});

test("the next puzzle is new, of the theme and near one's rating; then come those that were failed", () => {
  const far = Array.from({ length: 20 }, (_, index) => puzzle(100 + index, 2000, ["bridge"]));
  const near = Array.from({ length: 12 }, (_, index) => puzzle(200 + index, 1250, ["bridge"]));
  const other = puzzle(300, 1200, ["statue"]);
  const progress = new Progress();
  progress.choose("bridge");
  const drawn = [0, 0.5, 0.99].map((chance) => progress.next([...far, other, ...near], null, () => chance)?.rating);
  expect(drawn).toEqual([1250, 1250, 1250]);
  progress.choose("statue");
  expect(progress.next([...far, other], null)?.id).toBe(300);
  expect(progress.next([other], 300)).toBeNull();
  progress.choose(null);
  progress.count(near[0] ?? other, true);
  progress.count(near[1] ?? other, false);
  expect(progress.next(near.slice(0, 2), null)?.id).toBe(201);
  expect(progress.next(near.slice(0, 1), null)?.id).toBe(200);
});

test("a file has a line for every game, and a puzzle is known by its game and its turn", () => {
  const told = { turn: 31, solution: "A1 =d", rival: "B1 =-", margin: 2.5, error: 0.4, rating: 1500, themes: [] };
  const line = JSON.stringify({ number: 12, record: "R", puzzles: [told] });
  expect(puzzlesIn(`${line}\n`)).toEqual([
    { ...told, id: 1231, record: "R", solution: ["A1", "=d"], rival: ["B1", "=-"] },
  ]);
});

test("the themes to choose from are those that puzzles are sorted by", () => {
  const text = readFileSync(join(PACKAGE, "arena/puzzles/themes.py"), "utf8");
  const [, names = ""] = /THEMES = \(([^)]*)\)/.exec(text) ?? [];
  expect([...names.matchAll(/"([a-z-]+)"/g)].map(([, name]) => name)).toEqual([...THEMES]);
});
