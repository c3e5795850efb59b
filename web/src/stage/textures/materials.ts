/** Faces of the quarried stone: told apart by pattern as well as by colour. */
import type { CanvasTexture } from "three";
import { chance } from "../../art/chance";
import { blankCanvas, type Brush } from "../../art/paint";
import { MATERIAL } from "../../art/palette";
import { texture } from "./canvas";

export type Quarried = keyof typeof MATERIAL;
const SIZE = 256;

function bricks(brush: Brush, random: () => number): void {
  const { dark, light, base } = MATERIAL.clay;
  for (let row = 0; row < 8; row += 1) {
    for (let col = -1; col < 5; col += 1) {
      brush.globalAlpha = 0.35 + random() * 0.3;
      brush.fillStyle = random() > 0.5 ? light : base;
      brush.fillRect(col * 64 + (row % 2) * 32 + 2, row * 32 + 2, 60, 28);
      brush.globalAlpha = 0.55;
      brush.strokeStyle = dark;
      brush.lineWidth = 3;
      brush.strokeRect(col * 64 + (row % 2) * 32, row * 32, 64, 32);
    }
  }
}

function speckles(brush: Brush, random: () => number): void {
  const { dark, light } = MATERIAL.granite;
  for (let index = 0; index < 2600; index += 1) {
    const kind = random();
    brush.globalAlpha = 0.35 + random() * 0.5;
    brush.fillStyle = kind < 0.4 ? dark : kind < 0.85 ? light : "#e9d9d0";
    const size = 1.5 + random() * 3.5;
    brush.fillRect(random() * SIZE, random() * SIZE, size, size);
  }
}

function hexagons(brush: Brush, random: () => number): void {
  const { dark, light } = MATERIAL.basalt;
  const radius = 24;
  brush.strokeStyle = light;
  brush.lineWidth = 3;
  for (let row = -1; row < 9; row += 1) {
    for (let col = -1; col < 8; col += 1) {
      const x = col * radius * 1.732 + (row % 2) * radius * 0.866;
      brush.beginPath();
      for (let side = 0; side < 6; side += 1) {
        const angle = Math.PI / 6 + (side * Math.PI) / 3;
        brush.lineTo(x + Math.cos(angle) * radius, row * radius * 1.5 + Math.sin(angle) * radius);
      }
      brush.closePath();
      brush.globalAlpha = 0.35 + random() * 0.4;
      brush.fillStyle = random() > 0.7 ? dark : MATERIAL.basalt.base;
      brush.fill();
      brush.stroke();
    }
  }
}

const PATTERN: Record<Quarried, (brush: Brush, random: () => number) => void> = {
  clay: bricks,
  granite: speckles,
  basalt: hexagons,
};

export function paintMaterial(material: Quarried): CanvasTexture {
  const brush = blankCanvas(SIZE, SIZE);
  brush.fillStyle = MATERIAL[material].base;
  brush.fillRect(0, 0, SIZE, SIZE);
  PATTERN[material](brush, chance(material.length * 77));
  brush.globalAlpha = 0.5;
  brush.strokeStyle = MATERIAL[material].dark;
  brush.lineWidth = 10;
  brush.strokeRect(0, 0, SIZE, SIZE);
  return texture(brush);
}
