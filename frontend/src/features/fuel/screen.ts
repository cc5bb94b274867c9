import type { Screen, ScreenTab } from '@/lib/navigation/screen';

export const tabs = [
  { key: '', label: 'Abastecimentos', to: '/fuel' },
  { key: 'consumption', label: 'Consumo', to: '/fuel?tab=consumption' },
] as const satisfies readonly ScreenTab[];

/** Loaders of the page's parts, by the parameter of the address that selects each. */
export const lazyParts = {
  new: () => import('./fuel-form-container'),
  edit: () => import('./fuel-form-container'),
  id: () => import('./fuel-view'),
  tab: () => import('./fuel-consumption'),
  '': () => import('./fuel-list'),
};

export const fuel: Screen = {
  path: '/fuel',
  title: 'Abastecimento',
  load: () => import('./fuel-page'),
  lazyParts,
  initialRequests: {
    '': ['/api/vehicles?limit=200', '/api/fuel?limit=30'],
    '?new=1': ['/api/vehicles?limit=200', '/api/freights?open=true&limit=200'],
  },
  offlineLists: [{ list: '/api/fuel' }],
  menu: { label: 'Abastecimento', icon: 'fuel', key: 'a', alsoCalled: 'abastecer, combustível, diesel, posto' },
  tabs,
  newRecords: [{ name: 'Novo abastecimento', tile: 'Abastecimento', to: '/fuel?new=1', icon: 'fuel', rank: 1 }],
};
