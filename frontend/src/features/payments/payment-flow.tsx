/** Creates or edits a settlement: driver and period, then its items. */
import { useSearchParams } from 'react-router-dom';
import { useDriverOptions } from '@/api/record-options';
import { errorMessage } from '@/api/client';
import { idParam } from '@/lib/navigation/url-filters';
import { LinkButton } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { ErrorState, ListSkeleton, Notice } from '@/components/ui/states';
import { NoDriver } from './drivers/no-driver';
import { usePayment } from './payment-queries';
import { paymentHref } from './payment-labels';
import { Settling } from './settling';

export default function PaymentFlow({ id, userId }: { id: number | null; userId: number }) {
  return id === null ? <NewPayment userId={userId} /> : <EditPayment id={id} userId={userId} />;
}

function NewPayment({ userId }: { userId: number }) {
  const query = useDriverOptions(userId);
  const [params] = useSearchParams();
  const active = query.data?.items.filter((driver) => driver.active) ?? [];
  const only = active.length === 1 ? (active[0]?.id ?? null) : null;
  const driverId = idParam(params.get('driverId')) ?? only;
  // An inactive driver may have open items.
  const drivers = query.data?.items.filter(({ id, active: drives }) => drives || id === driverId) ?? [];
  return (
    <>
      <PageHeader title="Novo acerto" back="/driver-payments" />
      {query.isPending && <ListSkeleton rows={3} />}
      {query.error && !query.data && (
        <ErrorState message={errorMessage(query.error)} onRetry={() => void query.refetch()} />
      )}
      {query.data && drivers.length === 0 && (
        <NoDriver>
          Depois informe em cada frete quem dirigiu: o frete concluído aparece no acerto desse motorista.
        </NoDriver>
      )}
      {drivers.length > 0 && <Settling payment={null} drivers={drivers} driverId={driverId} userId={userId} />}
    </>
  );
}

function EditPayment({ id, userId }: { id: number; userId: number }) {
  const query = usePayment(id, userId);
  return (
    <>
      <PageHeader
        title={query.data ? `Editar acerto nº ${query.data.number}` : 'Editar acerto'}
        back={paymentHref(id)}
      />
      {query.isPending && <ListSkeleton rows={4} />}
      {query.error && !query.data && (
        <ErrorState message={errorMessage(query.error)} onRetry={() => void query.refetch()} />
      )}
      {query.data?.status === 'paid' && (
        <Notice tone="warn" action={<LinkButton to={paymentHref(id)}>Ver acerto</LinkButton>}>
          Este acerto está fechado e não pode ser editado. Desfaça o acerto e faça outro.
        </Notice>
      )}
      {query.data?.status === 'pending' && (
        <Settling payment={query.data} drivers={[query.data.driver]} driverId={query.data.driver.id} userId={userId} />
      )}
    </>
  );
}
