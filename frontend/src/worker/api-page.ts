/** Navigations to the API: a data address in the address bar, or a download. */
import type { LogoutState } from '@/api/session/pending-logout';

/**
 * Fetches the address unless a logout is pending. The server still accepts that session's cookie, so the login opens
 * instead until the end is confirmed.
 */
export async function apiPage(request: Request, endLogout: () => Promise<LogoutState>): Promise<Response> {
  return (await endLogout()) === 'pending' ? Response.redirect('/login') : fetch(request);
}
