import { mount } from "svelte";
import App from "./App.svelte";
import { at, BASE } from "./lib/base";
import { router } from "./lib/router.svelte";
import { texts } from "./lib/text.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/pages.css";
import "./styles/table.css";

/** The page is kept in the browser; what has been loaded already is kept with it. */
async function settleIn(): Promise<void> {
  await navigator.serviceWorker.register(at("sw.js"), { scope: BASE });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(performance.getEntriesByType("resource").map((entry) => entry.name));
}

if (!document.documentElement.hasAttribute("data-old")) {
  await texts.need("core");
  router.start();
  mount(App, { target: document.getElementById("page")! });
  if (import.meta.env.PROD && "serviceWorker" in navigator) addEventListener("load", () => void settleIn().catch(() => undefined));
}
