/** The service worker as a page sees it: put in place once the first screen has had its time, and replaced by a tap. */

const HOUR_MS = 3_600_000;
/** How long the tap waits for the new version to take over, in ms. Reloading without it does no harm. */
const PATIENCE_MS = 5000;

let registration: ServiceWorkerRegistration | undefined;
/** The new version was let in by another tab: this page is what is left of the old one. */
let isLeftBehind = false;
let isTapped = false;

/** Whether a newer version of the app is on the device than the one on screen. */
export function isNewVersionThere(): boolean {
  return isLeftBehind || (registration?.active != null && registration.waiting !== null);
}

/** Lets the new version in, and shows it. */
export async function showNewVersion(): Promise<void> {
  isTapped = true;
  const waiting = registration?.waiting;
  if (waiting) {
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      setTimeout(resolve, PATIENCE_MS);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no other origin.
      waiting.postMessage({ type: 'SKIP_WAITING' });
    });
  }
  window.location.reload();
}

/** Registers the worker, which then keeps the app on the device. Without one the app works as long as there is a signal. */
export async function keepOnDevice(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await whenIdle();
  const { serviceWorker } = navigator;
  const wasThere = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (wasThere && !isTapped) beLeftBehind();
  });
  await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  registration = await serviceWorker.ready;
  lookAgain(registration);
}

/** Whether anything can be typed on the page: such a page is never reloaded unasked. */
function isTypedOn(): boolean {
  return document.querySelector('form, input, textarea, select, [role=dialog]') !== null;
}

/** A page that nobody sees comes back as the new version; any other goes on, and says that there is one. */
function beLeftBehind(): void {
  isLeftBehind = true;
  if (document.visibilityState === 'hidden' && !isTypedOn()) window.location.reload();
}

/** The page is there, and the browser has nothing to do. Safari does not say so. */
async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: PATIENCE_MS });
    else setTimeout(resolve, 1000);
  });
}

/** The browser looks for a new version when a page is loaded; an installed app may stay open for days. */
function lookAgain(one: ServiceWorkerRegistration): void {
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < HOUR_MS) return;
    lookedAt = Date.now();
    one.update().catch(() => undefined);
  });
}
