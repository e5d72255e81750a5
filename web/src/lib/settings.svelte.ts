/** What somebody has chosen on this device. Where the browser keeps nothing, it is forgotten with the page. */

const MOST_MUTED = 50;

export type Theme = "system" | "light" | "dark";
/** How much time cards take to move. */
export type Motion = "calm" | "normal" | "quick" | "off";
const MOTIONS: readonly Motion[] = ["calm", "normal", "quick", "off"];

/** How a hand is shown: in the order in which its cards came, by colour, or by number. */
export type Order = "dealt" | "colour" | "number";
const ORDERS: readonly Order[] = ["dealt", "colour", "number"];

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

function part(text: string): number {
  const number = Number(text || 0.75);
  return number >= 0 && number <= 1 ? number : 0.75;
}

class Settings {
  theme = $state<Theme>(load("theme", "system") as Theme);
  felt = $state<Felt>(FELTS.find((felt) => felt === load("felt", "")) ?? "felt");
  sound = $state(load("sound", "on") === "on");
  /** How loud, from 0 to 1. */
  volume = $state(part(load("volume", "")));
  motion = $state<Motion>(MOTIONS.find((motion) => motion === load("motion", "")) ?? "normal");
  /** Whether what others say is shown. */
  chat = $state(load("chat", "on") === "on");
  /** Whether letters and numbers play. */
  keys = $state(load("keys", "on") === "on");
  /** How the hand is shown. */
  order = $state<Order>(ORDERS.find((order) => order === load("order", "")) ?? "colour");
  /** Whether a phone is to be felt. */
  haptics = $state(load("haptics", "on") === "on");
  /** Whether one is told of one's turn while the page is hidden. */
  notify = $state(load("notify", "off") === "on");
  /** Whether codes of tables are hidden from who looks over one's shoulder. */
  veiled = $state(load("veiled", "") === "on");
  /** Whether only one's cards are shown while the table is on a screen. */
  handOnly = $state(load("hand-only", "") === "on");
  /** What somebody wants to be called, where they have said so. */
  name = $state(load("name", ""));
  /** The number of the face that somebody has chosen, 0 where they have not. */
  face = $state(Number(load("face", "0")) || 0);
  /** The name under which the server knows this browser, if it does. */
  guest = load("guest", "");
  /** What "play now" plays. */
  preset = $state(load("preset", "classic"));
  level = $state(load("level", "normal"));

  /** Chooses something, and remembers it. */
  set<Name extends Choice>(name: Name, value: Settings[Name]): void {
    (this as Settings)[name] = value;
    const key = name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`);
    save(key, typeof value === "boolean" ? (value ? "on" : "off") : String(value));
  }

  setTheme(theme: Theme): void {
    this.set("theme", theme);
    if (theme === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = theme;
  }

  setFelt(felt: Felt): void {
    this.set("felt", felt);
    document.documentElement.dataset["felt"] = felt;
  }

  /** Whom one does not want to hear here, by table and person. */
  #muted = $state.raw<readonly string[]>(listIn(load("muted", "[]")).filter((each): each is string => typeof each === "string"));

  isMuted(table: string, person: number): boolean {
    return this.#muted.includes(`${table} ${person}`);
  }

  mute(table: string, person: number, on: boolean): void {
    const key = `${table} ${person}`;
    const others = this.#muted.filter((each) => each !== key);
    this.#muted = (on ? [...others, key] : others).slice(-MOST_MUTED);
    save("muted", JSON.stringify(this.#muted));
  }
}

/** What can be chosen. */
type Choice = Exclude<keyof Settings, `set${string}` | "mute" | "isMuted">;

export const settings = new Settings();
