import { mount } from "svelte";
import App from "./App.svelte";
import { at, BASE } from "./lib/base";
import { whenIdle } from "./lib/idle";
import { router } from "./lib/router.svelte";
import { texts } from "./lib/i18n.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/pages.css";

/** The page is kept in the browser; what has been loaded already is kept with it. */
async function settleIn(): Promise<void> {
  await navigator.serviceWorker.register(at("sw.js"), { scope: BASE });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(performance.getEntriesByType("resource").map((entry) => entry.name));
}

async function begin(): Promise<void> {
  await texts.need("core");
  router.start();
  mount(App, { target: document.getElementById("page")! });
  if (import.meta.env.PROD && "serviceWorker" in navigator) whenIdle(() => void settleIn().catch(() => undefined));
}

// Browsers that are too old have been told so by early.js, which also says it when the page can't be loaded.
if (!document.documentElement.hasAttribute("data-old")) begin().catch(() => document.dispatchEvent(new Event("lost")));
