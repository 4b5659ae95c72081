/** A table speaks the language that is set, also when that is changed while it is open. Called while a component is made. */
import { settings } from "../store/settings.svelte";
import type { TableStore } from "./table.svelte";

export function followLanguage(table: TableStore): void {
  let lang = settings.lang;
  $effect(() => {
    if (settings.lang === lang) return;
    lang = settings.lang;
    table.changeLanguage(lang);
  });
}
