/** The start: asks at once, side by side, for all that the address means, and for who is signed in. */
import '@/styles/index.css';
import { askEarly } from '@/api/early';
import { loadAhead } from '@/lib/ahead';
import { findRoute, loadEarly } from '@/app/routes';
import { loadInside, loadShell, loadSidebar } from '@/app/loaders';

// Whatever needed the code says in its place that it did not come. The page is never loaded for it unasked.
window.addEventListener('vite:preloadError', ({ payload }) => console.error('Code did not come:', payload));

const route = findRoute(window.location.pathname);
const around: (() => Promise<unknown>)[] = route?.alone ? [] : route?.open ? [loadInside] : [loadInside, loadShell];
if (!route?.open && window.matchMedia('(min-width: 768px)').matches) around.push(loadSidebar);
for (const load of around) loadAhead(load).catch(() => undefined);
if (!route?.open) askEarly(route?.first?.[window.location.search] ?? []).catch(() => undefined);
// The browser's calendar takes a slow phone a tenth of a second to wake: it does while the network is waited for.
if (!route?.open) setTimeout(() => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format());
const page = loadEarly(window.location);
void import('@/app/start').then(({ start }) => start(page));
