/** Receivables of a freight, with payment actions. */
import { useSettling } from '@/api/finance/use-settling';
import type { ExtraReceivable, Freight, Receivable } from '@/api/types';
import { dueLabel, formatDate, daysBetween } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';
import { deductionsLabel } from '@/lib/forms/payment';
import { capitalize } from '@/lib/format/text';
import { StatusBadge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Money, MoneyLine } from '@/components/ui/money';
import { SettleButton } from '@/components/settling/settle-button';
import { useToday } from '@/api/session/current-user';
import { sourcePartLabels } from '@/lib/generated/enum-labels';
import { useState } from 'react';
import { Pencil, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useClient, useClientSummary } from '@/api/clients';
import { formatCpfOrCnpj, formatPhone } from '@/lib/format/br-documents';
import { lazySheet } from '@/components/ui/lazy';
import { IconButton } from '@/components/ui/button';
import { FigureInfo } from '@/components/ui/figure-info';
import { Skeleton } from '@/components/ui/states';
import { extraPosting, receivablePosting } from './freight-postings';
import type { ClientSheetProps } from './clients/client-sheet';

const ClientSheet = lazySheet<ClientSheetProps>(
  () => import('./clients/client-sheet').then((code) => ({ default: code.ClientSheet })),
  ({ onClose }) => onClose,
);

/** Client with phone and payment habits; the pencil opens the client. */
function FreightClient({ clientId, userId }: { clientId: number; userId: number }) {
  const [editing, setEditing] = useState(false);
  const client = useClient(clientId, userId);
  const summary = useClientSummary(clientId, userId);
  if (!client.data) return client.isPending ? <Skeleton className="mt-3 h-24 w-full" /> : null;
  const { name, phone, document } = client.data;
  return (
    <div className="border-t border-line pt-2">
      <div className="flex items-center justify-between gap-2">
        <p className="min-w-0">
          <span className="text-sm text-ink-3">Quem paga:</span> <span className="font-medium">{name}</span>
          {document && <span className="block text-sm text-ink-3">{formatCpfOrCnpj(document)}</span>}
        </p>
        <IconButton label={`Editar cliente ${name}`} onClick={() => setEditing(true)}>
          <Pencil aria-hidden="true" />
        </IconButton>
      </div>
      {summary.data && (
        <p className="text-sm text-ink-2">
          {summary.data.words}
          <FigureInfo figure="client_habit" name="Como o cliente paga" />
        </p>
      )}
      <div className="-mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <Link
          to={`/freights?clientId=${clientId}`}
          className="inline-flex min-h-12 items-center text-sm font-medium underline underline-offset-4"
        >
          Ver fretes deste cliente
        </Link>
        {phone && (
          <a
            href={`tel:+55${phone}`}
            className="inline-flex min-h-12 items-center gap-2 text-sm font-medium underline-offset-4 hover:underline"
          >
            <Phone aria-hidden="true" className="size-4 text-ink-3" />
            {formatPhone(phone)}
          </a>
        )}
      </div>
      {editing && (
        <ClientSheet
          userId={userId}
          client={client.data}
          name={name}
          onClose={() => setEditing(false)}
          onSaved={() => setEditing(false)}
        />
      )}
    </div>
  );
}

/** Advance, balance and other open amounts such as stays, and the client. */
export function FreightReceivables({ freight, userId }: { freight: Freight; userId: number }) {
  const { receivables, extraReceivables, openCents, receivedCents, withheldCents, writtenOffCents } = freight;
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
      {receivables.length + extraReceivables.length === 0 ? (
        <p className="text-ink-2">Nada a receber deste frete.</p>
      ) : (
        <ul className="divide-y divide-line">
          {receivables.map((part) => (
            <ReceivableLine key={part.transactionId} part={part} of={freight} />
          ))}
          {extraReceivables.map((extra) => (
            <ExtraLine key={extra.transactionId} extra={extra} />
          ))}
        </ul>
      )}
      {(withheldCents > 0 || writtenOffCents > 0) && (
        <div className="border-t border-line pt-2">
          <MoneyLine label="Entrou de verdade" figure="freight_received" cents={receivedCents} />
          {withheldCents > 0 && <MoneyLine label="Impostos retidos" figure="freight_withheld" cents={withheldCents} />}
          {writtenOffCents > 0 && (
            <MoneyLine label="Descontado pelo pagador" figure="freight_written_off" cents={writtenOffCents} />
          )}
        </div>
      )}
      {freight.client && <FreightClient clientId={freight.client.id} userId={userId} />}
    </Card>
  );
}

/** Label of a receivable; the rest of a partly paid one is its remainder. */
function nameOf(part: Receivable, all: readonly Receivable[]) {
  const label = sourcePartLabels[part.part];
  const several = all.filter((each) => each.part === part.part).length > 1;
  const word = label.toLowerCase();
  if (!several) return { label, settle: `Recebi o ${word}`, undo: `Desfazer recebimento do ${word}` };
  const day = part.paidOn === null ? '' : ` de ${formatDate(part.paidOn)}`;
  const rest = part.paidOn === null ? `${label} · resto` : label;
  return { label: rest, settle: `Recebi o resto do ${word}`, undo: `Desfazer recebimento do ${word}${day}` };
}

function ReceivableLine({ part, of }: { part: Receivable; of: Freight }) {
  const names = nameOf(part, of.receivables);
  const paymentForm = useSettling(receivablePosting(part, of.number));
  return (
    <li className="py-2 first:pt-0">
      <div className="flex items-baseline justify-between gap-3">
        <span className="font-medium">{names.label}</span>
        <Money cents={part.amountCents} className="font-medium" />
      </div>
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-2">
        <PartState part={part} />
        <SettleButton
          payment={paymentForm}
          settled={part.status === 'paid'}
          size="sm"
          labels={names}
          undoLabel="Desfazer"
        />
      </div>
      {part.deductions.length > 0 && (
        <p className="text-sm text-ink-2">
          Entraram {formatMoney(part.netCents)}. Descontaram {deductionsLabel(part.deductions)}.
        </p>
      )}
    </li>
  );
}

/** Open income beside the price; once received it is other income of the result. */
function ExtraLine({ extra }: { extra: ExtraReceivable }) {
  const { description, amountCents } = extra;
  const paymentForm = useSettling(extraPosting(extra));
  const labels = { settle: `Recebi ${description}`, undo: `Desfazer recebimento de ${description}` };
  return (
    <li className="py-2 first:pt-0">
      <div className="flex items-baseline justify-between gap-3">
        <span className="font-medium">{description}</span>
        <Money cents={amountCents} className="font-medium" />
      </div>
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-2">
        <PartState part={{ ...extra, paidOn: null }} />
        <SettleButton payment={paymentForm} settled={false} size="sm" labels={labels} undoLabel="Desfazer" />
      </div>
    </li>
  );
}

function PartState({ part }: { part: Pick<Receivable, 'paidOn' | 'overdueDays' | 'dueOn'> }) {
  const today = useToday();
  if (part.paidOn) return <StatusBadge status="paid">Recebido em {formatDate(part.paidOn)}</StatusBadge>;
  if (part.overdueDays > 0) {
    return <StatusBadge status="overdue">{capitalize(dueLabel(-part.overdueDays))}</StatusBadge>;
  }
  const days = daysBetween(today, part.dueOn);
  return (
    <span className="text-sm text-ink-2">
      {formatDate(part.dueOn)}
      {days !== null && ` · ${dueLabel(days)}`}
    </span>
  );
}
