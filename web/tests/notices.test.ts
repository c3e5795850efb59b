import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { noticeOf, noticesOf, folderOf } from "../tools/notices";

const web = resolve(import.meta.dirname, "..");
const inPackage = (path: string): string => join(web, "node_modules", path);

function somePackage(licence: string, files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "notices-"));
  const told = { name: "some", version: "1.2.3", license: licence };
  for (const [name, text] of Object.entries({ ...files, "package.json": JSON.stringify(told) }))
    writeFileSync(join(folder, name), text);
  return folder;
}

test("a module belongs to the innermost package around it", () => {
  expect(folderOf(inPackage("three/build/three.module.js"))).toBe(inPackage("three"));
  expect(folderOf(inPackage("@fluent/bundle/esm/bundle.js?v=1"))).toBe(inPackage("@fluent/bundle"));
  expect(folderOf(inPackage("svelte/node_modules/clsx/dist/clsx.mjs"))).toBe(inPackage("svelte/node_modules/clsx"));
});

test("what a tool adds to the page is the tool's", () => {
  expect(folderOf("\0vite/preload-helper.js")).toBe(inPackage("vite"));
  expect(folderOf("\0rolldown/runtime.js")).toBe(inPackage("rolldown"));
});

test("our own modules need no notice, and one of nobody is refused", () => {
  expect(folderOf(join(web, "src", "main.ts"))).toBeNull();
  expect(() => folderOf("/elsewhere/font.js")).toThrow("/elsewhere/font.js");
});

test("a package is noted once, with its version and the text of its licence", () => {
  const noted = noticesOf([inPackage("uqr/dist/index.mjs"), inPackage("uqr/other.mjs"), join(web, "src", "main.ts")]);
  const { version } = JSON.parse(readFileSync(inPackage("uqr/package.json"), "utf8")) as { version: string };
  expect(noted).toEqual([
    { name: "uqr", version, licence: "MIT", text: readFileSync(inPackage("uqr/LICENSE"), "utf8").trim() },
  ]);
});

test("a notice has the licence and whatever else the makers want to be told", () => {
  const folder = somePackage("MIT", { LICENSE: "Do.\n", "NOTICE.txt": "By us.\n", "README.md": "Hello." });
  expect(noticeOf(folder)).toEqual({ name: "some", version: "1.2.3", licence: "MIT", text: "Do.\n\nBy us." });
});

test("a package without the text of its licence gets the usual one, if there is one", () => {
  expect(noticeOf(somePackage("Apache-2.0", {})).text).toContain("Apache License");
  expect(() => noticeOf(somePackage("Homemade", {}))).toThrow("Homemade");
});

test("Vite's notice ends where those of its own parts begin", () => {
  expect(noticeOf(inPackage("vite")).text).toContain("MIT License");
  expect(noticeOf(inPackage("vite")).text).not.toContain("bundled");
});
