import type { Club, ClubAlbum, ClubChange, ClubListed, Honour, NewClub } from "../generated/clubs";
import type { EveningSummary } from "../generated/evening";
import type { Summary } from "../generated/protocol";
import { asGuest, ask, askOwn } from "./api";
import { remove } from "./removing";
import type { Dared } from "./feats";

const path = (code: string, more = ""): string => `clubs/${encodeURIComponent(code)}${more}`;

/** The clubs that one belongs to. */
export const ownClubs = (): Promise<ClubListed[]> => askOwn<ClubListed>("clubs");
export const clubOf = (code: string): Promise<Club> => ask<Club>(path(code));
export const albumOf = (code: string, before: number): Promise<ClubAlbum> => ask<ClubAlbum>(path(code, `/album?before=${before}`));
export const makeClub = (wanted: NewClub): Promise<Club> => asGuest<Club>("clubs", wanted);
export const joinClub = (code: string): Promise<Club> => asGuest<Club>(path(code, "/members"), {});
export const changeClub = (code: string, wanted: ClubChange): Promise<Club> => ask<Club>(path(code), wanted);
export const passOn = (code: string, member: number): Promise<Club> => ask<Club>(path(code, "/keeper"), { member });
export const newLink = (code: string): Promise<Club> => ask<Club>(path(code, "/link"), {});
/** Leaves, or removes somebody. */
export const partWith = (code: string, member: number): Promise<Club> => remove<Club>(path(code, `/members/${member}`));
export const openClubTable = async (code: string): Promise<string> => (await ask<Summary>(path(code, "/tables"), {})).table;
export const openClubEvening = async (code: string): Promise<string> => (await ask<EveningSummary>(path(code, "/evenings"), {})).evening;

/** Who has dared most with success, of each kind of which anybody has; of equals whoever stands higher. */
export function boldest(honours: readonly Honour[]): { kind: Dared; name: string; count: number }[] {
  const kinds: Dared[] = ["catches", "bluffs", "challenges"];
  return kinds.flatMap((kind) => {
    const most = Math.max(0, ...honours.map((each) => each[kind]));
    const best = honours.find((each) => most > 0 && each[kind] === most);
    return best ? [{ kind, name: best.name, count: most }] : [];
  });
}

/** Which columns of the table of honours have anything in them. */
export function shownHonours(honours: readonly Honour[]): { evenings: boolean; matches: boolean } {
  return { evenings: honours.some(({ evenings }) => evenings), matches: honours.some(({ matches }) => matches) };
}
