import { ask } from "./api";
import { among } from "./figures";
import { GROUPS } from "../generated/lobby";
import type { Choice, Custom, Refused, Room, Rulebook, Rules, Settings } from "../generated/protocol";
import { say, texts, type Argument } from "./i18n.svelte";
import { presetName, sentence } from "./phrases";
import { edition, parted } from "./narrator";

export const loadRulebook = (): Promise<Rulebook> => ask<Rulebook>("rules");

// Options

/** The options in groups; customizable cards are in none. */
export function groups(options: Rulebook["options"]): { group: string; options: string[] }[] {
  return GROUPS.map((group) => ({
    group,
    options: Object.keys(options).filter((name) => options[name]?.group === group),
  }));
}

const dashed = (name: string): string => name.replaceAll("_", "-");
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Every option with its value under rules as settings have them: a preset's name, or a preset and what differs. */
export function valuesOf(rules: string | Rules, presets: Record<string, Rules>): Rules {
  if (typeof rules === "string") return presets[rules] ?? {};
  const { preset = "classic", ...changes } = rules;
  return { ...presets[String(preset)], ...changes };
}

/** The options that differ from a preset. */
export function differing(values: Rules, preset: Rules): string[] {
  return Object.keys(values).filter((name) => !same(values[name], preset[name]));
}

/** Rules as settings have them. */
export function rulesOf(values: Rules, preset: string, presets: Record<string, Rules>): string | Rules {
  const changed = differing(values, presets[preset] ?? {});
  return changed.length ? { preset, ...Object.fromEntries(changed.map((name) => [name, values[name]])) } : preset;
}

export const title = (option: string): string => say(`option-${dashed(option)}`);

/** What a value is called, in a word or two. */
export function word(option: string, value: unknown): string {
  if (typeof value === "boolean") return say(value ? "value-yes" : "value-no");
  if (Array.isArray(value)) return value.length ? value.join(", ") : say("value-no");
  if (option === "rounds" && !value) return say("rounds-unlimited");
  return typeof value === "string" ? say(`value-${dashed(option)}-${value}`) : String(value);
}

/** What an option makes of the game, with the value that it has. */
export function meaning(option: string, values: Rules): string {
  const value = values[option];
  if (option === "hands" || (option === "hand_size" && hands(values).length)) {
    return hands(values).length ? say("rule-hands", { hands: word("hands", values["hands"]) }) : say("rule-hands-none");
  }
  if (option === "target") return say("lobby-target", { match: String(values["match"]) });
  if (typeof value === "number") return say(`rule-${dashed(option)}`, { n: value });
  return say(`rule-${dashed(option)}-${String(value)}`, { n: Number(values["target"]), deck: edition(values) });
}

/** An option with a value, as a name in a sentence. */
export function named(option: string, value: unknown): string {
  return say("lobby-named", { option: title(option), value: word(option, value) });
}

const OURS = "A";
const ALL_WILD = "S3";
const ALL = 5;
export const BOOKS: Record<string, string> = { S0: "book-s0", S1: "book-s1", S2: "book-s2", S3: "book-s3", S4: "book-s4", A: "book-a" };

/** The rulebooks that have a rule as it is set. */
export function books(choice: Choice, value: unknown): string {
  const found = choice.books[String(value)] ?? choice.books[""] ?? [];
  const printed = found.length > 1 ? found.filter((book) => book !== OURS) : found;
  if (printed.length === ALL) return say("book-all");
  if (printed.length === ALL - 1 && !printed.includes(ALL_WILD)) return say("book-all-matching");
  return printed.map((book) => say(BOOKS[book] ?? book)).join(", ");
}

/** What has to be set for an option to matter, where it is not; nothing where it does. */
export function idle(option: string, values: Rules, book: Rulebook): [option: string, values: (string | boolean)[]][] {
  const needed = Object.entries(book.options[option]?.where ?? {});
  return needed.filter(([other, wanted]) => !wanted.includes(values[other] as string | boolean));
}

/** How many cards each seat is dealt under a handicap; none has no numbers. */
export const hands = (values: Rules): number[] => (values["hands"] as number[] | undefined) ?? [];

/** A handicap for so many seats: those that have no number yet are dealt what everybody would be. */
export function handicap(values: Rules, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => hands(values)[seat] ?? Number(values["hand_size"]));
}

// Customizable cards

export const LONGEST_TEXT = 60; // on a card, as far as there is room

export const customs = (values: Rules): Custom[] => (values["custom"] as Custom[] | undefined) ?? [];

/** An effect of another kind, with the number it had where that takes one. */
export function effectOf(kind: string, number: number, effects: Record<string, boolean>): string {
  return effects[kind] ? `${kind} ${number || 2}` : kind;
}

const spaceless = (kind: string): string => kind.replaceAll(" ", "-");

/** What a customizable card does. */
export function deed(effect: string): string {
  const { kind, number } = parted(effect);
  return say(`effect-${spaceless(kind)}`, { n: number });
}

/** What a kind of effect is called where one is chosen; the number comes after. */
export const kindWord = (kind: string): string => say(`custom-${spaceless(kind)}`, { n: "…" });
/** What a kind of effect does, there. */
export const kindDeed = (kind: string): string => say(`effect-${spaceless(kind)}`, { n: "…" });

// Refusals

/** An option with a value, as a detail of a refusal. */
interface Chosen {
  option: string;
  value: unknown;
}

const isChosen = (detail: unknown): detail is Chosen => typeof detail === "object" && detail !== null && "option" in detail;

/** A refusal as a sentence, with the names that the page has for options and values. */
export function readable({ code, text, details = {} }: Refused): string {
  if (!texts.has(code) || !Object.values(details).some(isChosen)) return sentence(text);
  const words = Object.entries(details).map(([name, detail]) => [name, isChosen(detail) ? named(detail.option, detail.value) : detail]);
  return sentence(say(code, Object.fromEntries(words) as Record<string, Argument>));
}

/** The option that has to be otherwise too, where a refusal names one. */
export function wayOut({ details = {} }: Refused, wanted: Rules): Rules {
  const right = details["right"];
  return isChosen(right) && !same(wanted[right.option], right.value) ? { [right.option]: right.value } : {};
}

// News

/** Something that has become different at the table: which part of the page shows it, and how it is told. */
interface News {
  key: string;
  text: string;
}

/** What others have changed, between one state of the table and the next; `me` knows what I did myself. */
export function news(before: Room, after: Room, book: Rulebook, me: number): News[] {
  const others = me > 0 && me === before.host && me === after.host ? [] : [...ofRules(before, after, book), ...ofSettings(before, after)];
  const bots = me > 0 && me === after.host ? [] : ofBots(before, after);
  return [...others, ...ofPeople(before, after, me), ...bots];
}

function hostOf(room: Room): string {
  return room.people.find(({ person }) => person === room.host)?.name ?? "";
}

function ofRules(before: Room, after: Room, book: Rulebook): News[] {
  const changed = differing(after.rules, before.rules);
  const player = hostOf(after);
  const preset = book.presets[after.preset];
  if (changed.length > 1 && preset && !differing(after.rules, preset).length) {
    return [{ key: "preset", text: say("lobby-news-preset", { player, preset: presetName(after.preset) }) }];
  }
  return changed.map((option) => ({
    key: option,
    text:
      option === "custom"
        ? say("lobby-news-cards", { player })
        : say("lobby-news-option", { player, option: title(option), value: word(option, after.rules[option]) }),
  }));
}

export const SETTINGS = [
  "turn_hours",
  "timer",
  "pace",
  "call_grace",
  "catch_grace",
  "jump_grace",
  "minutes",
  "chat",
  "watchers",
  "hints",
  "rated",
  "collected",
  "public",
] as const;
type Setting = (typeof SETTINGS)[number];

export const settingTitle = (setting: Setting): string => say(`setting-${dashed(setting)}`);
export const settingAbout = (setting: Setting, value: number | boolean | string): string =>
  say(setting === "timer" && !value ? "setting-timer-none-about" : `setting-${dashed(setting)}-about`);

/** Which kind of table these settings make; "" where they have been mixed. */
export function mannersOf(settings: Settings, manners: Rulebook["manners"]): string {
  const fits = (kind: Record<string, number | string>): boolean =>
    Object.entries(kind).every(([name, value]) => settings[name as keyof Settings] === value);
  return Object.keys(manners).find((name) => fits(manners[name]!)) ?? "";
}

/** The settings that matter beside others: by turns neither seconds nor minutes do. */
export const settingsFor = (settings: Settings): Setting[] =>
  SETTINGS.filter((name) => !settings.turn_hours || !["timer", "minutes"].includes(name));

/** How long a turn may take, in hours or whole days. */
function turnWord(hours: number): string {
  if (!hours) return say("setting-turn-hours-none");
  return hours % 24 ? say("setting-turn-hours-count", { count: hours }) : say("setting-turn-days-count", { count: hours / 24 });
}

/** What a setting of the table is set to, in a word or two. */
export function settingWord(setting: Setting, value: number | boolean | string): string {
  if (typeof value === "boolean") return say(value ? "value-yes" : "value-no");
  if (typeof value === "string") return say(`setting-${setting}-${value}`);
  if (setting === "minutes") return value ? say("setting-minutes-count", { count: value }) : say("setting-minutes-none");
  if (setting === "timer" && !value) return say("lobby-no-timer");
  if (setting === "turn_hours") return turnWord(value);
  return say("seconds", { seconds: value });
}

function ofSettings(before: Room, after: Room): News[] {
  const player = hostOf(after);
  const told: News[] = SETTINGS.filter((name) => before.settings[name] !== after.settings[name]).map((name) => ({
    key: name,
    text: say("lobby-news-option", { player, option: settingTitle(name), value: settingWord(name, after.settings[name]) }),
  }));
  if (before.settings.seats !== after.settings.seats) {
    told.push({ key: "seats", text: say("lobby-news-seats", { player, count: after.settings.seats }) });
  }
  return told;
}

function ofPeople(before: Room, after: Room, me: number): News[] {
  const told: News[] = [];
  const seatIn = (room: Room, person: number): number => room.places.findIndex((place) => place.person === person) + 1;
  const smaller = after.places.length < before.places.length;
  for (const { person, name: player } of after.people) {
    const seat = seatIn(after, person);
    const known = before.people.some((other) => other.person === person);
    if (person === me || (known && seat === seatIn(before, person)) || (seat && smaller)) continue;
    told.push({
      key: seat ? `seat-${seat}` : "watchers",
      text: seat ? say("lobby-news-sat", { player, seat }) : say("lobby-news-watches", { player }),
    });
  }
  for (const { person, name: player } of before.people) {
    if (after.people.some((other) => other.person === person)) continue;
    told.push({ key: `seat-${seatIn(before, person)}`, text: say("lobby-news-left", { player }) });
  }
  if (before.host !== after.host && after.host) {
    const text = after.host === me ? say("lobby-news-you-host") : say("lobby-news-host", { player: hostOf(after) });
    told.push({ key: "host", text });
  }
  return told;
}

function ofBots(before: Room, after: Room): News[] {
  if (before.places.length !== after.places.length) return [];
  return after.places.flatMap((place, index) => {
    const seat = index + 1;
    const was = before.places[index]?.bot;
    if (place.bot === was || place.person) return [];
    if (!place.bot) return [{ key: `seat-${seat}`, text: say("lobby-news-free", { seat }) }];
    return [{ key: `seat-${seat}`, text: say("lobby-news-bot", { seat, level: botWord(place.bot, place.owner) }) }];
  });
}

/** What a level of bots is called; one that the server has installed is called by its name. */
function levelWord(level: string): string {
  const word = `level-${level}`;
  return texts.has(word) ? say(word) : level;
}

/** The same, with whose it is where it is a program. */
export function botWord(bot: string, owner = ""): string {
  return owner ? say("seat-program", { bot, owner }) : levelWord(bot);
}

// Who plays

export function company(room: Room): { people: number; bots: number; free: number } {
  const people = room.places.filter((place) => place.person).length;
  const bots = room.places.filter((place) => place.bot && !place.person).length;
  return { people, bots, free: room.places.length - people - bots };
}

/** The rules in a few words: their preset, and how many options differ from it. */
export function nameOf(room: Room, book: Rulebook): string {
  const preset = presetName(room.preset);
  const count = differing(room.rules, book.presets[room.preset] ?? {}).length;
  return count ? say("rules-changed", { preset, count }) : preset;
}

const OFFERED: Partial<Record<Setting, number[]>> = {
  timer: [0, 10, 20, 30, 45, 60, 90, 120],
  turn_hours: [0, 1, 4, 8, 12, 24, 48, 72, 168, 336],
  minutes: [0, 10, 15, 20, 30, 45, 60, 90, 120],
};

/** Seconds or minutes that a setting offers, the present one among them. */
export function offered(setting: Setting, present: number): number[] {
  return among(OFFERED[setting] ?? [0, 0.5, 0.75, 1, 1.5, 2, 3, 4, 5], present);
}

/** The dark squares of a QR code as one path. */
export function squares(code: boolean[][]): string {
  return code.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
}
