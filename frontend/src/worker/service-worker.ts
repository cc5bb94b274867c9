/**
 * Service worker: precaches code and pages, and serves them offline. It never serves API data, and refuses API
 * navigations while a logout is pending.
 */
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { sendOutbox } from '@/offline/sync/send-queue';
import { endPendingLogout } from '@/api/session/pending-logout';
import { isApi, isFile, isServers, pageOf } from './pages';
import { apiPage } from './api-page';
import { registerLogoutSync, registerOutboxSync } from './sync';
import { deleteOutdated } from './versions';

declare const self: ServiceWorkerGlobalScope;
/** Precache manifest, inserted by scripts/write-worker.mjs. */
declare const PRECACHE: PrecacheEntry[];

/** Page of unknown addresses. */
const NO_SCREEN = '/404';

const app = new PrecacheController({
  plugins: [
    {
      // A single failed file aborts the installation: the previous version continues.
      cacheWillUpdate: async ({ request, response }) => {
        const isRight = response.ok || (response.status === 404 && new URL(request.url).pathname === NO_SCREEN);
        return isRight ? response : null;
      },
    },
  ],
});
app.addToCacheList(PRECACHE);

self.addEventListener('install', (event) => void app.install(event));

/** True while the next version installs. */
const isNextInstalling = () => self.registration.installing !== null;

self.addEventListener('activate', (event) => {
  const { cacheName } = app.strategy;
  const cleaned = deleteOutdated(cacheName, app.getURLsToCacheKeys().values(), isNextInstalling);
  // The first page also loads its remaining chunks from the cache.
  event.waitUntil(cleaned.then(() => self.clients.claim()));
});

// A new version waits until the user accepts it ("Atualizar a Boleia") or all pages of the old one are closed.
self.addEventListener('message', ({ data }) => {
  if ((data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  const isNavigation = request.mode === 'navigate';
  if (isServers(url)) {
    if (isNavigation && isApi(url)) event.respondWith(apiPage(request, endPendingLogout));
  } else if (isFile(url)) event.respondWith(cachedResponse(request));
  else if (isNavigation) {
    event.waitUntil(endPendingLogout());
    event.respondWith(pageResponse(request, url));
  }
});

// A phone in the pocket sends as soon as it can.
registerOutboxSync(sendOutbox);
registerLogoutSync(endPendingLogout);

/** Cached response of this version or the previous one; else fetched. */
async function cachedResponse(request: Request, address = request.url): Promise<Response> {
  const cache = await caches.open(app.strategy.cacheName);
  return (await cache.match(app.getCacheKeyForURL(address) ?? address, { ignoreVary: true })) ?? fetch(request);
}

/** Page of a screen. An unknown address may be a screen of the next version. */
async function pageResponse(request: Request, url: URL): Promise<Response> {
  const page = pageOf(url, (address) => app.getCacheKeyForURL(address) !== undefined);
  if (page !== undefined) return cachedResponse(request, page);
  try {
    return await fetch(request);
  } catch {
    // The landing page is for new visitors.
    return url.pathname === '/' ? Response.redirect('/dashboard') : cachedResponse(request, NO_SCREEN);
  }
}
