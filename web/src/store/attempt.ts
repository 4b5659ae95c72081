/** Ask the server for something: a refusal is told at the edge of the screen, in its own words; so is success, where there are words for it. */
import { Refusal } from "../wire/api";
import { t } from "../words/current.svelte";
import { notes } from "./notes.svelte";

export async function attempt(run: () => Promise<unknown>, said = ""): Promise<boolean> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    notes.show(error.message || t("failed"), "bad");
    return false;
  }
  if (said) notes.show(said);
  return true;
}
