/** Opens a record that someone has chosen or dropped on the page. */
import { linkWith } from "../site/routes";
import { packed } from "./link";

/** No game is as long as this. */
const MOST_BYTES = 200_000;

/** The text of a file; none of one that is longer than any game, or that can't be read, such as a folder. */
export const textOf = async (file: File): Promise<string> =>
  file.size > MOST_BYTES ? "" : await file.text().catch(() => "");

/** Shows the replay of a file; one that is no record is told there what is wrong with it. */
export async function openFile(file: File): Promise<void> {
  location.assign(linkWith("/r", `${await packed(await textOf(file))}&turn=0`));
}
