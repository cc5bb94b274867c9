/** Leaving. */
import { useState } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { apiRequest } from '@/api/client';
import { applyTheme, readTheme } from '@/lib/theme';

/** Ends the session and forgets everything on this device, also when the server cannot be reached; then `leave` goes to /login. */
export async function logout(client: QueryClient, leave: () => void): Promise<void> {
  try {
    await apiRequest('POST', '/api/auth/logout');
  } catch (error) {
    console.error('Logout failed:', error);
  }
  client.clear();
  localStorage.clear();
  sessionStorage.clear();
  applyTheme(readTheme());
  leave();
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
      void logout(client, () => void navigate('/login', { replace: true }));
    },
  };
}
