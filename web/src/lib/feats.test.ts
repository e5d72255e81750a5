import { expect, test } from "vitest";
import { dared } from "./feats";

test("what was dared is told match by match, the oldest first, where it is known", () => {
  const feats = { catches: 2, false_catches: 1, caught: 0, bluffs: 3, bluffs_found: 1, challenges: 1, challenges_right: 0 };
  const matches = [{ feats }, { feats: null }, { feats: { ...feats, catches: 0 } }];
  expect(dared(matches)).toEqual({
    catches: [
      { well: 0, ill: 1 },
      { well: 2, ill: 1 },
    ],
    bluffs: [
      { well: 2, ill: 1 },
      { well: 2, ill: 1 },
    ],
    challenges: [
      { well: 0, ill: 1 },
      { well: 0, ill: 1 },
    ],
  });
});
