/** Every shortcut, in the one table that both the keys and the sheet about them are made of. */
import type { Location, NavigateFunction } from 'react-router-dom';
import { openPanel } from '@/app/menu/menu-store';
import { newRecordOf } from './new-records';
import { menuRoutes } from '@/app/routes';
import type { Principal } from '@/lib/navigation/authorization';
import { EXPENSE } from '@/lib/navigation/screen';
import { withSheet } from '@/lib/navigation/sheet-address';

/** Where one is, and the way elsewhere. */
export type Here = { location: Pick<Location, 'pathname' | 'search'>; navigate: NavigateFunction };

/** `keys` are pressed one after the other ("g f"), or together ("Ctrl+K"). */
export type Shortcut = { keys: string; does: string; run: (here: Here) => void };

/** What is entered on the screen one is on; "Lançar" where that is nothing in particular. */
function enterHere({ location: { pathname, search }, navigate }: Here): void {
  const record = newRecordOf(pathname, search);
  if (record === undefined) openPanel('quickAdd');
  else void navigate(record.to === EXPENSE ? withSheet(search, EXPENSE, 'new') : record.to);
}

function searchList(): void {
  document.querySelector<HTMLElement>('#content input[type=search]')?.focus();
}

const anywhere: readonly Shortcut[] = [
  { keys: 'Ctrl+K', does: 'Buscar tela, placa, cliente, cidade ou frete', run: () => openPanel('palette') },
  { keys: 'n', does: 'Lançar um registro novo da tela em que você está', run: enterHere },
  { keys: '/', does: 'Ir para a busca da lista', run: searchList },
  { keys: '?', does: 'Mostrar estes atalhos', run: () => openPanel('shortcuts') },
];

/** The shortcuts of a person, under what they are for. */
export function shortcutsOf(user: Principal): { title: string; shortcuts: readonly Shortcut[] }[] {
  const places = menuRoutes(user).flatMap(({ path, title, menu }) => {
    if (menu === undefined) return [];
    return { keys: `g ${menu.key}`, does: title, run: ({ navigate }: Here) => void navigate(path) };
  });
  return [
    { title: 'Em qualquer tela', shortcuts: anywhere },
    { title: 'Ir para', shortcuts: places },
  ];
}

/** The shortcut of the keys that were pressed. */
export function shortcutOf(keys: string, user: Principal): Shortcut | undefined {
  return shortcutsOf(user)
    .flatMap(({ shortcuts }) => shortcuts)
    .find((shortcut) => shortcut.keys === keys);
}
