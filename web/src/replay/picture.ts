/** Pictures of a moment as it is shown now, with a line below that says which it is. */
import { planPicture } from "../table/ending/photograph";

/** How high the line below is, in parts of the width. */
const CAPTION = 0.055;
const LINES = { ground: "#14315c", ink: "#fdf3d8", court: "#ecd3a8" } as const;
/** A drawing has no size of its own; so large is each. */
const PLAN_SIDE = 800;

/** What the table shows: the canvas in 3D, else the plan as a drawing. */
function shown(): string {
  const { babylon } = window;
  if (babylon !== undefined && document.querySelector("canvas") !== null) return babylon.photograph();
  const drawings = [...document.querySelectorAll<SVGSVGElement>("[data-testid=plan] > svg")];
  const size = `<svg width="${drawings.length * PLAN_SIDE}" height="${PLAN_SIDE}"`;
  const text = planPicture(drawings).replace("<svg", size);
  return URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
}

async function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } finally {
    if (address.startsWith("blob:")) URL.revokeObjectURL(address);
  }
  return image;
}

/** A canvas for pictures of what is shown now; without a width, as wide as that. */
export async function newCanvas(width: number | null = null): Promise<HTMLCanvasElement> {
  const image = await loaded(shown());
  const canvas = document.createElement("canvas");
  const wide = width ?? image.naturalWidth;
  // Films want even numbers.
  canvas.width = 2 * Math.round(wide / 2);
  canvas.height = 2 * Math.round(((wide * image.naturalHeight) / image.naturalWidth + wide * CAPTION) / 2);
  return canvas;
}

/** Draws what is shown now, as large as there is room above the line, and the line. */
export async function draw(canvas: HTMLCanvasElement, caption: string): Promise<CanvasRenderingContext2D> {
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (pen === null) throw new Error("no canvas");
  const image = await loaded(shown());
  const { width } = canvas;
  const foot = Math.round(width * CAPTION);
  const height = canvas.height - foot;
  const scale = Math.min(width / image.naturalWidth, height / image.naturalHeight);
  const [wide, high] = [image.naturalWidth * scale, image.naturalHeight * scale];
  pen.fillStyle = LINES.court;
  pen.fillRect(0, 0, width, height);
  pen.drawImage(image, (width - wide) / 2, (height - high) / 2, wide, high);
  pen.fillStyle = LINES.ground;
  pen.fillRect(0, height, width, foot);
  pen.fillStyle = LINES.ink;
  pen.font = `600 ${Math.round(foot * 0.48)}px ${getComputedStyle(document.body).fontFamily}`;
  pen.textBaseline = "middle";
  pen.textAlign = "center";
  pen.fillText(caption, width / 2, height + foot / 2, width - foot);
  return pen;
}

/** A picture of what is shown now, as a file. */
export async function picture(caption: string): Promise<Blob> {
  const canvas = await newCanvas();
  await draw(canvas, caption);
  const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (file === null) throw new Error("no picture");
  return file;
}
