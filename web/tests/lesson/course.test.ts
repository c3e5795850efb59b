import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { ANY, isPlace, nearest, placesOf } from "../../src/control/choice";
import type { Kernel } from "../../src/kernel/instance";
import { DEAL, goal, LEARNER, passedTo, roundOf, STEPS, TURNS, type Step } from "../../src/lesson/course";
import { courseEvents, stateAfter } from "../../src/lesson/table";
import { dealt } from "../../src/referee/device/deal";
import { recordText } from "../../src/referee/device/record-text";
import { kernel as testKernel } from "../kernel/kernel";
import { begun, ended } from "./moments";

let kernel: Kernel;
beforeAll(async () => {
  kernel = await testKernel();
});

function step(name: string): Step {
  const found = STEPS.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no step ${name}`);
  return found;
}

/** The move that a step asks for, as the rules list it. */
function asked(name: string) {
  const { from } = step(name);
  return begun(kernel, step(name)).legal.find((move) => move.token === goal(step(name))[from]);
}

const garden = (name: string) => ended(kernel, step(name)).view.gardens[LEARNER];

describe("the lesson's game", () => {
  it("is dealt from the box", () => {
    const some = dealt(DEAL.seats);
    expect(DEAL.quarry.flat().toSorted()).toEqual(some.quarry.flat().toSorted());
    expect(DEAL.tokens.toSorted()).toEqual(some.tokens.toSorted());
  });

  it("is legal to its last move, also by the command line", () => {
    const record = recordText(stateAfter(courseEvents(kernel, "Ada"), TURNS.length), DEAL);
    const command = join(import.meta.dirname, "../../../.venv/bin/babylon");
    expect(spawnSync(command, ["check", "-"], { input: record }).status).toBe(0);
  }, 60_000);

  it("has a dozen steps or a few more, each for the learner and further on", () => {
    expect(STEPS.length).toBeGreaterThanOrEqual(12);
    expect(STEPS.length).toBeLessThanOrEqual(15);
    const places = STEPS.map(({ turn, from }) => 10 * turn + from);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(STEPS.filter(({ turn }) => turn % DEAL.seats.length !== LEARNER)).toEqual([]);
  });
});

describe("what lies between the steps", () => {
  it("is turns that Next plays, unless the learner has ended theirs", () => {
    const passed = STEPS.flatMap((one) => {
      const next = passedTo(one);
      return next === null ? [] : [[one.name, next.name, roundOf(next)]];
    });
    expect(passed).toEqual([
      ["statue", "belvedere", 2],
      ["belvedere", "token", 3],
      ["fountain", "bridge", 4],
      ["bridge", "storing", 5],
      ["stairway", "bearer", 7],
      ["bearer", "hiding", 8],
    ]);
    for (const [, name, round] of passed) expect(begun(kernel, step(String(name))).view.round).toBe(round);
  });
});

describe.each(STEPS.filter(({ line }) => line === undefined))("the step $name", ({ name, from, to }) => {
  it("asks for one move, which is legal", () => {
    expect(to - from).toBe(1);
    expect(asked(name)).toBeDefined();
  });

  it("takes a tile at its place as it is offered, without turning it", () => {
    const move = asked(name);
    if (move === undefined || !isPlace(move)) return;
    const places = placesOf(begun(kernel, step(name)).legal, move.source);
    expect(nearest(places, move.position, ANY)?.token).toBe(move.token);
  });
});

describe("what the steps tell", () => {
  it("digging pays for edges of the quarry, an equal neighbour and a flower, and not for a higher one", () => {
    const income = begun(kernel, step("digging")).income.find(({ stack }) => stack === "A1");
    expect(income?.reasons.map(({ kind, because }) => because ?? kind)).toEqual(["same", "edge", "edge", "flower"]);
    expect(income?.singles).toBe(4);
  });

  it("a tile on the board takes a pillar under each corner", () => {
    expect(asked("pillars")).toMatchObject({
      level: 1,
      singles: 4,
      supports: ["single", "single", "single", "single"],
    });
  });

  it("three pillars are enough with a belvedere, on a corner without a symbol", () => {
    const move = asked("belvedere");
    const { view } = begun(kernel, step("belvedere"));
    expect(view.gardens[LEARNER]?.singles).toBe(3);
    expect(move).toMatchObject({ singles: 3, open: "nw", belvedere: true });
    expect(view.tiles[view.gardens[LEARNER]?.dug ?? ""]?.face[0]).toBeNull();
  });

  it("the round token doubles the learner's flower", () => {
    const { view, income } = begun(kernel, step("token"));
    expect(view.token).toBe("double-flower");
    const reasons = income.find(({ stack }) => stack === "C1")?.reasons ?? [];
    expect(reasons.filter(({ kind }) => kind !== "edge").reduce((sum, { singles }) => sum + singles, 0)).toBe(2);
  });

  it("fountain and bridge score by their level, and the other item on offer scores less", () => {
    for (const name of ["fountain", "bridge"] as const) {
      const worth = begun(kernel, step(name)).legal.flatMap((move) =>
        move.kind === "decorate" ? [[move.symbol, move.gain.total]] : [],
      );
      expect(Object.fromEntries(worth)).toEqual({ [name]: 3, statue: 1 });
    }
  });

  it("storing keeps the dug tile with stairways, and six of seven pillars", () => {
    expect(begun(kernel, step("storing")).view.gardens[LEARNER]?.singles).toBe(7);
    expect(asked("storing")).toMatchObject({ keep: "dug", discarded: "stored" });
    const { stored, singles } = garden("storing") ?? {};
    expect({ stored, singles }).toEqual({ stored: "c16", singles: 6 });
  });

  it("level 2 takes single pillars on the terrace and double ones on the board", () => {
    expect(asked("levels")).toMatchObject({ source: "stored", level: 2, singles: 6 });
    expect(asked("levels")).toMatchObject({ supports: ["single", "double", "double", "single"], gain: { highest: 2 } });
  });

  it("a stairway scores both its levels", () => {
    expect(asked("stairway")).toMatchObject({ gain: { stairways: 3 } });
  });

  it("a statue bears a corner for nothing, and scores no longer", () => {
    expect(asked("bearer")).toMatchObject({ supports: ["double", "single", "statue", "double"], singles: 5 });
    expect(garden("bearer")?.items.find(({ bears }) => bears)).toMatchObject({ kind: "statue", spaces: ["c4"] });
  });

  it("a fountain that is half hidden still scores", () => {
    const before = begun(kernel, step("hiding")).view.gardens[LEARNER]?.score.fountains;
    expect(asked("hiding")).toMatchObject({ open: "se", belvedere: true });
    expect(garden("hiding")?.surface[43]).toBe(2);
    expect(garden("hiding")?.items.find(({ spaces }) => spaces.includes("d6"))?.visible).toBe(true);
    expect(garden("hiding")?.score.fountains).toBe(before);
  });

  it("of two statues one scores, and every line of the pad has points", () => {
    const { score, items } = garden("scoring") ?? {};
    expect(items?.filter(({ kind }) => kind === "statue").map(({ bears }) => bears)).toEqual([true, false]);
    expect(Object.entries(score ?? {}).filter(([, points]) => points === 0)).toEqual([]);
    expect(score?.statues).toBe(1);
  });
});
