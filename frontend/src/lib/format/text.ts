/** Small matters of Portuguese text. */

/** Lower case without accents: "São José" is "sao jose". For comparing what people type. */
export function foldAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** Whether every word of the query occurs in the text, accents and case apart. */
export function matchesSearch(text: string, query: string): boolean {
  const folded = foldAccents(text);
  return foldAccents(query)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

/** Every word without its plural, folded: "Simulações de Fretes" is "simulacao de frete". For comparing what people type. */
export function singular(text: string): string {
  return foldAccents(text).replace(/(?<=\p{L}{2})(oes|s)\b/gu, (ending) => (ending === 's' ? '' : 'ao'));
}

/** "1 frete", "3 fretes". Brazilian usage takes the singular for zero as well only in speech, so zero is plural here. */
export function countOf(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** "a", "a e b", "a, b e c". */
export function joinWords(words: readonly string[]): string {
  if (words.length <= 1) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} e ${words[words.length - 1]}`;
}

/** First letter in upper case, the rest untouched. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Null for what is only spaces; otherwise the trimmed text. Optional text goes to the server so. */
export function textOrNull(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

/** The codes of a table of labels, in its order. */
export function codesOf<K extends string>(labels: Record<K, string>): K[] {
  return Object.keys(labels) as K[];
}
