/** Page globals in shared code. In a worker they throw, and the code handles that. */
declare const localStorage: { getItem(name: string): string | null; setItem(name: string, value: string): void };
