import type { Screen } from '@/lib/navigation/screen';

export const board: Screen = {
  path: '/agenda',
  title: 'Agenda',
  load: () => import('./board-page'),
  initialRequests: { '': ['/api/board'] },
  menu: { label: 'Agenda', icon: 'calendar', key: 'e', alsoCalled: 'semana, calendário, programação, dias livres' },
};
