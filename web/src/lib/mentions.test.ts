import { expect, test } from "vitest";
import { pieces } from "./mentions";

test("a text without cards is one piece", () => {
  expect(pieces("Draw two.")).toEqual([{ text: "Draw two." }]);
  expect(pieces("")).toEqual([]);
});

test("cards in brackets are pieces of their own, wherever they stand", () => {
  expect(pieces("On top lies [R7]. Lay [W+4][Y+2]")).toEqual([
    { text: "On top lies " },
    { face: "R7" },
    { text: ". Lay " },
    { face: "W+4" },
    { face: "Y+2" },
  ]);
});

test("every face can be mentioned", () => {
  const ranks = [..."0123456789SR", "+2"];
  const coloured = [..."RYGB"].flatMap((colour) => ranks.map((rank) => colour + rank));
  const faces = [...coloured, "W", "W+4", "WH", "W1", "W2", "W3", "WR", "WS", "WSS", "W+2", "WT", "WX"];
  expect(faces).toHaveLength(64);
  for (const face of faces) expect(pieces(`[${face}]`)).toEqual([{ face }]);
});

test("brackets around anything else stay as they are", () => {
  for (const text of ["[R10]", "[red 7]", "[]", "[W4]", "[r7]", "[ R7 ]", "R7", "[R7", "[WSSS]"]) expect(pieces(text)).toEqual([{ text }]);
});
