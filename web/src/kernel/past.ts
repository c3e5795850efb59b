/** Kernels of former rules, for tables that were begun with them: kept on this device, or had from the web host. */
import { home } from "../site/home";
import { type Kernel, loadPast } from "./instance";
import { keptKernel } from "./kept";
import { judges, type PastKernel } from "./layout";

const PAUSE_MS = 1500;
const loading = new Map<string, Promise<Kernel | null>>();

/** The kernel of rules that games call so; null when nobody has it. */
export async function pastKernel(rules: string): Promise<Kernel | null> {
  const known = loading.get(rules) ?? load(rules);
  loading.set(rules, known);
  return await known;
}

async function load(rules: string): Promise<Kernel | null> {
  const past = (await keptKernel(rules).catch(() => null)) ?? (await fetched(rules));
  return past === null || !judges(past.described, rules) ? null : await loadPast(past);
}

async function fetched(rules: string): Promise<PastKernel | null> {
  const [code, text] = await Promise.all([file(`${rules}.wasm`), file(`${rules}.json`)]);
  if (!code.ok || !text.ok) return null;
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the same build as the kernel
    return { code: await code.arrayBuffer(), described: (await text.json()) as PastKernel["described"] };
  } catch {
    // A web host may answer with a page where there is no such file.
    return null;
  }
}

/** Asks again for as long as the network is away. */
async function file(name: string): Promise<Response> {
  for (;;) {
    const answer = await fetch(`${home.root}kernels/${name}`).catch(() => null);
    if (answer !== null) return answer;
    await new Promise((resume) => setTimeout(resume, PAUSE_MS));
  }
}
