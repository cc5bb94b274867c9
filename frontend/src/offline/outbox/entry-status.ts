/** Status of each entry, for the outbox sheet. */
import { isPaused, isStep, recordOf, type Entry } from './entry';
import type { OutboxState } from './outbox-state';
import { countOf } from '@/lib/format/text';

/** Counts of queued entries and of those that need a decision. */
export type Counts = { all: number; refused: number };

export function countsOf(entries: readonly Entry[]): Counts {
  return { all: entries.length, refused: entries.filter(({ state }) => state === 'refused').length };
}

/** "1 lançamento precisa de você". */
export function needDecisionLabel(refused: number): string {
  return `${countOf(refused, 'lançamento precisa', 'lançamentos precisam')} de você`;
}

/** "3 lançamentos por enviar", "3 por enviar: 1 precisa de você", "1 lançamento precisa de você" where no other waits. */
export function queuedLabel({ all, refused }: Counts): string {
  if (refused === 0) return `${countOf(all, 'lançamento', 'lançamentos')} por enviar`;
  if (refused === all) return needDecisionLabel(refused);
  return `${all} por enviar: ${countOf(refused, 'precisa', 'precisam')} de você`;
}

/**
 * Status of an entry. `refused`: needs a decision of the user. `sending`: in flight. `held`: blocked by an earlier
 * entry of the same record. `paused`: the server failed; retried at `at` (ms since 1970, device clock). `waiting`: for
 * the signal, a sign-in, approval, storage or its turn, see `rest`. `unsure`: it may have arrived.
 */
export type EntryStatus =
  | { kind: 'refused' }
  | { kind: 'sending' }
  | { kind: 'held'; record: string; needsPerson: boolean }
  | { kind: 'paused'; at: number; unsure: boolean }
  | { kind: 'waiting'; rest: 'noSignal' | 'signedOut' | 'blocked' | 'full' | 'turn'; unsure: boolean };

export type Waiting = { entry: Entry; entryStatus: EntryStatus };

/** Compares by value: an entry that is read again is another object. */
export function isSame(one: Waiting, other: Waiting): boolean {
  return fingerprint(one) === fingerprint(other);
}

function fingerprint({ entry, entryStatus }: Waiting): string {
  return JSON.stringify([entry.id, entry.key, entry.state, entry.refusal?.at, entryStatus]);
}

function isRefused({ entryStatus }: Waiting): boolean {
  return entryStatus.kind === 'refused';
}

/** Refused entries first, then in sending order. */
export function entryStatuses({
  entries,
  rest,
  sending,
}: Pick<OutboxState, 'entries' | 'rest' | 'sending'>): Waiting[] {
  const at = Date.now();
  /** Blocked records; true if the blocking entry needs a decision. */
  const heldUp = new Map<string, boolean>();
  const all = entries.map((entry): Waiting => {
    const record = recordOf(entry);
    const unsure = entry.state === 'unsure';
    const needsPerson = record === null ? undefined : heldUp.get(record);
    if (record !== null && entry.state === 'refused' && isStep(entry)) heldUp.set(record, true);
    if (entry.state === 'refused') return { entry, entryStatus: { kind: 'refused' } };
    if (entry.key === sending) return { entry, entryStatus: { kind: 'sending' } };
    if (record !== null && needsPerson !== undefined)
      return { entry, entryStatus: { kind: 'held', record, needsPerson } };
    if (rest === 'noSignal' || rest === 'signedOut' || rest === 'blocked')
      return { entry, entryStatus: { kind: 'waiting', rest, unsure } };
    if (isPaused(entry, at)) {
      if (record !== null) heldUp.set(record, false);
      return { entry, entryStatus: { kind: 'paused', at: entry.notBefore, unsure } };
    }
    return { entry, entryStatus: { kind: 'waiting', rest: rest === 'full' ? rest : 'turn', unsure } };
  });
  return [...all.filter(isRefused), ...all.filter((one) => !isRefused(one))];
}
