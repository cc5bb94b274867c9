import type { Screen, ScreenTab } from '@/lib/navigation/screen';

export const tabs = [
  { key: 'payments', label: 'Acertos', to: '/driver-payments' },
  { key: 'drivers', label: 'Motoristas', full: 'Cadastro de motoristas', to: '/driver-payments?tab=drivers' },
  { key: 'advances', label: 'Vales', to: '/driver-payments?tab=advances' },
] as const satisfies readonly ScreenTab[];

/** Loaders of the page's parts, by the parameter of the address that selects each. */
export const lazyParts = {
  tab: () => import('./drivers/drivers-tab'),
  new: () => import('./payment-flow'),
  edit: () => import('./payment-flow'),
  id: () => import('./payment-view'),
  '': () => import('./payment-list'),
};

export const payments: Screen = {
  path: '/driver-payments',
  title: 'Motoristas',
  load: () => import('./payments-page'),
  lazyParts,
  initialRequests: {
    '': ['/api/drivers?limit=200', '/api/driver-payments?limit=30'],
    '?tab=drivers': ['/api/drivers?limit=200'],
    '?tab=advances': ['/api/drivers?limit=200', '/api/driver-advances?open=true&limit=30'],
  },
  offlineLists: [{ list: '/api/driver-payments' }, { list: '/api/driver-advances', params: { open: true } }],
  menu: { label: 'Motoristas', icon: 'users', key: 'o', alsoCalled: 'acerto' },
  tabs,
  newRecords: [
    { name: 'Novo acerto', tile: 'Pagar motorista', to: '/driver-payments?new=1', icon: 'handCoins', rank: 5 },
    { name: 'Novo vale', to: '/driver-payments?tab=advances&new=1', icon: 'handHelping', rank: 8 },
    { name: 'Novo motorista', to: '/driver-payments?tab=drivers&new=1', icon: 'user', rank: 11 },
  ],
};
