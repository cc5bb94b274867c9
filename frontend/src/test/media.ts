/** Media queries of a device that the test environment cannot be. */
import { vi } from 'vitest';

/** Replaces `matchMedia`: exactly `matching` match. `set` changes them and notifies listeners. setup.ts restores it. */
export function stubMedia(...matching: string[]): { set: (...next: string[]) => void } {
  let current = matching;
  const listeners = new Set<() => void>();
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return current.includes(query);
    },
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  }));
  return {
    set: (...next) => {
      current = next;
      listeners.forEach((listener) => listener());
    },
  };
}
