import { at } from "./base";
import { Fault } from "./api";
import { say, texts } from "./i18n.svelte";
import { dateWord, MINUTE } from "./phrases";
import type { ActShown, NewAct } from "../generated/admin";
import type { Fault as Refusal } from "../generated/protocol";

/** Asks or does something with the token of a moderator, which goes along in a header alone. */
export async function askAdmin<Answer>(token: string, path: string, body?: NewAct): Promise<Answer> {
  const headers: Record<string, string> = {
    "accept-language": texts.language,
    accept: "application/json",
    authorization: `Bearer ${token}`,
  };
  if (body) headers["content-type"] = "application/json";
  const post = body ? { method: "POST", body: JSON.stringify(body) } : {};
  const answer = await fetch(at(`api/admin${path}`), { headers, credentials: "omit", cache: "no-store", ...post }).catch(() => null);
  if (!answer) throw new Fault("offline", say("web-offline"));
  const told: unknown = await answer.json().catch(() => null);
  if (answer.ok && told !== null) return told as Answer;
  const fault = told as Partial<Refusal> | null;
  throw new Fault(fault?.code ?? "server-error", fault?.text ?? say("server-error"));
}

/** What takes back what holds. */
export function lifted({ act, about, number }: ActShown): NewAct {
  if (act === "announce") return { act: "withdraw", about: String(number) };
  return { act: act === "ban" ? "unban" : "unmute", about };
}

/** A time of the server as people here read it. */
export const when = (at: string): string => at && dateWord(at, MINUTE);
