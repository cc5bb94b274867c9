/** Registers the service worker after the first screen, and activates new versions. */

const HOUR_MS = 3_600_000;
/** Longest wait for the new version to activate, in ms. Reloading without it is harmless. */
const ACTIVATION_TIMEOUT_MS = 5000;
/** Longest wait for an idle browser, in ms. */
const IDLE_TIMEOUT_MS = 5000;

let registration: ServiceWorkerRegistration | undefined;
/** Another tab activated the new version: this page still runs the old one. */
let isOutdatedPage = false;
let isTapped = false;

/** True if a newer version waits on the device. */
export function isNewVersionThere(): boolean {
  return isOutdatedPage || (registration?.active != null && registration.waiting !== null);
}

/** Activates the new version and reloads. */
export async function showNewVersion(): Promise<void> {
  isTapped = true;
  const waiting = registration?.waiting;
  if (waiting) {
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      setTimeout(resolve, ACTIVATION_TIMEOUT_MS);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
      waiting.postMessage({ type: 'SKIP_WAITING' });
    });
  }
  window.location.reload();
}

/** Registers the worker, which stores the app on the device. Without it the app works online. */
export async function installWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await whenIdle();
  const { serviceWorker } = navigator;
  const wasThere = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (wasThere && !isTapped) becomeOutdated();
  });
  await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  registration = await serviceWorker.ready;
  checkForUpdates(registration);
}

/** True if the page has fields: it is never reloaded unasked. */
function isTypedOn(): boolean {
  return document.querySelector('form, input, textarea, select, [role=dialog]') !== null;
}

/** Reloads a hidden page; a visible one shows the banner of a new version. */
function becomeOutdated(): void {
  isOutdatedPage = true;
  if (document.visibilityState === 'hidden' && !isTypedOn()) window.location.reload();
}

/** Resolves when the page is loaded and idle; Safari lacks the event. */
async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(resolve, 1000);
  });
}

/** Checks for updates hourly: an installed app may stay open for days. */
function checkForUpdates(one: ServiceWorkerRegistration): void {
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < HOUR_MS) return;
    lookedAt = Date.now();
    one.update().catch(() => undefined);
  });
}
