/** What the palette leads to without asking the server: screens, their parts, and what can be entered. */
import { CornerDownRight, Keyboard, type LucideIcon } from 'lucide-react';
import type { User } from '@/api/types';
import { matchesSearch } from '@/lib/text';
import { menuIcons } from './menu-icons';
import { openPanel } from './menu-store';
import { newRecords } from './new-records';
import { menuRoutes } from './routes';

/** One row: where it leads, or what it does. */
export type PaletteItem = {
  key: string;
  label: string;
  hint: string | null;
  icon: LucideIcon;
  to: string | (() => void);
};

/** Rows under a title. */
export type PaletteGroup = { title: string; items: readonly PaletteItem[] };

/** Parts of screens that one looks for by their own names. */
const parts: readonly { label: string; to: string; master?: true }[] = [
  { label: 'O que vence', to: '/dashboard?reminders=1' },
  { label: 'Clientes', to: '/freights?tab=clients' },
  { label: 'Plano de manutenção', to: '/maintenance?tab=plan' },
  { label: 'Consumo', to: '/fuel?tab=consumption' },
  { label: 'Financeiro: mês a mês', to: '/finances?tab=months' },
  { label: 'Fluxo de caixa', to: '/finances?tab=cash-flow' },
  { label: 'Resultado', to: '/finances?tab=statement' },
  { label: 'Ano para o contador', to: '/finances?tab=year' },
  { label: 'Cadastro de motoristas', to: '/driver-payments?tab=drivers' },
  { label: 'Vales', to: '/driver-payments?tab=advances' },
  { label: 'Minha conta', to: '?account=profile' },
  { label: 'Tabelas da lei', to: '/admin?tab=rates', master: true },
];

function placesOf({ isMaster }: User): PaletteItem[] {
  const screens = menuRoutes(isMaster).flatMap(({ path, menu }) =>
    menu ? [{ key: path, label: menu.label, hint: null, icon: menuIcons[menu.icon], to: path }] : [],
  );
  const within = parts
    .filter(({ master }) => !master || isMaster)
    .map(({ label, to }) => ({ key: to, label, hint: null, icon: CornerDownRight, to }));
  const shortcuts = { label: 'Atalhos do teclado', hint: null, icon: Keyboard, to: () => openPanel('shortcuts') };
  return [...screens, ...within, { key: 'shortcuts', ...shortcuts }];
}

const entries: readonly PaletteItem[] = newRecords.map(({ name, tile, to, icon }) => ({
  key: to,
  label: name,
  // The word of the tile finds it, too.
  hint: tile !== undefined && !matchesSearch(name, tile) ? tile : null,
  icon,
  to,
}));

/** What fits the words; before anything is typed, the screens and what is entered most. */
export function groupsFor(query: string, user: User): PaletteGroup[] {
  const fitting = (items: readonly PaletteItem[]) =>
    items.filter(({ label, hint }) => matchesSearch(`${label} ${hint ?? ''}`, query));
  const places = query === '' ? placesOf(user).slice(0, menuRoutes(user.isMaster).length) : fitting(placesOf(user));
  return [
    { title: 'Ir para', items: places },
    { title: 'Novo', items: fitting(entries) },
  ];
}
