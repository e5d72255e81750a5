import { dateLocale } from "./phrases";

/** A number as it is written in the language of the page. */
export const figure = (value: number, how: Intl.NumberFormatOptions = {}): string => new Intl.NumberFormat(dateLocale(), how).format(value);

/** A part of a whole in per cent. */
export const percentage = (part: number): string => figure(part, { style: "percent" });

/** How much more or less something is: with its sign, and so many digits after the point. */
export const difference = (value: number, digits = 0): string =>
  figure(value, { signDisplay: "exceptZero", maximumFractionDigits: digits });

/** Numbers to choose from, the present one among them. */
export const among = (usual: number[], present: number): number[] =>
  usual.includes(present) ? usual : [...usual, present].sort((one, other) => one - other);
