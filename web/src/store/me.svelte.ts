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

/** Make sure the server knows us, as a guest if need be, and by the name we want to have. */
export async function identify(name = ""): Promise<void> {
  const me = self.me ?? (await self.refresh());
  const wanted = name.trim() || (me.user?.name ?? t("guest"));
  if (me.user?.name !== wanted) self.take(await put<Me>("/api/me", { name: wanted }));
}
