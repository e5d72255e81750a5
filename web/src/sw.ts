/**
 * Keeps the page in the browser, so that it comes quickly, and comes at all where there is no connection, to say so itself. The server's
 * own page always goes first; the one that is kept is only ever there together with all the files that it names.
 */

const worker = self as unknown as ServiceWorkerGlobalScope;
const ROOT = new URL("./", worker.location.href).href;
const ASSETS = `${ROOT}assets/`;
const EARLY = `${ROOT}early.js`; // the one file of the page without a hash in its name
const CACHE = "lastcard-";
const PATIENCE = 6000; // milliseconds for the server's page, where one is kept

/** The caches of this page, the newest first: one for each page that was kept, with the files that were needed for it. */
async function generations(): Promise<string[]> {
  return (await caches.keys())
    .filter((name) => name.startsWith(CACHE + ROOT))
    .sort()
    .reverse();
}

async function kept(): Promise<Response | undefined> {
  for (const name of await generations()) {
    const page = await (await caches.open(name)).match(ROOT);
    if (page) return page;
  }
  return undefined;
}

/** Keeps a page that is new, after its files: a page without them is never kept. An older one stays for whoever still has it open. */
async function keep(answer: Response): Promise<void> {
  const text = await answer.text();
  if ((await (await kept())?.text()) === text) return;
  const files = [...text.matchAll(/(?:src|href)="([^"]*\/(?:assets\/[^"]+|early\.js))"/g)].map((found) => found[1]!);
  const cache = await caches.open(`${CACHE}${ROOT}-${Date.now()}`);
  await cache.addAll(files);
  const headers = new Headers(answer.headers);
  for (const name of ["content-encoding", "content-length", "vary"]) headers.delete(name);
  await cache.put(ROOT, new Response(text, { headers }));
  for (const old of (await generations()).slice(2)) await caches.delete(old);
}

let keeping: Promise<unknown> = Promise.resolve();
/** One after the other, for two windows may come at the same time. */
function keepInTurn(answer: Response): Promise<unknown> {
  keeping = keeping.then(() => keep(answer)).catch(() => undefined);
  return keeping;
}

async function page(event: FetchEvent): Promise<Response> {
  const old = await kept();
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, old ? PATIENCE : 60_000));
  try {
    const preloaded = event.preloadResponse as Promise<Response | undefined>;
    const answer = await Promise.race([preloaded.then((found) => found ?? fetch(event.request)), late]);
    if (answer?.ok && answer.headers.get("content-type")?.startsWith("text/html")) event.waitUntil(keepInTurn(answer.clone()));
    if (answer && (answer.status < 500 || !old)) return answer;
  } catch {
    // no connection
  }
  return old ?? Response.error();
}

/** Files with a hash in their name never change. */
async function asset(request: Request): Promise<Response> {
  const found = await caches.match(request, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  const [newest] = await generations();
  if (answer.ok && newest) await (await caches.open(newest)).put(request, answer.clone());
  return answer;
}

worker.addEventListener("install", (event) => {
  const shell = fetch(ROOT, { headers: { accept: "text/html" }, cache: "no-cache" });
  event.waitUntil(shell.then(keep).then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([worker.clients.claim(), worker.registration.navigationPreload?.enable()]));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(ROOT)) return;
  if (request.mode === "navigate" && !request.url.startsWith(`${ROOT}api/`)) event.respondWith(page(event));
  else if (request.url.startsWith(ASSETS)) event.respondWith(asset(request));
  else if (request.url === EARLY) event.respondWith(fetch(request).catch(async () => (await caches.match(EARLY)) ?? Response.error()));
});

/** Somebody is told that it is their turn, in the words of the server: it knows their language, and no word of it is about a card. */
worker.addEventListener("push", (event) => {
  const told = event.data?.json() as { title: string; body: string; link: string; tag: string } | undefined;
  if (!told) return;
  const { title, link, ...shown } = told;
  event.waitUntil(worker.registration.showNotification(title, { ...shown, icon: `${ROOT}icon-512.png`, data: link }));
});

/** The table comes to the fore, in the window that shows it if there is one. */
async function show(link: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((window) => window.url === link);
  await (there ? there.focus() : worker.clients.openWindow(link));
}

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data)));
});

/** What a page had loaded before it was watched over. */
worker.addEventListener("message", (event) => {
  const files = (Array.isArray(event.data) ? event.data : []).filter((file) => String(file).startsWith(ASSETS)) as string[];
  event.waitUntil(Promise.all(files.map((file) => asset(new Request(file)).catch(() => undefined))));
});

export {};
