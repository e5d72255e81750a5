/** What somebody has chosen on this device. Where the browser keeps nothing, it is forgotten with the page. */

export type Theme = "system" | "light" | "dark";

function load(key: string, usual: string): string {
  try {
    return localStorage.getItem(`lastcard.${key}`) ?? usual;
  } catch {
    return usual;
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
  sound = $state(load("sound", "on") === "on");
  chat = $state(load("chat", "on") === "on");
  name = $state(load("name", ""));

  setTheme(theme: Theme): void {
    this.theme = theme;
    save("theme", theme);
    if (theme === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = theme;
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
}

export const settings = new Settings();
export { load };
