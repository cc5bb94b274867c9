/** Logout. */
import { useState } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { apiRequest } from '@/api/client';
import { clearCache } from '@/offline/cache/clear-cache';
import { changeSession, clearPendingLogout, isLogoutPending, notePendingLogout } from '@/api/session/pending-logout';
import type { LogoutReason } from '@/api/session/watch-session';
import { storeSignedIn } from '@/api/session/signed-in';
import { PAUSE_MS, watchPendingLogout } from '@/api/session/watch-pending-logout';
import { runLogoutTasks } from '@/lib/browser/logout-tasks';
import { applyDensity, readDensity } from '@/lib/browser/density';
import { applyTheme, readTheme } from '@/lib/browser/theme';

/** Longest wait for the server, in ms: on a shared device the user waits for it. */
const LOGOUT_TIMEOUT_MS = 10_000;

/**
 * Ends the session and clears this device except the outbox, also offline; `openLogin` receives true if the server
 * confirmed.
 */
export async function logout(client: QueryClient, openLogin: (ended: boolean) => void): Promise<void> {
  await runLogoutTasks();
  // Noted first, in case the app is closed during the request.
  storeSignedIn(null);
  // A prefetch in flight would be answered 401 once the session is over.
  await client.cancelQueries();
  const noted = await notePendingLogout();
  let ended = true;
  try {
    await changeSession(async () => {
      // A user who signed in while this waited for the lock removed the note: the session is theirs.
      if (noted && !(await isLogoutPending())) return;
      await apiRequest('POST', '/api/auth/logout', { timeoutMs: LOGOUT_TIMEOUT_MS });
      await clearPendingLogout();
    });
  } catch (error) {
    console.error('Logout failed:', error);
    ended = false;
  }
  client.clear();
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Closed storage holds nothing.
  }
  await clearCache();
  if (!ended) watchPendingLogout(PAUSE_MS.first);
  applyTheme(readTheme());
  applyDensity(readDensity());
  openLogin(ended);
}

/** Logout of the menu's button, and true while it runs. */
export function useLogout(): { busy: boolean; logout: () => void } {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    logout: () => {
      setBusy(true);
      void logout(client, (ended) => {
        const logoutReason: LogoutReason = ended ? 'signedOut' : 'signedOutUnconfirmed';
        void navigate('/login', { replace: true, state: { logoutReason } });
      });
    },
  };
}
