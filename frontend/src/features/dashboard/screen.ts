import type { Screen } from '@/lib/navigation/screen';

export const dashboard: Screen = {
  path: '/dashboard',
  title: 'Dashboard',
  load: () => import('./dashboard-page'),
  lazyParts: { reminders: () => import('./reminders-view') },
  initialRequests: { '': ['/api/dashboard'] },
  menu: { label: 'Dashboard', icon: 'house', key: 'd', alsoCalled: 'início, resumo do mês', inBottomBar: true },
  destinations: [{ label: 'O que vence', to: '/dashboard?reminders=1' }],
};
