import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import catalogues from "virtual:catalogues";
import { load, save } from "./settings.svelte";

export type Language = "en" | "sv" | "nb" | "is";
export type Part = keyof typeof catalogues;
export type Argument = string | number;

export const LANGUAGES: Record<Language, string> = { en: "English", sv: "Svenska", nb: "Norsk", is: "Íslenska" };

/** The language of ours that is meant by a code; "" where we do not have it. */
export function ours(code: string): Language | "" {
  const short = code.toLowerCase().split("-")[0] ?? "";
  const known = short === "no" || short === "nn" ? "nb" : short;
  return known in LANGUAGES ? (known as Language) : "";
}

export function preferred(wanted: readonly string[]): Language {
  for (const code of wanted) {
    const found = ours(code);
    if (found) return found;
  }
  return "en";
}

class Texts {
  language = $state<Language>(ours(load("language", "")) || preferred(globalThis.navigator?.languages ?? []));
  #bundle = $state.raw<FluentBundle | null>(null);
  #parts = new Set<Part>();

  /** Makes a part of the catalogues ready. */
  async need(...parts: Part[]): Promise<void> {
    const missing = parts.filter((part) => !this.#parts.has(part));
    if (missing.length) await this.#load(this.language, [...this.#parts, ...missing]);
  }

  async speak(language: Language): Promise<void> {
    await this.#load(language, [...this.#parts]);
    save("language", language);
  }

  async #load(language: Language, parts: Part[]): Promise<void> {
    const texts = await Promise.all(parts.map((part) => catalogues[part][language]()));
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text.default), { allowOverrides: true });
    for (const part of parts) this.#parts.add(part);
    this.#bundle = bundle;
    this.language = language;
    if (globalThis.document) document.documentElement.lang = language;
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  say(id: string, details: Record<string, Argument> = {}): string {
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
