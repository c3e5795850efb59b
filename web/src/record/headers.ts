/** The header lines of a record, with the place of each. */
import { BadRecord, type Code } from "./bad-record";

export interface Header {
  readonly name: string;
  readonly value: string;
  readonly line: number;
  /** Where the value starts. */
  readonly column: number;
}

export interface Word {
  readonly text: string;
  readonly column: number;
}

const HEADER = /^\[([A-Za-z]+) "((?:[^"\\]|\\["\\])*)"\]\s*$/;

/** The words of a header's value. */
export const wordsOf = ({ value, column }: Header): Word[] =>
  [...value.matchAll(/\S+/g)].map((found) => ({ text: found[0], column: column + found.index }));

export function badHeader(header: Header, code: Code, values: BadRecord["values"] = {}, column = 0): BadRecord {
  return new BadRecord(code, header.line, column || header.column, { header: header.name, ...values });
}

/** The headers at the head of a text, and the number of the first line after them. */
export function splitHeaders(lines: readonly string[]): { readonly headers: Header[]; readonly firstLine: number } {
  const headers: Header[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() !== "" && !line.trimStart().startsWith("[")) return { headers, firstLine: index + 1 };
    if (line.trim() !== "") headers.push(headerOf(line, index + 1));
  }
  return { headers, firstLine: lines.length + 1 };
}

function headerOf(text: string, line: number): Header {
  const found = HEADER.exec(text);
  if (found === null) throw new BadRecord("bad-header", line, 1, { text: text.trim() });
  const [, name = "", value = ""] = found;
  return { name, value: value.replace(/\\(.)/g, "$1"), line, column: name.length + 4 };
}
