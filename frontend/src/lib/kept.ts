/** Choices of yes or no that are kept on the device. Storage may be closed to us: then nothing is kept. */

/** The choice under a name; `otherwise` where none was made. */
export function keptChoice(name: string, otherwise: boolean): boolean {
  try {
    const choice = localStorage.getItem(name);
    return choice === 'yes' || (choice !== 'no' && otherwise);
  } catch {
    return otherwise;
  }
}

/** Keeps a choice. */
export function keepChoice(name: string, choice: boolean): void {
  try {
    localStorage.setItem(name, choice ? 'yes' : 'no');
  } catch {
    // As said above.
  }
}
