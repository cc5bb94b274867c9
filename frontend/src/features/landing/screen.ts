import type { Screen } from '@/lib/navigation/screen';

export const landing: Screen = { path: '/', title: 'Início', load: () => import('./landing-page'), public: true };
