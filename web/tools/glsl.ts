/** Shortens shaders: what is switched off for good goes, and so do remarks and blanks. */

/** One way of an #if: its condition as it is written after #if, empty for #else. */
interface Branch {
  readonly condition: string;
  readonly lines: string[];
}

/** Three values as letters, joined as a preprocessor joins them: `?` is what a picture decides. */
const JOINED: readonly (readonly [RegExp, string])[] = [
  [/\(([TF?])\)/, "$1"],
  [/!F/, "T"],
  [/!T/, "F"],
  [/!\?/, "?"],
  [/F&&[TF?]|[TF?]&&F/, "F"],
  [/T&&T/, "T"],
  [/[T?]&&[T?]/, "?"],
  [/T\|\|[TF?]|[TF?]\|\|T/, "T"],
  [/F\|\|F/, "F"],
  [/[F?]\|\|[F?]/, "?"],
];

/** Whether a condition holds while none of these names is defined or above 0: T, F or ? */
export function worth(condition: string, off: ReadonlySet<string>): string {
  const value = (name: string): string => (off.has(name) ? "F" : "?");
  let text = condition
    .replace(/defined\s*\(\s*(\w+)\s*\)/g, (_, name: string) => value(name))
    .replace(/(\w+)\s*>\s*0/g, (_, name: string) => value(name))
    .replace(/\w+\s*<\s*(\w+)/g, (_, name: string) => value(name))
    .replace(/\w+\s*==\s*\w+/g, "?")
    .replace(/\s+/g, "");
  for (let before = ""; before !== text;) {
    before = text;
    const found = JOINED.find(([pattern]) => pattern.test(text));
    if (found !== undefined) text = text.replace(...found);
  }
  if (!/^[TF?]$/.test(text)) throw new Error(`What this shader asks for is not understood: ${condition}`);
  return text;
}

/** The lines of an #if that can come into play. */
function kept(branches: readonly Branch[], off: ReadonlySet<string>): string[] {
  const lines: string[] = [];
  for (const branch of branches) {
    const holds = branch.condition === "" ? "T" : worth(branch.condition, off);
    if (holds === "F") continue;
    if (holds === "T" && lines.length === 0) return branch.lines;
    lines.push(
      holds === "T" ? "#else" : `${lines.length === 0 ? "#if" : "#elif"} ${branch.condition}`,
      ...branch.lines,
    );
    if (holds === "T") break;
  }
  return lines.length === 0 ? [] : [...lines, "#endif"];
}

/** A shader's text without remarks and blanks that mean nothing. */
function tight(glsl: string): string {
  return glsl
    .replace(/\/\*[^]*?\*\//g, "")
    .replace(/\/\/.*$/gm, "")
    .replace(/[ \t]+/g, " ")
    .replace(/^ | $/gm, "")
    .replace(/\n{2,}/g, "\n");
}

/** The text without what these names would have to switch on. */
export function without(off: ReadonlySet<string>, glsl: string): string {
  const open: Branch[][] = [];
  const top: string[] = [];
  const here = (): string[] => open.at(-1)?.at(-1)?.lines ?? top;
  for (const line of tight(glsl).split("\n")) {
    const [, word = "", rest = ""] = /^# ?(ifdef|ifndef|if|elif|else|endif)\b(.*)$/.exec(line) ?? [];
    const condition = rest.trim();
    if (word === "ifdef" || word === "ifndef")
      open.push([{ condition: `${word === "ifdef" ? "" : "!"}defined(${condition})`, lines: [] }]);
    else if (word === "if") open.push([{ condition, lines: [] }]);
    else if (word === "elif" || word === "else") open.at(-1)?.push({ condition, lines: [] });
    else if (word === "endif") {
      const branches = open.pop() ?? [];
      here().push(...kept(branches, off));
    } else here().push(line);
  }
  return top.join("\n");
}
