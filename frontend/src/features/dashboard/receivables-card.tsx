/** "A receber": by overdue age and by client. */
import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import type { Debtor, Owed, Receivables } from '@/api/types';
import { dueLabel } from '@/lib/format/dates';
import { Card } from '@/components/ui/card';
import { CostBars, type CostBar } from '@/components/charts/cost-bars';
import { FigureInfo } from '@/components/ui/figure-info';
import { Money } from '@/components/ui/money';
import SettleOpen from './settle-open';

/** List of exactly what the card counts, future months included. */
const PENDING = '/finances?kind=income&status=pending&effect=both&period=all';

/** All receivables; the list is in the finances. */
export function ReceivablesCard({ receivables }: { receivables: Receivables }) {
  const { totalCents, clients } = receivables;
  return (
    <Card
      title="A receber"
      info={<FigureInfo figure="receivable" name="A receber" />}
      aside={
        totalCents > 0 && (
          <Link to={PENDING} className="-my-3 flex min-h-12 items-center font-semibold underline underline-offset-4">
            Ver todos
          </Link>
        )
      }
    >
      {totalCents === 0 ? (
        <p className="text-ink-2">Nada a receber no momento.</p>
      ) : (
        <>
          <p className="text-money font-extrabold tracking-tight">
            <Money cents={totalCents} />
          </p>
          <Ages receivables={receivables} />
          {clients.length > 0 && (
            <>
              <h3 className="mt-5 mb-1 text-sm font-semibold text-ink-3">Quem deve</h3>
              <ul className="-mb-3 divide-y divide-line">
                {clients.map((client) => (
                  <ClientRow key={client.clientId ?? 0} client={client} />
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </Card>
  );
}

/** One bar per age beside its label: colour is never the only cue. */
function Ages({ receivables }: { receivables: Receivables }) {
  const ages: CostBar[] = [
    { key: 'notDue', label: 'Ainda no prazo', cents: receivables.notDueCents },
    { key: 'late1', label: 'Venceu há 1 a 15 dias', cents: receivables.late1To15Cents, tone: 'late' },
    { key: 'late16', label: 'Venceu há 16 a 30 dias', cents: receivables.late16To30Cents, tone: 'late' },
    { key: 'late31', label: 'Venceu há mais de 30 dias', cents: receivables.lateOver30Cents, tone: 'overdue' },
  ];
  return (
    <div className="mt-3">
      <CostBars rows={ages.filter(({ cents }) => cents > 0)} income />
    </div>
  );
}

/** Client with their open amounts; the first due one can be settled. */
function ClientRow({ client }: { client: Debtor }) {
  return (
    <li className="relative py-3">
      <div className="flex items-start justify-between gap-4">
        <Link
          to={client.clientId === null ? PENDING : `/freights?clientId=${client.clientId}`}
          className="min-w-0 font-semibold after:absolute after:inset-0"
        >
          {client.name ?? 'Sem cliente informado'}
        </Link>
        <Money cents={client.amountCents} className="font-bold" />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="min-w-0 flex-1 basis-44">
          {client.late && <Part owed={client.late} several="em atraso, o mais antigo" late />}
          {client.today && <Part owed={client.today} />}
          {client.later && <Part owed={client.later} several="a vencer, o próximo" />}
        </span>
        <SettleOpen key={client.first.transactionId} open={client.first} named={client.count > 1} />
      </div>
    </li>
  );
}

/** Part of a client's debt: its sum and first due day. */
function Part({ owed, several, late = false }: { owed: Owed; several?: string; late?: boolean }) {
  return (
    <span className={clsx('block text-sm', late ? 'font-semibold text-neg' : 'text-ink-2')}>
      <Money cents={owed.amountCents} /> {owed.count > 1 && several !== undefined && `${several} `}
      {dueLabel(owed.days)}
    </span>
  );
}
