/** Words that are kept on the device by name, such as a choice of yes or no. Storage may be closed to us: then nothing is kept. */

/** The word under a name; null where none is kept. */
export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a word. */
export function writeStored(name: string, word: string): void {
  try {
    localStorage.setItem(name, word);
  } catch {
    // As said above.
  }
}

/** The choice under a name; `otherwise` where none was made. */
export function readFlag(name: string, otherwise: boolean): boolean {
  const choice = readStored(name);
  return choice === 'yes' || (choice !== 'no' && otherwise);
}

/** Keeps a choice. */
export function writeFlag(name: string, choice: boolean): void {
  writeStored(name, choice ? 'yes' : 'no');
}
