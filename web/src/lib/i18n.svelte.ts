import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import first from "virtual:catalogues";
import { ALIASES, LANGUAGES, type Language } from "../generated/constants";
import { load, save } from "./settings.svelte";

export { LANGUAGES, type Language };
export type Part = keyof typeof first;
export type Argument = string | number;

/** Languages by their codes in small letters, and by what else they are called. */
const KNOWN = new Map<string, Language>(Object.entries(ALIASES));
for (const code of Object.keys(LANGUAGES) as Language[]) KNOWN.set(code.toLowerCase(), code);

/** Where the messages of a catalogue begin, and what they are made of. */
const MESSAGE = /\n(?=[a-z])/;
const REFERENCE = /\{\s*([a-z][\w-]*)/g;

/** The language of ours that is meant by a code; "" where we do not have it. */
export function ours(code: string): Language | "" {
  const whole = code.toLowerCase();
  return KNOWN.get(whole) ?? KNOWN.get(whole.split("-")[0]!) ?? "";
}

function preferred(wanted: readonly string[]): Language {
  for (const code of wanted) {
    const found = ours(code);
    if (found) return found;
  }
  return "en";
}

/** The messages of some catalogues by their ids, as they are written. */
async function read(language: Language, parts: Part[]): Promise<Map<string, string>> {
  const list = parts.every((part) => part in first) ? first : { ...first, ...(await import("virtual:catalogues/others")).default };
  const texts = await Promise.all(parts.map((part) => list[part]![language]()));
  const messages = texts.flatMap(({ default: text }) => text.split(MESSAGE));
  return new Map(messages.map((message) => [message.slice(0, message.indexOf(" ")), message]));
}

class Texts {
  language = $state<Language>(ours(load("language", "")) || preferred(globalThis.navigator?.languages ?? []));
  #bundle = $state.raw<FluentBundle | null>(null);
  #unparsed = new Map<string, string>();
  #parts = new Set<Part>();
  /** What is done when the language has changed. */
  readonly changed = new Set<() => void>();

  /** Makes parts of the catalogues ready. */
  async need(...parts: Part[]): Promise<void> {
    const missing = parts.filter((part) => !this.#parts.has(part));
    if (!missing.length) return;
    const language = this.language;
    const messages = await read(language, missing);
    if (language !== this.language) return this.need(...missing);
    for (const part of missing) this.#parts.add(part);
    for (const [id, message] of messages) this.#unparsed.set(id, message);
    if (!this.#bundle) this.#begin(language);
  }

  async speak(language: Language): Promise<void> {
    const parts = [...this.#parts];
    const messages = await read(language, parts);
    if (parts.length < this.#parts.size) return this.speak(language);
    this.#unparsed = messages;
    this.#begin(language);
    save("language", language);
    for (const then of this.changed) then();
  }

  #begin(language: Language): void {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.language = language;
    if (globalThis.document) document.documentElement.lang = language;
  }

  /** Parses a message and those it is made of when it is first said: to parse all of them takes a slow phone a tenth of a second. */
  #parse(id: string): void {
    const written = this.#unparsed.get(id);
    if (written === undefined) return;
    this.#unparsed.delete(id);
    this.#bundle?.addResource(new FluentResource(written));
    for (const [, part = ""] of written.matchAll(REFERENCE)) this.#parse(part);
  }

  has(id: string): boolean {
    return this.#bundle !== null && (this.#unparsed.has(id) || this.#bundle.hasMessage(id));
  }

  say(id: string, details: Record<string, Argument> = {}): string {
    this.#parse(id);
    const pattern = this.#bundle?.getMessage(id)?.value;
    if (!this.#bundle || !pattern) return id;
    const spoken: Record<string, FluentVariable> = {};
    for (const [name, detail] of Object.entries(details)) {
      spoken[name] = typeof detail === "number" ? new FluentNumber(detail, { useGrouping: false }) : detail;
    }
    return this.#bundle.formatPattern(pattern, spoken, []);
  }
}

export const texts = new Texts();

/** A message of the catalogues in the language of the page; following a change of language by itself. */
export const say = (id: string, details?: Record<string, Argument>): string => texts.say(id, details);

export const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
