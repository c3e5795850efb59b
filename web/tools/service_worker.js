/* The service worker, behind the line in which its build has put PAGE: version, first script and files of the page. */
const HOME = new URL("./", location.href);
// Several pages may lie on one web host, so the folder is part of the name; then the first script, by which pages in use are known.
const OURS = `babylon:${HOME.pathname}:`;
const NAME = `${OURS}${PAGE.entry}:${PAGE.version}`;

/** Keeps all files or none. */
async function keep() {
  const first = await fetch(HOME, { cache: "no-cache" });
  const text = await first.text();
  if (!first.ok || !text.includes(PAGE.entry)) throw new Error("The web host is between two versions of the page.");
  const cache = await caches.open(NAME);
  // A name with a hash in it never changes: what the page has loaded already is not loaded again.
  const fresh = (name) => ({ cache: name.startsWith("assets/") ? "default" : "no-cache" });
  await cache.addAll(PAGE.files.map((name) => new Request(new URL(name, HOME), fresh(name))));
  const headers = new Headers(first.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  await cache.put(HOME, new Response(text.replaceAll('"./', `"${HOME.pathname}`), { headers }));
  await self.skipWaiting();
}

/** Forgets older versions, but for those whose pages are still open: they may not have loaded all of their files yet. */
async function tidy() {
  const { held } = await navigator.locks.query();
  const used = [NAME, ...held.map(({ name }) => name)];
  for (const name of await caches.keys()) {
    if (name.startsWith(OURS) && !used.some((start) => name.startsWith(start))) await caches.delete(name);
  }
  await self.clients.claim();
}

/** The first page: the newest, or the kept one for every address while the web host is away or ails. */
async function page(request) {
  const newest = await fetch(new Request(request, { cache: "no-cache" }), { signal: AbortSignal.timeout(5000) }).catch(
    () => null,
  );
  if (newest !== null && newest.status < 500) return newest;
  return (await caches.match(HOME, { cacheName: NAME, ignoreVary: true })) ?? newest ?? Response.error();
}

async function file(request) {
  const kept = { ignoreVary: true, ignoreSearch: true };
  return (
    (await caches.match(request, { ...kept, cacheName: NAME })) ?? (await caches.match(request, kept)) ?? fetch(request)
  );
}

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(tidy()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const isOurs = request.url.startsWith(HOME.href) && !request.url.startsWith(`${HOME.href}api/`);
  if (request.method !== "GET" || !isOurs) return;
  event.respondWith(request.mode === "navigate" ? page(request) : file(request));
});

/** Shows that it is somebody's turn, or that their table is ready; a newer notice of the same table takes the place of the former. */
async function show({ table, title, body, lang }) {
  const icon = new URL("icon-192.png", HOME).href;
  await self.registration.showNotification(title, { body, lang, tag: `turn:${table}`, icon, data: { table } });
  if ("setAppBadge" in self.navigator) await self.navigator.setAppBadge().catch(() => undefined);
}

/** Leads to the table: in the page that has it open, or in a new one. */
async function lead(url) {
  if ("clearAppBadge" in self.navigator) await self.navigator.clearAppBadge().catch(() => undefined);
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find(({ url: at }) => at.split(/[?#]/)[0] === url.href);
  return there === undefined ? self.clients.openWindow(url.href) : there.focus();
}

self.addEventListener("push", (event) => {
  const told = event.data?.json();
  if (["your-turn", "your-table"].includes(told?.kind)) event.waitUntil(show(told));
});
self.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(lead(new URL(`t/${encodeURIComponent(notification.data.table)}`, HOME)));
});
