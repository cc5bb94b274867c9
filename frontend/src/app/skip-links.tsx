/** What the first tabs of a page find: the ways past the menu, and past all that stands above a list. */
import type { MouseEvent } from 'react';
import { focusPlace } from '@/lib/browser/focus-place';

const link =
  'fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-ink px-4 py-3 font-semibold text-bg focus:translate-y-0 print:hidden';

/** Leads to the first row of the list, past its search, its filters and its heads; to the list where rows lead nowhere. */
function goToList(event: MouseEvent): void {
  event.preventDefault();
  const list = document.querySelector<HTMLElement>('#content [data-list]');
  const row = list?.querySelector<HTMLElement>('[data-row]');
  if (row) row.focus();
  else if (list) focusPlace(list);
}

/** The link to the list; it is there where a list is. */
export function ListLink() {
  return (
    <a href="#content" onClick={goToList} className={`${link} hidden [:root:has([data-list])_&]:block`}>
      Ir para a lista
    </a>
  );
}

/** The links before the menu. */
export function SkipLinks() {
  return (
    <>
      <a href="#content" className={link}>
        Ir para o conteúdo
      </a>
      <ListLink />
    </>
  );
}
