import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const ICON = new URL("../public/icon.svg", import.meta.url);

/** Puts the icon into the shell: by itself it would be asked for at every change of address, with headers larger than it. */
export function icon(): Plugin {
  return {
    name: "icon",
    apply: "build",
    transformIndexHtml: (html) =>
      html.replace(
        "./icon.svg",
        () => `data:image/svg+xml,${readFileSync(ICON, "utf-8").trim().replaceAll('"', "'").replaceAll("#", "%23")}`,
      ),
  };
}
