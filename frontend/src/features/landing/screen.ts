/** The landing page. */
import type { Screen } from '@/lib/navigation/screen';

/** The definition of the screen. */
export const landing: Screen = { path: '/', title: 'Início', load: () => import('./landing-page'), open: true };
