/** Leaving. */
import { useState } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { apiRequest } from '@/api/client';
import { clearCache } from '@/offline/cache/clear-cache';
import { changeSession, clearPendingLogout, isLogoutPending, notePendingLogout } from '@/api/session/pending-logout';
import type { Farewell } from '@/api/session/session';
import { noteSignedIn } from '@/api/session/signed-in';
import { PAUSE_MS, watchPendingLogout } from '@/api/session/watch-pending-logout';
import { finishUp } from '@/lib/browser/page-leave';
import { applyTheme, readTheme } from '@/lib/browser/theme';

/** How long leaving waits for the server, in ms: who leaves a device that is not their own stands there and waits. */
const LOGOUT_TIMEOUT_MS = 10_000;

/**
 * Ends the session and forgets everything on this device but what waits to be sent, also when the server cannot be reached;
 * then `leave` goes to /login, told whether the server knows.
 */
export async function logout(client: QueryClient, leave: (ended: boolean) => void): Promise<void> {
  await finishUp();
  // Also for who ends the app while it waits for the server.
  noteSignedIn(null);
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
    // Storage may be closed to us: then it holds nothing.
  }
  await clearCache();
  if (!ended) watchPendingLogout(PAUSE_MS.first);
  applyTheme(readTheme());
  leave(ended);
}

/** The logout of the menu's button, and whether it is under way. */
export function useLogout(): { busy: boolean; logout: () => void } {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    logout: () => {
      setBusy(true);
      void logout(client, (ended) => {
        const farewell: Farewell = ended ? 'left' : 'leftUnheard';
        void navigate('/login', { replace: true, state: { farewell } });
      });
    },
  };
}
