/** Outbox entry: one POST entered on this device without a definite response. */
import type { ApiError } from '@/api/client';
import type { Arrival, Freight, FreightMove, Problem } from '@/api/types';
import { syntheticError } from '@/api/forms/synthetic-errors';
import { restoreKnownFields } from '@/lib/forms/restore-known-fields';

/** Stored form values over the defaults, which fill fields that older versions did not store. */
export function formOf<T extends object>({ form, shape }: Pick<Entry, 'form' | 'shape'>, defaults: T): T {
  return shape === FORM_VERSION ? restoreKnownFields(defaults, form as Partial<T>) : defaults;
}

/** Refusal of an entry as an error; null if it was not refused. */
export function refusalOfEntry(entry: Pick<Entry, 'refusal'> | null | undefined): ApiError | null {
  const { refusal = null } = entry ?? {};
  if (refusal === null || refusal.problem === null) return null;
  return syntheticError(refusal.status, refusal.problem);
}

export function editTitle({ title }: Pick<Entry, 'title'>): string {
  return `Editar “${title}”`;
}

/** Kind of an entry; an income or expense of the whole form is a `transaction`. */
export type EntryKind = 'fuel' | 'expense' | 'transaction' | 'move' | 'arrival' | 'payment' | 'advance';

/**
 * State of an entry, by its stored name. `waiting`: pending, never sent. `unsure`: outcome unknown, because it was sent without a
 * response; only a retry decides. `refused`: the user decides.
 */
export type EntryState = 'waiting' | 'unsure' | 'refused';

/** Refusal of the server. `status` 0: unanswered for so long that the server has forgotten the key. */
export type Refusal = { status: number; problem: Problem | null; at: string };

export type FreightStatusFields = Pick<Freight, 'status' | 'moves' | 'nextArrival' | 'arrivedAt'>;

/**
 * Stored response to an entry: its time and the record's version, if any. `stand` is the state of the freight after a
 * step, which a correction may change.
 */
export type EntryResponse = { at: string; version: number | null; stand?: FreightStatusFields };

/** Request, and the summary by which the user recognises it. */
export type NewEntry = {
  userId: number;
  kind: EntryKind;
  /** Address of the POST, without the user id. */
  url: string;
  body: Record<string, unknown>;
  /** Version of the record over which it was decided (If-Match). */
  ifMatch?: number | null;
  /** Title and summary: "Abastecimento", "280 l · R$ 1.680,00". */
  title: string;
  detail: string;
  /** Form values, for editing. */
  form: unknown;
};

/** Entry without its user, who is the signed-in one. */
export type EntryInput = Omit<NewEntry, 'userId'>;

export type Entry = NewEntry & {
  /** Increases in the order of entry. */
  id: number;
  /** Idempotency-Key of exactly this body: a changed body gets another one. */
  key: string;
  /** Time of entry, by the server's clock as far as it is known. */
  madeAt: string;
  /** First attempt under its key; null before it. */
  sentAt: string | null;
  state: EntryState;
  /** Version of the format of `form`, as `FORM_VERSION`; the stored name is older. */
  shape: number;
  /** Number of failed attempts since the last definite response. */
  tries: number;
  /** Time of the next attempt, in ms since 1970 of the device's clock; 0 for at once. */
  notBefore: number;
  /** Time at which `notBefore` was set: a clock that was set back since invalidates the pause. */
  pausedAt: number;
  refusal: Refusal | null;
};

/** Delivered entry, stored until the data on screen reflects it. */
export type DeliveredEntry = Entry & { answered: EntryResponse };

/** Format version of stored form values. Added or removed fields do not change it. */
export const FORM_VERSION = 1;

/** Fields of an undelivered entry. */
export const UNSENT = { state: 'waiting', tries: 0, notBefore: 0, pausedAt: 0, sentAt: null, refusal: null } as const;

export function isDelivered(entry: Entry | DeliveredEntry): entry is DeliveredEntry {
  return 'answered' in entry;
}

/** True while the back-off lasts, by the device's clock. */
export function isPaused({ notBefore, pausedAt }: Pick<Entry, 'notBefore' | 'pausedAt'>, at: number): boolean {
  return pausedAt <= at && at < notBefore;
}

export type QueuedEditorProps = { entry: Entry; userId: number; onDone: () => void };

/**
 * Record whose entries must arrive in order: a moving freight, a paid posting, the truck of an odometer, the driver of
 * an advance. Null where order does not matter.
 */
export function orderingKeyOf({ kind, url, body }: Pick<Entry, 'kind' | 'url' | 'body'>): string | null {
  if (kind === 'expense' || kind === 'transaction') return null;
  if (kind === 'fuel') return `vehicles/${String(body['vehicleId'])}`;
  return /^\/api\/(\w+\/\d+)/.exec(url)?.[1] ?? null;
}

/** True if later entries of the same record depend on it: the steps of a freight. */
export function isStep({ kind }: Pick<Entry, 'kind'>): boolean {
  return kind === 'move' || kind === 'arrival';
}

/** True if it may have arrived: it was sent without a response. */
export function isOutcomeUnknown({ state }: Pick<Entry, 'state'>): boolean {
  return state === 'unsure';
}

/** True if the body may be edited. A body that may have arrived is fixed until the server refuses it. */
export function isChangeable(entry: Pick<Entry, 'state'>): boolean {
  return !isOutcomeUnknown(entry);
}

/** Lifetime of an Idempotency-Key, in ms: the server stores keys for 30 days. */
export const IDEMPOTENCY_KEY_TTL_MS = 29 * 86_400_000;

/** True if it may have arrived under an expired key: a retry could duplicate it. */
export function isKeyExpired({ state, sentAt }: Pick<Entry, 'state' | 'sentAt'>, at: Date): boolean {
  return state === 'unsure' && sentAt !== null && at.getTime() - Date.parse(sentAt) > IDEMPOTENCY_KEY_TTL_MS;
}

/** True if an entry is blocked by an earlier one of the same record. */
export function isBlockedBy(entry: Entry, earlier: Entry): boolean {
  return entry.id > earlier.id && isStep(earlier) && orderingKeyOf(entry) === orderingKeyOf(earlier);
}

export function refusalOf({ status, problem }: ApiError, at: string): Refusal {
  return { status, problem, at };
}

export function stepBody({ body }: Pick<Entry, 'body'>): FreightMove & Arrival {
  return body as FreightMove & Arrival;
}
