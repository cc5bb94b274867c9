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

/** Name of the lock that every change of the session cookie holds, in all tabs and in the service worker. */
const SESSION_LOCK = 'boleia-session';

/** Longest wait for that lock, in ms: a suspended tab may hold it for good. Longer than a logout in flight takes. */
const LOCK_TIMEOUT_MS = 15_000;

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

/** Notes the logout before the request, so that closing the app cannot lose it; false without storage. */
export function notePendingLogout(): Promise<boolean> {
  return succeeds(() => indexedDB.open(PENDING_LOGOUT));
}

/** Removes the note: the server confirmed, or a new session replaced the old one. */
export async function clearPendingLogout(): Promise<void> {
  await succeeds(() => indexedDB.deleteDatabase(PENDING_LOGOUT));
}

/** Returns true where a logout is noted; creates no note. */
export function isLogoutPending(): Promise<boolean> {
  return succeeds(() => {
    const request = indexedDB.open(PENDING_LOGOUT);
    request.addEventListener('upgradeneeded', () => request.transaction?.abort());
    return request;
  });
}

/** Last change of the session by this page while it runs, for browsers without locks (a page without TLS). */
let last: Promise<unknown> | null = null;

/**
 * Runs a change of the session (signing in, signing out) alone: the late response of a logout would otherwise clear the cookie
 * of the next user. Without the lock in time, or where the browser refuses locks, the change runs all the same.
 */
export async function changeSession<T>(change: () => Promise<T>): Promise<T> {
  const locks = navigator.locks as LockManager | null | undefined;
  if (!locks) {
    const mine = (last ?? Promise.resolve()).then(change);
    const done = mine
      .catch(() => undefined)
      .then(() => {
        if (last === done) last = null;
      });
    last = done;
    return mine;
  }
  let isHeld = false;
  const held = () => {
    isHeld = true;
    return change();
  };
  try {
    return await locks.request(SESSION_LOCK, { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) }, held);
  } catch (error) {
    if (isHeld) throw error;
    return change();
  }
}

/** Ends the session of the note. The note is read again under the lock: a user who has signed in since removed it. */
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

/** Ends a pending logout unless the session is being changed already: attempts that queue would delay the next sign-in. */
async function endUnlessChanging(): Promise<LogoutState> {
  if (!(await isLogoutPending())) return 'none';
  const locks = navigator.locks as LockManager | null | undefined;
  if (!locks) return last === null ? changeSession(end) : 'pending';
  try {
    return await locks.request(SESSION_LOCK, { ifAvailable: true }, (lock) => (lock ? end() : 'pending'));
  } catch {
    return end();
  }
}

let ending: Promise<LogoutState> | null = null;

/** Ends the session of a pending logout; one attempt at a time. */
export function endPendingLogout(): Promise<LogoutState> {
  ending ??= endUnlessChanging().finally(() => {
    ending = null;
  });
  return ending;
}
