/** Transaction: a form if it is manual, else a link to its source. */
import { clsx } from 'clsx';
import { useTransaction, useDeleteTransaction } from '@/api/finance/transaction-resource';
import { RecordPage } from '@/components/resource/record-page';
import { fileAt } from '@/api/file-download';
import type { Transaction, SeriesScope } from '@/api/types';
import { formatPlate } from '@/lib/format/br-documents';
import { categoryLabels } from '@/lib/generated/enum-labels';
import { formatDate } from '@/lib/format/dates';
import { methodLabels } from '@/lib/forms/payment';
import { LinkButton, Button } from '@/components/ui/button';
import { Card, Detail, DetailList } from '@/components/ui/card';
import { FileButton } from '@/components/files/file-button';
import { Money, MoneyLine } from '@/components/ui/money';
import { LineBadges } from './line-badges';
import { Settle } from './settle';
import { TransactionForm } from './transaction-form';
import { transactionValues } from './transaction-model';
import {
  effectSentence,
  hasReceipt,
  hasState,
  isEditedHere,
  isSettledHere,
  loanSentence,
  settledOnLabels,
  signedCents,
  sourceOf,
  transactionTitle,
} from './transaction-labels';
import { useState } from 'react';
import { formatMoney } from '@/lib/format/money';
import { useDeleteRecord } from '@/components/resource/delete-record';
import { isLoan } from './loan-model';
import { hasLaterInSeries, SeriesDialog } from './series-dialog';

function TransactionDelete({ row }: { row: Transaction }) {
  const [asking, setAsking] = useState(false);
  const { isDeleted, remove } = useDeleteRecord({
    deletion: useDeleteTransaction(row.id),
    done: 'Lançamento apagado',
    name: `${row.description}, ${formatMoney(row.amountCents)}`,
    at: `/finances?id=${row.id}`,
    back: '/finances',
  });
  const isLast = !hasLaterInSeries(row);
  const bringsInstalments = isLoan(row) && row.seriesId !== null && isLast;
  const isDeletedToo = (one: Transaction) =>
    one.seriesId === row.seriesId && one.status === 'pending' && (isLast || one.installment > row.installment);
  const choose = (scope: SeriesScope) => remove({ scope, ...(scope === 'following' ? { isDeletedToo } : {}) });
  return (
    <>
      <Button
        variant="danger"
        className="self-start"
        disabled={isDeleted}
        onClick={() => (isLast && !bringsInstalments ? remove() : setAsking(true))}
      >
        Apagar lançamento
      </Button>
      {asking && (
        <SeriesDialog
          title={`Apagar ${row.description}?`}
          tone="danger"
          onChoose={choose}
          onClose={() => setAsking(false)}
        >
          {bringsInstalments
            ? 'Você também pode apagar as parcelas deste empréstimo que ainda não foram pagas.'
            : `Este é o lançamento ${row.installment} de ${row.installments}. Você também pode apagar os próximos que ainda não foram pagos.`}
        </SeriesDialog>
      )}
    </>
  );
}

export function TransactionView({ id, userId }: { id: number; userId: number }) {
  const query = useTransaction(id, userId);
  return (
    <RecordPage
      query={query}
      title={query.data ? transactionTitle(query.data) : 'Lançamento'}
      back="/finances"
      skeleton={3}
    >
      {(row) => (
        <div
          className={clsx(
            'grid items-start gap-4',
            isEditedHere(row) ? 'lg:grid-cols-[2fr_3fr] 2xl:grid-cols-[1fr_2fr]' : 'max-w-4xl',
          )}
        >
          <StatusSummary row={row} />
          {isEditedHere(row) && (
            <div className="flex min-w-0 flex-col gap-4">
              {row.countedCents === null && (
                <TransactionForm userId={userId} row={row} defaults={transactionValues(row)} />
              )}
              <TransactionDelete row={row} />
            </div>
          )}
        </div>
      )}
    </RecordPage>
  );
}

function StatusSummary({ row }: { row: Transaction }) {
  const effect = effectSentence(row);
  const loan = loanSentence(row);
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-figure font-extrabold tracking-tight">
          <Money cents={signedCents(row)} signed />
        </p>
        <LineBadges row={row} />
      </div>
      <div className="mt-4">
        <DetailList columns={isEditedHere(row) ? 2 : 3}>
          <Detail label="Vencimento">{formatDate(row.dueOn)}</Detail>
          {row.paidOn && hasState(row) && <Detail label={settledOnLabels[row.kind]}>{formatDate(row.paidOn)}</Detail>}
          {row.method && (
            <Detail label={row.kind === 'income' ? 'Como recebeu' : 'Como pagou'}>{methodLabels[row.method]}</Detail>
          )}
          <Detail label="Categoria">{categoryLabels[row.category]}</Detail>
          {row.clientName && <Detail label="Cliente">{row.clientName}</Detail>}
          {row.driverName && <Detail label="Motorista">{row.driverName}</Detail>}
          {row.plate && <Detail label="Veículo">{formatPlate(row.plate)}</Detail>}
        </DetailList>
      </div>
      <HeldBack row={row} />
      {effect && <p className="mt-4 text-ink-2">{effect}</p>}
      {loan && <p className="mt-4 text-ink-2">{loan}</p>}
      <Ways row={row} />
    </Card>
  );
}

/** Deductions of the payer, and the net. */
function HeldBack({ row: { amountCents, deductions, netCents } }: { row: Transaction }) {
  if (deductions.length === 0 || netCents === null) return null;
  return (
    <div className="mt-4">
      <MoneyLine label="Valor cheio" cents={amountCents} />
      {deductions.map(({ transactionId, label, amountCents: heldCents }) => (
        <MoneyLine key={transactionId} label={label} cents={-heldCents} />
      ))}
      <MoneyLine label="Entrou" cents={netCents} total />
    </div>
  );
}

function Ways({ row }: { row: Transaction }) {
  const source = sourceOf(row);
  return (
    <>
      <div className="mt-5 flex flex-wrap gap-2 max-md:*:grow">
        {isSettledHere(row) && <Settle row={row} />}
        {row.heldFromId !== null && <LinkButton to={`/finances?id=${row.heldFromId}`}>Ver recebimento</LinkButton>}
        {hasReceipt(row) && (
          <FileButton
            label="Recibo"
            title={`Recibo: ${transactionTitle(row)}`}
            file={fileAt(`/api/finances/${row.id}/receipt.pdf`)}
          />
        )}
        {source && <LinkButton to={source.to}>{source.link}</LinkButton>}
        {row.freightId !== null && row.source?.kind !== 'freight' && (
          <LinkButton to={`/freights?id=${row.freightId}`}>
            {row.freightNumber === null ? 'Ver frete' : `Ver frete nº ${row.freightNumber}`}
          </LinkButton>
        )}
        {row.driverPaymentId !== null && row.source?.kind !== 'driver_payment' && (
          <LinkButton to={`/driver-payments?id=${row.driverPaymentId}`}>Ver acerto</LinkButton>
        )}
        {row.seriesId !== null && (
          <LinkButton to={`/finances?seriesId=${row.seriesId}`} variant="ghost">
            Ver todos da série
          </LinkButton>
        )}
      </div>
      {row.heldFromId !== null ? (
        <p className="mt-4 text-sm text-ink-3">
          Foi descontado do recebimento. Para mudar ou tirar, desfaça o recebimento e anote de novo.
        </p>
      ) : (
        source && (
          <p className="mt-4 text-sm text-ink-3">
            {source.from}. Mude o valor e o vencimento lá: a mudança vale aqui também.
          </p>
        )
      )}
    </>
  );
}
