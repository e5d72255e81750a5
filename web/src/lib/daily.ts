import type { Bar, DailyDay, DailyList, DailyResult } from "../generated/protocol";
import { ask } from "./api";
import { at } from "./base";
import { dateWord, DAY, percentage } from "./figures";
import { say } from "./i18n.svelte";
import { presetName } from "./phrases";

const AGAIN = 1000; // milliseconds between two looks at a deal that is being looked into
const MONTH = /^\d{4}-\d{2}$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

export const isDay = (text: string): boolean => DATE.test(text) && !Number.isNaN(Date.parse(text));
export const pathOf = (date: string, rules: string): string => `daily/${encodeURIComponent(date)}/${encodeURIComponent(rules)}`;
export const listOf = (): Promise<DailyList> => ask<DailyList>("daily");

/** What came of a deal, again and again until it is known what it was worth. */
export async function* resultOf(date: string, rules: string): AsyncGenerator<DailyResult, void> {
  while (true) {
    const found = await ask<DailyResult>(pathOf(date, rules));
    yield found;
    if (found.par) return;
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
  }
}

/** Points with their sign, as they are written in print. */
export const signed = (points: number): string => {
  const whole = Math.round(points);
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : "0";
};

export const dateTold = (date: string): string => dateWord(date, { ...DAY, timeZone: "UTC" });

/** What is shared of a deal: how it went, and nothing of the cards. */
export function shared({ date, preset, score, par, better, streak }: DailyResult): string {
  const told = say("daily-shared", { date, rules: presetName(preset), points: signed(score ?? 0) });
  const more = [
    par ? say("daily-shared-par", { par: signed(par.points) }) : "",
    better === null ? "" : say("daily-shared-better", { share: percentage(better) }),
    streak > 1 ? say("daily-shared-streak", { count: streak }) : "",
  ].filter(Boolean);
  return `${[told, ...more].join(", ")} ${new URL(at("daily"), location.href).href}`;
}

/** A bar of the picture of all tries: how high it is, and whether one's own is in it. */
interface Column {
  low: number;
  high: number;
  tries: number;
  height: number;
  own: boolean;
}

export function columns(bars: readonly Bar[], width: number, score: number | null): Column[] {
  const most = Math.max(1, ...bars.map(({ tries }) => tries));
  return bars.map(({ low, tries }) => ({
    low,
    high: low + width - 1,
    tries,
    height: tries / most,
    own: score !== null && low <= score && score < low + width,
  }));
}

/** Where points lie among the bars, from 0 at the left to 1; null beside them. */
export function placeOf(points: number, bars: readonly Bar[], width: number): number | null {
  const first = bars[0]?.low ?? 0;
  const place = (points - first) / (width * bars.length);
  return bars.length && place >= 0 && place <= 1 ? place : null;
}

/** A day of a month in the calendar. */
interface Square {
  date: string;
  number: number;
  played: number;
  open: boolean;
}

/** The days of a month, and in which column, from Monday on, the first one stands. */
export function squares(month: string, today: string, days: readonly DailyDay[]): { before: number; days: Square[] } {
  const first = new Date(`${month}-01`);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const played = new Map(days.map(({ date, scores }) => [date, Object.keys(scores).length]));
  return {
    before: (first.getUTCDay() + 6) % 7,
    days: Array.from({ length: last }, (_, place) => {
      const date = `${month}-${String(place + 1).padStart(2, "0")}`;
      return { date, number: place + 1, played: played.get(date) ?? 0, open: date <= today };
    }),
  };
}

/** The month so many months later. */
export function later(month: string, by: number): string {
  if (!MONTH.test(month)) return month;
  const [year = 0, number = 1] = month.split("-").map(Number);
  const count = year * 12 + number - 1 + by;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}`;
}
