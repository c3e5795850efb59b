/** Watches where the free part of the picture lies: the panels' regions leave it, and the camera follows. */
import type { Frame } from "../../stage/camera/fit";

/** Tells the picture's size and how far the free part's edges lie inside of it, now and whenever they move. */
export function watchRegion(picture: HTMLElement, free: HTMLElement, tell: (frame: Frame) => void): () => void {
  const measure = (): void => {
    const [whole, part] = [picture.getBoundingClientRect(), free.getBoundingClientRect()];
    if (whole.width === 0 || part.width === 0) return;
    tell({
      width: Math.round(whole.width),
      height: Math.round(whole.height),
      insets: {
        left: part.left - whole.left,
        top: part.top - whole.top,
        right: whole.right - part.right,
        bottom: whole.bottom - part.bottom,
      },
    });
  };
  const observer = new ResizeObserver(measure);
  observer.observe(picture);
  observer.observe(free);
  measure();
  return () => observer.disconnect();
}
