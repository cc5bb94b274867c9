import type { Screen, ScreenTab } from '@/lib/navigation/screen';

export const tabs = [
  { key: '', label: 'Registros', to: '/maintenance' },
  { key: 'plan', label: 'Plano', full: 'Plano de manutenção', to: '/maintenance?tab=plan' },
] as const satisfies readonly ScreenTab[];

/** Loaders of the page's parts, by the parameter of the address that selects each. */
export const lazyParts = {
  new: () => import('./maintenance-form-container'),
  edit: () => import('./maintenance-form-container'),
  id: () => import('./maintenance-view'),
  '': () => import('./maintenance-list'),
};

export const maintenance: Screen = {
  path: '/maintenance',
  title: 'Manutenção',
  load: () => import('./maintenance-page'),
  lazyParts,
  initialRequests: {
    '': ['/api/vehicles?limit=200', '/api/maintenance?limit=30'],
    '?tab=plan': ['/api/maintenance/due'],
  },
  menu: { label: 'Manutenção', icon: 'wrench', key: 'm', alsoCalled: 'oficina, conserto, revisão' },
  tabs,
  newRecords: [
    { name: 'Nova manutenção', tile: 'Manutenção', to: '/maintenance?new=1', icon: 'wrench', rank: 4 },
    { name: 'Novo item do plano', to: '/maintenance?tab=plan&new=1', icon: 'wrench', rank: 9 },
  ],
};
