/** An entry of the outbox: one POST that was entered on this device and that the server has not answered for good. */
import type { ApiError } from '@/api/client';
import type { Arrival, Freight, FreightMove, Problem } from '@/api/types';
import { syntheticError } from '@/api/forms/synthetic-errors';
import { mergeKnown } from '@/lib/forms/merge-known';

/** Typed values over the form's first ones, which fill what an older version did not store. */
export function formOf<T extends object>({ form, shape }: Pick<Entry, 'form' | 'shape'>, defaults: T): T {
  return shape === SHAPE ? mergeKnown(defaults, form as Partial<T>) : defaults;
}

/** Refusal of the server, as the form would have received it; null where it was not refused. */
export function refusalOfEntry(entry: Pick<Entry, 'refusal'> | null | undefined): ApiError | null {
  const { refusal = null } = entry ?? {};
  if (refusal === null || refusal.problem === null) return null;
  return syntheticError(refusal.status, refusal.problem);
}

/** The title of the form: it is no new record. */
export function editTitle({ title }: Pick<Entry, 'title'>): string {
  return `Editar “${title}”`;
}

/** Kind of the entry; an income or expense of the whole form is a `transaction`. */
export type EntryKind = 'fuel' | 'expense' | 'transaction' | 'move' | 'arrival' | 'payment' | 'advance';

/**
 * How an entry stands. `waiting`: the server has nothing of it. `unsure`: it was sent and no answer came, so that it may
 * have been done; only sending it again tells. `refused`: the server said no, and a person decides.
 */
export type EntryState = 'waiting' | 'unsure' | 'refused';

/** Refusal of the server. Its `status` is 0 where it said nothing for so long that it no longer knows the key. */
export type Refusal = { status: number; problem: Problem | null; at: string };

/** Where a freight stands. */
export type FreightStand = Pick<Freight, 'status' | 'moves' | 'nextArrival' | 'arrivedAt'>;

/**
 * The server has it: when that was answered, and as which version of its record where the answer was one. `stand`: where a
 * step left its freight, which after a correction is not the state that it was sent with.
 */
export type Answered = { at: string; version: number | null; stand?: FreightStand };

/** Entry: the request, and the words a person recognises it by. */
export type NewEntry = {
  userId: number;
  kind: EntryKind;
  /** Address of the POST, without the user. */
  url: string;
  body: Record<string, unknown>;
  /** The version of the record that it was decided over: it goes along as `If-Match`. */
  ifMatch?: number | null;
  /** Title and summary: "Abastecimento", "280 l · R$ 1.680,00". */
  title: string;
  detail: string;
  /** The form as it was typed, for changing it. */
  form: unknown;
};

/** Entry of a screen; whose it is follows from who is signed in. */
export type Entering = Omit<NewEntry, 'userId'>;

/** An entry as the device keeps it. */
export type Entry = NewEntry & {
  /** Grows in the order of entering. */
  id: number;
  /** Idempotency-Key of exactly this body: a changed body has another one. */
  key: string;
  /** When it was entered, by the server's clock as far as it is known. */
  madeAt: string;
  /** When it was first sent under its key; null while it never was. */
  sentAt: string | null;
  state: EntryState;
  /** Form of what `form` holds, as `SHAPE`. */
  shape: number;
  /** How often it was sent in vain since the last definite answer. */
  tries: number;
  /** Time before which it is not sent again, in ms since 1970 by the device's clock; 0 when it may go at once. */
  notBefore: number;
  /** When `notBefore` was reckoned: a clock that was set back since says nothing of the pause. */
  pausedAt: number;
  refusal: Refusal | null;
};

/** An entry that the server has; it stays on the device until what is read there knows of it. */
export type AnsweredEntry = Entry & { answered: Answered };

/** Grows when what forms keep in an entry changes its meaning; a field that comes or goes is no other shape. */
export const SHAPE = 1;

/** How an entry stands of which the server has nothing. */
export const UNSENT = { state: 'waiting', tries: 0, notBefore: 0, pausedAt: 0, sentAt: null, refusal: null } as const;

/** Whether it is in the system already. */
export function isAnswered(entry: Entry | AnsweredEntry): entry is AnsweredEntry {
  return 'answered' in entry;
}

/** Whether its pause still lasts, by the device's clock. */
export function isPaused({ notBefore, pausedAt }: Pick<Entry, 'notBefore' | 'pausedAt'>, at: number): boolean {
  return pausedAt <= at && at < notBefore;
}

/** Props of a form that changes a waiting entry. */
export type EntryEditProps = { entry: Entry; userId: number; onDone: () => void };

/**
 * The record whose entries must arrive in the order in which they were made: the freight that moves, the posting that is
 * paid, the truck whose odometer goes on, the driver who is given an advance. Null where the order does not matter.
 */
export function recordOf({ kind, url, body }: Pick<Entry, 'kind' | 'url' | 'body'>): string | null {
  if (kind === 'expense' || kind === 'transaction') return null;
  if (kind === 'fuel') return `vehicles/${String(body['vehicleId'])}`;
  return /^\/api\/(\w+\/\d+)/.exec(url)?.[1] ?? null;
}

/** Whether later entries of the same record make no sense without it: the steps of a freight build on each other. */
export function isStep({ kind }: Pick<Entry, 'kind'>): boolean {
  return kind === 'move' || kind === 'arrival';
}

/** Whether the body may still be changed. What may have arrived is what it is until the server says otherwise. */
export function isChangeable({ state }: Pick<Entry, 'state'>): boolean {
  return state !== 'unsure';
}

/** How long the server surely knows a key, in ms: it keeps them for 30 days. */
export const KEY_LIFE_MS = 29 * 86_400_000;

/** Whether it may have arrived under a key that the server has forgotten: sent once more, it might be done twice. */
export function isOutlived({ state, sentAt }: Pick<Entry, 'state' | 'sentAt'>, at: Date): boolean {
  return state === 'unsure' && sentAt !== null && at.getTime() - Date.parse(sentAt) > KEY_LIFE_MS;
}

/** Whether an entry waits for an earlier one of the same record: it would make no sense before it. */
export function follows(entry: Entry, earlier: Entry): boolean {
  return entry.id > earlier.id && isStep(earlier) && recordOf(entry) === recordOf(earlier);
}

/** Stored part of a refusal. */
export function refusalOf({ status, problem }: ApiError, at: string): Refusal {
  return { status, problem, at };
}

/** Body of a step. */
export function stepBody({ body }: Pick<Entry, 'body'>): FreightMove & Arrival {
  return body as FreightMove & Arrival;
}
