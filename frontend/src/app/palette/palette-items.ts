/** Static palette items: screens, tabs, months, categories, and new records. */
import { CalendarDays, CornerDownRight, Keyboard, Tag, type LucideIcon } from 'lucide-react';
import type { User } from '@/api/types';
import { categoriesFor } from '@/features/maintenance/category-labels';
import { categoryLabels, maintenanceCategoryLabels } from '@/lib/generated/enum-labels';
import { todayIn } from '@/lib/format/dates';
import { monthNames, firstDay, lastDay, monthName } from '@/lib/format/months';
import type { Screen } from '@/lib/navigation/screen';
import { codesOf, foldAccents, matchesSearch, singular } from '@/lib/format/text';
import { openPanel } from '@/app/menu/menu-store';
import { newRecords } from '@/app/new-records';
import { menuRoutes, routes } from '@/app/routes';
import { screenIcons } from '@/app/menu/screen-icons';

/** Row with a target or an action. */
export type PaletteItem = {
  key: string;
  label: string;
  hint: string | null;
  icon: LucideIcon;
  to: string | (() => void);
};

export type PaletteGroup = { title: string; items: readonly PaletteItem[] };

/** Minimum letters for categories: fewer match half of them. */
const MIN_CATEGORY_LETTERS = 4;

type Destination = { label: string; hint: string | null; to: string };

/** Account sheet, which opens over any screen. */
const accountDestination: Destination = { label: 'Minha conta', hint: null, to: '?account=profile' };

/** Hint, unless the label already contains it. */
function unlessIncluded(label: string, hint: string): string | null {
  return matchesSearch(label, hint) ? null : hint;
}

/** Tabs of a screen by their names outside of it, without the first one, which is the screen; then its other parts. */
function destinationsOf({ tabs = [], destinations = [], title }: Screen): Destination[] {
  return [
    ...tabs.slice(1).map(({ label, full = label, to }) => ({ label: full, hint: unlessIncluded(full, title), to })),
    ...destinations.map((destination) => ({ ...destination, hint: null })),
  ];
}

function placesOf(user: User): PaletteItem[] {
  const screens = menuRoutes(user);
  const places = screens.flatMap(({ path, menu }) =>
    menu ? [{ key: path, label: menu.label, hint: null, icon: screenIcons[menu.icon], to: path }] : [],
  );
  const within = [...screens.flatMap(destinationsOf), accountDestination];
  const shortcuts = { label: 'Atalhos do teclado', hint: null, icon: Keyboard, to: () => openPanel('shortcuts') };
  return [
    ...places,
    ...within.map((destination) => ({ ...destination, key: destination.to, icon: CornerDownRight })),
    { key: 'shortcuts', ...shortcuts },
  ];
}

const entries: readonly PaletteItem[] = newRecords.map(({ name, tile, to, icon }) => ({
  key: to,
  label: name,
  // The tile's label matches too.
  hint: tile === undefined ? null : unlessIncluded(name, tile),
  icon: screenIcons[icon],
  to,
}));

/** Month of the query: the latest of that name, or of a given year ("março", "março de 2025"). */
function monthOf(query: string, today: string): string | null {
  const [, name, year] = /^([a-z]+)(?: de)?(?: (\d{4}))?$/.exec(foldAccents(query)) ?? [];
  const number = monthNames.findIndex((one) => foldAccents(one) === name) + 1;
  if (number === 0) return null;
  const inYear = (of: number | string) => `${of}-${String(number).padStart(2, '0')}`;
  if (year !== undefined) return inYear(year);
  const thisYear = Number(today.slice(0, 4));
  return inYear(inYear(thisYear) <= today.slice(0, 7) ? thisYear : thisYear - 1);
}

function monthsFor(query: string, { timeZone }: User): PaletteItem[] {
  const month = monthOf(query, todayIn(timeZone));
  if (month === null) return [];
  const books = `/finances?from=${firstDay(month)}&to=${lastDay(month)}`;
  return [
    { screen: 'Dashboard', to: `/dashboard?month=${month}` },
    { screen: 'Financeiro', to: books },
  ].map(({ screen, to }) => ({ key: to, label: monthName(month), hint: screen, icon: CalendarDays, to }));
}

const categoryItem = (label: string, hint: string, to: string): PaletteItem => ({
  key: to,
  label,
  hint,
  icon: Tag,
  to,
});

function categoriesOf(query: string): PaletteItem[] {
  if (query.length < MIN_CATEGORY_LETTERS) return [];
  const books = codesOf(categoryLabels).filter((code) => fits(categoryLabels[code], query));
  const works = new Set([...categoriesFor(query), ...categoriesFor(singular(query))]);
  return [
    ...books.map((code) => categoryItem(categoryLabels[code], 'Financeiro', `/finances?category=${code}`)),
    ...[...works].map((code) =>
      categoryItem(maintenanceCategoryLabels[code], 'Manutenção', `/maintenance?category=${code}`),
    ),
  ];
}

/** True if the text contains the words, in singular or plural. */
function fits(text: string, query: string): boolean {
  return matchesSearch(text, query) || matchesSearch(singular(text), singular(query));
}

/** Drivers' terms for screens, by path. */
const alsoCalled = new Map(routes.map(({ path, menu }) => [path, menu?.alsoCalled]));

/** Matching groups; for an empty query the screens and frequent new records. */
export function groupsFor(query: string, user: User): PaletteGroup[] {
  const fitting = (items: readonly PaletteItem[]) =>
    items.filter(({ key, label, hint }) => fits([label, hint, alsoCalled.get(key)].filter(Boolean).join(' '), query));
  const places = query === '' ? placesOf(user).slice(0, menuRoutes(user).length) : fitting(placesOf(user));
  return [
    { title: 'Ir para', items: places },
    { title: 'Novo', items: fitting(entries) },
    { title: 'Mês', items: monthsFor(query, user) },
    { title: 'Categoria', items: categoriesOf(query) },
  ];
}
