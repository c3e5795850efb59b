/** From a painted canvas to a texture. */
import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from "three";
import type { Brush } from "../../art/paint";

export function texture(brush: Brush, options: { repeat?: boolean; sharpness?: number } = {}): CanvasTexture {
  const map = new CanvasTexture(brush.canvas);
  map.colorSpace = SRGBColorSpace;
  map.anisotropy = options.sharpness ?? 4;
  if (options.repeat === true) map.wrapS = map.wrapT = RepeatWrapping;
  return map;
}

export const NUMERALS = 'Georgia, "Noto Serif", "DejaVu Serif", serif';
