/** Draws the glyphs on a 2D canvas, for the textures of the stage. */
import type { Flower, Symbol } from "../api/view";
import { BLOOM, GLAZE, GLYPH, OUTLINE } from "./glyphs";

export type Brush = CanvasRenderingContext2D;

export function blankCanvas(width: number, height: number): Brush {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext("2d");
  if (brush === null) throw new Error("This browser has no 2D canvas.");
  return brush;
}

function fillScaled(brush: Brush, path: Path2D, scale: number, colour: string): void {
  brush.save();
  brush.scale(scale, scale);
  brush.fillStyle = colour;
  brush.fill(path);
  brush.restore();
}

/** A glazed medallion: dark rim, cream rim, plate, glyph. */
export function paintSymbol(brush: Brush, symbol: Symbol, x: number, y: number, radius: number): void {
  const outline = new Path2D(OUTLINE[symbol]);
  brush.save();
  brush.translate(x, y);
  brush.scale(radius, radius);
  fillScaled(brush, outline, 0.94, "#4a2f17");
  fillScaled(brush, outline, 0.9, "#f5e1b0");
  fillScaled(brush, outline, 0.8, GLAZE[symbol].plate);
  fillScaled(brush, new Path2D(GLYPH[symbol]), 1, GLAZE[symbol].glyph);
  brush.restore();
}

/** A flower seen from above, with a cream halo so that it reads on any ground. */
export function paintFlower(brush: Brush, flower: Flower, x: number, y: number, radius: number): void {
  const { petals, petal, heart, colour: petalColour, core } = BLOOM[flower];
  const path = new Path2D(petal);
  brush.save();
  brush.translate(x, y);
  brush.scale(radius * 0.92, radius * 0.92);
  brush.lineJoin = "round";
  for (const [width, colour] of [
    [0.3, "#fff6df"],
    [0.1, "#3a2410"],
  ] as const) {
    for (let index = 0; index < petals; index += 1) {
      brush.save();
      brush.rotate((index * 2 * Math.PI) / petals - Math.PI / 2);
      brush.lineWidth = width;
      brush.strokeStyle = colour;
      brush.fillStyle = petalColour;
      brush.stroke(path);
      brush.fill(path);
      brush.restore();
    }
  }
  brush.fillStyle = core;
  brush.beginPath();
  brush.arc(0, 0, heart, 0, 2 * Math.PI);
  brush.fill();
  brush.restore();
}
