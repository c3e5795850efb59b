/** A whole game as a film, made in the browser: WebM where that can be recorded, else GIF. */
import { GIF_END, gifFrame, gifHead } from "./gif";
import { draw, newCanvas } from "./picture";

const FRAME_MS = 500;
/** The last one stays. */
const END_MS = 2500;
const WEBM_WIDTH = 1280;
const GIF_WIDTH = 720;
const KINDS = ["video/webm;codecs=vp9", "video/webm;codecs=vp8", "video/webm"];
const BITS = 4_000_000;

export interface Script {
  /** How many pictures it has. */
  readonly length: number;
  /** Has the table show a picture of the film, settled; the line below it. */
  show(frame: number): Promise<string>;
}

export interface Film {
  readonly file: Blob;
  readonly ending: "webm" | "gif";
}

/** The kind of film that this browser records; null for none. */
export const recordable = (): string | null =>
  typeof MediaRecorder === "undefined" || !("captureStream" in HTMLCanvasElement.prototype)
    ? null
    : (KINDS.find((kind) => MediaRecorder.isTypeSupported(kind)) ?? null);

/** The film; `told` hears how many pictures are done. Throws what `signal` is aborted with. */
export async function filmed(script: Script, told: (done: number) => void, signal: AbortSignal): Promise<Film> {
  const kind = recordable();
  await script.show(0);
  return kind === null ? await gif(script, told, signal) : await webm(script, kind, told, signal);
}

async function webm(script: Script, kind: string, told: (done: number) => void, signal: AbortSignal): Promise<Film> {
  const canvas = await newCanvas(WEBM_WIDTH);
  await draw(canvas, "");
  const stream = canvas.captureStream();
  const recorder = new MediaRecorder(stream, { mimeType: kind, videoBitsPerSecond: BITS });
  const parts: Blob[] = [];
  recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
  const ended = new Promise((done) => recorder.addEventListener("stop", done));
  recorder.start();
  try {
    for (let frame = 0; frame < script.length; frame += 1) {
      const next = performance.now() + (frame === script.length - 1 ? END_MS : FRAME_MS);
      await draw(canvas, await script.show(frame));
      signal.throwIfAborted();
      told(frame + 1);
      await new Promise((resume) => setTimeout(resume, next - performance.now()));
      signal.throwIfAborted();
    }
  } finally {
    recorder.stop();
    for (const track of stream.getTracks()) track.stop();
  }
  await ended;
  return { file: new Blob(parts, { type: "video/webm" }), ending: "webm" };
}

async function gif(script: Script, told: (done: number) => void, signal: AbortSignal): Promise<Film> {
  const canvas = await newCanvas(GIF_WIDTH);
  const parts = [gifHead(canvas.width, canvas.height)];
  for (let frame = 0; frame < script.length; frame += 1) {
    const pen = await draw(canvas, await script.show(frame));
    signal.throwIfAborted();
    const milliseconds = frame === script.length - 1 ? END_MS : FRAME_MS;
    parts.push(gifFrame(pen.getImageData(0, 0, canvas.width, canvas.height), milliseconds / 10));
    told(frame + 1);
    // The page stays alive between two pictures.
    await new Promise((resume) => setTimeout(resume));
  }
  return { file: new Blob([...parts, GIF_END], { type: "image/gif" }), ending: "gif" };
}
