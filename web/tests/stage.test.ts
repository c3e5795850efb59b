import { Box3, Matrix4, PerspectiveCamera, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import type { ItemKind, View } from "../src/api/view";
import { aim, fitPose, type Frame } from "../src/stage/camera/fit";
import { homePose } from "../src/stage/camera/homes";
import { Rig } from "../src/stage/camera/rig";
import { BODIES } from "../src/stage/geometry/bodies";
import { belvedere, bridge, fountain, stairway, statue } from "../src/stage/geometry/items";
import { itemPlace, levelAt } from "../src/stage/layout/garden";
import { NO_MARKS, type Picture } from "../src/stage/layout/picture";
import { arrange } from "../src/stage/layout/table";
import { Arrivals } from "../src/stage/motion";
import { placePoint, targetAt } from "../src/stage/pick";
import { HIGH, LOW, suitable } from "../src/stage/quality";
import sample from "./fixtures/table4.json";

const view = sample as unknown as View;
type Standing = View["gardens"][number]["items"][number];
const ITEM_KINDS: readonly ItemKind[] = ["statue", "belvedere", "fountain", "stairway", "bridge"];
const frame: Frame = { width: 1440, height: 900, insets: { left: 130, top: 66, right: 292, bottom: 172 } };
const scene = { view, seat: 0, upright: false, plan: false, reveal: false };

function projected(rig: Rig, point: Vector3): { x: number; y: number } {
  const seen = point.clone().project(rig.camera);
  return { x: ((seen.x + 1) / 2) * frame.width, y: ((1 - seen.y) / 2) * frame.height };
}

function readyRig(): Rig {
  const rig = new Rig();
  rig.resize(frame, false);
  rig.go(homePose(scene, { kind: "table" }, frame), 0, false);
  return rig;
}

describe("the camera", () => {
  it("brings all points into the free part of the window", () => {
    const points = [new Vector3(-5, 0, 2), new Vector3(9, 0, -9), new Vector3(0, 3, -4)];
    const camera = new PerspectiveCamera(26, 1, 0.5, 140);
    aim(camera, fitPose(points, { fov: 26, aspect: 1018 / 662 }, 0.05, 0.86), frame);
    for (const point of points) {
      const seen = point.clone().project(camera);
      const [x, y] = [((seen.x + 1) / 2) * 1440, ((1 - seen.y) / 2) * 900];
      expect(x).toBeGreaterThan(129);
      expect(x).toBeLessThan(1149);
      expect(y).toBeGreaterThan(65);
      expect(y).toBeLessThan(729);
    }
  });

  it.each([
    [1920, 1080],
    [1366, 768],
    [1280, 720],
    [1024, 768],
  ])("leaves room for the names behind the other gardens at %i × %i", (width, height) => {
    const window: Frame = { width, height, insets: { left: 190, top: 66, right: 292, bottom: 172 } };
    const rig = new Rig();
    rig.resize(window, false);
    rig.go(homePose(scene, { kind: "table" }, window), 0, false);
    for (const base of arrange({ ...scene, players: 4 }).gardens.slice(1)) {
      const seen = new Vector3(4, 0, -8.7).applyMatrix4(base).project(rig.camera);
      expect(((1 - seen.y) / 2) * height - window.insets.top).toBeGreaterThan(30);
    }
  });

  it("keeps within its limits", () => {
    const rig = readyRig();
    for (let step = 0; step < 100; step += 1) {
      rig.zoom(1.5);
      rig.turn(0, 500);
      rig.pan(5000, 5000);
    }
    expect(rig.pose.distance).toBeLessThanOrEqual(60);
    expect(rig.pose.pitch).toBeLessThanOrEqual((88 * Math.PI) / 180);
    expect(rig.pose.target.x).toBeGreaterThanOrEqual(-12);
  });

  it("glides to a home and then rests", () => {
    const rig = readyRig();
    rig.go(homePose(scene, { kind: "quarry" }, frame), 1000, true);
    expect(rig.tick(1300)).toBe(true);
    expect(rig.tick(1700)).toBe(false);
    expect(rig.tick(1800)).toBe(false);
  });
});

describe("pointing", () => {
  const rig = readyRig();
  const garden = view.gardens[0];
  if (garden === undefined) throw new Error("The sample has gardens.");
  const places = ["a1", "d1", "f1", "g1", "a4"].map((position) => ({ position, level: 1 }));
  const picture: Picture = {
    ...scene,
    marks: { ...NO_MARKS, places },
    cut: 99,
    plan: false,
    plain: false,
    largeChips: false,
  };
  const arrangement = arrange({ ...scene, players: 4 });
  const lens = {
    camera: rig.camera,
    quarry: arrangement.quarry,
    gardens: arrangement.gardens,
    frame,
    project: (point: Vector3) => projected(rig, point),
  };

  it.each(places)("at the ring of $position gives exactly that place", (mark) => {
    expect(targetAt(lens, picture, projected(rig, placePoint(garden, mark)), 56)).toEqual({
      kind: "place",
      position: mark.position,
    });
  });

  it("at rings that look like one gives the one that an arrow points to", () => {
    const levels = [1, 2, 3].flatMap((level) =>
      ["d1", "d2", "d3", "d4", "d5", "d6", "d7"].map((position) => ({ position, level })),
    );
    const seen = levels.map((mark) => ({ mark, at: projected(rig, placePoint(garden, mark)) }));
    const pairs = seen.flatMap((one) => seen.map((other) => ({ one, other })));
    const alike = pairs.find(
      ({ one, other }) =>
        one.mark.position !== other.mark.position && Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y) < 14,
    );
    if (alike === undefined) throw new Error("No two of these rings look like one.");
    const { one, other } = alike;
    const marks = { ...NO_MARKS, places: [one.mark, other.mark] };
    const pointed = (arrow: Picture["marks"]["aim"]) =>
      targetAt(lens, { ...picture, marks: { ...marks, aim: arrow } }, one.at, 56);
    expect(pointed(null)).toEqual({ kind: "place", position: one.mark.position });
    const { position } = other.mark;
    expect(pointed({ kind: "place", position })).toEqual({ kind: "place", position });
  });

  it("at a stack gives that stack", () => {
    for (const { stack, height } of view.quarry) {
      if (height === 0) continue;
      const at = new Vector3(
        ("ABCD".indexOf(stack.charAt(0)) - 1.5) * 2.04,
        0.04 + height * 0.46,
        (2.5 - Number(stack.charAt(1))) * 2.04,
      ).applyMatrix4(arrangement.quarry);
      expect(targetAt(lens, picture, projected(rig, at), 10)).toEqual({ kind: "stack", stack });
    }
  });

  it("at an unmarked space gives the space, and beside the boards nothing", () => {
    expect(targetAt(lens, { ...picture, marks: NO_MARKS }, projected(rig, new Vector3(7.5, 0, -0.5)), 10)).toEqual({
      kind: "space",
      space: "h1",
    });
    expect(targetAt(lens, picture, { x: 1400, y: 880 }, 10)).toBeNull();
  });

  const unmarked: Picture = { ...picture, marks: NO_MARKS };
  const item = (kind: ItemKind, ...spaces: string[]): Standing => ({
    kind,
    spaces,
    levels: spaces.map((_, index) => (kind === "stairway" ? index : 0)),
    visible: true,
    bears: false,
    hidden_by: null,
    fresh: false,
  });
  /** A bare board with these items. */
  const standing = (...items: Standing[]): View => ({
    ...view,
    gardens: view.gardens.map((one) => ({ ...one, tiles: [], surface: one.surface.map(() => 0), items })),
  });

  it.each([
    item("statue", "d4"),
    item("belvedere", "d4"),
    item("fountain", "d4", "e4"),
    item("stairway", "d4", "e4"),
    item("stairway", "d4", "d5"),
    item("bridge", "d4", "f4"),
  ])("at the body of a $kind gives a space it stands on, and not the one behind", (one) => {
    const base = itemPlace(new Matrix4(), one);
    let behind = 0;
    for (const body of BODIES[one.kind]) {
      const middle = body.getCenter(new Vector3());
      // By the edge that is farthest from who looks.
      const edge = new Vector3(middle.x, body.max.y - 0.02, body.min.z + 0.02);
      const at = projected(rig, edge.applyMatrix4(base));
      const seen = (shown: View) => targetAt(lens, { ...unmarked, view: shown }, at, 10);
      const met = seen(standing(one));
      expect(met?.kind === "space" && one.spaces.includes(met.space)).toBe(true);
      const bare = seen(standing());
      if (bare?.kind !== "space" || !one.spaces.includes(bare.space)) behind += 1;
    }
    expect(behind).toBeGreaterThan(0);
  });

  it("gives what is nearer when one item hides another, and nothing that the cut takes away", () => {
    const head = projected(rig, new Vector3(3.5, 0.65, -3.5));
    const seen = (shown: View, cut = 99) => targetAt(lens, { ...unmarked, view: shown, cut }, head, 10);
    expect(seen(standing(item("statue", "d4")))).toEqual({ kind: "space", space: "d4" });
    expect(seen(standing())).toEqual({ kind: "space", space: "d5" });
    expect(seen(standing(item("statue", "d5")))).toEqual({ kind: "space", space: "d5" });
    expect(seen(standing(item("statue", "d5"), item("statue", "d4")))).toEqual({ kind: "space", space: "d4" });
    expect(seen(standing(item("statue", "d4")), -1)).toEqual({ kind: "space", space: "d5" });
  });

  it("at an item within a ring's reach gives the ring", () => {
    const head = projected(rig, new Vector3(3.5, 0.6, -3.5));
    const marks = { ...NO_MARKS, places: [{ position: "d4", level: 1 }] };
    const ringed = { ...picture, view: standing(item("statue", "d4")), marks };
    expect(targetAt(lens, ringed, head, 56)).toEqual({ kind: "place", position: "d4" });
    expect(targetAt(lens, ringed, head, 1)).toEqual({ kind: "space", space: "d4" });
  });

  it("takes no more for an item than its form fills", () => {
    const forms = { statue, belvedere, fountain, stairway, bridge };
    for (const kind of ITEM_KINDS) {
      const geometry = forms[kind]();
      geometry.computeBoundingBox();
      const form = geometry.boundingBox ?? new Box3();
      const whole = BODIES[kind].reduce((sum, body) => sum.union(body), new Box3());
      expect(form.clone().expandByScalar(0.06).containsBox(whole), kind).toBe(true);
      expect(whole.clone().expandByScalar(0.2).containsBox(form), kind).toBe(true);
    }
  });

  it("at somebody else's garden gives the space there, to be looked at", () => {
    const other = (scene.seat + 1) % 4;
    const base = arrangement.gardens[other];
    const bare = view.gardens[other]?.surface.findLastIndex((level) => level === 0) ?? 0;
    const at = new Vector3((bare % 8) + 0.5, 0, -Math.floor(bare / 8) - 0.5).applyMatrix4(base ?? new Matrix4());
    expect(targetAt(lens, { ...picture, marks: NO_MARKS }, projected(rig, at), 10)).toMatchObject({
      kind: "other",
      seat: other,
    });
  });
});

describe("the layout", () => {
  it("knows the highest tile at a space, also below another", () => {
    const tiles = view.gardens[0]?.tiles ?? [];
    expect(levelAt(tiles, { col: 2, row: 4 })).toBe(4);
    expect(levelAt(tiles, { col: 2, row: 4 }, 4)).toBe(1);
    expect(levelAt(tiles, { col: 0, row: 0 })).toBe(0);
  });

  it("puts the own garden in front, whoever it belongs to", () => {
    const { gardens } = arrange({ players: 4, seat: 2, upright: false, plan: false, reveal: false });
    expect(gardens[2]?.elements[14]).toBe(0);
    expect(new Set(gardens.map((garden) => garden.elements[12])).size).toBe(4);
  });
});

describe("motion", () => {
  it("starts for new pieces only, and ends", () => {
    const arrivals = new Arrivals();
    arrivals.note(["old"], 0, false);
    arrivals.note(["old", "new"], 1000, true);
    expect(arrivals.progress("old", 0, 100)).toBe(1);
    expect(arrivals.progress("new", 0, 100)).toBe(0);
    arrivals.tick(1050);
    expect(arrivals.progress("new", 0, 100)).toBeCloseTo(0.5);
    expect(arrivals.busy).toBe(true);
    arrivals.tick(5000);
    expect(arrivals.progress("new", 0, 100)).toBe(1);
    expect(arrivals.busy).toBe(false);
  });

  it("is over at once for a player who goes on", () => {
    const arrivals = new Arrivals();
    arrivals.note(["a"], 0, true);
    arrivals.finish();
    expect(arrivals.progress("a", 0, 100)).toBe(1);
    expect(arrivals.busy).toBe(false);
  });
});

describe("the quality", () => {
  it("rises where plain frames are quick and falls where shadows are slow", () => {
    expect(suitable(LOW, [4, 5, 4])).toBe(HIGH);
    expect(suitable(LOW, [30, 35, 5])).toBe(LOW);
    expect(suitable(HIGH, [12, 14, 200])).toBe(HIGH);
    expect(suitable(HIGH, [120, 90, 80])).toBe(LOW);
  });
});
