import type { Screen } from '@/lib/navigation/screen';

/** Loaders of the page's parts, by the parameter of the address that selects each. */
export const lazyParts = {
  new: () => import('./vehicle-form'),
  edit: () => import('./vehicle-form'),
  id: () => import('./vehicle-view'),
  '': () => import('./vehicle-list'),
};

export const vehicles: Screen = {
  path: '/vehicles',
  title: 'Veículos',
  load: () => import('./vehicles-page'),
  lazyParts,
  initialRequests: { '': ['/api/vehicles?limit=30'] },
  offlineLists: [{ list: '/api/vehicles' }],
  menu: { label: 'Veículos', icon: 'truck', key: 'v', alsoCalled: 'frota' },
  newRecords: [
    { name: 'Novo caminhão', to: '/vehicles?new=truck', icon: 'truck', rank: 12 },
    { name: 'Nova carreta', to: '/vehicles?new=trailer', icon: 'truck', rank: 13 },
  ],
};
