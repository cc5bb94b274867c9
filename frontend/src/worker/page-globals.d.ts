/** Globals of a page that shared code uses. In a worker they throw, and the code goes on without. */
declare const localStorage: { getItem(name: string): string | null; setItem(name: string, value: string): void };
