import { at } from "./base";
import type { Fault as Refusal, Guest, Settings, Summary } from "../generated/protocol";
import { settings } from "./settings.svelte";
import { texts } from "./i18n.svelte";

/** Why the server refused a request: a code for us, a text for people in their language. */
export class Fault extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

/** What of a request may be otherwise than usual. */
interface Otherwise extends Pick<RequestInit, "method" | "credentials" | "cache"> {
  headers?: Record<string, string>;
}

/** Asks the server; what goes wrong is a Fault, `offline` where it could not be reached at all. */
export async function ask<Answer>(path: string, body?: unknown, more: Otherwise = {}): Promise<Answer> {
  let answer: Response;
  try {
    const headers: Record<string, string> = { "accept-language": texts.language, accept: "application/json", ...more.headers };
    if (body !== undefined) headers["content-type"] = "application/json";
    const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
    answer = await fetch(at(`api/${path}`), { ...sent, ...more, headers });
  } catch {
    throw new Fault("offline", texts.say("web-offline"));
  }
  const told: unknown = await answer.json().catch(() => null);
  if (answer.ok && (told !== null || answer.status === 204)) return told as Answer;
  const fault = told as Partial<Refusal> | null;
  throw new Fault(fault?.code ?? "server-error", fault?.text ?? texts.say("server-error"));
}

/** Makes us somebody here: under that name, else under the one we have, else under the usual one. */
export async function beGuest(name: string): Promise<void> {
  const wanted = name || settings.guest || texts.say("default-name");
  if (wanted === settings.guest) return;
  const me = await ask<Guest>("guests", { name: wanted });
  settings.set("guest", me.name);
}

/** Makes us somebody under the name that has been typed, "" for none, here and from now on. */
export async function beCalled(name: string): Promise<void> {
  await beGuest(name);
  settings.set("name", name);
}

/** Whether the server does not know this browser, or no longer. */
export const isStranger = (code: string): boolean => code === "no-token" || code === "bad-token";

/** Introduces us again, where the server has forgotten us. */
export async function beGuestAgain(): Promise<void> {
  const name = settings.name || settings.guest;
  settings.set("guest", "");
  await beGuest(name);
}

/** Asks for something that the server does only for guests whom it knows. */
export function asGuest<Answer>(path: string, body: unknown): Promise<Answer> {
  return ask<Answer>(path, body).catch(async (fault: Fault) => {
    if (!isStranger(fault.code)) throw fault;
    await beGuestAgain();
    return ask<Answer>(path, body);
  });
}

/** A list of one's own; of somebody whom the server does not know it is empty. */
export function askOwn<Item>(path: string): Promise<Item[]> {
  return ask<Item[]>(path).catch((fault: Fault) => {
    if (!isStranger(fault.code)) throw fault;
    return [];
  });
}

export const openTable = (wanted: Partial<Settings>): Promise<Summary> => asGuest<Summary>("tables", { settings: wanted });
