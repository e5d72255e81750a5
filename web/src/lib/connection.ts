import { at } from "./base";
import { PROTOCOL } from "../generated/constants";
import type { EveningCommand, EveningTold } from "../generated/evening";
import { texts } from "./i18n.svelte";
import { PASSING, update, welcome, type Command, type Hello, type Told } from "../generated/protocol";

/** What we say first, but for what is always the same; with a token where it is not the browser's cookie that says who we are. */
export type Greeting = Omit<Hello, "type" | "protocol"> & { token?: string };

/** What a table or an evening tells. */
export type Heard = Told | EveningTold;

interface Events {
  hello: () => Greeting;
  told: (message: Heard) => void;
  /** The connection is there, or it is lost and will be tried again in so many seconds. */
  state: (open: boolean, again: number) => void;
}

/** The code is that of an evening, and not of a table. */
export const ELSEWHERE = "is-evening";
const WAITS = [0.4, 0.5, 1, 2, 4, 8]; // seconds before each new try, then always the last; each time by up to a half more or less

/** A place at a table or at an evening: connects again when the line breaks, and says again what may not have arrived. */
export class Connection {
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting = new Map<string, object>();
  #count = 0;
  #name = Math.random().toString(36).slice(2, 8);
  #welcome = false;
  #ended = false;

  constructor(
    private readonly events: Events,
    private readonly understand: (text: string) => Heard | null = read,
  ) {
    this.#connect();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    texts.changed.add(this.#again);
  }

  /** What is said `once` is not said again by itself when the line breaks before it is answered. */
  say(command: Command | EveningCommand, once = false): string {
    const id = `${this.#name}${++this.#count}`;
    const message = { ...command, id };
    if (!once) this.#waiting.set(id, message);
    if (this.#welcome && this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    return id;
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    texts.changed.delete(this.#again);
    this.#socket?.close();
  }

  #connect(): void {
    const address = new URL(at("api/play"), location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.searchParams.set("table", this.events.hello().table); // by which a proxy may choose a server
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#welcome = false;
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, ...this.events.hello() } satisfies Hello));
    socket.onmessage = (event) => this.#hear(this.understand(String(event.data)));
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #hear(message: Heard | null): void {
    if (!message) return;
    if (message.type === "welcome" || (message.type === "evening" && !this.#welcome)) {
      this.#tries = 0;
      if (message.type === "welcome") for (const id of message.done) this.#waiting.delete(id);
      for (const waiting of this.#waiting.values()) this.#socket?.send(JSON.stringify(waiting));
      this.#welcome = true; // from here on what is said goes out at once, and so nothing is said twice
      this.events.state(true, 0);
    } else if ("id" in message && message.id && message.type !== "held") {
      this.#waiting.delete(message.id);
    } else if (message.type === "bye" && !message.again) {
      this.#ended = true;
    }
    if (message.type === "refused" && !this.#welcome && !PASSING.has(message.code)) this.#ended = true;
    this.events.told(message);
  }

  #lost(): void {
    if (this.#ended) return;
    const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)] ?? 8;
    this.events.state(false, wait);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), wait * 1000 * (0.5 + Math.random())); // not all at once when a server has gone
  }

  /** Another hello, so that refusals come in the language of the page. */
  #again = (): void => {
    this.#tries = 0;
    this.#socket?.close();
  };

  #hurry = (): void => {
    if (this.#ended || document.hidden || this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#timer);
    this.#connect();
  };
}

/** Whether everything is there that is never left out, of what the rest of the page relies on. */
function complete(sent: Told): boolean {
  switch (sent.type) {
    case "welcome":
    case "update":
      return Number.isInteger(sent.version);
    case "presence":
      return Array.isArray(sent.here);
    case "refused":
    case "bye":
      return typeof sent.code === "string" && typeof sent.text === "string";
    case "held":
    case "reason":
      return typeof sent.id === "string";
    case "advice":
    case "announcement":
      return typeof sent.text === "string";
    default:
      return false;
  }
}

/** A message of the server with everything in it that may be left out; null for what this page does not know. */
export function read(text: string): Told | null {
  try {
    const sent = JSON.parse(text) as Heard;
    if (sent.type === "evening") return { type: "bye", again: false, code: ELSEWHERE, text: "" };
    if (!complete(sent)) return null;
    return sent.type === "welcome" ? welcome(sent) : sent.type === "update" ? update(sent) : sent;
  } catch {
    return null;
  }
}
