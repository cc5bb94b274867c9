/** Driver of a freight: commission, advances, settlement. */
import { Link } from 'react-router-dom';
import { errorMessage } from '@/api/client';
import type { Freight, FreightResult } from '@/api/types';
import { formatDate } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';
import { StatusBadge } from '@/components/ui/badge';
import { LinkButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Money } from '@/components/ui/money';
import { useFreightAdvances, useFreightResult } from './freight-queries';

/** Renders nothing if the owner drives. */
export function FreightDriver({ freight, userId }: { freight: Freight; userId: number }) {
  const result = useFreightResult(freight.id, userId).data;
  const driver = freight.driver ?? null;
  if (driver === null) return null;
  return (
    <Card title="Motorista" aside={result?.commissionSettled && <StatusBadge status="completed">Acertado</StatusBadge>}>
      <Link
        to={`/driver-payments?tab=drivers&id=${driver.id}`}
        className="-my-2 inline-flex min-h-12 items-center font-medium underline underline-offset-4"
      >
        {driver.name}
      </Link>
      {result && <Settlement freight={freight} result={result} driverId={driver.id} />}
      <Advances freight={freight} userId={userId} />
    </Card>
  );
}

function Settlement({ freight, result, driverId }: { freight: Freight; result: FreightResult; driverId: number }) {
  const paymentId = result.driverPaymentId ?? null;
  const mayBeSettled = freight.status === 'completed' && freight.cancelledOn === null;
  return (
    <div className="flex flex-wrap items-start gap-2">
      <p className="w-full text-ink-2">
        {result.commissionCents > 0
          ? `Comissão desta viagem: ${formatMoney(result.commissionCents)}.`
          : 'Sem comissão nesta viagem.'}
        {!result.commissionSettled && !mayBeSettled && ' Entra no acerto quando o frete for concluído.'}
      </p>
      {paymentId === null && (
        <LinkButton to={`/driver-payments?tab=advances&new=1&driverId=${driverId}&freightId=${freight.id}`}>
          Dar vale
        </LinkButton>
      )}
      {paymentId !== null && <LinkButton to={`/driver-payments?id=${paymentId}`}>Ver acerto</LinkButton>}
      {paymentId === null && mayBeSettled && (
        <LinkButton to={`/driver-payments?new=1&driverId=${driverId}`}>Fazer acerto</LinkButton>
      )}
    </div>
  );
}

function Advances({ freight, userId }: { freight: Freight; userId: number }) {
  const { data, error } = useFreightAdvances(freight.id, userId);
  if (data === undefined) return error && <p className="mt-4 text-ink-2">Vales desta viagem: {errorMessage(error)}</p>;
  const { items } = data;
  if (items.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 text-sm font-medium text-ink-3">Vales desta viagem</h3>
      <ul className="-mb-3 divide-y divide-line">
        {items.map(({ id, driverId, givenOn, amountCents, driverPaymentId }) => (
          <li key={id} className="relative flex items-center justify-between gap-4 py-3">
            <span>
              <Link
                to={`/driver-payments?tab=advances&id=${id}&driverId=${driverId}`}
                className="after:absolute after:inset-0"
              >
                {formatDate(givenOn)}
              </Link>
              <span className="block text-sm text-ink-3">{driverPaymentId === null ? 'em aberto' : 'descontado'}</span>
            </span>
            <Money cents={amountCents} className="font-medium" />
          </li>
        ))}
      </ul>
    </>
  );
}
