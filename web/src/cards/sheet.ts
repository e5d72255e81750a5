import lattice from "./lattice.svg?raw";
import parts from "./parts.svg?raw";

/** What is drawn on the cards of every colour: the part, its place and size, and how thick the pen is; large and in the corner. */
const SIGNS: Record<string, [part: string, large: string, corner: string]> = {
  S: ["a-S", 'transform="translate(50 79)" stroke-width="11"', 'transform="translate(18.5 18.5)scale(.33)" stroke-width="14"'],
  R: [
    "a-R",
    'transform="translate(51 79)scale(.92)" stroke-width="11.5"',
    'transform="translate(18.5 18.5)scale(.29)" stroke-width="14.5"',
  ],
  "+2": [
    "a-p2",
    'transform="translate(51 79)scale(.92)" stroke-width="12.5"',
    'transform="translate(18.5 18.5)scale(.3)" stroke-width="14"',
  ],
};
for (const number of "0123456789") {
  SIGNS[number] = [
    `n${number}`,
    'transform="translate(51 79)scale(1.02)" stroke-width="12"',
    'transform="translate(16.5 18.5)scale(.34)" stroke-width="14"',
  ];
}

const coloured = [..."RYGB"].flatMap((colour) =>
  Object.entries(SIGNS).map(
    ([rank, [part, large, corner]]) =>
      `<symbol id="c-${colour}${rank}" viewBox="0 0 100 140"><use href="#g-${colour}"/><g class="p${colour}">` +
      `<use href="#${part}" ${large}/><use href="#${part}" ${corner}/></g></symbol>`,
  ),
);

/** The card art as symbols: `c-R7` and the like for faces, `c-back`, and `i-R` for the shape of a colour. */
export const SHEET = parts + coloured.join("");

/** What the back and the wild cards are filled with: browsers paint nothing with a pattern or gradient that is not displayed itself. */
export const LATTICE = lattice;
