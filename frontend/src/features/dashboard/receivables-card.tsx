/** "A receber": by client and by overdue age. */
import { useState } from 'react';
import { MessageCircle } from 'lucide-react';
import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import type { Debtor, Owed, Receivables } from '@/api/types';
import { dueLabel } from '@/lib/format/dates';
import { Card } from '@/components/ui/card';
import { CostBars, type CostBar } from '@/components/charts/cost-bars';
import { Button } from '@/components/ui/button';
import { FigureInfo } from '@/components/ui/figure-info';
import { lazySheet } from '@/components/ui/lazy';
import { Money } from '@/components/ui/money';
import type { ChargeSheetProps } from './charge-sheet';
import { isDue } from './charge-text';
import SettleOpen from './settle-open';

const ChargeSheet = lazySheet(
  () => import('./charge-sheet'),
  ({ onClose }: ChargeSheetProps) => onClose,
);

/** List of exactly what the card counts, future months included. */
const PENDING = '/finances?kind=income&status=pending&effect=both&period=all';

/** Clients in the short list of the phone. */
const SHORT = 2;

type Props = { receivables: Receivables; userId: number; short: boolean };

/** Receivables by client; the whole list is in the finances. `short` has only clients with something due. */
export function ReceivablesCard({ receivables, userId, short }: Props) {
  const { totalCents, clients } = receivables;
  const shown = short ? clients.filter(isDue).slice(0, SHORT) : clients;
  return (
    <Card
      title="A receber"
      info={<FigureInfo figure="receivable" name="A receber" />}
      aside={
        totalCents > 0 && (
          <Link to={PENDING} className="-my-3 flex min-h-12 items-center underline underline-offset-4">
            Ver todos
          </Link>
        )
      }
    >
      {totalCents === 0 ? (
        <p className="text-ink-2">Nada a receber no momento.</p>
      ) : (
        <>
          <p className="text-title font-extrabold tracking-tight">
            <Money cents={totalCents} />
          </p>
          {shown.length > 0 && (
            <ul aria-label="Quem deve" className="mt-2 -mb-3 divide-y divide-line">
              {shown.map((client) => (
                <ClientRow key={client.clientId ?? 0} client={client} userId={userId} short={short} />
              ))}
            </ul>
          )}
        </>
      )}
    </Card>
  );
}

/** Receivables by overdue age; renders nothing without any. */
export function AgesCard({ receivables }: { receivables: Receivables }) {
  if (receivables.totalCents === 0) return null;
  return (
    <Card title="A receber por prazo">
      <Ages receivables={receivables} />
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
  return <CostBars rows={ages.filter(({ cents }) => cents > 0)} income />;
}

type RowProps = { client: Debtor; userId: number; short: boolean };

/** Client with the sum of their debt; what is due is claimed, and the first amount is settled. */
function ClientRow({ client, userId, short }: RowProps) {
  const { late, today, later } = client;
  return (
    <li className="relative py-3">
      <div className="flex items-start justify-between gap-4">
        <Link
          to={client.clientId === null ? PENDING : `/freights?clientId=${client.clientId}`}
          className="min-w-0 after:absolute after:inset-0"
        >
          {client.name ?? 'Sem cliente informado'}
        </Link>
        <Money cents={client.amountCents} className="font-medium" />
      </div>
      {late && <Part owed={late} several="em atraso, o mais antigo" late />}
      {today && !(short && late) && <Part owed={today} />}
      {later && !short && <Part owed={later} several="a vencer, o próximo" />}
      <div className="mt-1 flex flex-wrap justify-end gap-2">
        {isDue(client) && <Charge client={client} userId={userId} />}
        <SettleOpen key={client.first.transactionId} open={client.first} named={client.count > 1} />
      </div>
    </li>
  );
}

/** Opens the claim's text. */
function Charge({ client, userId }: { client: Debtor; userId: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        icon={<MessageCircle aria-hidden="true" />}
        aria-label={`Cobrar no WhatsApp: ${client.name ?? 'sem cliente informado'}`}
        onClick={() => setOpen(true)}
        className="relative z-10 max-md:px-3"
      >
        Cobrar no WhatsApp
      </Button>
      {isOpen && <ChargeSheet client={client} userId={userId} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Part of a client's debt: its sum and first due day. */
function Part({ owed, several, late = false }: { owed: Owed; several?: string; late?: boolean }) {
  return (
    <span className={clsx('block text-sm', late ? 'text-neg' : 'text-ink-2')}>
      <Money cents={owed.amountCents} /> {owed.count > 1 && several !== undefined && `${several} `}
      {dueLabel(owed.days)}
    </span>
  );
}
