/** The deal that follows from a day's key, as docs/deals.md has it. */
import type { Flower } from "../api/view";
import { drawsOf } from "../chance/keys";
import { type Deal, dealt } from "../referee/device/deal";

/** The player begins. */
export const SEATS: readonly [Flower, Flower] = ["white", "pink"];

export const dayDeal = (key: Uint8Array): Deal => dealt(SEATS, drawsOf(key));
