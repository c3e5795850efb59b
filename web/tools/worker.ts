/** Writes the service worker, which keeps the whole page: it is there without a server, and without a network. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

const TEMPLATE = readFileSync(join(import.meta.dirname, "service_worker.js"), "utf8");
const PUBLIC = join(import.meta.dirname, "..", "public");

interface File {
  readonly name: string;
  readonly content: string | Uint8Array;
}

function built(bundle: Rolldown.OutputBundle): readonly File[] {
  return Object.entries(bundle).map(([name, part]) => ({
    name,
    content: part.type === "asset" ? part.source : part.code,
  }));
}

function copied(): readonly File[] {
  return readdirSync(PUBLIC, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ name: path.slice(PUBLIC.length + 1).replaceAll("\\", "/"), content: readFileSync(path) }));
}

export function script(files: readonly File[], entry: string): string {
  const sorted = files.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const hash = createHash("sha256");
  for (const { name, content } of sorted) hash.update(`${name}\0`).update(content);
  const told = {
    version: hash.digest("hex").slice(0, 12),
    entry,
    files: sorted.map(({ name }) => name).filter((name) => name !== "index.html"),
  };
  return `const PAGE = ${JSON.stringify(told)};\n${TEMPLATE}`;
}

export function serviceWorker(): Plugin {
  return {
    name: "babylon-worker",
    // After all others: what they add to the page is kept as well.
    enforce: "post",
    generateBundle(_, bundle) {
      const entry = Object.values(bundle).find((part) => part.type === "chunk" && part.isEntry);
      if (entry === undefined) throw new Error("The page has no first script.");
      const source = script([...built(bundle), ...copied()], entry.fileName.replace(/^.*\//, ""));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}
