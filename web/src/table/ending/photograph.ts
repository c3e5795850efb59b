/** Pictures to take home: the canvas, or the plan as a drawing where there is no canvas. */
import { download, downloadText } from "./download";

declare global {
  interface Window {
    /** What the scene tells of itself while there is one. */
    babylon?: { photograph(): string };
  }
}

const STYLES = ["fill", "stroke", "stroke-width", "font", "text-anchor", "paint-order", "opacity"] as const;

/** A copy that looks the same without the page's style sheets. */
function drawn(svg: SVGSVGElement): SVGSVGElement {
  const copy = document.importNode(svg, true);
  const [from, to] = [svg.querySelectorAll("*"), copy.querySelectorAll("*")];
  from.forEach((element, index) => {
    const look = getComputedStyle(element);
    const target = to[index];
    if (target instanceof SVGElement)
      for (const name of STYLES) target.style.setProperty(name, look.getPropertyValue(name));
  });
  return copy;
}

/** All drawings side by side in one. */
export function planPicture(drawings: readonly SVGSVGElement[]): string {
  const sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  sheet.setAttribute("viewBox", `0 0 ${drawings.length * 10} 10`);
  drawings.map(drawn).forEach((copy, index) => {
    for (const [name, value] of Object.entries({ x: index * 10 + 0.2, y: 0.2, width: 9.6, height: 9.6 }))
      copy.setAttribute(name, String(value));
    sheet.append(copy);
  });
  return new XMLSerializer().serializeToString(sheet);
}

export function photograph(id: string): void {
  const { babylon } = window;
  if (babylon !== undefined && document.querySelector("canvas") !== null) {
    download(babylon.photograph(), `babylon-${id}.png`);
    return;
  }
  const text = planPicture([...document.querySelectorAll<SVGSVGElement>("[data-testid=plan] > svg")]);
  downloadText(text, "image/svg+xml", `babylon-${id}.svg`);
}
