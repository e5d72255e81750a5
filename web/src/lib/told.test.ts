import { expect, test } from "vitest";
import told from "../../../tests/told.json";
import { happening } from "./samples";
import { LANGUAGES, texts, type Language } from "./text.svelte";
import { Teller } from "./words";

const places = told.names.map((name) => ({ name }));

for (const language of Object.keys(LANGUAGES) as Language[]) {
  test(`in ${LANGUAGES[language]} the page calls cards and tells events as the terminal does`, async () => {
    await texts.need("core", "game");
    await texts.speak(language);
    const wanted = told.languages[language];
    for (const [deck, rules] of Object.entries(told.rules)) {
      const teller = new Teller({ rules, places });
      const cards = wanted.cards[deck as keyof typeof wanted.cards];
      expect(Object.fromEntries(Object.keys(cards).map((face) => [face, teller.card(face)]))).toEqual(cards);
    }
    const teller = new Teller({ rules: told.rules["108"], places });
    expect(told.events.map((event) => teller.sentence(happening(event)))).toEqual(wanted.sentences);
  });
}
