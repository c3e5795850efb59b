/** From a painted canvas to a texture. */
import { CanvasTexture, ColorManagement, LinearMipmapNearestFilter, RepeatWrapping, SRGBColorSpace } from "three";
import type { Brush } from "../../art/paint";

let sharpest = 16;

/** Limits how sharply slanted surfaces are drawn; costly where the processor draws. */
export function limitSharpness(limit: number): void {
  sharpest = limit;
}

export function texture(brush: Brush, options: { repeat?: boolean; sharpness?: number } = {}): CanvasTexture {
  const map = new CanvasTexture(brush.canvas);
  if (ColorManagement.enabled) map.colorSpace = SRGBColorSpace;
  if (sharpest === 1) map.minFilter = LinearMipmapNearestFilter;
  map.anisotropy = Math.min(options.sharpness ?? 4, sharpest);
  if (options.repeat === true) map.wrapS = map.wrapT = RepeatWrapping;
  return map;
}

export const NUMERALS = 'Georgia, "Noto Serif", "DejaVu Serif", serif';
