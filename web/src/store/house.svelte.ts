/** What holds for the whole server: an announcement, and whether nothing can be changed just now. */
import { get } from "../wire/api";
import type { HouseNews } from "../wire/types";
import { settings } from "./settings.svelte";

class House {
  news = $state.raw<HouseNews>({ read_only: false, en: "", de: "" });
  readonly announcement = $derived(settings.lang === "de" ? this.news.de || this.news.en : this.news.en || this.news.de);

  take(news: HouseNews): void {
    this.news = news;
  }

  async refresh(): Promise<void> {
    this.take(await get<HouseNews>("/api/house"));
  }
}

export const house = new House();
