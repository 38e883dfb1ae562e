/** Which page is shown, told by the address alone. */

export type Route =
  | { page: "lobby" }
  | { page: "table"; id: string; at: number | null }
  | { page: "rules"; game: string }
  | { page: "nowhere" };

export function read(url: URL): Route {
  const [first, second, third] = url.pathname.split("/").filter(Boolean);
  if (!first) return { page: "lobby" };
  if (third !== undefined || !second) return { page: "nowhere" };
  if (first === "t") {
    const at = url.searchParams.get("at");
    return { page: "table", id: second, at: at && /^\d+$/.test(at) ? Number(at) : null };
  }
  return first === "rules" ? { page: "rules", game: second } : { page: "nowhere" };
}

class Router {
  route = $state.raw<Route>(read(new URL(location.href)));

  constructor() {
    addEventListener("popstate", () => this.#look());
    document.addEventListener("click", (click) => this.#follow(click));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.#look();
  }

  #look(): void {
    const before = this.route.page;
    this.route = read(new URL(location.href));
    if (this.route.page !== before) scrollTo(0, 0);
  }

  /** Links inside the client change the page without loading it anew. */
  #follow(click: MouseEvent): void {
    if (
      click.defaultPrevented ||
      click.button !== 0 ||
      click.metaKey ||
      click.ctrlKey ||
      click.shiftKey ||
      click.altKey
    )
      return;
    const link = (click.target as Element).closest("a");
    if (
      !link ||
      link.target ||
      link.hasAttribute("download") ||
      link.origin !== location.origin ||
      link.pathname.startsWith("/api/")
    )
      return;
    if (link.hash && link.pathname === location.pathname) return;
    click.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
