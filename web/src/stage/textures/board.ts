/** Top of a garden's board: 8 x 8 flags with a notch each, in a border of glazed brick with coordinates. */
import type { CanvasTexture } from "three";
import { chance } from "../../art/chance";
import { blankCanvas, type Brush } from "../../art/paint";
import { STONE } from "../../art/palette";
import { BOARD, BORDER } from "../measures";
import { NUMERALS, texture } from "./canvas";

const LETTERS = "abcdefgh";

function paintFlag(brush: Brush, x: number, y: number, cell: number, random: () => number, pale: boolean): void {
  const tone = (random() - 0.5) * 12 + (pale ? 9 : 0);
  brush.fillStyle = `rgb(${222 + tone},${194 + tone},${150 + tone})`;
  brush.fillRect(x, y, cell, cell);
  for (let index = 0; index < 40; index += 1) {
    brush.fillStyle = random() > 0.5 ? "rgba(255,240,210,.12)" : "rgba(90,50,15,.08)";
    brush.fillRect(
      x + random() * cell * 0.88,
      y + random() * cell * 0.97,
      cell * (0.03 + random() * 0.1),
      cell * 0.014,
    );
  }
  brush.strokeStyle = STONE.joint;
  brush.lineWidth = cell * 0.024;
  brush.strokeRect(x, y, cell, cell);
  paintNotch(brush, x + cell / 2, y + cell / 2, cell * 0.17);
}

function paintNotch(brush: Brush, x: number, y: number, radius: number): void {
  const shade = brush.createRadialGradient(x - radius * 0.15, y + radius * 0.2, radius * 0.1, x, y, radius);
  shade.addColorStop(0, "#7d5a36");
  shade.addColorStop(0.8, "#96714a");
  shade.addColorStop(0.87, "#b8935f");
  shade.addColorStop(1, "#f2deb6");
  brush.fillStyle = shade;
  brush.beginPath();
  brush.arc(x, y, radius, 0, 2 * Math.PI);
  brush.fill();
}

function paintGlaze(brush: Brush, size: number, border: number, random: () => number): void {
  brush.fillStyle = STONE.lapis;
  brush.fillRect(0, 0, size, size);
  const courses = 3;
  const height = border / courses;
  for (let course = 0; course < courses; course += 1) {
    for (let start = -height; start < size; start += height * 2.4) {
      const along = start + (course % 2) * height * 1.2;
      brush.fillStyle =
        random() > 0.5 ? `rgba(120,170,255,${0.05 + random() * 0.13})` : `rgba(0,0,24,${0.05 + random() * 0.13})`;
      for (const near of [course * height, size - (course + 1) * height]) {
        brush.fillRect(along + 1.5, near + 1.5, height * 2.4 - 3, height - 3);
        brush.fillRect(near + 1.5, along + 1.5, height - 3, height * 2.4 - 3);
      }
    }
  }
}

/** A white rosette with a gold heart, as on the city's processional way. */
function paintRosette(brush: Brush, x: number, y: number, radius: number): void {
  brush.fillStyle = "#f3ead6";
  for (let index = 0; index < 8; index += 1) {
    const angle = (index * Math.PI) / 4;
    brush.beginPath();
    brush.ellipse(
      x + Math.cos(angle) * radius * 0.58,
      y + Math.sin(angle) * radius * 0.58,
      radius * 0.42,
      radius * 0.2,
      angle,
      0,
      2 * Math.PI,
    );
    brush.fill();
  }
  brush.fillStyle = STONE.gold;
  brush.beginPath();
  brush.arc(x, y, radius * 0.3, 0, 2 * Math.PI);
  brush.fill();
}

function paintCoordinates(brush: Brush, size: number, border: number, cell: number): void {
  brush.fillStyle = "#ffd98a";
  brush.textAlign = "center";
  brush.textBaseline = "middle";
  brush.font = `700 ${cell * 0.34}px ${NUMERALS}`;
  for (let index = 0; index < 8; index += 1) {
    const along = border + (index + 0.5) * cell;
    for (const side of [border * 0.46, size - border * 0.44]) {
      brush.fillText(LETTERS.charAt(index), along, side);
      brush.fillText(String(8 - index), side, along);
    }
  }
}

export function paintBoard(size: number): CanvasTexture {
  const brush = blankCanvas(size, size);
  const random = chance(5);
  const cell = size / BOARD;
  const border = cell * BORDER;
  paintGlaze(brush, size, border, random);
  for (const x of [border / 2, size - border / 2])
    for (const y of [border / 2, size - border / 2]) paintRosette(brush, x, y, border * 0.36);
  for (let index = 1; index < 8; index += 1) {
    const along = border + index * cell;
    for (const side of [border / 2, size - border / 2]) {
      paintRosette(brush, along, side, border * 0.16);
      paintRosette(brush, side, along, border * 0.16);
    }
  }
  for (let row = 0; row < 8; row += 1) {
    for (let col = 0; col < 8; col += 1) {
      paintFlag(brush, border + col * cell, border + row * cell, cell, random, (row + col) % 2 === 0);
    }
  }
  brush.strokeStyle = STONE.gold;
  brush.lineWidth = cell * 0.055;
  brush.strokeRect(border, border, cell * 8, cell * 8);
  paintCoordinates(brush, size, border, cell);
  return texture(brush, { sharpness: 8 });
}
