/** Words that come late are there before anything says them: on every way from the start of the page to whoever does. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";
import { LOCALES } from "./locales";

const SOURCE = join(import.meta.dirname, "../src");
const BOOKS = [
  "lesson",
  "handbook",
  "pad",
  "hints",
  "record",
  "replay",
  "review",
  "study",
  "puzzles",
  "games",
  "day",
  "later",
  "people",
  "tournaments",
  "host",
  "alerts",
] as const;

const modules = new Map(
  readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => [name, readFileSync(join(SOURCE, name), "utf8")] as const),
);

/** The module that `path` means when `from` imports it. */
function imported(from: string, path: string): string | undefined {
  const base = normalize(join(dirname(from), path));
  return ["", ".ts", ".svelte", ".svelte.ts", "/index.ts"].map((end) => base + end).find((name) => modules.has(name));
}

const importers = new Map<string, string[]>();
for (const [name, text] of modules)
  for (const match of text.matchAll(/(?<!type )(?:\bfrom |\bimport\()"(\.[^"]+)"/g)) {
    const found = imported(name, match[1] ?? "");
    if (found !== undefined) importers.set(found, [...(importers.get(found) ?? []), name]);
  }

/** By asking for the words itself, or by standing in a `Page`, which learns its books before it shows anything. */
const learns = (name: string, book: string): boolean =>
  [...(modules.get(name) ?? "").matchAll(/learnWords\(([^)]*)\)|<Page\b[^>]*\bbooks=\{\[([^\]]*)\]\}/g)].some((match) =>
    (match[1] ?? match[2])?.includes(`"${book}"`),
  );

/** A way from the start of the page to `name` on which nobody learns `book`. */
function unprepared(name: string, book: string, seen = new Set<string>()): string[] | null {
  if (learns(name, book) || seen.has(name)) return null;
  seen.add(name);
  const users = importers.get(name) ?? [];
  if (users.length === 0) return [name];
  for (const user of users) {
    const way = unprepared(user, book, seen);
    if (way !== null) return [...way, name];
  }
  return null;
}

describe.each(BOOKS)("the words of %s", (book) => {
  const path = join(LOCALES, "en", `${book}.ftl`);
  const ids = new Set(existsSync(path) ? readFileSync(path, "utf8").match(/^[a-zA-Z-]+(?= =)/gm) : []);

  it("are learnt before they are said", () => {
    expect(ids.size).toBeGreaterThan(0);
    const ways = [...modules]
      .filter(([, text]) => [...text.matchAll(/\bsay\("([a-zA-Z-]+)"/g)].some((match) => ids.has(match[1] ?? "")))
      .map(([name]) => unprepared(name, book))
      .filter((way) => way !== null);
    expect(ways).toEqual([]);
  });
});
