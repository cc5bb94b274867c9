/**
 * The service worker: keeps the app's code and pages on the device, and answers with them, also without a signal. It never
 * answers with data of the server; while a logout is pending it refuses to open them.
 */
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { sendOutbox } from '@/offline/sync/send-queue';
import { endPendingLogout } from '@/api/session/pending-logout';
import { isApi, isFile, isServers, pageOf } from './pages';
import { apiPage } from './api-page';
import { endLogoutWhenBack, sendWhenBack } from './sync';
import { deleteOutdated } from './versions';

declare const self: ServiceWorkerGlobalScope;
/** Cached files: scripts/write-worker.mjs puts the list in its place. */
declare const KEPT: PrecacheEntry[];

/** The page of addresses that are no screen. */
const NO_SCREEN = '/404';

const app = new PrecacheController({
  plugins: [
    {
      // One file that does not come, and the version is not installed: the one before goes on.
      cacheWillUpdate: async ({ request, response }) => {
        const isRight = response.ok || (response.status === 404 && new URL(request.url).pathname === NO_SCREEN);
        return isRight ? response : null;
      },
    },
  ],
});
app.addToCacheList(KEPT);

self.addEventListener('install', (event) => void app.install(event));

/** Whether a version after this one is being installed. */
const isNextComing = () => self.registration.installing !== null;

self.addEventListener('activate', (event) => {
  const { cacheName } = app.strategy;
  const cleaned = deleteOutdated(cacheName, app.getURLsToCacheKeys().values(), isNextComing);
  // The page of the first visit, too, has the parts that it has not shown yet from here.
  event.waitUntil(cleaned.then(() => self.clients.claim()));
});

// A new version waits until a person lets it in ("Atualizar a Boleia"), or no page of the old one is open any more.
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
  } else if (isFile(url)) event.respondWith(kept(request));
  else if (isNavigation) {
    event.waitUntil(endPendingLogout());
    event.respondWith(screen(request, url));
  }
});

// A phone in the pocket sends as soon as it can.
sendWhenBack(sendOutbox);
endLogoutWhenBack(endPendingLogout);

/** Cached response of an address, of this version or the one before; else it is fetched. */
async function kept(request: Request, address = request.url): Promise<Response> {
  const cache = await caches.open(app.strategy.cacheName);
  return (await cache.match(app.getCacheKeyForURL(address) ?? address, { ignoreVary: true })) ?? fetch(request);
}

/** The page of a screen. What this version does not know may be a screen of the next. */
async function screen(request: Request, url: URL): Promise<Response> {
  const page = pageOf(url, (address) => app.getCacheKeyForURL(address) !== undefined);
  if (page !== undefined) return kept(request, page);
  try {
    return await fetch(request);
  } catch {
    // The landing page is for who does not know the app yet.
    return url.pathname === '/' ? Response.redirect('/dashboard') : kept(request, NO_SCREEN);
  }
}
