/** What the client owes of a freight, and the hand that says "it came". */
import { useState } from 'react';
import { sentenceOf } from '@/api/record-form';
import { useUnpay } from '@/api/transactions';
import type { Freight, Receivable } from '@/api/types';
import { dueInWords, formatDate, daysBetween, relativeDays } from '@/lib/dates';
import { receivableLabel } from '@/lib/labels';
import { StatusBadge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { FormError } from '@/ui/field';
import { Money } from '@/ui/money';
import { useToday } from '@/api/user';
import { FreightClient } from './freight-client';
import { ReceiveDialog } from './receive-dialog';

/** Advance and balance, and who pays them. */
export function FreightReceivables({ freight, userId }: { freight: Freight; userId: number }) {
  const { receivables, openCents } = freight;
  return (
    <Card
      title="A receber"
      aside={
        openCents > 0 ? (
          <Money cents={openCents} className="text-lg font-bold" />
        ) : (
          receivables.length > 0 && <StatusBadge status="paid">Tudo recebido</StatusBadge>
        )
      }
    >
      {receivables.length === 0 ? (
        <p className="text-ink-2">Nada a receber deste frete.</p>
      ) : (
        <ul className="divide-y divide-line">
          {receivables.map((part) => (
            <ReceivableLine key={part.transactionId} part={part} />
          ))}
        </ul>
      )}
      {freight.client && <FreightClient clientId={freight.client.id} userId={userId} />}
    </Card>
  );
}

function ReceivableLine({ part }: { part: Receivable }) {
  const [asking, setAsking] = useState(false);
  const unpay = useUnpay();
  const label = receivableLabel(part.part);
  return (
    <li className="py-3 first:pt-0">
      <div className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{label}</span>
        <Money cents={part.amountCents} className="font-bold" />
      </div>
      <div className="mt-1 flex min-h-12 flex-wrap items-center justify-between gap-2">
        <PartState part={part} />
        {part.status === 'pending' ? (
          <Button size="sm" onClick={() => setAsking(true)} aria-label={`Recebi o ${label.toLowerCase()}`}>
            Recebi
          </Button>
        ) : (
          <Button
            size="sm"
            variant="ghost"
            busy={unpay.isPending}
            aria-label={`Desfazer recebimento do ${label.toLowerCase()}`}
            onClick={() => unpay.mutate({ id: part.transactionId })}
          >
            Desfazer
          </Button>
        )}
      </div>
      <FormError>{sentenceOf(unpay.error)}</FormError>
      {asking && <ReceiveDialog part={part} onClose={() => setAsking(false)} />}
    </li>
  );
}

function PartState({ part }: { part: Receivable }) {
  const today = useToday();
  if (part.paidOn) return <StatusBadge status="paid">Recebido em {formatDate(part.paidOn)}</StatusBadge>;
  if (part.overdueDays > 0) {
    return <StatusBadge status="overdue">Atrasado {relativeDays(-part.overdueDays)}</StatusBadge>;
  }
  const days = daysBetween(today, part.dueOn);
  return (
    <span className="text-sm text-ink-2">
      {formatDate(part.dueOn)}
      {days !== null && ` · ${dueInWords(days)}`}
    </span>
  );
}
