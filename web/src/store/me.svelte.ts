/** Who we are here. Nobody has to sign in: the first request that needs a person makes a guest. */
import { get, put, useCsrf } from "../wire/api";
import type { Me } from "../wire/types";
import { t } from "../words/current.svelte";

class Self {
  me = $state.raw<Me | null>(null);

  async refresh(): Promise<Me> {
    const me = await get<Me>("/api/me");
    this.take(me);
    return me;
  }

  take(me: Me): void {
    this.me = me;
    useCsrf(me.csrf);
  }
}

export const self = new Self();

/** Make sure the server knows us, as a guest if need be. */
export async function identify(): Promise<void> {
  const me = self.me ?? (await self.refresh());
  if (me.user === null) self.take(await put<Me>("/api/me", { name: t("guest") }));
}
