import type { Screen } from '@/lib/navigation/screen';

/** Loaders of the page's parts, by the parameter of the address that selects each. */
export const lazyParts = {
  new: () => import('./simulation-form-container'),
  edit: () => import('./simulation-form-container'),
  compare: () => import('./simulation-compare'),
  id: () => import('./simulation-view'),
  '': () => import('./simulation-list'),
};

export const simulations: Screen = {
  path: '/freight-simulations',
  title: 'Simulações de Frete',
  load: () => import('./simulations-page'),
  lazyParts,
  initialRequests: { '': ['/api/freight-simulations?limit=30'] },
  menu: {
    label: 'Simulações de Frete',
    icon: 'calculator',
    key: 's',
    alsoCalled: 'simular, calcular, piso mínimo',
  },
  newRecords: [
    { name: 'Nova simulação', tile: 'Simular frete', to: '/freight-simulations?new=1', icon: 'calculator', rank: 6 },
  ],
};
