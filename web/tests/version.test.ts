import { beforeEach, expect, test, vi } from "vitest";
import { renew, renewOld } from "../src/site/version";

beforeEach(() => {
  sessionStorage.clear();
  vi.stubEnv("PROD", true);
  return () => vi.unstubAllEnvs();
});

test("a page of the server's own build stays", () => {
  const reload = vi.fn<() => void>();
  expect(renew("index-1.js", "index-1.js", reload)).toBe(false);
  expect(renew(null, "index-1.js", reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test("an older page is loaded anew, and only once for each build", () => {
  const reload = vi.fn<() => void>();
  expect(renew("index-2.js", "index-1.js", reload)).toBe(true);
  expect(renew("index-2.js", "index-1.js", reload)).toBe(false);
  expect(renew("index-3.js", "index-1.js", reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("a page that is too old for the server is loaded anew, and again when the next one is", () => {
  const reload = vi.fn<() => void>();
  expect(["index-1.js", "index-1.js", "index-2.js"].map((own) => renewOld(own, reload))).toEqual([true, false, true]);
  expect(reload).toHaveBeenCalledTimes(2);
});
