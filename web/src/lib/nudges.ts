import { at } from "./base";
import type { Update } from "../generated/protocol";
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";
import { say } from "./i18n.svelte";
import { asked } from "./narrator";

const TURN = [35];
const CAUGHT = [60, 50, 60];
const FOUR = [40, 30, 40, 30, 140];
const WON = [30, 50, 30, 50, 30, 50, 220];

/** How an update feels to a seat, as lengths of buzzing and stillness in turn; `turn`: it has become this seat's turn. */
export function buzzOf({ events = [], game }: Update, seat: number, turn: boolean): number[] {
  if (!seat) return [];
  if (events.some((event) => event.kind === "won" && event.seat === seat)) return WON;
  if (events.some((event) => event.kind === "caught" && event.other === seat)) return CAUGHT;
  if (turn && events.some((event) => event.kind === "played" && event.card === "W+4") && game?.penalty) return FOUR;
  return turn ? TURN : [];
}

/** Tells of one's turn where the page is not to be seen. */
async function notify(table: Table): Promise<void> {
  if (!settings.notify || !document.hidden || globalThis.Notification?.permission !== "granted") return;
  const title = say("web-your-turn");
  const details = { body: say("web-title-table"), tag: `lastcard ${table.code}`, icon: at("icon-512.png") };
  try {
    const shown = new Notification(title, details);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
    document.addEventListener("visibilitychange", () => shown.close(), { once: true });
  } catch {
    // on phones only the service worker may
    await (await navigator.serviceWorker.getRegistration())?.showNotification(title, details);
  }
}

/** Buzzes and notifies as things happen at a table; returns how to stop that. */
export function nudge(table: Table): () => void {
  let waited = table.game !== null && asked(table.game, table.seat);
  return table.listen((update) => {
    const waits = table.game !== null && asked(table.game, table.seat);
    const turn = waits && !waited && table.seat > 0;
    waited = waits;
    const buzz = buzzOf(update, table.seat, turn);
    // browsers let a page buzz only after a touch
    if (buzz.length && settings.haptics && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(buzz);
    if (turn) void notify(table);
  });
}
