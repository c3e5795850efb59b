/** The course of a rating as two lines to draw: the rating, and around it where the true strength may lie. */
import type { PoolRating } from "../api/people";

export const WIDTH = 300;
export const HEIGHT = 80;
/** At the least so many points from top to bottom, so that small changes look small. */
const SPAN = 10;
const DIGITS = 1;

export interface CourseLine {
  readonly line: string;
  readonly margin: string;
}

export function courseLine(course: PoolRating["course"]): CourseLine {
  // One game is a line as well.
  const points = course.length === 1 ? [...course, ...course] : course;
  const low = Math.min(...points.map(({ rating, margin }) => rating - margin));
  const high = Math.max(...points.map(({ rating, margin }) => rating + margin), low + SPAN);
  const across = (index: number): string => ((WIDTH * index) / (points.length - 1)).toFixed(DIGITS);
  const down = (value: number): string => ((HEIGHT * (high - value)) / (high - low)).toFixed(DIGITS);
  const path = (value: (point: (typeof points)[number]) => number): string[] =>
    points.map((point, index) => `${across(index)} ${down(value(point))}`);
  const above = path(({ rating, margin }) => rating + margin);
  const below = path(({ rating, margin }) => rating - margin).toReversed();
  return { line: `M${path(({ rating }) => rating).join("L")}`, margin: `M${[...above, ...below].join("L")}Z` };
}
