import { expect, test } from "vitest";
import { script } from "../tools/worker";

const file = (name: string, content = name) => ({ name, content });
const told = (...files: Parameters<typeof script>[0]) =>
  JSON.parse(/^const PAGE = (.*);\n/.exec(script(files, "index-1.js"))?.[1] ?? "") as {
    version: string;
    entry: string;
    files: string[];
  };

test("the worker knows every file but the first page, which is fetched by the folder's own address", () => {
  const page = told(file("index.html"), file("assets/late-2.js"), file("assets/index-1.js"), file("icon.svg"));
  expect(page.files).toEqual(["assets/index-1.js", "assets/late-2.js", "icon.svg"]);
  expect(page.entry).toBe("index-1.js");
});

test("another content is another version, even under the same name", () => {
  const one = told(file("icon.svg", "one"));
  expect(told(file("icon.svg", "one")).version).toBe(one.version);
  expect(told(file("icon.svg", "two")).version).not.toBe(one.version);
  expect(told(file("index.html", "one"), file("icon.svg", "one")).version).not.toBe(one.version);
});
