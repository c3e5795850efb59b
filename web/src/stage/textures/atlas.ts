/** One 4 x 4 atlas: the four symbols, the level chips 1 to 8, and the four flowers. */
import type { CanvasTexture } from "three";
import type { Flower, Symbol } from "../../api/view";
import { blankCanvas, paintFlower, paintSymbol, type Brush } from "../../art/paint";
import { FLOWERS, SYMBOLS } from "../../art/palette";
import { NUMERALS, texture } from "./canvas";

const CELL = 256;

export const symbolCell = (symbol: Symbol): number => SYMBOLS.indexOf(symbol);
export const chipCell = (level: number): number => 3 + Math.min(Math.max(level, 1), 8);
export const flowerCell = (flower: Flower): number => 12 + FLOWERS.indexOf(flower);

const middle = (cell: number): [number, number] => [((cell % 4) + 0.5) * CELL, (Math.floor(cell / 4) + 0.5) * CELL];

function paintChip(brush: Brush, level: number): void {
  const [x, y] = middle(chipCell(level));
  brush.beginPath();
  brush.arc(x, y, CELL * 0.44, 0, 2 * Math.PI);
  brush.fillStyle = "#fff6df";
  brush.fill();
  brush.lineWidth = CELL * 0.05;
  brush.strokeStyle = "#5b3c1c";
  brush.stroke();
  brush.fillStyle = "#2b1a0b";
  brush.fillText(String(level), x, y + CELL * 0.03);
}

export function paintAtlas(): CanvasTexture {
  const brush = blankCanvas(CELL * 4, CELL * 4);
  for (const symbol of SYMBOLS) paintSymbol(brush, symbol, ...middle(symbolCell(symbol)), CELL * 0.45);
  for (const flower of FLOWERS) paintFlower(brush, flower, ...middle(flowerCell(flower)), CELL * 0.44);
  brush.textAlign = "center";
  brush.textBaseline = "middle";
  brush.font = `700 ${CELL * 0.68}px ${NUMERALS}`;
  for (let level = 1; level <= 8; level += 1) paintChip(brush, level);
  return texture(brush, { sharpness: 8 });
}
