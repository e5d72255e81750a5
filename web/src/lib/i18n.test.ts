import { expect, test } from "vitest";
import { say, texts } from "./i18n.svelte";

test("a message is said with those it is made of, and a part that comes later is said too", async () => {
  await texts.need("core");
  expect(say("how-to-play")).toBe("How to play");
  expect(say("card-wild")).toBe("card-wild");
  await texts.need("game");
  expect(say("hint-colour", { colour: "R" })).toBe("Play red.");
  expect(say("how-to-play")).toBe("How to play");
});

test("large numbers are grouped where a sentence asks for it, as its language does", async () => {
  await texts.need("collection");
  expect(say("does-from", { count: 4000 })).toBe("From 4,000 matches.");
});

test("a part that arrives while the language changes is in the new language", async () => {
  const arriving = texts.need("matches");
  await texts.speak("sv");
  await arriving;
  expect(say("how-to-play")).toBe("Så spelar man");
  expect(texts.has("matches-none")).toBe(true);
  expect(say("matches-won")).toBe("Vunna");
});
