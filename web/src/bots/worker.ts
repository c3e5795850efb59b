/** The worker that thinks: one question at a time, and an ear for the page between two steps. */
import { loadPast } from "../kernel/instance";
import type { PastKernel } from "../kernel/layout";
import { kernel } from "../kernel/loaded";
import type { FromWorker, Question, ToWorker } from "./messages";
import { Mind } from "./mind";

/** How long it thinks without listening. */
const STEP_MS = 20;

/** One for each kernel that was asked for, by the name of its rules; the present one has none. */
const minds = new Map<string, Promise<Mind>>();
const breath = new MessageChannel();
let stopped = false;
let listened = 0;

/** Messages come in between tasks: a message to oneself is the quickest task there is. */
async function listening(): Promise<boolean> {
  if (performance.now() - listened >= STEP_MS) {
    await new Promise((resume) => {
      breath.port2.addEventListener("message", resume, { once: true });
      breath.port1.postMessage(null);
    });
    listened = performance.now();
  }
  return stopped;
}

async function mindFor({ past }: Question): Promise<Mind> {
  const name = past?.described.RULES ?? "";
  const mind = minds.get(name) ?? (past === null ? presentMind() : pastMind(past));
  minds.set(name, mind);
  return await mind;
}

const presentMind = async (): Promise<Mind> => new Mind(await kernel());
const pastMind = async (past: PastKernel): Promise<Mind> => new Mind(await loadPast(past), past.described);

async function answer(question: Question): Promise<FromWorker> {
  try {
    return { kind: "thought", thought: await (await mindFor(question)).think(question, listening) };
  } catch (error) {
    return { kind: "failed", reason: String(error) };
  }
}

breath.port2.start();
addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  stopped = data.kind === "stop";
  if (data.kind === "think") void answer(data.question).then((message) => postMessage(message));
});
