/** Advance: a form while open, read-only once settled. */
import { useNavigate } from 'react-router-dom';
import { restoredUrl } from '@/lib/navigation/list-restoration';
import { DeleteRecord } from '@/components/resource/delete-record';
import { RecordPage } from '@/components/resource/record-page';
import type { Advance } from '@/api/types';
import { formatDate } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';
import { methodLabels } from '@/lib/forms/payment';
import { LinkButton } from '@/components/ui/button';
import { Card, Detail, DetailList } from '@/components/ui/card';
import { Money } from '@/components/ui/money';
import { AdvanceForm } from './advance-form';
import { AdvanceBadge } from './advance-list';
import { advanceValues } from './advance-model';
import { useAdvance, useDeleteAdvance } from '@/features/payments/payment-queries';
import { advanceHref, driverHref, paymentHref } from '@/features/payments/payment-labels';

const LIST = '/driver-payments?tab=advances';

export function AdvanceView({ id, driverId, userId }: { id: number; driverId: number | null; userId: number }) {
  const navigate = useNavigate();
  const query = useAdvance(id, driverId, userId);
  return (
    <RecordPage query={query} title={query.data ? `Vale de ${query.data.driverName}` : 'Vale'} back={LIST} skeleton={3}>
      {(advance) => (
        <div className="grid max-w-6xl items-start gap-4 lg:grid-cols-[2fr_3fr]">
          <StatusSummary advance={advance} />
          {advance.driverPaymentId === null && (
            <div className="flex min-w-0 flex-col gap-4">
              <AdvanceForm
                userId={userId}
                advance={advance}
                defaults={advanceValues(advance)}
                drivers={[]}
                cancelTo={LIST}
                onDone={() => void navigate(restoredUrl(LIST), { replace: true })}
              />
              <AdvanceDelete advance={advance} />
            </div>
          )}
        </div>
      )}
    </RecordPage>
  );
}

function StatusSummary({ advance }: { advance: Advance }) {
  const { amountCents, givenOn, method, freightId, freightNumber, driverId, driverPaymentId, paymentNumber } = advance;
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-figure font-extrabold tracking-tight">
          <Money cents={amountCents} />
        </p>
        <AdvanceBadge advance={advance} />
      </div>
      <div className="mt-4">
        <DetailList columns={2}>
          <Detail label="Data">{formatDate(givenOn)}</Detail>
          <Detail label="Como foi dado">{methodLabels[method]}</Detail>
        </DetailList>
      </div>
      <div className="mt-5 flex flex-wrap gap-2">
        <LinkButton to={driverHref(driverId)}>Ver motorista</LinkButton>
        {freightId !== null && (
          <LinkButton to={`/freights?id=${freightId}`}>
            {freightNumber === null ? 'Ver frete' : `Ver frete nº ${freightNumber}`}
          </LinkButton>
        )}
        {driverPaymentId !== null && (
          <LinkButton to={paymentHref(driverPaymentId)}>
            {paymentNumber === null ? 'Ver acerto' : `Ver acerto nº ${paymentNumber}`}
          </LinkButton>
        )}
      </div>
      <p className="mt-4 text-sm text-ink-3">
        {driverPaymentId === null
          ? 'Vale não é gasto seu: ele é descontado no próximo acerto do motorista.'
          : 'Este vale já foi descontado. Para mudar, desfaça o acerto.'}
      </p>
    </Card>
  );
}

function AdvanceDelete({ advance }: { advance: Advance }) {
  const { driverName, amountCents, givenOn } = advance;
  return (
    <DeleteRecord
      deletion={useDeleteAdvance(advance)}
      done="Vale apagado"
      name={`${driverName}, ${formatMoney(amountCents)} de ${formatDate(givenOn)}`}
      at={advanceHref(advance)}
      back={LIST}
      className="self-start"
    >
      Apagar vale
    </DeleteRecord>
  );
}
