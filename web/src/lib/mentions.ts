/** A text in which cards are named in square brackets, such as "On top lies [R7].", in its pieces. */
export type Piece = { text: string } | { face: string };

const MENTION = /\[([RYGB](?:[0-9SR]|\+2)|W(?:\+[24]|[H123RTX]|SS?)?)\]/;

export function pieces(text: string): Piece[] {
  return text
    .split(MENTION)
    .map((part, place) => (place % 2 ? { face: part } : { text: part }))
    .filter((piece) => !("text" in piece) || piece.text !== "");
}
