/** What the palette leads to without asking the server: screens, their parts, and what can be entered. */
import { CornerDownRight, Keyboard, type LucideIcon } from 'lucide-react';
import type { User } from '@/api/types';
import { screenTabs, type ScreenTab } from '@/lib/screen-tabs';
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

/** What a screen leads to. */
type Part = { label: string; hint: string | null; to: string };

/** Parts of screens that are no tab of theirs. */
const parts: readonly Part[] = [
  { label: 'O que vence', hint: null, to: '/dashboard?reminders=1' },
  { label: 'Clientes', hint: null, to: '/freights?tab=clients' },
  { label: 'Minha conta', hint: null, to: '?account=profile' },
];

/** The hint beside a label that does not have its words. */
function unlessSaid(label: string, hint: string): string | null {
  return matchesSearch(label, hint) ? null : hint;
}

/** A screen's tabs by the names under which they are known elsewhere; the first of them is the screen. */
function tabsOf(path: string, title: string): Part[] {
  const tabs: readonly ScreenTab[] = Object.entries(screenTabs).find(([of]) => of === path)?.[1] ?? [];
  return tabs.slice(1).map(({ label, full = label, to }) => ({ label: full, hint: unlessSaid(full, title), to }));
}

function placesOf({ isMaster }: User): PaletteItem[] {
  const screens = menuRoutes(isMaster);
  const places = screens.flatMap(({ path, menu }) =>
    menu ? [{ key: path, label: menu.label, hint: null, icon: menuIcons[menu.icon], to: path }] : [],
  );
  const within = [...screens.flatMap(({ path, title }) => tabsOf(path, title)), ...parts];
  const shortcuts = { label: 'Atalhos do teclado', hint: null, icon: Keyboard, to: () => openPanel('shortcuts') };
  return [
    ...places,
    ...within.map((part) => ({ ...part, key: part.to, icon: CornerDownRight })),
    { key: 'shortcuts', ...shortcuts },
  ];
}

const entries: readonly PaletteItem[] = newRecords.map(({ name, tile, to, icon }) => ({
  key: to,
  label: name,
  // The word of the tile finds it, too.
  hint: tile === undefined ? null : unlessSaid(name, tile),
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
