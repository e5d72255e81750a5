/** Does something when there is nothing better to do. */
export function whenIdle(task: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(task, { timeout: 5000 });
  else setTimeout(task, 2000);
}

/** A part of the page that comes after what is painted next, as asking for it takes time; where it can't be loaded, again with the connection. */
export async function afterPaint<Part>(load: () => Promise<Part>): Promise<Part> {
  await new Promise<void>((painted) => requestAnimationFrame(() => setTimeout(painted)));
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((online) => addEventListener("online", online, { once: true }));
    }
  }
}
