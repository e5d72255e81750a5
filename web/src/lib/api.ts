import { at } from "./base";
import type { Settings } from "./protocol";
import { texts } from "./text.svelte";

/** Why the server refused a request: a code for us, a text for people in their language. */
export class Fault extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

export interface Summary {
  table: string;
  link: string;
  stage: string;
  preset: string;
  names: string[];
  free: number;
  watching: number;
  round: number;
  top: string;
  bots: number[];
  seats: number;
}

export interface Finished {
  record: string;
  link: string;
  page: string;
  at: string;
  preset: string;
  names: string[];
  champions: number[];
  rounds: number;
  course: number[];
}

export interface Guest {
  name: string;
}

/** Asks the server; what goes wrong is a Fault, `offline` where it could not be reached at all. */
export async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  let answer: Response;
  try {
    const headers: Record<string, string> = { "accept-language": texts.language, accept: "application/json" };
    if (body !== undefined) headers["content-type"] = "application/json";
    const post = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
    answer = await fetch(at(`api/${path}`), { headers, credentials: "same-origin", ...post });
  } catch {
    throw new Fault("offline", texts.say("web-offline"));
  }
  const told: unknown = await answer.json().catch(() => null);
  if (answer.ok && told !== null) return told as Answer;
  const fault = told as Partial<{ code: string; text: string }> | null;
  throw new Fault(fault?.code ?? "server-error", fault?.text ?? texts.say("server-error"));
}

/** Makes sure that we are somebody here: the guest of the cookie, renamed or new where a name is given. */
export async function beGuest(name: string): Promise<Guest> {
  const me = await ask<Guest>("guests/me").catch((fault: Fault) => {
    if (fault.code === "offline") throw fault;
    return null;
  });
  return me && (!name || me.name === name) ? me : ask<Guest>("guests", { name: name || texts.say("default-name") });
}

export const openTable = (settings: Partial<Settings>): Promise<Summary> => ask<Summary>("tables", { settings });
