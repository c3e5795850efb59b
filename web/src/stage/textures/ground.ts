/** The court's paving, the soft shade under tiles, and the marker of a legal place. */
import type { CanvasTexture } from "three";
import { chance } from "../../art/chance";
import { blankCanvas } from "../../art/paint";
import { MARK } from "../../art/palette";
import { texture } from "./canvas";

export function paintGround(): CanvasTexture {
  const size = 1024;
  const rows = 16;
  const stone = size / rows;
  const brush = blankCanvas(size, size);
  const random = chance(11);
  brush.fillStyle = "#cdb48a";
  brush.fillRect(0, 0, size, size);
  for (let row = 0; row < rows; row += 1) {
    for (let col = -1; col < rows; col += 2) {
      const tone = (random() - 0.5) * 14;
      brush.fillStyle = `rgb(${226 + tone},${207 + tone},${171 + tone})`;
      brush.fillRect(col * stone + (row % 2) * stone + 1.5, row * stone + 1.5, stone * 2 - 3, stone - 3);
    }
  }
  for (let index = 0; index < 900; index += 1) {
    brush.fillStyle = random() > 0.5 ? "rgba(255,244,220,.08)" : "rgba(100,60,20,.06)";
    brush.fillRect(random() * size, random() * size, 3 + random() * 14, 1 + random() * 3);
  }
  const map = texture(brush, { repeat: true, sharpness: 8 });
  map.repeat.set(9, 9);
  return map;
}

/** A dark square that fades out: says "covered" without any shadow map. */
export function paintShade(): CanvasTexture {
  const size = 64;
  const brush = blankCanvas(size, size);
  const shade = brush.createRadialGradient(size / 2, size / 2, size * 0.12, size / 2, size / 2, size * 0.5);
  shade.addColorStop(0, "rgba(40,20,5,1)");
  shade.addColorStop(0.6, "rgba(40,20,5,.62)");
  shade.addColorStop(1, "rgba(40,20,5,0)");
  brush.fillStyle = shade;
  brush.fillRect(0, 0, size, size);
  return texture(brush);
}

/** Ring with a pale lozenge: legible in grey. */
export function paintRing(): CanvasTexture {
  const size = 128;
  const half = size / 2;
  const brush = blankCanvas(size, size);
  const glow = brush.createRadialGradient(half, half, 6, half, half, half - 2);
  glow.addColorStop(0, "rgba(255,236,150,.85)");
  glow.addColorStop(0.5, "rgba(255,205,70,.5)");
  glow.addColorStop(1, "rgba(255,180,30,0)");
  brush.fillStyle = glow;
  brush.fillRect(0, 0, size, size);
  for (const [width, colour] of [
    [15, MARK.legalRim],
    [9, MARK.legal],
  ] as const) {
    brush.lineWidth = width;
    brush.strokeStyle = colour;
    brush.beginPath();
    brush.arc(half, half, 36, 0, 2 * Math.PI);
    brush.stroke();
  }
  brush.fillStyle = "#fffbe8";
  brush.strokeStyle = MARK.legalRim;
  brush.lineWidth = 3;
  brush.beginPath();
  for (const [x, y] of [
    [0, -19],
    [19, 0],
    [0, 19],
    [-19, 0],
  ] as const)
    brush.lineTo(half + x, half + y);
  brush.closePath();
  brush.fill();
  brush.stroke();
  return texture(brush);
}
