import { texts } from "./i18n.svelte";

/** How numbers and dates are written: the day first in every language. */
const locale = (): string => (texts.language === "en" ? "en-GB" : texts.language);

/** A number as it is written in the language of the page. */
export const figure = (value: number, how: Intl.NumberFormatOptions = {}): string => new Intl.NumberFormat(locale(), how).format(value);

/** A part of a whole in per cent. */
export const percentage = (part: number): string => figure(part, { style: "percent" });

/** How much more or less something is: with its sign, and so many digits after the point. */
export const difference = (value: number, digits = 0): string =>
  figure(value, { signDisplay: "exceptZero", maximumFractionDigits: digits });

/** Numbers to choose from, the present one among them. */
export const among = (usual: number[], present: number): number[] =>
  usual.includes(present) ? usual : [...usual, present].sort((one, other) => one - other);

/** What of a date is written. */
export const DAY: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", year: "numeric" };
export const SHORT_DAY: Intl.DateTimeFormatOptions = { ...DAY, month: "short" };
export const MINUTE: Intl.DateTimeFormatOptions = { ...SHORT_DAY, hour: "2-digit", minute: "2-digit" };

/** A date as it is written here; in numbers where a browser does not know the names of the months, as many do not in Icelandic. */
export function dateWord(date: string | Date, parts: Intl.DateTimeFormatOptions): string {
  const known = Intl.DateTimeFormat.supportedLocalesOf(locale())[0];
  return new Intl.DateTimeFormat(known ?? "de", known ? parts : { ...parts, month: "numeric" }).format(new Date(date));
}

/** A month, given as "2026-11". */
export const monthWord = (month: string): string => dateWord(`${month}-01`, { month: "long", year: "numeric", timeZone: "UTC" });
