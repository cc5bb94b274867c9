/** Local storage that tolerates closed storage: reads are empty and writes are lost. */

/** Stored value; null without one. */
export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function writeStored(name: string, word: string): void {
  try {
    localStorage.setItem(name, word);
  } catch {
    // Closed storage.
  }
}

/** Stored flag; `otherwise` without one. */
export function readFlag(name: string, otherwise: boolean): boolean {
  const choice = readStored(name);
  return choice === 'yes' || (choice !== 'no' && otherwise);
}

export function writeFlag(name: string, choice: boolean): void {
  writeStored(name, choice ? 'yes' : 'no');
}
