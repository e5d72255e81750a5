import type { Component } from "svelte";
import type { Route } from "../generated/constants";
import { texts } from "../lib/i18n.svelte";

type Screen = Promise<{ default: Component<Record<string, never>> }>;

/** Screens whose addresses say nothing more, or who read them themselves. Their list is loaded with the first of them: the first page need not know their files. */
const SCREENS = {
  matches: [() => import("./Matches.svelte"), "game"],
  account: [() => import("./Account.svelte"), "account"],
  club: [() => import("./Clubs.svelte"), "matches"],
  luck: [() => import("./Luck.svelte"), "game"],
  collection: [() => import("./Collection.svelte"), "collection"],
  turns: [() => import("./Turns.svelte"), "turns"],
  find: [() => import("./Find.svelte"), "find"],
  data: [() => import("./YourData.svelte"), "care"],
  admin: [() => import("./Admin.svelte"), "admin"],
} as const satisfies Partial<Record<Route["screen"], readonly [load: () => Screen, words: string]>>;

export type Lone = keyof typeof SCREENS;

export async function load(screen: Lone): Screen {
  const [loaded, words] = SCREENS[screen];
  return (await Promise.all([loaded() as Screen, texts.need(words)]))[0];
}
