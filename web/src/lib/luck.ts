import type { LuckShown, LuckSum } from "../generated/protocol";
import { difference } from "./figures";
import { say } from "./i18n.svelte";

const WHOLE = 1_000_000; // luck comes in millionths of a round won

/** Who had this luck: guests, bots, or a seat by its number. */
export function nameOf({ who }: LuckSum): string {
  if (who === "guests") return say("luck-guests");
  return who === "bots" ? say("luck-bots") : say("luck-seat", { number: Number(who) });
}

/** What the cards gave in a hundred rounds, and how exact that is. */
export function inHundred({ rounds, luck, low, high }: LuckSum): { mean: number; low: number; high: number; told: string } {
  const each = (value: number): number => (100 * value) / WHOLE / Math.max(1, rounds);
  const written = (value: number): string => difference(each(value), 1);
  const told = say("luck-interval", { mean: written(luck), low: written(low), high: written(high) });
  return { mean: each(luck), low: each(low), high: each(high), told };
}

/** How far the scale of some rows reaches to either side. */
export const reach = (sums: readonly LuckSum[]): number =>
  Math.max(
    ...sums
      .filter(({ rounds }) => rounds)
      .map(inHundred)
      .flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]),
    0.1,
  );

/** Whether nobody was given more than chance explains; of twenty intervals that tell the truth, one misses. */
export function fairTo({ seats, guests, bots }: LuckShown): boolean {
  const sums = [...seats, guests, bots].filter(({ rounds }) => rounds);
  return sums.filter(({ low, high }) => low > 0 || high < 0).length <= sums.length / 10;
}
