/** The sheets that open over any page. Each is a parameter of the address, beside what the page has there. */

/** `?account=profile`, `?expense=12`, `?outbox=1`. */
export type SheetName = 'account' | 'expense' | 'outbox';

const asking = /[?&](account|expense|outbox)=[^&]*/;

/** The address of the page alone. */
export function withoutSheet(search: string): string {
  return search.replace(asking, '');
}
