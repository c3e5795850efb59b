/** Writes down whose code is in the built page, and under which licence. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";
import type { Notice } from "../src/about/notices.ts";

interface Told {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

const PROJECT = resolve(import.meta.dirname, "..", "..");
const MODULES = join(PROJECT, "web", "node_modules");
const LICENCES = join(import.meta.dirname, "licences");
const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i;
// Licences of what Vite itself is built of, none of which is in the page.
const ELSEWHERE = /\n# Licenses of bundled dependencies[^]*/;
const FOLDER = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/** The folder of the package that a module comes from; null if the module is ours. */
export function folderOf(id: string): string | null {
  const found = FOLDER.exec(id)?.[0];
  if (found !== undefined) return found;
  // What a tool adds has no file.
  const tool = /^\0(vite|rolldown)\//.exec(id)?.[1];
  if (tool !== undefined) return join(MODULES, tool);
  if (id.startsWith(PROJECT)) return null;
  throw new Error(`Nobody knows whose code this is: ${id}`);
}

function textOf(folder: string, licence: string): string {
  const files = readdirSync(folder).filter((file) => LICENCE_FILE.test(file));
  const texts = files.toSorted().map((file) => readFileSync(join(folder, file), "utf8").replace(ELSEWHERE, ""));
  if (texts.length > 0) return texts.map((text) => text.trim()).join("\n\n");
  const usual = join(LICENCES, `${licence}.txt`);
  if (!existsSync(usual)) throw new Error(`${folder} has no text of its licence, ${licence}: put it into ${LICENCES}`);
  return readFileSync(usual, "utf8").trimEnd();
}

export function noticeOf(folder: string): Notice {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the registry takes no other
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Told;
  return { name, version, licence: license ?? "", text: textOf(folder, license ?? "") };
}

/** The modules that have left something in the page: code, styles or files such as fonts. */
function* modulesOf(bundle: Rolldown.OutputBundle): Generator<string> {
  for (const part of Object.values(bundle)) {
    if (part.type === "asset") yield* part.originalFileNames.map((file) => resolve(PROJECT, "web", file));
    else
      for (const [id, module] of Object.entries(part.modules))
        if (module.renderedLength > 0 || /\.css\b/.test(id)) yield id;
  }
}

export function noticesOf(ids: Iterable<string>): readonly Notice[] {
  const folders = new Set([...ids].map(folderOf).filter((folder) => folder !== null));
  return [...folders].map(noticeOf).toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

export function notices(): Plugin {
  return {
    name: "babylon-notices",
    generateBundle(_, bundle) {
      const source = `${JSON.stringify(noticesOf(modulesOf(bundle)), null, 1)}\n`;
      this.emitFile({ type: "asset", fileName: "notices/page.json", source });
    },
  };
}
