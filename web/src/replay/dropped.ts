/** Opens a record that someone has chosen or dropped on the page. */
import { linkWith } from "../site/routes";
import { packed } from "./link";

/** No game is as long as this. */
const MOST_BYTES = 200_000;

/** Shows the replay of a file; one that is no record is told there what is wrong with it. */
export async function openFile(file: File): Promise<void> {
  const text = file.size > MOST_BYTES ? "" : await file.text();
  location.assign(linkWith("/r", `${await packed(text)}&turn=0`));
}
