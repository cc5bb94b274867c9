/** Tells a list that stands beside one of its records where it was left: the address on screen is the record's. */
import { createContext, useContext } from 'react';

/** The address of the list, with its filters; null where the list is the screen. */
export const ListAddress = createContext<string | null>(null);

/** Whether the list around stands beside one of its records. */
export function useIsBeside(): boolean {
  return useContext(ListAddress) !== null;
}
