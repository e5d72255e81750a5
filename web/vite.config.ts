import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { catalogues, chunkFileNames } from "./build/catalogues.ts";
import { compress } from "./build/compress.ts";
import { icon } from "./build/icon.ts";

const SERVER = process.env["LASTCARD_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  base: "./",
  plugins: [svelte(), catalogues(), icon(), compress()],
  build: {
    outDir: fileURLToPath(new URL("../src/lastcard/server/page/", import.meta.url)),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: "index.html", sw: "src/sw.ts" },
      output: {
        chunkFileNames,
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        // one file for the first screen, one for what comes right after it, one for the table and one for what it shares with other screens:
        // each costs its headers, and without HTTP/2 each one beyond the sixth costs a slow network another round trip
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"], test: /^(?!.*\/sw\.ts$)/ },
            {
              name: "shared",
              test: /\/(generated\/(constants|protocol)\.|lib\/(clipboard|company|connection|narrator|verdictStore)\.|parts\/(Sentence|Shape)\.|styles\/table\.css)/,
            },
            {
              name: "soon",
              test: /\/(cards\/|lib\/(faces|matches|visits)\.|parts\/(home\/|Course|Face|FacePicker|OwnFace|WonOrLost))/,
            },
            { name: "Table", test: /\/screens\/Table\./ },
            { name: "Invitation", test: /\/parts\/(AskName|Invitation)\./ },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  // tests that mount components need the Svelte of browsers
  ...(process.env["VITEST"] && { resolve: { conditions: ["browser"] } }),
  test: {
    include: ["src/**/*.test.ts"],
    testTimeout: 60_000, // on a busy machine
    globalSetup: "build/plays.ts",
    pool: "threads", // a process for each file takes an eighth longer
    environmentOptions: { happyDOM: { settings: { device: { prefersReducedMotion: "reduce" } } } },
  },
});
