import { ask } from "./api";
import { dateWord, MINUTE } from "./figures";
import type { ActShown, NewAct } from "../generated/admin";

/** Asks or does something with the token of a moderator, which goes along in a header alone. */
export function askAdmin<Answer>(token: string, path: string, body?: NewAct): Promise<Answer> {
  return ask<Answer>(`admin${path}`, body, { headers: { authorization: `Bearer ${token}` }, credentials: "omit", cache: "no-store" });
}

/** What takes back what holds. */
export function lifted({ act, about, number }: ActShown): NewAct {
  if (act === "announce") return { act: "withdraw", about: String(number) };
  return { act: act === "ban" ? "unban" : "unmute", about };
}

/** A time of the server as people here read it. */
export const when = (at: string): string => at && dateWord(at, MINUTE);
