/** One advance: the form while it is open, only its facts once a settlement holds it. */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '@/api/client';
import type { Advance } from '@/api/payment-types';
import { sentenceOf } from '@/api/record-form';
import { formatDate } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { methodLabels } from '@/lib/settling';
import { Button, LinkButton } from '@/ui/button';
import { Card, Fact, FactList } from '@/ui/card';
import { ConfirmDialog } from '@/ui/dialog';
import { Money } from '@/ui/money';
import { PageHeader } from '@/ui/page-header';
import { ErrorState, ListSkeleton } from '@/ui/states';
import { toast } from '@/ui/toast-store';
import { AdvanceForm } from './advance-form';
import { AdvanceBadge } from './advance-list';
import { advanceValues } from './advance-model';
import { useAdvance, useDeleteAdvance } from './payment-queries';
import { driverHref, paymentHref } from './payment-words';

const LIST = '/driver-payments?tab=advances';

/** Reads the advance and shows it. */
export function AdvanceView({ id, driverId, userId }: { id: number; driverId: number | null; userId: number }) {
  const query = useAdvance(id, driverId, userId);
  return (
    <>
      <PageHeader title={query.data ? `Vale de ${query.data.driverName}` : 'Vale'} back={LIST} />
      {query.isPending && <ListSkeleton rows={3} />}
      {query.error && query.data === undefined && (
        <ErrorState message={errorMessage(query.error)} onRetry={() => void query.refetch()} />
      )}
      {query.data === null && <ErrorState message="Este vale não existe mais ou não é seu." />}
      {query.data && (
        <div className="flex max-w-3xl flex-col gap-4">
          <Standing advance={query.data} />
          {query.data.driverPaymentId === null && (
            <>
              <AdvanceForm
                userId={userId}
                advance={query.data}
                defaults={advanceValues(query.data)}
                drivers={[]}
                backTo={LIST}
              />
              <AdvanceDelete advance={query.data} />
            </>
          )}
        </div>
      )}
    </>
  );
}

function Standing({ advance }: { advance: Advance }) {
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
        <FactList columns={3}>
          <Fact label="Dia">{formatDate(givenOn)}</Fact>
          <Fact label="Como foi dado">{methodLabels[method]}</Fact>
        </FactList>
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
          ? 'Não é custo: é descontado do motorista no próximo acerto.'
          : 'Já descontado: para mudar este vale, desfaça o acerto.'}
      </p>
    </Card>
  );
}

function AdvanceDelete({ advance }: { advance: Advance }) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const remove = useDeleteAdvance(advance);
  function confirm() {
    remove.mutate(undefined, {
      onSuccess: () => {
        toast({ title: 'Vale apagado' });
        void navigate(LIST, { replace: true });
      },
    });
  }
  return (
    <>
      <Button variant="danger" className="self-start" onClick={() => setAsking(true)}>
        Apagar vale
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Apagar vale de ${advance.driverName}?`}
        confirmLabel="Apagar vale"
        busy={remove.isPending}
        error={sentenceOf(remove.error) ?? undefined}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        {formatMoney(advance.amountCents)} de {formatDate(advance.givenOn)} saem das contas. Isto não pode ser desfeito.
      </ConfirmDialog>
    </>
  );
}
