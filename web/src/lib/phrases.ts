import type { FinishedMatch, Goal, Summary } from "../generated/protocol";
import { capital, say, texts } from "./i18n.svelte";

/** "Ada, Bo and Cid" in the language of the page; another message joins the last one otherwise. */
export function listed(names: readonly string[], joint = "web-and"): string {
  const last = names.at(-1) ?? "";
  return names.length > 1 ? say(joint, { names: names.slice(0, -1).join(", "), player: last }) : last;
}

/** What the server says in passing as a sentence of its own. */
export function sentence(text: string): string {
  const begun = capital(text);
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`;
}

/** A preset by its name; one that this page does not know by its id. */
export function presetName(preset: string): string {
  const name = `rules-name-${preset}`;
  return texts.has(name) ? say(name) : preset;
}

/** What a match is played to, in a few words. */
export function goalText({ format, target, rounds }: Goal): string {
  const won = say(`side-goal-${format}`, { n: target });
  return rounds ? `${won}, ${say("goal-rounds", { count: rounds })}` : won;
}

/** Who sits at a table: people by name, bots by number; where nobody sits, who has opened it. */
export function company(table: Pick<Summary, "names"> & Partial<Pick<Summary, "bots" | "host">>): string {
  const bots = new Set(table.bots ?? []);
  const seated = table.names.filter((name, place) => name && !bots.has(place + 1));
  const people = seated.length || !table.host ? seated : [table.host];
  return listed(bots.size ? [...people, say("web-bots", { count: bots.size })] : people) || say("web-nobody");
}

/** What is going on at a table, in a few words. */
export function state(table: Summary): string {
  const parts = [presetName(table.preset)];
  if (table.stage === "lobby") parts.push(table.free ? say("web-free", { count: table.free }) : say("web-full"));
  else if (table.stage === "over") parts.push(say("web-match-over"));
  else if (table.round) parts.push(say("web-in-round", { round: table.round }));
  if (table.watching) parts.push(say("web-watchers", { count: table.watching }));
  return parts.join(" · ");
}

/** How many days of the calendar lie between two moments. */
export function daysBetween(then: Date, now: Date): number {
  const day = (moment: Date): number => Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());
  return Math.max(0, Math.round((day(now) - day(then)) / 86_400_000));
}

export function whenIt(was: string): string {
  const then = new Date(was);
  if (Number.isNaN(then.getTime())) return "";
  const days = daysBetween(then, new Date());
  return days === 0 ? say("web-today") : days === 1 ? say("web-yesterday") : say("web-days-ago", { count: days });
}

/** Who won a match, and over whom. */
export function winners(match: FinishedMatch): string {
  const champions = match.names.filter((_, place) => match.champions.includes(place + 1));
  return champions.length ? say("web-won", { names: listed(champions), count: champions.length }) : listed(match.names);
}

/** A course as the path of a small chart of 84 × 34, from its first value on the left to its last on the right. */
export function spark(course: readonly number[]): string {
  const low = Math.min(...course);
  const reach = Math.max(...course) - low || 1;
  const step = 84 / Math.max(1, course.length - 1);
  const place = (value: number, number: number): string =>
    `${number ? "L" : "M"}${(number * step).toFixed(1)} ${(31 - ((value - low) / reach) * 28).toFixed(1)}`;
  return course.map(place).join("");
}
