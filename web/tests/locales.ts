/** The words and the code of the page, read for the tests. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect } from "vitest";
import { forThePage } from "../tools/ftl";

export const PACKAGE = join(import.meta.dirname, "../../src/babylon");
export const LOCALES = join(PACKAGE, "locales");
export const LANGUAGES = ["en", "pl", "ja", "zh-Hans", "zh-Hant"] as const;
const SOURCE = join(import.meta.dirname, "../src");
/** The last ones come late, with the part of the page that says them. */
const FILES = [
  "rules",
  "bots",
  "web",
  "server",
  "lesson",
  "handbook",
  "pad",
  "hints",
  "record",
  "replay",
  "review",
  "study",
  "games",
  "puzzles",
  "later",
  "day",
  "people",
  "tournaments",
  "alerts",
  "find",
  "host",
] as const;

/** What a Python file lists, for words that the schema leaves open. */
export const listed = (file: string, name: RegExp): string[] =>
  [...readFileSync(join(PACKAGE, file), "utf8").matchAll(name)].map((match) => match[1] ?? "");

export function bundleOf(language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const path of FILES.map((file) => join(LOCALES, language, `${file}.ftl`)).filter(existsSync)) {
    const errors = bundle.addResource(new FluentResource(forThePage(readFileSync(path, "utf8"), path)));
    expect(errors, path).toEqual([]);
  }
  return bundle;
}

export function pageSources(): string[] {
  return readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(join(SOURCE, name), "utf8"));
}
