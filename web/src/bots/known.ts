/** All bots that this page can play with, by their names. */
import { BOT_NAMES, LEVEL_NAMES } from "./generated";

export const KNOWN_BOTS: readonly string[] = [...BOT_NAMES, ...LEVEL_NAMES];
