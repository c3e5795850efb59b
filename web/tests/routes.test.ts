import { describe, expect, test } from "vitest";
import { homeOf, pinLinks } from "../src/site/home";
import { addressOf, hrefOf, keptIn, linkWith, pathOf } from "../src/site/routes";

const origin = "https://example.org";
const at = (href: string, told: DOMStringMap = {}) => homeOf(told, origin + href);
const place = (href: string) => new URL(href, origin);

describe("a page with a server", () => {
  test("lies where its html says, whatever its address", () => {
    expect(at("/t/abc", { root: "../" })).toEqual({ root: "/", hasServer: true });
    expect(at("/play/t/abc", { root: "../" })).toEqual({ root: "/play/", hasServer: true });
    expect(at("/play/", { root: "./" })).toEqual({ root: "/play/", hasServer: true });
    expect(at("/play/t/abc", { root: "/play/" }).root).toBe("/play/");
    expect(at("/t/abc").root).toBe("/");
  });

  test("finds its way by the path below its folder", () => {
    const home = at("/play/", { root: "./" });
    expect(pathOf(place("/play/t/abc#seat=1.key"), home)).toBe("/t/abc");
    expect(pathOf(place("/play/"), home)).toBe("/");
    expect(pathOf(place("/elsewhere"), home)).toBe("/");
    expect(hrefOf("/t/abc", home)).toBe("/play/t/abc");
    expect(hrefOf("/", home)).toBe("/play/");
  });
});

describe("a page of plain files", () => {
  const home = at("/play/", { root: "./", server: "none" });

  test("has its addresses after the hash, which any web host leaves alone", () => {
    expect(home).toEqual({ root: "/play/", hasServer: false });
    expect(pathOf(place("/play/#/t/device-1"), home)).toBe("/t/device-1");
    expect(pathOf(place("/play/index.html#/about"), home)).toBe("/about");
    expect(pathOf(place("/play/"), home)).toBe("/");
    expect(pathOf(place("/play/#elsewhere"), home)).toBe("/");
    expect(hrefOf("/t/device-1", home)).toBe("#/t/device-1");
  });
});

describe("the page's own links", () => {
  test("stay where they are when the address changes", () => {
    document.head.innerHTML = '<link rel="icon" href="./icon.svg" />';
    const link = document.head.querySelector("link");
    const before = link?.href;
    pinLinks(document.head);
    history.pushState(null, "", "/t/abc/def");
    expect(link?.href).toBe(before);
    expect(before).not.toContain("/t/abc/");
  });
});

describe.each([
  ["a server", at("/play/", { root: "./" })],
  ["plain files", at("/play/", { root: "./", server: "none" })],
])("a link of a page with %s", (_, home) => {
  test("keeps something for the browser alone", () => {
    const link = linkWith("/r", "abc_-&turn=3", home);
    const there = new URL(link, `${origin}/play/`);
    expect(keptIn("/r", there, home)).toBe("abc_-&turn=3");
    expect(pathOf(there, home).split("/")[1]).toBe("r");
    expect(keptIn("/r", place("/play/"), home)).toBe("");
  });

  test("may ask for a moment of a game", () => {
    const there = new URL(hrefOf("/t/abc?turn=17", home), `${origin}/play/`);
    expect(addressOf(there, home)).toBe("/t/abc?turn=17");
  });
});
