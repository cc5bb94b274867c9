/** The tabs of the screens that have some: the row under a screen's title and the search from anywhere are made of them. */

/** One of them; `full` is what it is called where its screen does not stand around it. */
export type ScreenTab = { key: string; label: string; full?: string; to: string };

/** By the path of the screen; the first is the screen as the menu leads to it. */
export const screenTabs = {
  '/maintenance': [
    { key: '', label: 'Registros', to: '/maintenance' },
    { key: 'plan', label: 'Plano', full: 'Plano de manutenção', to: '/maintenance?tab=plan' },
  ],
  '/fuel': [
    { key: '', label: 'Abastecimentos', to: '/fuel' },
    { key: 'consumption', label: 'Consumo', to: '/fuel?tab=consumption' },
  ],
  '/finances': [
    { key: 'list', label: 'Lançamentos', to: '/finances' },
    { key: 'months', label: 'Mês a mês', to: '/finances?tab=months' },
    { key: 'cash-flow', label: 'Fluxo de caixa', to: '/finances?tab=cash-flow' },
    { key: 'statement', label: 'Resultado', to: '/finances?tab=statement' },
    { key: 'year', label: 'Ano para o contador', to: '/finances?tab=year' },
  ],
  '/driver-payments': [
    { key: 'payments', label: 'Acertos', to: '/driver-payments' },
    { key: 'drivers', label: 'Motoristas', full: 'Cadastro de motoristas', to: '/driver-payments?tab=drivers' },
    { key: 'advances', label: 'Vales', to: '/driver-payments?tab=advances' },
  ],
  '/admin': [
    { key: 'people', label: 'Pessoas', to: '/admin' },
    { key: 'registration', label: 'Cadastro', full: 'Cadastro de novas contas', to: '/admin?tab=registration' },
    { key: 'rates', label: 'Tabelas', full: 'Tabelas da lei', to: '/admin?tab=rates' },
    { key: 'audit', label: 'Registro de ações', to: '/admin?tab=audit' },
  ],
} as const satisfies Record<string, readonly ScreenTab[]>;
