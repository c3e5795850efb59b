/** The addresses of studies, and the ways to open one. */
import type { Flower } from "../api/view";
import { EMPTY } from "../record/tree";
import { treeText } from "../record/tree-writer";
import { dealt, TILES } from "../referee/device/deal";
import { printedBook } from "../referee/device/edition";
import { newId } from "../referee/device/randomness";
import { packed, unpacked } from "../replay/link";
import { linkWith } from "../site/routes";
import * as shelf from "./shelf";

/** What an address asks for: a study of this device, or one that the link itself holds, and where in it to begin. */
export interface Address {
  readonly id: string | null;
  readonly letters: string;
  readonly at: string | null;
}

export function addressOf(kept: string): Address {
  const [letters = "", ...rest] = kept.split("&");
  const id = /^id=([0-9a-f]+)$/.exec(letters)?.[1] ?? null;
  return { id, letters, at: new URLSearchParams(rest.join("&")).get("at") };
}

export const linkTo = (id: string): string => linkWith("/study", `id=${id}`);

/** A link that holds a whole study. */
export const linkHolding = async (text: string, at: string): Promise<string> =>
  linkWith("/study", `${await packed(text)}&at=${at}`);

const SETUP = "setup";

/** Whether an address asks for a position to be set up. */
export const isSetup = (kept: string): boolean => kept.split("&")[0] === SETUP;

/** A link to where a position is set up: anew, or from the one that a record begins with. */
export const linkToSetup = async (text: string | null = null): Promise<string> =>
  linkWith("/study", text === null ? SETUP : `${SETUP}&${await packed(text)}`);

/** The record that such an address begins with; null for none. */
export async function setupFrom(kept: string): Promise<string | null> {
  const letters = kept.split("&")[1];
  return letters === undefined ? null : unpacked(letters);
}

/** Opens a record as a study; what is wrong with it is told there. */
export async function openText(text: string, at = "0"): Promise<void> {
  location.assign(await linkHolding(text, at));
}

/** The record of a fresh deal. */
export function freshDeal(seats: readonly Flower[], book: string): string {
  const { quarry, tokens } = dealt(seats);
  const deal = { edition: printedBook(book), tiles: TILES, tileSet: TILES, seats, quarry, tokens };
  return treeText({ deal, root: EMPTY, notes: {}, result: null });
}

/** Keeps a new study on this device; its id. */
export async function keepNew(study: Pick<shelf.Kept, "title" | "text" | "at">): Promise<string> {
  const id = newId();
  await shelf.keep({ ...study, id, changed: Date.now() });
  return id;
}
