/** What has not changed stays the very same: nobody has to look at it, or draw it, again. */

type Parts = Readonly<Record<string, unknown>>;

const isParts = (value: unknown): value is Parts => typeof value === "object" && value !== null;

/** `after`, in which all that equals its part of `before` is that part itself. */
export function alike<Value>(before: unknown, after: Value): Value {
  if (before === after || !isParts(before) || !isParts(after) || Array.isArray(before) !== Array.isArray(after))
    return after;
  const names = Object.keys(after);
  const parts = names.map((name) => alike(before[name], after[name]));
  const same = names.length === Object.keys(before).length && names.every((name, at) => parts[at] === before[name]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- equal to it in every part
  if (same) return before as Value;
  const whole = Array.isArray(after) ? parts : Object.fromEntries(names.map((name, at) => [name, parts[at]]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same parts under the same names
  return whole as Value;
}
