/** Asks Python, for tests that hold the page to the very words and answers of the game. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/** What a module of Python's tests prints as JSON. */
export function fromPython(module: string, ...args: readonly string[]): unknown {
  const text = execFileSync(join(ROOT, ".venv/bin/python"), ["-m", module, ...args], {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(text);
}
