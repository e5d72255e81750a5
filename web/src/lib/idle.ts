/** Does something when there is nothing better to do. */
export function whenIdle(task: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(task, { timeout: 5000 });
  else setTimeout(task, 2000);
}
