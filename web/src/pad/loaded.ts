/** The window's one copy of the score pad's kernel. */
import url from "../../../src/babylon/wasm/pad.wasm?url";
import { loadPadKernel, type PadKernel } from "./kernel";

let loading: Promise<PadKernel> | null = null;

export async function padKernel(): Promise<PadKernel> {
  loading ??= loadPadKernel(fetch(url)).catch((error: unknown) => {
    // Without a network: the next call may find one.
    loading = null;
    throw error;
  });
  return await loading;
}
