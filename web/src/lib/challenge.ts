import type { Challenge, ChallengeMade, TryShown } from "../generated/protocol";
import { asGuest, ask } from "./api";

export const pathOf = (code: string): string => `challenges/${encodeURIComponent(code)}`;
export const challengeOf = (code: string): Promise<Challenge> => ask<Challenge>(pathOf(code));
export const makeChallenge = (record: string, round: number, seat: number): Promise<ChallengeMade> =>
  asGuest<ChallengeMade>("challenges", { record, round, seat });

/** How a hand went for whoever had it and for all others, the best first. */
export interface Row extends TryShown {
  had: boolean;
}
export function sideBySide({ first, tries }: Pick<Challenge, "first" | "tries">): Row[] {
  const rows = [...(first ? [{ ...first, had: true }] : []), ...tries.map((each) => ({ ...each, had: false }))];
  return rows.sort((one, other) => other.score - one.score);
}
