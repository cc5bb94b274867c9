/** The sheet of a client in the address of their list. */

/** Name in the address of a client that is still to be created. */
export const NEW_CLIENT = 'new';

/** The address of the sheet of a client. */
export function clientAt(id: number | typeof NEW_CLIENT): string {
  return `/freights?tab=clients&client=${id}`;
}
