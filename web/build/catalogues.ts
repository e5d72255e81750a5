import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { LANGUAGES as NAMED } from "../src/generated/constants.ts";

const LANGUAGES = Object.keys(NAMED);

/** Which of the shared catalogues the page loads when: the core at once, the others with their screens; the game for every screen with cards. */
export const PARTS = {
  core: ["web", "faces", "home"],
  game: ["cards", "events", "table", "rounds", "hints", "people", "formats"],
  lobby: ["rules", "lobby", "handicap", "steps", "clashes", "manners", "formats", "collected"],
  guide: ["rules", "guide", "short", "formats"],
  replay: ["replay", "finale", "awards", "formats"],
  review: ["review"],
  whatif: ["whatif", "review"],
  advice: ["advice"],
  matches: ["matches", "clubs"],
  account: ["accounts"],
  luck: ["luck"],
  collection: ["collection", "collected", "does"],
  puzzles: ["puzzles"],
  daily: ["daily"],
  challenge: ["challenge", "daily"],
  turns: ["turns"],
  find: ["find"],
  evening: ["evening", "duplicate", "lobby", "steps", "finale"],
  help: ["help"],
  settings: ["settings", "themes"],
  room: ["tv", "device"],
  care: ["care", "order"],
  admin: ["admin", "order"],
};
const FILES: Record<string, string[]> = PARTS;
/** Those that a first game needs; the first page need not know the files of the others. */
const FIRST = ["core", "game", "lobby", "replay", "advice", "help", "settings", "room"];

const LOCALES = fileURLToPath(new URL("../../src/lastcard/wording/locales/", import.meta.url));
const LISTS = {
  "virtual:catalogues": (part: string) => FIRST.includes(part),
  "virtual:catalogues/others": (part: string) => !FIRST.includes(part),
};
const ONE = "virtual:catalogue/";

/** Catalogues are told by their names, for the server to send the right one early. */
export function chunkFileNames(chunk: { facadeModuleId?: string | null }): string {
  const found = chunk.facadeModuleId?.split(ONE)[1];
  return found ? `assets/${found.replace("/", "-")}-[hash].js` : "assets/[name]-[hash].js";
}

/** A message of web.ftl in every language, for what has to be read before any program runs. */
function inAllLanguages(message: string): [language: string, text: string][] {
  return LANGUAGES.map((language) => {
    const text = readFileSync(`${LOCALES}${language}/web.ftl`, "utf-8");
    const line = new RegExp(`^${message} = (.*)$`, "m").exec(text);
    if (!line?.[1]) throw new Error(`${language}/web.ftl has no ${message}`);
    return [language, line[1]];
  });
}

/** Puts messages into the shell: `%id%` in one line, `%id:p%` with a paragraph for each language. */
function worded(html: string): string {
  return html.replace(/%(web-[a-z-]+)(:p)?%/g, (_, message: string, apart?: string) => {
    const found = inAllLanguages(message);
    return apart
      ? found.map(([language, text]) => `<p lang="${language}">${text}</p>`).join("")
      : found.map(([, text]) => text).join(" · ");
  });
}

/** The Fluent catalogues of the Python package as modules: one for each part and language. */
export function catalogues(): Plugin {
  return {
    name: "catalogues",
    transformIndexHtml: worded,
    resolveId: (id) => (id in LISTS || id.startsWith(ONE) ? `\0${id}` : undefined),
    load(id) {
      const listed = Object.entries(LISTS).find(([list]) => id === `\0${list}`)?.[1];
      if (listed) {
        const parts = Object.keys(PARTS)
          .filter(listed)
          .map((part) => {
            const loaders = LANGUAGES.map((language) => `"${language}": () => import("${ONE}${part}/${language}")`);
            return `${part}: { ${loaders.join(", ")} }`;
          });
        return `export default { ${parts.join(", ")} };`;
      }
      if (!id.startsWith(`\0${ONE}`)) return undefined;
      const [part = "", language = ""] = id.slice(ONE.length + 1).split("/");
      const texts = (FILES[part] ?? []).map((name) => {
        const file = `${LOCALES}${language}/${name}.ftl`;
        this.addWatchFile(file);
        return readFileSync(file, "utf-8");
      });
      const bare = texts
        .join("\n")
        .replace(/^#.*\n/gm, "")
        .replace(/\n{2,}/g, "\n");
      return `export default ${JSON.stringify(bare)};`;
    },
  };
}
