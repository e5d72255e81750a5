import type { Effect, Estimate, RulesEffect } from "../generated/protocol";
import { say } from "./i18n.svelte";
import { figure, percentage } from "./figures";

/** The figures in the order in which they are shown; the last two are shares. */
const FIGURES = ["turns", "minutes", "rounds", "match", "luck", "first"] as const satisfies (keyof Effect)[];
const SHARES: readonly string[] = ["luck", "first"];

export interface Bar {
  text: string;
  /** Where the bar begins and ends and what its interval reaches, as parts of the scale. */
  zero: number;
  value: number;
  low: number;
  high: number;
}
export interface Row {
  name: string;
  here: Bar;
  classic: Bar | null;
}

const number = (value: number, digits: number): string => figure(value, { maximumFractionDigits: digits });

export const clear = ({ low, high }: Estimate): boolean => low > 0 || high < 0;
/** Which of the sentences is true of a change. */
export const told = (change: Estimate | null | undefined): string =>
  !change ? "none" : !clear(change) ? "same" : change.value > 0 ? "more" : "less";

function length(message: string, found: Estimate, change: Estimate | undefined): string {
  const digits = found.value < 10 ? 1 : 0;
  return say(message, { told: told(change), minutes: number(found.value, digits), by: number(Math.abs(change?.value ?? 0), digits) });
}

/** What rules do, in sentences. */
export function sentences({ effect, classic, change }: RulesEffect): string[] {
  if (!effect || !classic) return [];
  const luck = { share: percentage(effect.luck.value), classic: percentage(classic.luck.value) };
  return [
    length("does-round", effect.minutes, change?.minutes),
    length("does-match", effect.match, change?.match),
    `${say("does-luck", { told: told(change?.luck), ...luck })} ${say("does-luck-about")}`,
    say("does-first", { told: told(effect.first), by: number(Math.abs(100 * effect.first.value), 1) }) +
      (change ? ` ${say("does-first-change", { told: told(change.first) })}` : ""),
  ];
}

/** Every figure as a bar, beside that of classic on the same scale. */
export function rows({ effect, classic, change }: RulesEffect): Row[] {
  if (!effect || !classic) return [];
  return FIGURES.map((name) => {
    const by = SHARES.includes(name) ? 100 : 1;
    const beside = change ? classic[name] : null;
    const left = Math.min(effect[name].low, beside?.low ?? 0, 0);
    const right = name === "luck" ? 1 : Math.max(effect[name].high, beside?.high ?? 0, 1e-9);
    const place = (at: number): number => Math.min((at - left) / (right - left), 1);
    const bar = ({ value, low, high }: Estimate): Bar => ({
      text: say("does-interval", { mean: number(by * value, 1), low: number(by * low, 1), high: number(by * high, 1) }),
      zero: place(0),
      value: place(value),
      low: place(low),
      high: place(high),
    });
    return { name: say(`does-figure-${name}`), here: bar(effect[name]), classic: beside && bar(beside) };
  });
}
