/** What shared code asks of a page. A worker has none of it: asking throws, and the code goes on without. */
declare const localStorage: { getItem(name: string): string | null; setItem(name: string, value: string): void };
