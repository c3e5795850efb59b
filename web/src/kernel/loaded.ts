/** The window's copies of kernels: that of the present rules, and those that its tables were begun with. */
import url from "../../../src/babylon/wasm/kernel.wasm?url";
import { type Kernel, loadKernel } from "./instance";
import { judges, PRESENT } from "./layout";

const PAUSE_MS = 1500;

let loading: Promise<Kernel> | null = null;

/** Loads the kernel at the first call; asks again for as long as the network is away. */
export async function kernel(): Promise<Kernel> {
  loading ??= fetched().then(loadKernel);
  return await loading;
}

/** The kernel that a game of these rules is judged by; the present one where nobody has theirs any more. */
export async function kernelFor(rules: string): Promise<Kernel> {
  if (judges(PRESENT, rules)) return await kernel();
  const { pastKernel } = await import("./past");
  return (await pastKernel(rules)) ?? (await kernel());
}

async function fetched(): Promise<Response> {
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok === true) return answer;
    await new Promise((resume) => setTimeout(resume, PAUSE_MS));
  }
}
