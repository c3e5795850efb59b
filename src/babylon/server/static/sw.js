const SHELL = ["/","/assets/Court-BfVHzvCN.css","/assets/Court-BjM0MlSD.js","/assets/bots-109VJUDk.js","/assets/bots-B7eRVEBm.js","/assets/bots-Bzp5es-c.js","/assets/bots-DZty3a3m.js","/assets/bots-e-ZdQKMb.js","/assets/events-CXaI5zL9.css","/assets/events-DJP16Lfo.js","/assets/index-B5Jbn9Mx.css","/assets/index-BLW4AV3Q.js","/assets/rules-BFNX-3Mx.js","/assets/rules-BYa0F3bV.js","/assets/rules-C79fQYiU.js","/assets/rules-CB7Y17Xz.js","/assets/rules-CsEUZfqf.js","/assets/server-B-ePjWav.js","/assets/server-Cg6eH_v_.js","/assets/server-Colz_CAG.js","/assets/server-DxlUqKTe.js","/assets/server-DxxWPKI9.js","/assets/web-BGnxGbo-.js","/assets/web-Chw5GT8n.js","/assets/web-Dgn-rNz3.js","/assets/web-DyzJdFyP.js","/assets/web-vb8THLUr.js"];
const NAME = "babylon-2bea167a13ac";
self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(SHELL)).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (event.request.mode === "navigate") {
    event.respondWith(fetch(event.request).catch(() => caches.match("/")));
    return;
  }
  event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request)));
});
