/** Situation of a freight: who owes, missing input, conflicts. */
import { Link } from 'react-router-dom';
import type { Freight, FreightEvent, FreightOutcome } from '@/api/types';
import { useToday } from '@/api/session/current-user';
import { daysBetween, dueLabel } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';
import { joinList } from '@/lib/format/text';
import { StoredConflicts } from './freight-conflicts';
import { useFreightEvents, useFreightResult } from './freight-queries';

/** Open amount of a freight, with its debtor and the first due day; null with nothing open. */
export function debtOf(
  { client, openCents, receivables, extraReceivables }: Freight,
  today: string,
): { text: string; isOverdue: boolean } | null {
  if (openCents <= 0) return null;
  const open = [...receivables.filter(({ paidOn }) => paidOn === null), ...extraReceivables];
  const [first] = open.map(({ dueOn }) => dueOn).toSorted();
  const overdueDays = Math.max(0, ...open.map((part) => part.overdueDays));
  const isOverdue = overdueDays > 0;
  const days = isOverdue ? -overdueDays : first === undefined ? null : daysBetween(today, first);
  const amount = formatMoney(openCents);
  const debt = isOverdue
    ? `${client?.name ?? 'O contratante'} deve ${amount}`
    : `${amount} a receber${client ? ` de ${client.name}` : ''}`;
  return { text: days === null ? `${debt}.` : `${debt}, ${dueLabel(days)}.`, isOverdue };
}

/** Missing fields that the figures of this state need. */
export function missingFields(freight: Freight, events: readonly FreightEvent[] | undefined): string[] {
  const { status, client, drivenKm, odometerStartKm, cancelledOn } = freight;
  if (cancelledOn !== null) return [];
  const hasLeft = status === 'in_transit' || status === 'unloading';
  const isRead = odometerStartKm !== null || (events ?? []).some(({ odometerKm }) => odometerKm !== null);
  return [
    client === null && 'quem paga',
    hasLeft && events !== undefined && !isRead && 'o hodômetro na saída',
    status === 'completed' && drivenKm === null && 'o hodômetro na saída ou na chegada',
  ].filter((each) => each !== false);
}

/** Usual expenses without an entry once the freight is completed: until then the forecast includes them. */
export function missingExpenses({ status, cancelledOn }: Freight, result: FreightOutcome | undefined): string[] {
  if (status !== 'completed' || cancelledOn !== null || result === undefined) return [];
  const hasFuel = result.costs.some(({ category }) => category === 'combustivel');
  const toll = result.expectedTollCents ?? 0;
  return [!hasFuel && 'o diesel', toll > 0 && `o pedágio (${formatMoney(toll)} previstos)`].filter(
    (each) => each !== false,
  );
}

type Props = { freight: Freight; userId: number };

export function FreightSituation({ freight, userId }: Props) {
  const today = useToday();
  const result = useFreightResult(freight.id, userId).data;
  const events = useFreightEvents(freight.id, userId).data?.items;
  const debt = debtOf(freight, today);
  const missing = missingFields(freight, events);
  const unbooked = missingExpenses(freight, result);
  return (
    <div className="mt-3 flex flex-col gap-2 empty:hidden">
      <StoredConflicts freight={freight} userId={userId} />
      {debt && <p className={debt.isOverdue ? 'font-medium text-neg' : 'text-ink-2'}>{debt.text}</p>}
      {missing.length > 0 && (
        <p className="text-ink-2">
          Falta informar {joinList(missing)}.{' '}
          <Link
            to={`/freights?id=${freight.id}&edit=1`}
            className="inline-flex min-h-11 items-center font-medium text-ink underline underline-offset-4"
          >
            Completar
          </Link>
        </p>
      )}
      {unbooked.length > 0 && <p className="text-ink-2">Falta lançar {joinList(unbooked)} desta viagem.</p>}
    </div>
  );
}
