/** Browser globals that the app reads while its modules load, before a device defines its own. */
Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true, writable: true });
