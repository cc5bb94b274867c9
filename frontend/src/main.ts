/** The start: asks at once, side by side, for all that the address means, and for who is signed in. */
import '@/styles/index.css';
import { askEarly } from '@/api/early';
import { mayBeSignedIn } from '@/api/signed-in';
import { watchPendingLogout } from '@/api/watch-pending-logout';
import { loadAhead } from '@/lib/ahead';
import { noteSearchPresses } from '@/lib/early-search';
import { findRoute, firstReads, loadEarly } from '@/app/routes';
import { loadInside, loadShell, loadSidebar } from '@/app/loaders';

// What does not come ahead is asked for once more where it is shown; only a part that is missing there is an error, and says
// so in its place. The page is never loaded for it unasked.
// oxlint-disable-next-line no-console -- It helps whoever looks for the cause, and is no error.
window.addEventListener('vite:preloadError', ({ payload }) => console.warn('Code did not come:', payload));

const route = findRoute(window.location.pathname);
const around: (() => Promise<unknown>)[] = route?.alone ? [] : route?.open ? [loadInside] : [loadInside, loadShell];
if (!route?.open && window.matchMedia('(min-width: 768px)').matches) around.push(loadSidebar);
// A stranger is not asked for at an address that is none, so that no refusal answers.
const mayAsk = route ? !route.open : mayBeSignedIn();
// Without an answer the copies of what was read are shown: the app begins with them.
let finding: Promise<void> | undefined;
if (mayAsk) {
  const first = route ? firstReads(route, window.location.search) : [];
  const find = () => import('@/api/copies').then(({ findEarly }) => findEarly(first)).catch(() => undefined);
  askEarly(first).catch(() => (finding = find()));
}
// The browser's calendar takes a slow phone a tenth of a second to wake: it does while the network is waited for.
if (mayAsk) setTimeout(() => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format());
if (mayBeSignedIn() && !route?.open) noteSearchPresses();
if (!mayBeSignedIn()) watchPendingLogout();
const page = loadEarly(window.location);
const code = Promise.allSettled([page, ...around.map(loadAhead)]);
void import('@/app/start').then(async ({ start }) => {
  // All is on the device then, most likely: what is drawn before it is there would be drawn twice.
  if (finding) await Promise.race([Promise.allSettled([finding, code]), new Promise((late) => setTimeout(late, 1000))]);
  return start(page);
});
