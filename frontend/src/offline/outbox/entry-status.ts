/** Why each entry is still here, for the sheet that lists them. */
import { isPaused, isStep, recordOf, type Entry } from './entry';
import type { OutboxState } from './outbox-state';
import { countOf } from '@/lib/format/text';

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

/**
 * Why an entry is still here. `refused`: a person decides. `sending`: it is on its way. `held`: an earlier one of the same
 * record comes first, which perhaps needs the person. `paused`: the server could not, and is asked again at `at` (ms since
 * 1970, the device's clock). `waiting`: for the signal, for signing in, for being let in, for room on the device, or for its
 * turn, as `rest` says. `unsure` says of the last two that it may have arrived.
 */
export type EntryStatus =
  | { kind: 'refused' }
  | { kind: 'sending' }
  | { kind: 'held'; record: string; needsPerson: boolean }
  | { kind: 'paused'; at: number; unsure: boolean }
  | { kind: 'waiting'; rest: 'noSignal' | 'signedOut' | 'blocked' | 'full' | 'turn'; unsure: boolean };

/** An entry and why it is still here. */
export type Waiting = { entry: Entry; standing: EntryStatus };

/** Whether two say the same: an entry that is read again is another object. */
export function isSame(one: Waiting, other: Waiting): boolean {
  return fingerprint(one) === fingerprint(other);
}

function fingerprint({ entry, standing }: Waiting): string {
  return JSON.stringify([entry.id, entry.key, entry.state, entry.refusal?.at, standing]);
}

function isRefused({ standing }: Waiting): boolean {
  return standing.kind === 'refused';
}

/** Those that need a person first, then the order of sending. */
export function entryStatuses({
  entries,
  rest,
  sending,
}: Pick<OutboxState, 'entries' | 'rest' | 'sending'>): Waiting[] {
  const at = Date.now();
  /** The records that are held up, and whether by one that needs the person. */
  const heldUp = new Map<string, boolean>();
  const all = entries.map((entry): Waiting => {
    const record = recordOf(entry);
    const unsure = entry.state === 'unsure';
    const needsPerson = record === null ? undefined : heldUp.get(record);
    if (record !== null && entry.state === 'refused' && isStep(entry)) heldUp.set(record, true);
    if (entry.state === 'refused') return { entry, standing: { kind: 'refused' } };
    if (entry.key === sending) return { entry, standing: { kind: 'sending' } };
    if (record !== null && needsPerson !== undefined) return { entry, standing: { kind: 'held', record, needsPerson } };
    if (rest === 'noSignal' || rest === 'signedOut' || rest === 'blocked')
      return { entry, standing: { kind: 'waiting', rest, unsure } };
    if (isPaused(entry, at)) {
      if (record !== null) heldUp.set(record, false);
      return { entry, standing: { kind: 'paused', at: entry.notBefore, unsure } };
    }
    return { entry, standing: { kind: 'waiting', rest: rest === 'full' ? rest : 'turn', unsure } };
  });
  return [...all.filter(isRefused), ...all.filter((one) => !isRefused(one))];
}
