import type { Table } from "./table.svelte";
import { say, texts } from "./i18n.svelte";
import type { Teller } from "./narrator";
import { leftWord } from "./turns";

/** What can be asked at any time, whoever's turn it is. */
export type Asked = "top" | "hands" | "scores" | "last" | "clock";

const LAST = 3; // events that are told again

/** What is to be said to somebody who asks. */
export function answerTo(asked: Asked, table: Table, teller: Teller): string {
  const { game, room, seat } = table;
  if (!game || !room) return "";
  const seats = room.places.map((_, before) => ((before + Math.max(seat - 1, 0)) % room.places.length) + 1);
  const each = (told: (place: number) => string): string => seats.map((place) => `${teller.name(place)}: ${told(place - 1)}`).join(" · ");
  switch (asked) {
    case "top":
      return teller.top(game);
    case "hands":
      return each((place) => say(game.in_round.includes(place + 1) ? "web-cards" : "web-out", { count: game.sizes[place] ?? 0 }));
    case "scores":
      return each((place) => say("web-points", { count: room.scores[place] ?? 0 }));
    case "last": {
      const told = table.narration.flatMap((entry) => ("event" in entry ? [teller.sentence(entry.event)] : []));
      return told.filter(Boolean).slice(-LAST).join(" ") || say("asked-nothing");
    }
    case "clock": {
      const turn = game.turn === seat ? `${say("web-your-turn")}.` : teller.prompt(game, null, 0);
      const left = (table.clock.left[game.turn] ?? 0) - (performance.now() - table.clock.at) / 1000;
      if (left <= 0) return turn;
      const hours = room.settings.turn_hours && texts.has("turns-kind"); // whose words come with the table by turns
      return `${turn} ${hours ? leftWord(left) : say("time-left", { seconds: Math.ceil(left) })}.`;
    }
  }
}
