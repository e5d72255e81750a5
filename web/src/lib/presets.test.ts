import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LEVELS, PRESETS } from "./presets";

const catalogue = (name: string): string => readFileSync(new URL(`../../../src/lastcard/locales/en/${name}.ftl`, import.meta.url), "utf-8");
const ends = (text: string, begin: string): string[] => [...text.matchAll(new RegExp(`^${begin}(.+?) =`, "gm"))].map((match) => match[1]!);

test("every preset and level that has a name is offered", () => {
  expect([...PRESETS]).toEqual(ends(catalogue("web"), "rules-name-"));
  expect([...LEVELS]).toEqual(ends(catalogue("home"), "level-"));
});
