/** What somebody has chosen on this device. Where the browser keeps nothing, it is forgotten with the page. */

export type Theme = "system" | "light" | "dark";

/** What the table is made of. */
export const FELTS = ["felt", "wood", "night"] as const;
export type Felt = (typeof FELTS)[number];

export function load(key: string, usual: string): string {
  try {
    return localStorage.getItem(`lastcard.${key}`) ?? usual;
  } catch {
    return usual;
  }
}

/** The list that a kept text holds; where it holds none, or something else, it is empty. */
export function listIn(text: string): unknown[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

export function save(key: string, value: string): void {
  try {
    localStorage.setItem(`lastcard.${key}`, value);
  } catch {
    // closed storage: the choice holds until the page is left
  }
}

class Settings {
  theme = $state<Theme>(load("theme", "system") as Theme);
  felt = $state<Felt>(FELTS.find((felt) => felt === load("felt", "")) ?? "felt");
  sound = $state(load("sound", "on") === "on");
  chat = $state(load("chat", "on") === "on");
  /** What somebody wants to be called, where they have said so. */
  name = $state(load("name", ""));
  /** The name under which the server knows this browser, if it does. */
  guest = load("guest", "");
  /** What "play now" plays. */
  preset = $state(load("preset", "classic"));
  level = $state(load("level", "normal"));

  setTheme(theme: Theme): void {
    this.theme = theme;
    save("theme", theme);
    if (theme === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = theme;
  }

  setFelt(felt: Felt): void {
    this.felt = felt;
    save("felt", felt);
    document.documentElement.dataset["felt"] = felt;
  }

  setSound(on: boolean): void {
    this.sound = on;
    save("sound", on ? "on" : "off");
  }

  /** Whether what others say is shown. */
  setChat(on: boolean): void {
    this.chat = on;
    save("chat", on ? "on" : "off");
  }

  setName(name: string): void {
    this.name = name;
    save("name", name);
  }

  setGuest(name: string): void {
    this.guest = name;
    save("guest", name);
  }

  setPreset(preset: string): void {
    this.preset = preset;
    save("preset", preset);
  }

  setLevel(level: string): void {
    this.level = level;
    save("level", level);
  }
}

export const settings = new Settings();
