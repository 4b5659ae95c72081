/** What holds for the whole server: an announcement, and whether nothing can be changed just now. */
import { get } from "../wire/api";
import type { BulletinText } from "../wire/types";
import { settings } from "./settings.svelte";

class Bulletin {
  news = $state.raw<BulletinText>({ read_only: false, en: "", de: "" });
  readonly announcement = $derived(settings.lang === "de" ? this.news.de || this.news.en : this.news.en || this.news.de);

  take(news: BulletinText): void {
    this.news = news;
  }

  async refresh(): Promise<void> {
    this.take(await get<BulletinText>("/api/bulletin"));
  }
}

export const bulletin = new Bulletin();
