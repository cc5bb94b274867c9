/** Status of each entry, for the outbox sheet. */
import { isOutcomeUnknown, isPaused, isStep, orderingKeyOf, type Entry } from './entry';
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
 * Status of an entry. `refused`: needs a decision of the user. `sending`: in flight. `behind`: blocked by an earlier
 * entry of the same record. `paused`: the server failed; retried at `at` (ms since 1970, device clock). `pending`: for
 * the signal, a sign-in, approval, storage or its turn, see `pendingReason`. `outcomeUnknown`: it may have arrived.
 */
export type EntryStatus =
  | { kind: 'refused' }
  | { kind: 'sending' }
  | { kind: 'behind'; orderingKey: string; needsPerson: boolean }
  | { kind: 'paused'; at: number; outcomeUnknown: boolean }
  | { kind: 'pending'; pendingReason: 'noSignal' | 'signedOut' | 'blocked' | 'full' | 'turn'; outcomeUnknown: boolean };

export type EntryWithStatus = { entry: Entry; entryStatus: EntryStatus };

/** Compares by value: an entry that is read again is another object. */
export function isSame(one: EntryWithStatus, other: EntryWithStatus): boolean {
  return fingerprint(one) === fingerprint(other);
}

function fingerprint({ entry, entryStatus }: EntryWithStatus): string {
  return JSON.stringify([entry.id, entry.key, entry.state, entry.refusal?.at, entryStatus]);
}

function isRefused({ entryStatus }: EntryWithStatus): boolean {
  return entryStatus.kind === 'refused';
}

/** Refused entries first, then in sending order. */
export function entryStatuses({
  entries,
  pendingReason,
  sending,
}: Pick<OutboxState, 'entries' | 'pendingReason' | 'sending'>): EntryWithStatus[] {
  const at = Date.now();
  /** Blocked records; true if the blocking entry needs a decision. */
  const blockedKeys = new Map<string, boolean>();
  const all = entries.map((entry): EntryWithStatus => {
    const orderingKey = orderingKeyOf(entry);
    const outcomeUnknown = isOutcomeUnknown(entry);
    const needsPerson = orderingKey === null ? undefined : blockedKeys.get(orderingKey);
    if (orderingKey !== null && entry.state === 'refused' && isStep(entry)) blockedKeys.set(orderingKey, true);
    if (entry.state === 'refused') return { entry, entryStatus: { kind: 'refused' } };
    if (entry.key === sending) return { entry, entryStatus: { kind: 'sending' } };
    if (orderingKey !== null && needsPerson !== undefined)
      return { entry, entryStatus: { kind: 'behind', orderingKey, needsPerson } };
    if (pendingReason === 'noSignal' || pendingReason === 'signedOut' || pendingReason === 'blocked')
      return { entry, entryStatus: { kind: 'pending', pendingReason, outcomeUnknown } };
    if (isPaused(entry, at)) {
      if (orderingKey !== null) blockedKeys.set(orderingKey, false);
      return { entry, entryStatus: { kind: 'paused', at: entry.notBefore, outcomeUnknown } };
    }
    return {
      entry,
      entryStatus: {
        kind: 'pending',
        pendingReason: pendingReason === 'full' ? pendingReason : 'turn',
        outcomeUnknown,
      },
    };
  });
  return [...all.filter(isRefused), ...all.filter((one) => !isRefused(one))];
}
