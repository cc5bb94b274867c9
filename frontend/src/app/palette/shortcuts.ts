/** Shortcut table, for the key handler and the list of shortcuts. */
import type { Location, NavigateFunction } from 'react-router-dom';
import { openPanel } from '@/app/menu/menu-store';
import { newRecordOf } from '@/app/new-records';
import { menuRoutes } from '@/app/routes';
import type { Principal } from '@/lib/navigation/authorization';
import { EXPENSE } from '@/lib/navigation/screen';
import { withSheet } from '@/lib/navigation/sheet-address';

/** Current location and navigation. */
export type Here = { location: Pick<Location, 'pathname' | 'search'>; navigate: NavigateFunction };

/** `keys` in sequence ("g f"), or together ("Ctrl+K"). Forms handle keys without `run` themselves. */
export type Shortcut = { keys: string; does: string; run?: (here: Here) => void };

/** Opens the new record of this screen; without one, "Lançar". */
function enterHere({ location: { pathname, search }, navigate }: Here): void {
  const record = newRecordOf(pathname, search);
  if (record === undefined) openPanel('quickAdd');
  else void navigate(record.to === EXPENSE ? withSheet(search, EXPENSE, 'new') : record.to);
}

function searchList(): void {
  document.querySelector<HTMLElement>('#content input[type=search]')?.focus();
}

/** Links of the rows on screen. */
function rowLinks(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('#content [data-list] [data-row]')];
}

/** Row that contains the focus. */
function focusedRow(): Element | null {
  return document.activeElement?.closest('[data-list] :is(tr, li)') ?? null;
}

/** Moves the focus by rows, from none to the first. */
function moveRow(by: 1 | -1): void {
  const links = rowLinks();
  const row = focusedRow();
  const at = links.findIndex((link) => row?.contains(link));
  (at === -1 ? links[0] : links[at + by])?.focus();
}

/** Selects the row, or no longer; nothing for a row without a checkbox. */
function selectRow(): void {
  focusedRow()?.querySelector<HTMLElement>('input[type=checkbox]')?.click();
}

const inLists: readonly Shortcut[] = [
  { keys: 'j', does: 'Próxima linha', run: () => moveRow(1) },
  { keys: 'k', does: 'Linha anterior', run: () => moveRow(-1) },
  { keys: 'Enter', does: 'Abrir a linha' },
  { keys: 'x', does: 'Selecionar a linha', run: selectRow },
];

const anywhere: readonly Shortcut[] = [
  { keys: 'Ctrl+K', does: 'Buscar tela, placa, cliente, cidade ou frete', run: () => openPanel('palette') },
  { keys: 'n', does: 'Lançar um registro novo da tela em que você está', run: enterHere },
  { keys: 'Ctrl+Enter', does: 'Salvar o que você está preenchendo' },
  { keys: '/', does: 'Ir para a busca da lista', run: searchList },
  { keys: '?', does: 'Mostrar estes atalhos', run: () => openPanel('shortcuts') },
];

/** Shortcuts of a user, by group. */
export function shortcutsOf(user: Principal): { title: string; shortcuts: readonly Shortcut[] }[] {
  const places = menuRoutes(user).flatMap(({ path, title, menu }) => {
    if (menu === undefined) return [];
    return { keys: `g ${menu.key}`, does: title, run: ({ navigate }: Here) => void navigate(path) };
  });
  return [
    { title: 'Em qualquer tela', shortcuts: anywhere },
    { title: 'Nas listas', shortcuts: inLists },
    { title: 'Ir para', shortcuts: places },
  ];
}

/** Shortcut of the pressed keys. */
export function shortcutOf(keys: string, user: Principal): Shortcut | undefined {
  return shortcutsOf(user)
    .flatMap(({ shortcuts }) => shortcuts)
    .find((shortcut) => shortcut.keys === keys);
}
