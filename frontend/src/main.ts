/** Entry point: requests the data and code of the address in parallel, then mounts the app. */
import '@/styles/index.css';
import { fetchEarly } from '@/api/early-fetch';
import { mayBeSignedIn } from '@/api/session/signed-in';
import { watchPendingLogout } from '@/api/session/watch-pending-logout';
import { noteSearchPresses } from '@/lib/navigation/early-search';
import { landing } from '@/features/landing/screen';
import { findRoute, initialRequestsOf, preloadScreen } from '@/app/routes';

// A failed preload is retried on render, where it shows in place. The page is never reloaded unasked.
// oxlint-disable-next-line no-console -- It helps to find the cause, and is no error.
window.addEventListener('vite:preloadError', ({ payload }) => console.warn('Code did not come:', payload));

const route = findRoute(window.location.pathname);
// An unknown address requests the user only if one may be signed in, which avoids a 401.
if (route ? !route.public : mayBeSignedIn()) {
  fetchEarly(route ? initialRequestsOf(route, window.location.search) : []).catch(() => undefined);
}
if (mayBeSignedIn() && !route?.public) noteSearchPresses();
if (!mayBeSignedIn()) watchPendingLogout();

const screen = preloadScreen(window.location);
const startApp = () => import('@/app/app').then(({ mountApp }) => mountApp(screen));
// The landing page needs nothing of the app, which is heavier than the page.
if (route === landing) void import('@/features/landing/mount').then(({ mountLanding }) => mountLanding(startApp));
else void startApp();
