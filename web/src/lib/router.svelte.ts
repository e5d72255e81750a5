import { SCREENS, type Route } from "../generated/constants";
import { BASE, at } from "./base";

const MISSING = { screen: "missing" } as const;

/** Which screen an address within the page stands for. */
export function route(path: string): Route | typeof MISSING {
  const parts = path ? path.replace(/\/$/, "").split("/").map(decoded) : [];
  for (const [screen, address] of Object.entries(SCREENS)) {
    const found = within(address ? address.split("/") : [], parts);
    if (found) return { screen, ...found } as Route;
  }
  return MISSING;
}

/** What the parts of an address stand for; null where it is another. */
function within(wanted: string[], parts: string[]): Record<string, string> | null {
  const found: Record<string, string> = {};
  const fits = wanted.every((want, place) => {
    const part = parts[place] ?? "";
    if (!want.startsWith(":")) return part === want;
    found[want.replace(/\W/g, "")] = part;
    return part || want.endsWith("?");
  });
  return fits && parts.length <= wanted.length ? found : null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  route = $state.raw<ReturnType<typeof route>>({ screen: "home" });
  /** Whether one only wants to look at a table. */
  watch = $state(false);

  start(): void {
    this.#read();
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  /** Goes to an address within the page, such as `t/ABCD`. */
  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", at(path));
    else history.pushState(null, "", at(path));
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.route = route(location.pathname.slice(BASE.length));
    this.watch = new URLSearchParams(location.search).has("watch");
  }

  /** Links within the page do not load it again. */
  #follow(event: MouseEvent): void {
    const link = (event.target as Element).closest?.("a");
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const inside = link.origin === location.origin && link.pathname.startsWith(BASE) && !link.pathname.startsWith(at("api/"));
    if (!inside || link.target || link.download || (link.pathname === location.pathname && link.hash)) return;
    event.preventDefault();
    this.go(link.pathname.slice(BASE.length) + link.search + link.hash);
  }
}

export const router = new Router();
