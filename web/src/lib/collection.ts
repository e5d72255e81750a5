import type { FEATURES } from "../generated/collection";
import type { ChoiceShown, CollectionShown, Estimate, SituationShown } from "../generated/protocol";
import { ask } from "./api";
import { at } from "./base";
import { figure, percentage } from "./figures";
import { say } from "./i18n.svelte";

export type Feature = keyof typeof FEATURES;
export type Wanted = Record<Feature | "kind" | "month", string>;

export const EVERYTHING: Wanted = { kind: "turn", who: "people", hand: "", threat: "", seats: "", month: "" };

export const collection = (): Promise<CollectionShown> => ask<CollectionShown>("collection");

export const situation = (wanted: Wanted): Promise<SituationShown> =>
  ask<SituationShown>(`collection/situations?${new URLSearchParams(Object.entries(wanted).filter(([, value]) => value)).toString()}`);

export const fileAddress = (month: string, file: string): string => at(`api/collection/${month}/${file}`);

const UNITS = ["kilobyte", "megabyte", "gigabyte"] as const;

/** How large a file is, in the unit that fits. */
export function sizeWord(bytes: number): string {
  const step = Math.min(Math.max(Math.floor(Math.log10(Math.max(bytes, 1)) / 3) - 1, 0), UNITS.length - 1);
  return figure(bytes / 1000 ** (step + 1), { style: "unit", unit: UNITS[step]!, maximumFractionDigits: 1 });
}

/** A share with its interval; where there are too few cases, that. */
export function interval(found: Estimate | null): string {
  if (!found) return say("collection-few");
  const hundredths = (part: number): string => figure(100 * part, { maximumFractionDigits: 0 });
  return say("collection-interval", { value: percentage(found.value), low: hundredths(found.low), high: hundredths(found.high) });
}

export const headOf = (column: "share" | "wins" | "chance"): string =>
  column === "share" ? say("collection-share") : column === "wins" ? say("collection-wins") : say("collection-chance");

/** What is asked for by a control. */
export const titleOf = (name: keyof Wanted): string =>
  ({
    kind: say("collection-situation"),
    who: say("collection-who"),
    hand: say("collection-hand"),
    threat: say("collection-threat"),
    seats: say("collection-seats"),
    month: say("collection-month"),
  })[name];

/** What a feature may be, in words. */
export function valueWord(name: Feature, value: string): string {
  if (!value) return say("collection-any");
  if (name === "who") return say(`collection-who-${value}`);
  if (name === "hand") return say(`collection-hand-${value}`);
  return name === "threat" ? say(`collection-threat-${value}`) : say(`collection-seats-${value}`);
}

export const columns = ({ share, wins, chance }: ChoiceShown): { name: "share" | "wins" | "chance"; found: Estimate | null }[] => [
  { name: "share", found: share },
  { name: "wins", found: wins },
  { name: "chance", found: chance },
];
