/** The whole court painted on one ground, once: paving, borders, pond, beds, light, and the shade of what stands on it. */
import type { Box3, CanvasTexture } from "three";
import { chance } from "../../art/chance";
import { blankCanvas, type Brush } from "../../art/paint";
import { COURT, FLOWERS, ITEM, PETAL, PLANT, STONE } from "../../art/palette";
import type { Area } from "../geometry/scenery";
import { texture } from "./canvas";

/** How far the painted ground reaches, in spaces; beyond it lies the colour that it fades to. */
export const SPAN = 56;
export const FAR = "#b58a58";
const PIXELS = 2048;

export interface CourtPlan {
  readonly middle: { readonly x: number; readonly z: number };
  /** What the border runs around. */
  readonly border: Area;
  /** What stands on the ground and shades it. */
  readonly boards: readonly Box3[];
  /** Beds of hedges, trees and, if there is one, the pond. */
  readonly beds: readonly Area[];
  readonly trees: readonly { readonly x: number; readonly z: number; readonly size: number }[];
  readonly pond: Area | null;
  readonly canal: number;
}

export function paintCourt(plan: CourtPlan): CanvasTexture {
  const brush = blankCanvas(PIXELS, PIXELS);
  const random = chance(11);
  const [west, north] = [plan.middle.x - SPAN / 2, plan.middle.z - SPAN / 2];
  brush.scale(PIXELS / SPAN, PIXELS / SPAN);
  brush.translate(-west, -north);
  paintPaving(brush, west, north, random);
  for (const bed of plan.beds) paintBed(brush, bed, random);
  paintCanal(brush, plan.canal, west);
  paintBorder(brush, plan.border);
  if (plan.pond !== null) paintPond(brush, plan.pond, random);
  paintShades(brush, plan);
  paintLight(brush, plan, west, north);
  return texture(brush);
}

const fill = (brush: Brush, { west, east, north, south }: Area, colour: string | CanvasGradient): void => {
  brush.fillStyle = colour;
  brush.fillRect(west, north, east - west, south - north);
};

const grown = ({ west, east, north, south }: Area, by: number): Area => ({
  west: west - by,
  east: east + by,
  north: north - by,
  south: south + by,
});

function paintPaving(brush: Brush, west: number, north: number, random: () => number): void {
  brush.fillStyle = "#c3a577";
  brush.fillRect(west, north, SPAN, SPAN);
  const [long, high, joint] = [2.5, 1.25, 0.035];
  for (let row = 0; row * high < SPAN; row += 1) {
    for (let col = -1; col * long < SPAN; col += 1) {
      const tone = (random() - 0.5) * 22;
      const [x, z] = [west + col * long + (row % 2) * (long / 2), north + row * high];
      brush.fillStyle = `rgb(${224 + tone},${202 + tone * 0.95},${163 + tone * 0.85})`;
      brush.fillRect(x + joint, z + joint, long - 2 * joint, high - 2 * joint);
      // The edges that the sun meets, and those it does not.
      brush.fillStyle = "rgba(255,246,224,.35)";
      brush.fillRect(x + joint, z + joint, long - 2 * joint, 0.05);
      brush.fillStyle = "rgba(110,70,25,.22)";
      brush.fillRect(x + joint, z + high - joint - 0.06, long - 2 * joint, 0.06);
    }
  }
  for (let index = 0; index < 2200; index += 1) {
    brush.fillStyle = random() > 0.5 ? "rgba(255,244,220,.1)" : "rgba(100,60,20,.09)";
    brush.fillRect(west + random() * SPAN, north + random() * SPAN, 0.1 + random() * 0.5, 0.03 + random() * 0.1);
  }
}

/** Glazed brick between gold and pale stone, with lozenges, as along the processional way. */
function paintBorder(brush: Brush, area: Area): void {
  const frames = [
    [0.62, "#f2e4c3"],
    [0.42, STONE.gold],
    [0.34, STONE.lapis],
  ] as const;
  for (const [half, colour] of frames) {
    brush.strokeStyle = colour;
    brush.lineWidth = 2 * half;
    brush.strokeRect(area.west, area.north, area.east - area.west, area.south - area.north);
  }
  const [across, along] = [area.east - area.west, area.south - area.north];
  const lozenges = (length: number, at: (part: number) => [number, number]): void => {
    const count = Math.round(length / 0.86);
    for (let index = 0; index <= count; index += 1)
      paintLozenge(brush, ...at(index / count), index % 2 ? STONE.gold : "#f5ead2");
  };
  for (const z of [area.north, area.south]) lozenges(across, (part) => [area.west + across * part, z]);
  for (const x of [area.west, area.east]) lozenges(along, (part) => [x, area.north + along * part]);
}

function paintLozenge(brush: Brush, x: number, z: number, colour: string): void {
  brush.fillStyle = colour;
  brush.beginPath();
  for (const [dx, dz] of [
    [0, -0.2],
    [0.2, 0],
    [0, 0.2],
    [-0.2, 0],
  ] as const)
    brush.lineTo(x + dx, z + dz);
  brush.fill();
}

/** Earth in a stone rim, green, and blossoms of one flower. */
function paintBed(brush: Brush, bed: Area, random: () => number): void {
  const petals = PETAL[FLOWERS[Math.floor(random() * FLOWERS.length)] ?? "white"];
  fill(brush, grown(bed, 0.12), "#e6d0a4");
  fill(brush, bed, PLANT.bed);
  for (let index = 0; index < 90; index += 1) {
    brush.fillStyle = index % 5 === 0 ? petals.petal : index % 2 ? PLANT.hedge : PLANT.leaf;
    const size = index % 5 === 0 ? 0.09 : 0.05 + random() * 0.14;
    brush.beginPath();
    brush.arc(
      bed.west + random() * (bed.east - bed.west),
      bed.north + random() * (bed.south - bed.north),
      size,
      0,
      2 * Math.PI,
    );
    brush.fill();
  }
}

function paintCanal(brush: Brush, z: number, west: number): void {
  const canal = { west, east: west + SPAN, north: z - 0.95, south: z + 0.95 };
  fill(brush, grown(canal, 0.34), "#e9d3a8");
  fill(brush, grown(canal, 0.06), "#b4935f");
  fill(brush, canal, COURT.water);
  fill(brush, { ...canal, south: z - 0.6 }, "rgba(10,50,70,.35)");
}

function paintPond(brush: Brush, pond: Area, random: () => number): void {
  fill(brush, grown(pond, 0.28), "#f0dfb9");
  fill(brush, grown(pond, 0.06), STONE.lapis);
  const water = brush.createLinearGradient(0, pond.north, 0, pond.south);
  water.addColorStop(0, "#2b8ea6");
  water.addColorStop(0.4, ITEM.water);
  water.addColorStop(1, "#6fd0dc");
  fill(brush, pond, water);
  for (let index = 0; index < 26; index += 1) {
    const [x, z] = [
      pond.west + 0.3 + random() * (pond.east - pond.west - 0.6),
      pond.north + 0.3 + random() * (pond.south - pond.north - 0.6),
    ];
    brush.fillStyle = index < 12 ? "rgba(215,246,250,.5)" : index % 3 ? PLANT.bed : "#ffd3e4";
    if (index < 12) brush.fillRect(x, z, 0.4 + random() * 0.5, 0.035);
    else {
      brush.beginPath();
      brush.arc(x, z, index % 3 ? 0.2 : 0.11, 0, 2 * Math.PI);
      brush.fill();
    }
  }
}

/** The sun stands in the south-west: what is high throws its shade to the north-east. */
function paintShades(brush: Brush, { boards, trees, beds }: CourtPlan): void {
  brush.save();
  brush.fillStyle = brush.shadowColor = "rgba(66,38,12,.4)";
  brush.shadowBlur = 10;
  for (const { min, max } of boards) {
    const [reach, rim] = [(max.y - min.y) * 0.9, 0.1];
    brush.beginPath();
    brush.moveTo(min.x - rim, max.z + rim);
    brush.lineTo(min.x - rim, min.z - rim);
    brush.lineTo(min.x + reach, min.z - reach);
    brush.lineTo(max.x + reach, min.z - reach);
    brush.lineTo(max.x + reach, max.z - reach);
    brush.lineTo(max.x + rim, max.z + rim);
    brush.fill();
  }
  for (const bed of beds) {
    brush.beginPath();
    brush.rect(bed.west + 0.3, bed.north - 0.55, bed.east - bed.west + 0.2, bed.south - bed.north + 0.2);
    brush.fill();
  }
  for (const { x, z, size } of trees) {
    brush.beginPath();
    brush.ellipse(x + 0.9 * size, z - 0.95 * size, 1.05 * size, 0.62 * size, -0.8, 0, 2 * Math.PI);
    brush.fill();
  }
  brush.restore();
}

/** Bright around the boards, warm shade towards the walls, and at last the colour of what lies beyond. */
function paintLight(brush: Brush, { middle: { x, z } }: CourtPlan, west: number, north: number): void {
  const all = { west, north, east: west + SPAN, south: north + SPAN };
  const glow = brush.createRadialGradient(x - 3, z + 3, 2, x - 3, z + 3, 14);
  glow.addColorStop(0, "rgba(255,236,190,.16)");
  glow.addColorStop(1, "rgba(255,236,190,0)");
  fill(brush, all, glow);
  const shade = brush.createRadialGradient(x, z, 8, x, z, 24);
  shade.addColorStop(0, "#ffffff");
  shade.addColorStop(1, "#c39a66");
  brush.globalCompositeOperation = "multiply";
  fill(brush, all, shade);
  brush.globalCompositeOperation = "source-over";
  const beyond = brush.createRadialGradient(x, z, SPAN * 0.36, x, z, SPAN / 2);
  beyond.addColorStop(0, "rgba(181,138,88,0)");
  beyond.addColorStop(1, FAR);
  fill(brush, all, beyond);
}
