/** How many entries wait on the device, in words: in the menu, above pages and in notifications. */
import { countOf } from '@/lib/format/text';
import type { Entry } from './entry';

/** How many wait, and how many of them need a person. */
export type Counts = { all: number; refused: number };

/** The counts of some entries. */
export function countsOf(entries: readonly Entry[]): Counts {
  return { all: entries.length, refused: entries.filter(({ state }) => state === 'refused').length };
}

/** "1 lançamento precisa de você". */
export function needWords(refused: number): string {
  return `${countOf(refused, 'lançamento precisa', 'lançamentos precisam')} de você`;
}

/** "3 lançamentos por enviar", "3 por enviar: 1 precisa de você", "1 lançamento precisa de você" where no other waits. */
export function waitingWords({ all, refused }: Counts): string {
  if (refused === 0) return `${countOf(all, 'lançamento', 'lançamentos')} por enviar`;
  if (refused === all) return needWords(refused);
  return `${all} por enviar: ${countOf(refused, 'precisa', 'precisam')} de você`;
}
