/** A 4 x 4 atlas of what the quarry's columns and rows are called: A to D, and 1 to 4 below them. */
import type { CanvasTexture } from "three";
import { blankCanvas } from "../../art/paint";
import { NUMERALS, texture } from "./canvas";

const CELL = 128;
const NAMES = ["A", "B", "C", "D", "1", "2", "3", "4"];

export const columnCell = (col: number): number => col;
export const rowCell = (row: number): number => 4 + row;

export function paintNames(): CanvasTexture {
  const brush = blankCanvas(CELL * 4, CELL * 4);
  brush.fillStyle = "#ffd98a";
  brush.textAlign = "center";
  brush.textBaseline = "middle";
  brush.font = `700 ${CELL * 0.84}px ${NUMERALS}`;
  NAMES.forEach((name, cell) => {
    brush.fillText(name, ((cell % 4) + 0.5) * CELL, (Math.floor(cell / 4) + 0.54) * CELL);
  });
  return texture(brush, { sharpness: 8 });
}
