import { BASE, at } from "./base";

export type Route =
  | { screen: "home" }
  | { screen: "table"; code: string; watch: boolean }
  | { screen: "replay"; record: string; position: string }
  | { screen: "rules"; preset: string }
  | { screen: "matches" }
  | { screen: "missing" };

/** Which screen an address within the page stands for. */
export function route(path: string, search = ""): Route {
  const [first = "", second = "", third = "", ...rest] = path.replace(/\/$/, "").split("/").map(decoded);
  if (rest.length) return { screen: "missing" };
  if (first === "" && !second) return { screen: "home" };
  if (first === "t" && second && !third) {
    return { screen: "table", code: second.toUpperCase(), watch: new URLSearchParams(search).has("watch") };
  }
  if (first === "r" && second) return { screen: "replay", record: second, position: third };
  if (first === "rules" && !third) return { screen: "rules", preset: second };
  if (first === "matches" && !second) return { screen: "matches" };
  return { screen: "missing" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  route = $state.raw<Route>({ screen: "home" });

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
    this.route = route(location.pathname.slice(BASE.length), location.search);
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
