import type { Screen } from '@/lib/navigation/screen';

export const dashboard: Screen = {
  path: '/dashboard',
  title: 'Dashboard',
  load: () => import('./dashboard-page'),
  parts: { reminders: () => import('./reminders-view') },
  first: { '': ['/api/dashboard'] },
  menu: { label: 'Dashboard', icon: 'house', key: 'd', alsoCalled: 'início, resumo do mês' },
};
