import { expect, test } from "vitest";
import { chanceOf, NEWCOMER, rated } from "../../src/puzzles/rating";

test("who is as strong as a puzzle is hard solves it every other time", () => {
  expect(chanceOf(1500, 1500)).toBe(0.5);
  expect(chanceOf(1900, 1500)).toBeCloseTo(10 / 11);
});

test("a solved puzzle raises the solver and lowers the puzzle, a failed one the other way round", () => {
  const before = { solver: NEWCOMER, puzzle: 1400 };
  const solved = rated(before, true, 0);
  expect(solved.solver).toBeGreaterThan(before.solver);
  expect(solved.puzzle).toBeLessThan(before.puzzle);
  const failed = rated(before, false, 0);
  expect(failed.solver).toBeLessThan(before.solver);
  expect(failed.puzzle).toBeGreaterThan(before.puzzle);
});

test("a surprise moves the ratings more than what was to be expected", () => {
  const gained = (puzzle: number): number => rated({ solver: 1400, puzzle }, true, 50).solver - 1400;
  expect(gained(1900)).toBeGreaterThan(gained(1400));
  expect(gained(1400)).toBeGreaterThan(gained(900));
});

test("a newcomer's rating moves quickly, a practised solver's slowly", () => {
  const moved = (tried: number): number => rated({ solver: 1400, puzzle: 1400 }, true, tried).solver - 1400;
  expect([0, 5, 16, 500].map(moved)).toEqual([40, 30, 8, 8]);
});

test("whoever always fails does not fall for ever, and the rating settles at what is solved half the time", () => {
  let ratings = { solver: NEWCOMER, puzzle: 2000 };
  for (let tried = 0; tried < 500; tried += 1) ratings = { ...rated(ratings, false, tried), puzzle: 600 };
  expect(ratings.solver).toBeGreaterThanOrEqual(400);
  let solver = NEWCOMER;
  for (let tried = 0; tried < 400; tried += 1) solver = rated({ solver, puzzle: 1700 }, tried % 2 === 0, tried).solver;
  expect(Math.abs(solver - 1700)).toBeLessThan(60);
});
