/** Last settlements and open advances of a driver. */
import { Link } from 'react-router-dom';
import { errorMessage } from '@/api/client';
import type { Advance, Driver, DriverPayment } from '@/api/types';
import { formatDate } from '@/lib/format/dates';
import { methodLabels } from '@/lib/forms/payment';
import { Card } from '@/components/ui/card';
import { Money } from '@/components/ui/money';
import { ErrorState, Skeleton } from '@/components/ui/states';
import { BalanceMoney } from '@/features/payments/payment-badge';
import { useAdvances, usePayments } from '@/features/payments/payment-queries';
import { advanceHref, paymentHref, periodRangeLabel } from '@/features/payments/payment-labels';

const SHOWN = 5;
const line = '-mx-2 flex min-h-14 items-center justify-between gap-4 rounded-control px-2 py-2 hover:bg-bg';
const more = 'mt-2 inline-flex min-h-12 items-center font-medium underline decoration-line-strong underline-offset-4';

export function DriverHistory({ driver, userId }: { driver: Driver; userId: number }) {
  return (
    <>
      <OpenAdvances driver={driver} userId={userId} />
      <Settlements driver={driver} userId={userId} />
    </>
  );
}

function OpenAdvances({ driver, userId }: { driver: Driver; userId: number }) {
  const list = useAdvances({ driverId: String(driver.id), open: 'true' }, userId);
  if (list.isPending) return <Skeleton className="h-40 w-full rounded-card" />;
  if (list.error) return <ErrorState message={errorMessage(list.error)} onRetry={list.refetch} />;
  if (list.items.length === 0) return null;
  return (
    <Card title="Vales em aberto">
      <ul className="-my-2 divide-y divide-line">
        {list.items.slice(0, SHOWN).map((advance) => (
          <AdvanceLine key={advance.id} advance={advance} />
        ))}
      </ul>
      {(list.items.length > SHOWN || list.hasMore) && (
        <Link to={`/driver-payments?tab=advances&driverId=${driver.id}`} className={more}>
          Ver todos os vales
        </Link>
      )}
    </Card>
  );
}

function AdvanceLine({ advance }: { advance: Advance }) {
  const { givenOn, method, freightNumber, amountCents } = advance;
  return (
    <li>
      <Link to={advanceHref(advance)} className={line}>
        <span className="min-w-0">
          <span className="block font-medium">{formatDate(givenOn)}</span>
          <span className="block text-sm text-ink-3">
            {methodLabels[method]}
            {freightNumber !== null && ` · Frete nº ${freightNumber}`}
          </span>
        </span>
        <Money cents={amountCents} className="font-medium" />
      </Link>
    </li>
  );
}

function Settlements({ driver, userId }: { driver: Driver; userId: number }) {
  const list = usePayments({ driverId: driver.id }, userId);
  if (list.isPending) return <Skeleton className="h-40 w-full rounded-card" />;
  if (list.error) return <ErrorState message={errorMessage(list.error)} onRetry={list.refetch} />;
  return (
    <Card title="Acertos">
      {list.items.length === 0 ? (
        <p className="text-ink-2">Nenhum acerto com este motorista ainda.</p>
      ) : (
        <ul className="-my-2 divide-y divide-line">
          {list.items.slice(0, SHOWN).map((payment) => (
            <PaymentLine key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
      {(list.items.length > SHOWN || list.hasMore) && (
        <Link to={`/driver-payments?driverId=${driver.id}`} className={more}>
          Ver todos os acertos
        </Link>
      )}
    </Card>
  );
}

function PaymentLine({ payment }: { payment: DriverPayment }) {
  return (
    <li>
      <Link to={paymentHref(payment.id)} className={line}>
        <span className="min-w-0">
          <span className="block font-medium">nº {payment.number}</span>
          <span className="block text-sm text-ink-3">{periodRangeLabel(payment)}</span>
        </span>
        <BalanceMoney payment={payment} />
      </Link>
    </li>
  );
}
