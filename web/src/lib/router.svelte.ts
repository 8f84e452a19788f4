/** A tiny router: the address, its parts, and how to go elsewhere. */

import { read, type Place } from "./place";

export type { Place };

class Router {
  place = $state<Place>(read(location.pathname));
  hash = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => this.#look());
    addEventListener("hashchange", () => this.#look());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  /** Go to a path of this app. */
  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.#look();
    if (!this.hash) scrollTo(0, 0);
  }

  #look(): void {
    this.place = read(location.pathname);
    this.hash = location.hash;
  }

  /** Plain links inside the app need no reload. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin)
      return;
    if (link.pathname.startsWith("/api/") || link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
