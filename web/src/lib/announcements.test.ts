import { expect, test } from "vitest";
import { announcements } from "./announcements.svelte";

test("an announcement is shown once, until it has been read", () => {
  announcements.hear({ number: 1, text: "back at ten" });
  announcements.hear({ number: 1, text: "back at ten" });
  announcements.hear({ number: 2, text: "hello" });
  expect(announcements.shown.map(({ text }) => text)).toEqual(["back at ten", "hello"]);
  announcements.close(1);
  announcements.hear({ number: 1, text: "back at ten" });
  expect(announcements.shown.map(({ text }) => text)).toEqual(["hello"]);
});
