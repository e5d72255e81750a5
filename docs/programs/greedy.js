// A bot that is a program of its own, in JavaScript: it lays the first card that fits.
const PLAIN = ["uno", "draw", "pass", "accept", "colour", "perform", "vote no"]; // what it says without a card

function choose({ game, own }) {
  const legal = own.legal ?? [];
  for (const action of legal) {
    const [verb, card] = action.split(/[ >]/);
    if (verb === "play" && (own.fitting ?? []).includes(card)) return own.uno ? `${action} uno` : action;
  }
  for (const action of legal) {
    const [verb, rest] = action.split(" ");
    if (verb === "shed") return ["shed", ...own.hand.slice(game.shed_to || 1)].join(" ");
    if (PLAIN.includes(action) || PLAIN.includes(verb)) return action;
    if (verb === "catch" && (game.vulnerable ?? []).includes(Number(rest))) return action;
  }
  return "wait";
}

require("readline")
  .createInterface({ input: process.stdin })
  .on("line", (line) => {
    const message = JSON.parse(line);
    if (message.type === "hello") console.log("ready");
    if (message.type === "ask") console.log(choose(message.view));
  });
