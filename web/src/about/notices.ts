/** Whose work is in the page and in the server, as their builds have noted it. */
import { home } from "../site/home";

export interface Notice {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

export async function noticesOf(part: "page" | "python"): Promise<readonly Notice[]> {
  const answer = await fetch(`${home.root}notices/${part}.json`);
  if (!answer.ok) throw new Error(`${answer.status}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own build has written it
  return (await answer.json()) as readonly Notice[];
}
