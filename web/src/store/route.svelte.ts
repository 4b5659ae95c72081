/** Which page is shown. Paths are the server's too: each can be opened directly. */
export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string }
  | { page: "tables" }
  | { page: "table"; table: string; fragment: string }
  | { page: "rules"; game: string; rule: string }
  | { page: "try"; game: string; rule: string; number: number }
  | { page: "brief"; game: string }
  | { page: "puzzles"; game: string; puzzle: string }
  | { page: "learn"; game: string; lesson: string }
  | { page: "workshop"; game: string }
  | { page: "gallery"; work: string }
  | { page: "me" }
  | { page: "admin" }
  | { page: "author" }
  | { page: "nowhere" };

export function read(path: string, fragment: string): Route {
  const parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  const [first = "", second = "", third = "", fourth = "0"] = parts;
  if (parts.length === 0) return { page: "lobby" };
  if (first === "new" && parts.length <= 2) return { page: "new", game: second };
  if (first === "tables" && parts.length === 1) return { page: "tables" };
  if (first === "t" && parts.length === 2) return { page: "table", table: second, fragment };
  if (first === "rules" && parts.length === 2) return { page: "rules", game: second, rule: fragment };
  if (first === "try" && (parts.length === 3 || parts.length === 4)) return { page: "try", game: second, rule: third, number: Number(fourth) || 0 };
  if (first === "brief" && parts.length === 2) return { page: "brief", game: second };
  if (first === "puzzles" && (parts.length === 2 || parts.length === 3)) return { page: "puzzles", game: second, puzzle: third };
  if (first === "learn" && (parts.length === 2 || parts.length === 3)) return { page: "learn", game: second, lesson: parts[2] ?? "" };
  if (first === "workshop" && parts.length === 2) return { page: "workshop", game: second };
  if (first === "gallery" && parts.length <= 2) return { page: "gallery", work: second };
  if (first === "me" && parts.length === 1) return { page: "me" };
  if (first === "admin" && parts.length === 1) return { page: "admin" };
  if (first === "author" && parts.length === 1) return { page: "author" };
  return { page: "nowhere" };
}

const now = (): Route => read(location.pathname, decodeURIComponent(location.hash.slice(1)));

class Router {
  route = $state.raw<Route>(now());

  follow(): void {
    this.route = now();
  }
}

export const router = new Router();

/** Links that are followed in another way on some pages: true if they were. */
export const detours: ((link: HTMLAnchorElement) => boolean)[] = [];

export function go(path: string): void {
  history.pushState(null, "", path);
  router.follow();
  scrollTo(0, 0);
}

/** Own links change the page without loading anew; everything else is left to the browser. */
export function followLinks(): void {
  addEventListener("popstate", () => router.follow());
  addEventListener("hashchange", () => router.follow());
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a");
    if (!link || event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
    if (detours.some((detour) => detour(link))) return event.preventDefault();
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
