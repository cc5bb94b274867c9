/** Portuguese text helpers. */

/** Lower case without accents: "São José" is "sao jose". For comparing typed text. */
export function foldAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** True if the text contains every word of the query, ignoring accents and case. */
export function matchesSearch(text: string, query: string): boolean {
  const folded = foldAccents(text);
  return foldAccents(query)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

/** Folded words in the singular: "Simulações de Fretes" is "simulacao de frete". For comparing typed text. */
export function singular(text: string): string {
  return foldAccents(text).replace(/(?<=\p{L}{2})(oes|s)\b/gu, (ending) => (ending === 's' ? '' : 'ao'));
}

/** "1 frete", "3 fretes". Zero is plural in written Portuguese. */
export function countOf(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** "a", "a e b", "a, b e c". */
export function joinList(words: readonly string[]): string {
  if (words.length <= 1) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} e ${words[words.length - 1]}`;
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Trimmed text; null for spaces only, as the server expects optional text. */
export function textOrNull(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

/** Codes of a table of labels, in its order. */
export function codesOf<K extends string>(labels: Record<K, string>): K[] {
  return Object.keys(labels) as K[];
}
