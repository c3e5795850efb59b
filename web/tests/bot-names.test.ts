import { expect, it } from "vitest";
import { editionOf } from "../src/referee/device/edition";
import { beginning } from "../src/referee/device/plan";
import { seatsOf } from "../src/replay/recorded";

it.each(["mason", "Mason", "ｍason", "quarry"])("a person who is called %s is no bot on this device", (name) => {
  const seats = [{ flower: "white", name } as const, { flower: "blue", bot: "mason" } as const];
  const plan = { seats, edition: { name: "en" }, first: "seat", undo: true, hints: true, standIn: "mason" } as const;
  const { deal, news } = beginning(plan);
  const names = news.flatMap((one) => (one.kind === "seat-claimed" ? [one.name] : []));
  expect(names).toEqual([`${name} 2`]);
  const { mixed: _mixed, broken: _broken, ...edition } = editionOf(plan.edition);
  const dealt = { ...deal, edition, tiles: "standard", box: null, quarry: [], tokens: 0 };
  expect(seatsOf(dealt, [...names, "mason"]).map(({ bot }) => bot)).toEqual([null, "mason"]);
});
