/** A settlement being made or changed: whom and when first, then what is in it. */
import { clsx } from 'clsx';
import { useSearchParams } from 'react-router-dom';
import { useDriverChoices } from '@/api/choices';
import { errorMessage } from '@/api/client';
import type { Driver, DriverPayment } from '@/api/payment-types';
import { useToday } from '@/api/user';
import { isDate } from '@/lib/dates';
import { idParam } from '@/lib/url-filters';
import { LinkButton } from '@/ui/button';
import { Card } from '@/ui/card';
import { DateInput } from '@/ui/date-input';
import { Field, FieldRow } from '@/ui/field';
import { PageHeader } from '@/ui/page-header';
import { EmptyState, ErrorState, ListSkeleton, Notice } from '@/ui/states';
import { SelectInput } from '@/ui/text-inputs';
import { PaymentForm } from './payment-form';
import { useOpenSettlement, type Who } from './payment-preview';
import { usePayment } from './payment-queries';
import { paymentHref } from './payment-words';

/** A new settlement, or a stored one by its id. */
export default function PaymentFlow({ id, userId }: { id: number | null; userId: number }) {
  return id === null ? <NewPayment userId={userId} /> : <EditPayment id={id} userId={userId} />;
}

function NewPayment({ userId }: { userId: number }) {
  const drivers = useDriverChoices(userId);
  const today = useToday();
  const [params] = useSearchParams();
  const active = drivers.data?.items.filter((driver) => driver.active) ?? [];
  const only = active.length === 1 ? (active[0]?.id ?? null) : null;
  const driverId = idParam(params.get('driverId')) ?? only;
  const period = usePeriod({ from: `${today.slice(0, 8)}01`, to: today });
  return (
    <>
      <PageHeader title="Novo acerto" back="/driver-payments" />
      {drivers.isPending && <ListSkeleton rows={3} />}
      {drivers.error && !drivers.data && (
        <ErrorState message={errorMessage(drivers.error)} onRetry={() => void drivers.refetch()} />
      )}
      {drivers.data && active.length === 0 && <NoDriver />}
      {active.length > 0 && (
        <>
          <Chooser drivers={active} driverId={driverId} {...period} />
          <Content payment={null} driverId={driverId} {...period} userId={userId} />
        </>
      )}
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
          Este acerto já está fechado e não se edita: desfaça o acerto e faça outro.
        </Notice>
      )}
      {query.data?.status === 'pending' && <EditPending payment={query.data} userId={userId} />}
    </>
  );
}

function EditPending({ payment, userId }: { payment: DriverPayment; userId: number }) {
  const period = usePeriod({ from: payment.periodFrom, to: payment.periodTo });
  const { driver } = payment;
  return (
    <>
      <Chooser drivers={[driver]} driverId={driver.id} {...period} />
      <Content payment={payment} driverId={driver.id} {...period} userId={userId} />
    </>
  );
}

type Period = { from: string; to: string };

/** The period stands in the address, so that it survives a reload. */
function usePeriod(usual: Period): Period {
  const [params] = useSearchParams();
  return { from: params.get('from') ?? usual.from, to: params.get('to') ?? usual.to };
}

type ChooserProps = Period & { drivers: readonly Pick<Driver, 'id' | 'name'>[]; driverId: number | null };

function Chooser({ drivers, driverId, from, to }: ChooserProps) {
  const [, setParams] = useSearchParams();
  const set = (name: string, value: string) =>
    setParams(
      (old) => {
        const next = new URLSearchParams(old);
        next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return (
    <Card className="mb-4">
      <FieldRow columns={3}>
        <Field label="Motorista">
          <SelectInput value={driverId ?? ''} onChange={({ target }) => set('driverId', target.value)}>
            {driverId === null && <option value="">Escolha</option>}
            {drivers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectInput>
        </Field>
        <Field label="De">
          <DateInput value={from} onChange={(day) => set('from', day)} />
        </Field>
        <Field label="Até" error={isDate(from) && isDate(to) && to < from ? 'O fim vem depois do começo.' : undefined}>
          <DateInput value={to} onChange={(day) => set('to', day)} />
        </Field>
      </FieldRow>
    </Card>
  );
}

type ContentProps = Period & { payment: DriverPayment | null; driverId: number | null; userId: number };

function Content({ payment, driverId, from, to, userId }: ContentProps) {
  const ready = driverId !== null && isDate(from) && isDate(to) && from <= to;
  const who: Who | null = ready ? { driverId, from, to } : null;
  const { shown, isCurrent, error, refetch } = useOpenSettlement(who, payment?.id ?? null, userId);
  const isHeld = who === null || !isCurrent;
  return (
    <>
      {who === null && (
        <p className="mb-4 text-ink-2">
          Escolha o motorista e o período: os fretes concluídos, os vales e o que ele pagou aparecem aqui para conferir.
        </p>
      )}
      {who !== null && error && <ErrorState message={errorMessage(error)} onRetry={refetch} />}
      {who !== null && !error && !shown && <ListSkeleton rows={5} />}
      {shown && (
        // What is typed stays while another period is chosen and read; it is not saved for the period before.
        <div inert={isHeld} aria-busy={isHeld} className={clsx('transition-opacity', isHeld && 'opacity-55')}>
          <PaymentForm
            // Another driver is another settlement; another period is the same one with other lines to tick.
            key={shown.who.driverId}
            userId={userId}
            payment={payment}
            who={shown.who}
            open={shown.open}
            onReload={refetch}
          />
        </div>
      )}
    </>
  );
}

function NoDriver() {
  return (
    <EmptyState
      title="Cadastre o motorista primeiro"
      action={
        <LinkButton to="/driver-payments?tab=drivers&new=1" variant="primary">
          Cadastrar motorista
        </LinkButton>
      }
    >
      Diga no frete quem dirigiu: assim a viagem aparece no acerto dele.
    </EmptyState>
  );
}
