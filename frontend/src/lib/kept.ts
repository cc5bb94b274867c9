/** Words that are kept on the device by name, such as a choice of yes or no. Storage may be closed to us: then nothing is kept. */

/** The word under a name; null where none is kept. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a word. */
export function keep(name: string, word: string): void {
  try {
    localStorage.setItem(name, word);
  } catch {
    // As said above.
  }
}

/** The choice under a name; `otherwise` where none was made. */
export function keptChoice(name: string, otherwise: boolean): boolean {
  const choice = kept(name);
  return choice === 'yes' || (choice !== 'no' && otherwise);
}

/** Keeps a choice. */
export function keepChoice(name: string, choice: boolean): void {
  keep(name, choice ? 'yes' : 'no');
}
