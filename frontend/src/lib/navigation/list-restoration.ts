/** List restoration: back links return to a list with its filters, scroll position and row. */

/** Last state of a list. */
export type ListState = { address: string; scroll: number; row: string | null };

/** Router state of a back link. */
export const RETURNING = { returning: true };

const keyOf = (list: string) => `list:${list}`;

/** List of an address: a tab is another list, filters are not. */
export function listOf(pathname: string, search: string): string {
  const tab = new URLSearchParams(search).get('tab');
  return tab === null ? pathname : `${pathname}?tab=${tab}`;
}

/** Stores the state of a list. */
export function storeListState(list: string, place: ListState): void {
  try {
    sessionStorage.setItem(keyOf(list), JSON.stringify(place));
  } catch {
    // Without storage back links open the unfiltered list.
  }
}

/** Last state of a list; null before its first visit. */
export function listStateOf(list: string): ListState | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(list)) ?? 'null') as ListState | null;
  } catch {
    return null;
  }
}

/** Clears all states: they may belong to another user. */
export function clearListStates(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(keyOf(''))) sessionStorage.removeItem(key);
  } catch {
    // Closed storage holds none.
  }
}

/** Address of a list with its last filters. */
export function restoredUrl(list: string): string {
  return listStateOf(list)?.address ?? list;
}
