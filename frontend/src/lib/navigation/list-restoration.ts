/** Where each list of this tab was left, so that the way back leads to it as it was: its filters, its height, its row. */

/** How a list was left. */
export type ListPlace = { address: string; scroll: number; row: string | null };

/** State of a link back to a list. */
export const RETURNING = { returning: true };

const keyOf = (list: string) => `list:${list}`;

/** The list that an address is of: filters make no other list, a tab does. */
export function listOf(pathname: string, search: string): string {
  const tab = new URLSearchParams(search).get('tab');
  return tab === null ? pathname : `${pathname}?tab=${tab}`;
}

/** Remembers how a list was left. */
export function leaveList(list: string, place: ListPlace): void {
  try {
    sessionStorage.setItem(keyOf(list), JSON.stringify(place));
  } catch {
    // Without storage the way back leads to the whole list.
  }
}

/** How a list was left; null when it was not open yet. */
export function placeOf(list: string): ListPlace | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(list)) ?? 'null') as ListPlace | null;
  } catch {
    return null;
  }
}

/** Forgets how lists were left: they may be another user's. */
export function forgetPlaces(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(keyOf(''))) sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to forget.
  }
}

/** The address of a list with the filters it was left with. */
export function leftAt(list: string): string {
  return placeOf(list)?.address ?? list;
}
