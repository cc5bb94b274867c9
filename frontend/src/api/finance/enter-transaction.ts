/** Outbox entry of a new transaction. */
import { now } from '@/lib/browser/clock';
import { formatPlate } from '@/lib/format/br-documents';
import { categoryLabels } from '@/lib/generated/enum-labels';
import { formatDate, todayIn } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';
import { fingerprintOf, withKeyStore, keyStoreOf } from '@/api/forms/idempotency';
import type { EntryInput, Entry } from '@/offline/outbox/entry';
import { useOutboxMutation } from '@/offline/outbox/use-outbox-mutation';
import type { Freight, Transaction, TransactionInput, Vehicle } from '@/api/types';
import { useTimeZone } from '@/api/session/current-user';

/** Records to which a form can assign an amount. */
export type ReferenceOptions = {
  freights: readonly Pick<Freight, 'id' | 'number'>[];
  vehicles: readonly Pick<Vehicle, 'id' | 'plate'>[];
};

/** Transaction body and the form values it was built from. */
export type NewTransactionEntry = { body: TransactionInput; typed: unknown } & ReferenceOptions;

/** "frete nº 12", else the plate. */
function referenceLabel({ body, freights, vehicles }: NewTransactionEntry): string | null {
  const freight = freights.find(({ id }) => id === body.freightId);
  if (freight) return `frete nº ${freight.number}`;
  const vehicle = vehicles.find(({ id }) => id === body.vehicleId);
  return vehicle ? formatPlate(vehicle.plate) : null;
}

const url = '/api/finances';

/** Fingerprint without the day of entry, which changes at midnight. */
function fingerprintWithoutDay(fingerprint: string): string {
  return fingerprint.replace(/"enteredOn":"[^"]*"/, '');
}

/**
 * Request body. Without storage for entries, an unanswered request is noted with its draft. A body that differs only in
 * the day of entry is sent unchanged, so that it cannot be stored twice.
 */
function unansweredBody(body: TransactionInput): TransactionInput {
  const keyStore = keyStoreOf(body);
  const { fingerprint } = keyStore?.read() ?? { fingerprint: '' };
  if (fingerprintWithoutDay(fingerprint) !== fingerprintWithoutDay(fingerprintOf(url, body))) return body;
  return withKeyStore(keyStore, (JSON.parse(fingerprint) as [string, TransactionInput])[1]);
}

function entryOf(kind: TransactionForm, entered: NewTransactionEntry, enteredOn: string): EntryInput {
  const { body: filled, typed } = entered;
  const body = unansweredBody({ ...filled, enteredOn });
  const category = categoryLabels[body.category];
  const name = body.description === category ? null : body.description;
  const words = [formatMoney(body.amountCents), formatDate(body.paidOn ?? body.dueOn), referenceLabel(entered), name];
  return {
    kind,
    url,
    body,
    title: body.kind === 'income' ? `Receita: ${category}` : category,
    detail: words.filter(Boolean).join(' · '),
    form: typed,
  };
}

/** Form that edits the entry: the short one of an expense, or the whole one. */
type TransactionForm = 'expense' | 'transaction';

/**
 * Creates a transaction through the outbox; `entry` is the queued one that it replaces. The day of entry stays, however
 * late it is sent; a future day stems from a wrong clock and is corrected.
 */
export function useEnterTransaction(form: TransactionForm, entry: Entry | null) {
  const timeZone = useTimeZone();
  const enteredOn = () => {
    const moments = entry ? [new Date(entry.madeAt), now()] : [now()];
    return moments.map((moment) => todayIn(timeZone, moment)).reduce((one, other) => (one < other ? one : other));
  };
  return useOutboxMutation<NewTransactionEntry, Transaction>((entered) => entryOf(form, entered, enteredOn()), {
    replaces: entry?.id,
  });
}
