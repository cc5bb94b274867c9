/** A new line of the books as an entry of the outbox. */
import { now } from '@/lib/browser/clock';
import { formatPlate } from '@/lib/format/br-documents';
import { categoryLabels } from '@/lib/generated/choices';
import { formatDate, todayIn } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';
import { fingerprintOf, keptIn, placeOf } from '@/api/forms/idempotency';
import type { Entering, Entry } from '@/offline/outbox/entry';
import { useOutboxMutation } from '@/offline/outbox/use-outbox-mutation';
import type { Freight, Transaction, TransactionInput, Vehicle } from '@/api/types';
import { useTimeZone } from '@/api/session/current-user';

/** Records that an amount may belong to, as a form offers them. */
export type Offered = {
  freights: readonly Pick<Freight, 'id' | 'number'>[];
  vehicles: readonly Pick<Vehicle, 'id' | 'plate'>[];
};

/** A line as it is entered, and what it is typed from. */
export type NewTransactionEntry = { body: TransactionInput; typed: unknown } & Offered;

/** "frete nº 12", else the plate. */
function aboutWords({ body, freights, vehicles }: NewTransactionEntry): string | null {
  const freight = freights.find(({ id }) => id === body.freightId);
  if (freight) return `frete nº ${freight.number}`;
  const vehicle = vehicles.find(({ id }) => id === body.vehicleId);
  return vehicle ? formatPlate(vehicle.plate) : null;
}

/** Where a line of the books is entered. */
const url = '/api/finances';

/** The fingerprint but for the day of entering, which goes on by itself. */
function withoutDay(fingerprint: string): string {
  return fingerprint.replace(/"enteredOn":"[^"]*"/, '');
}

/**
 * The body as it goes. Where the device keeps no entries, what was sent without an answer is noted with its draft: what
 * differs from it by the day of entering alone goes again as it was, and not a second time.
 */
function asSent(body: TransactionInput): TransactionInput {
  const place = placeOf(body);
  const { fingerprint } = place?.read() ?? { fingerprint: '' };
  if (withoutDay(fingerprint) !== withoutDay(fingerprintOf(url, body))) return body;
  return keptIn(place, (JSON.parse(fingerprint) as [string, TransactionInput])[1]);
}

/** Body, typed values, and the words it is recognised by. */
function entryOf(kind: TransactionForm, entered: NewTransactionEntry, enteredOn: string): Entering {
  const { body: filled, typed } = entered;
  const body = asSent({ ...filled, enteredOn });
  const category = categoryLabels[body.category];
  const name = body.description === category ? null : body.description;
  const words = [formatMoney(body.amountCents), formatDate(body.paidOn ?? body.dueOn), aboutWords(entered), name];
  return {
    kind,
    url,
    body,
    title: body.kind === 'income' ? `Receita: ${category}` : category,
    detail: words.filter(Boolean).join(' · '),
    form: typed,
  };
}

/** The form in which it is changed: the short one of an expense, or the whole one. */
type TransactionForm = 'expense' | 'transaction';

/**
 * Enters a new line of the books, through the outbox; `entry` is the waiting one that is changed by it. It was entered on
 * the day of its entering, however late it is sent; a day ahead was that of a clock that was.
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
