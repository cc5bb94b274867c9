/** Addresses of the client sheet. */

/** Id of a new client in the address. */
export const NEW_CLIENT = 'new';

export function clientAt(id: number | typeof NEW_CLIENT): string {
  return `/freights?tab=clients&client=${id}`;
}
