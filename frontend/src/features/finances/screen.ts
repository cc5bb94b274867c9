import { EXPENSE, type Screen, type ScreenTab } from '@/lib/navigation/screen';

export const tabs = [
  { key: 'list', label: 'Lançamentos', to: '/finances' },
  { key: 'months', label: 'Mês a mês', to: '/finances?tab=months' },
  { key: 'cash-flow', label: 'Fluxo de caixa', to: '/finances?tab=cash-flow' },
  { key: 'statement', label: 'Resultado', to: '/finances?tab=statement' },
  { key: 'year', label: 'Ano para o contador', to: '/finances?tab=year' },
] as const satisfies readonly ScreenTab[];

/** Loaders of the page's parts, by the parameter of the address that selects each. */
export const lazyParts = {
  new: () => import('./transaction-form'),
  id: () => import('./transaction-view'),
  tab: () => import('./finance-views'),
  '': () => import('./transaction-list'),
};

/** Last day of this month in Brasília, where the list ends by default. Elsewhere this early fetch may be useless. */
function monthEnd(): string {
  const day = new Date(Date.now() - 3 * 3_600_000);
  day.setUTCMonth(day.getUTCMonth() + 1, 0);
  return day.toISOString().slice(0, 10);
}

export const finances: Screen = {
  path: '/finances',
  title: 'Financeiro',
  load: () => import('./finances-page'),
  lazyParts,
  initialRequests: { '': [`/api/finances?to=${monthEnd()}&limit=30`, `/api/finances/summary?to=${monthEnd()}`] },
  menu: {
    label: 'Financeiro',
    icon: 'wallet',
    key: 'i',
    alsoCalled: 'contas, dinheiro, receitas, despesas',
    inBottomBar: true,
  },
  tabs,
  newRecords: [
    { name: 'Nova despesa', tile: 'Despesa', to: EXPENSE, list: '/finances', icon: 'receipt', rank: 2 },
    { name: 'Nova receita', to: '/finances?new=income', icon: 'wallet', rank: 7 },
  ],
};
