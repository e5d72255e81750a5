import "virtual:catalogues/others"; // comes with this list, so that no screen waits for it
import type { Component } from "svelte";
import type { Route } from "../generated/constants";
import { texts, type Part } from "../lib/i18n.svelte";

type Props = Record<string, unknown>;
/** What a screen takes of its address. */
type Taken<Name> = (route: Extract<Route, { screen: Name }>) => Props;
interface Loaded {
  default: Component<Props>;
  propsOf: (route: Route) => Props;
}

/** All screens but the first and the table. Their list is loaded with the first of them: the first page need not know their files. */
export type Other = Exclude<Route["screen"], "home" | "table">;
type Known = { [Name in Other]: readonly [load: () => Promise<unknown>, words: readonly Part[], taken: Taken<Name>] };

const nothing = (): Props => ({});
const SCREENS: Known = {
  replay: [() => import("./Replay.svelte"), ["game", "replay"], ({ record, position }) => ({ record, position })],
  rules: [() => import("./Rules.svelte"), ["game", "guide"], ({ preset }) => ({ preset })],
  evening: [() => import("./Evening.svelte"), ["game", "evening"], ({ evening, slip }) => ({ code: evening.toUpperCase(), slip })],
  puzzles: [() => import("./Puzzles.svelte"), ["game", "review", "puzzles"], ({ kind, match }) => ({ kind, record: match })],
  daily: [() => import("./Daily.svelte"), ["game", "daily"], ({ date, rules }) => ({ date, rules })],
  challenge: [() => import("./Challenge.svelte"), ["game", "challenge"], ({ challenge }) => ({ code: challenge.toUpperCase() })],
  club: [() => import("./Clubs.svelte"), ["matches"], ({ club }) => ({ code: club.toUpperCase() })],
  tv: [() => import("./Tv.svelte"), ["game", "room", "replay"], ({ shown }) => ({ code: shown.toUpperCase() })],
  matches: [() => import("./Matches.svelte"), ["game", "matches"], nothing],
  account: [() => import("./Account.svelte"), ["account"], nothing],
  luck: [() => import("./Luck.svelte"), ["game", "luck"], nothing],
  collection: [() => import("./Collection.svelte"), ["collection"], nothing],
  turns: [() => import("./Turns.svelte"), ["turns"], nothing],
  find: [() => import("./Find.svelte"), ["find"], nothing],
  data: [() => import("./YourData.svelte"), ["care"], nothing],
  admin: [() => import("./Admin.svelte"), ["admin"], nothing],
};

export async function load(screen: Other): Promise<Loaded> {
  const [file, words, taken] = SCREENS[screen];
  const [loaded] = await Promise.all([file(), texts.need(...words)]);
  return { default: (loaded as Loaded).default, propsOf: taken as Loaded["propsOf"] };
}
