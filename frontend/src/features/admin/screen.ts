/** Administration. */
import type { Screen, ScreenTab } from '@/lib/navigation/screen';

export const tabs = [
  { key: 'people', label: 'Pessoas', to: '/admin' },
  { key: 'registration', label: 'Cadastro', full: 'Cadastro de novas contas', to: '/admin?tab=registration' },
  { key: 'rates', label: 'Tabelas', full: 'Tabelas da lei', to: '/admin?tab=rates' },
  { key: 'audit', label: 'Registro de ações', to: '/admin?tab=audit' },
] as const satisfies readonly ScreenTab[];

export const admin: Screen = {
  path: '/admin',
  title: 'Administração',
  load: () => import('./admin-page'),
  requires: 'administer',
  menu: { label: 'Administração', icon: 'shield', key: 't' },
  tabs,
};
