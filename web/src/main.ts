import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "./lib/router.svelte";
import { texts } from "./lib/text.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/pages.css";
import "./styles/table.css";

await texts.need("core");
router.start();
mount(App, { target: document.getElementById("page")! });
