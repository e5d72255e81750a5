import { expect, test } from "vitest";
import { placeIn } from "./invitationLink";

test.each([
  ["DZYSAWTH", "t/DZYSAWTH"],
  ["dzysawth", "t/DZYSAWTH"],
  ["  dzys awth\n", "t/DZYSAWTH"],
  ["DZYS-AWTH.", "t/DZYSAWTH"],
  ["http://127.0.0.1:8000/t/DZYSAWTH", "t/DZYSAWTH"],
  ["https://club.example.org/cards/t/dzysawth?watch#top", "t/DZYSAWTH"],
  ["Come and play: http://club.example.org/t/DZYSAWTH!", "t/DZYSAWTH"],
  ["club.example.org/t/DZYSAWTH/", "t/DZYSAWTH"],
  ["https://club.example.org/r/20260105-k3x/2.17", "r/20260105-k3x/2.17"],
  ["https://club.example.org/r/20260105-k3x", "r/20260105-k3x"],
  ["https://club.example.org/e/dzysawth", "e/DZYSAWTH"],
  ["https://club.example.org/e/DZYSAWTH/2.3-k7w", "e/DZYSAWTH/2.3-k7w"],
])("%j means %s", (text, place) => {
  expect(placeIn(text)).toBe(place);
});

test.each(["", "   ", "http://club.example.org/", "my table, please", "ÅÄÖ", "a".repeat(40)])("%j means no place", (text) => {
  expect(placeIn(text)).toBe("");
});
