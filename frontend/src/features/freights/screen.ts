import type { Screen } from '@/lib/navigation/screen';

/** Loaders of the page's parts, by the parameter of the address that selects each. */
export const lazyParts = {
  new: () => import('./freight-form'),
  edit: () => import('./freight-form'),
  claim: () => import('./claims/claim-page'),
  id: () => import('./freight-view'),
  tab: () => import('./clients/client-list'),
  '': () => import('./list/freight-list'),
};

export const freights: Screen = {
  path: '/freights',
  title: 'Fretes',
  load: () => import('./freights-page'),
  lazyParts,
  initialRequests: {
    '': ['/api/freights?limit=30', '/api/freights/summary'],
    '?tab=clients': ['/api/clients?limit=30'],
  },
  offlineLists: [{ list: '/api/freights' }, { list: '/api/clients' }],
  menu: { label: 'Fretes', icon: 'route', key: 'f', alsoCalled: 'viagem, carga', inBottomBar: true },
  destinations: [{ label: 'Clientes', to: '/freights?tab=clients' }],
  newRecords: [
    { name: 'Novo frete', tile: 'Frete', to: '/freights?new=1', icon: 'route', rank: 3 },
    { name: 'Novo cliente', to: '/freights?tab=clients&client=new', icon: 'users', rank: 10 },
  ],
};
