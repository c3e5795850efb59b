/** Draws a stored view, for work on the look: ?players=4&view=plan&quality=low&home=quarry */
import type { View } from "../api/view";
import { NO_MARKS, type Marks } from "../stage/layout/picture";
import { HIGH, LOW } from "../stage/quality";
import { Stage } from "../stage/stage";
import { isUpright } from "../table/responsive";

const query = new URLSearchParams(location.search);
const canvas = document.querySelector<HTMLCanvasElement>("#stage");
if (canvas === null) throw new Error("The page has no canvas.");

const marks: Marks = {
  ...NO_MARKS,
  lift: { stack: "C3", edges: [false, true, true, true] },
  places: ["a1", "b3", "d1", "f1", "g1", "a4", "e1"].map((position) => ({ position, level: 1 })),
  ghost: {
    position: "g4",
    level: 2,
    corners: ["fountain", null, null, "stairway"],
    flower: "pink",
    supports: ["single", "open", "double", "single"],
    belvedere: true,
  },
};
const answer = await fetch(`/tests/fixtures/table${query.get("players") ?? "4"}.json`);
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a file of the tests
const view = (await answer.json()) as View;
const upright = isUpright(innerWidth, innerHeight);
const plan = query.get("view") === "plan";
const stage = new Stage(canvas, {
  quality: query.get("quality") === "low" ? LOW : HIGH,
  animate: () => false,
  drawn: () => {},
});
stage.draw({
  view,
  seat: 0,
  marks: query.has("bare") ? NO_MARKS : marks,
  cut: 99,
  plan,
  upright,
  reveal: false,
  plain: false,
  largeChips: false,
});
const insets = upright
  ? { left: 0, top: 104, right: 0, bottom: 245 }
  : { left: plan ? 230 : 120, top: 66, right: 252, bottom: 150 };
stage.resize({ width: innerWidth, height: innerHeight, insets });
const home = query.get("home");
if (home?.startsWith("seat")) stage.go({ kind: "garden", seat: Number(home.slice(4)) }, false);
if (home === "quarry" || home === "all" || home === "table") stage.go({ kind: home }, false);
const speed = [stage.measure(), stage.measure(), stage.measure(), stage.measure()];
Object.assign(window, { sample: { calls: stage.calls, triangles: stage.triangles, speed } });
