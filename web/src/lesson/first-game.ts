/** The first game after the lesson: on this device, against the gentlest bot, with tips. */
import { defaultPlan, devicePlan } from "../lobby/settings";
import { deviceOffers } from "../referee/device/offers";
import { newTable } from "../referee/device/opening";
import { preferences } from "../store/preferences.svelte";
import { say } from "../words/words.svelte";
import { OPPONENT } from "./course";

/** Deals the game; the table's id. */
export async function firstGame(): Promise<string> {
  const guest = say("web-guest");
  const plan = { ...defaultPlan(deviceOffers.bots), seats: ["me", OPPONENT] };
  const id = await newTable(devicePlan(plan, deviceOffers, preferences.name.trim() || guest, guest));
  preferences.tips = true;
  return id;
}
