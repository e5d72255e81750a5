import type { FamilyRating, OwnMatches } from "../generated/accounts";
import { ask } from "./api";
import type { OwnMatch } from "./matches";

const MOST_PAGES = 50;

/** All matches that the server knows one has played, the newest first; none for who is nobody there. */
export async function servedMatches(): Promise<OwnMatch[]> {
  const all: OwnMatch[] = [];
  let before = "";
  for (let page = 0; page < MOST_PAGES; page++) {
    const part = await ask<OwnMatches>(`matches${before}`).catch((): OwnMatches => ({ matches: [], next: 0 }));
    all.push(...part.matches.map((match) => ({ ...match, link: "", page: "" })));
    if (!part.next) break;
    before = `?before=${part.next}`;
  }
  return all;
}

export const ownRatings = (): Promise<FamilyRating[]> => ask<FamilyRating[]>("ratings").catch(() => []);
