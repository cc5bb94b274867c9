/** Navigations into the API: an address of data typed into the address bar, or a file that is downloaded. */
import type { LogoutState } from '@/api/session/pending-logout';

/**
 * Fetches it, once no logout is pending. The server still accepts the cookie of a session that was ended without a signal;
 * until it has confirmed the end, the login opens instead.
 */
export async function apiPage(request: Request, endLogout: () => Promise<LogoutState>): Promise<Response> {
  return (await endLogout()) === 'pending' ? Response.redirect('/login') : fetch(request);
}
