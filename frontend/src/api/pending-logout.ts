/**
 * Pending logout: a sign-out that the server has not confirmed. Any page and the service worker end that session at the next
 * contact. Uses neither React nor a library, because the landing page and the worker run it, too.
 */

/** Database whose existence is the note: signing out clears all other storage, and the worker reads no local storage. */
export const PENDING_LOGOUT = 'boleia-pending-logout';

/** Name under which the browser wakes the service worker to end the session. */
export const LOGOUT_SYNC_TAG = 'boleia-logout';

/** Longest wait for the device's storage, in ms. */
const STORAGE_TIMEOUT_MS = 1000;

/** Longest wait for the server, in ms. */
const LOGOUT_TIMEOUT_MS = 10_000;

/** Result of an attempt: nothing was pending, the server confirmed, or there was no answer. */
export type LogoutState = 'none' | 'ended' | 'pending';

/** Runs a request of IndexedDB; false where it fails, is refused or hangs: a closed storage holds no note either. */
function succeeds(start: () => IDBOpenDBRequest): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const request = start();
      request.addEventListener('success', () => {
        (request.result as IDBDatabase | undefined)?.close();
        resolve(true);
      });
      request.addEventListener('error', (event) => {
        event.preventDefault();
        resolve(false);
      });
      setTimeout(() => resolve(false), STORAGE_TIMEOUT_MS);
    } catch {
      resolve(false);
    }
  });
}

/** Notes the logout before the server is requested, so that closing the app cannot lose it. */
export async function notePendingLogout(): Promise<void> {
  await succeeds(() => indexedDB.open(PENDING_LOGOUT));
}

/** Removes the note: the server confirmed, or a new session took the place of the old one. */
export async function clearPendingLogout(): Promise<void> {
  await succeeds(() => indexedDB.deleteDatabase(PENDING_LOGOUT));
}

/** Looks for the note without creating it. */
function isLogoutPending(): Promise<boolean> {
  return succeeds(() => {
    const request = indexedDB.open(PENDING_LOGOUT);
    request.addEventListener('upgradeneeded', () => request.transaction?.abort());
    return request;
  });
}

async function end(): Promise<LogoutState> {
  if (!(await isLogoutPending())) return 'none';
  try {
    const { ok, status } = await fetch('/api/auth/logout', {
      method: 'POST',
      credentials: 'include',
      signal: AbortSignal.timeout(LOGOUT_TIMEOUT_MS),
    });
    if (!ok && status !== 401) return 'pending';
  } catch {
    return 'pending';
  }
  await clearPendingLogout();
  return 'ended';
}

let ending: Promise<LogoutState> | null = null;

/** Ends the session of a pending logout; one attempt at a time. */
export function endPendingLogout(): Promise<LogoutState> {
  ending ??= end().finally(() => {
    ending = null;
  });
  return ending;
}
