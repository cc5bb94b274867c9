/** Settlement document: freights, advances, expenses by payer, fuel, discounts. */
import type { ReactNode } from 'react';
import type { DriverPayment } from '@/api/types';
import { categoryLabels } from '@/lib/generated/enum-labels';
import { formatDate } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';
import { formatKm, formatKmPerLiter, formatLiters } from '@/lib/format/quantity';
import { methodLabels } from '@/lib/forms/payment';
import { countOf } from '@/lib/format/text';
import { PlateChip } from '@/components/ui/badge';
import { Card, Detail, DetailList } from '@/components/ui/card';
import { Money } from '@/components/ui/money';
import { commissionHint, freightHint, freightTitle, periodRangeLabel } from './payment-labels';

/** Document without its results. */
export function SettlementSheet({ payment }: { payment: DriverPayment }) {
  return (
    <Card>
      <Head payment={payment} />
      <Freights payment={payment} />
      <Advances payment={payment} />
      <Expenses payment={payment} />
      <Fuel payment={payment} />
      <Discounts payment={payment} />
      {payment.notes && (
        <Section title="Observações">
          <p className="whitespace-pre-line">{payment.notes}</p>
        </Section>
      )}
    </Card>
  );
}

type Part = { payment: DriverPayment };

function Head({ payment }: Part) {
  const { vehicles, kmOut, kmBack, days, driver } = payment;
  return (
    <>
      <h2 className="mb-4 text-title font-extrabold">{driver.name}</h2>
      <DetailList columns={3}>
        <Detail label="Período" className="max-md:col-span-2">
          {periodRangeLabel(payment)}
        </Detail>
        <Detail label="Dias">{countOf(days, 'dia', 'dias')}</Detail>
        <Detail label="Caminhão e carretas">
          {vehicles.length === 0 ? (
            '—'
          ) : (
            <span className="flex flex-wrap gap-1.5">
              {vehicles.map(({ id, plate }) => (
                <PlateChip key={id} plate={plate} />
              ))}
            </span>
          )}
        </Detail>
        <Detail label="Km na saída">{kmOut === null ? '—' : formatKm(kmOut)}</Detail>
        <Detail label="Km na chegada">{kmBack === null ? '—' : formatKm(kmBack)}</Detail>
      </DetailList>
    </>
  );
}

function Section({ title, total, children }: { title: string; total?: number; children: ReactNode }) {
  return (
    <section className="mt-4 border-t border-line-strong pt-3 md:mt-6 md:pt-4">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="font-bold">{title}</h3>
        {total !== undefined && <Money cents={total} className="font-bold" />}
      </div>
      <div className="mt-1">{children}</div>
    </section>
  );
}

function Line({ title, hint, cents }: { title: string; hint?: ReactNode; cents: number }) {
  return (
    <li className="border-b border-line py-2 last:border-0">
      <span className="flex items-baseline justify-between gap-4">
        <span className="min-w-0">{title}</span>
        <Money cents={cents} />
      </span>
      {hint && <span className="block text-sm text-ink-3">{hint}</span>}
    </li>
  );
}

function Freights({ payment: { freights, commissionCents } }: Part) {
  if (freights.length === 0) return null;
  return (
    <Section title="Fretes e comissão" total={commissionCents}>
      <ul>
        {freights.map((freight) => (
          <Line
            key={freight.freightId}
            title={freightTitle(freight)}
            hint={
              <>
                {freightHint(freight)}
                <span className="block">
                  {commissionHint(freight)}
                  {freight.tollVoucherCents > 0 && ` · vale-pedágio ${formatMoney(freight.tollVoucherCents)}`}
                </span>
              </>
            }
            cents={freight.commissionCents}
          />
        ))}
      </ul>
    </Section>
  );
}

function Advances({ payment: { advances, advancesCents } }: Part) {
  if (advances.length === 0) return null;
  return (
    <Section title="Vales" total={-advancesCents}>
      <ul>
        {advances.map(({ id, givenOn, method, freightNumber, amountCents }) => (
          <Line
            key={id}
            title={`${formatDate(givenOn)} · ${methodLabels[method]}`}
            hint={freightNumber === null ? null : `Frete nº ${freightNumber}`}
            cents={-amountCents}
          />
        ))}
      </ul>
    </Section>
  );
}

function Expenses({ payment: { refunds, refundsCents, ownerExpenses } }: Part) {
  return (
    <>
      {refunds.length > 0 && (
        <Section title="Pago pelo motorista, devolvido aqui" total={refundsCents}>
          <ul>
            {refunds.map(({ transactionId, dueOn, category, description, amountCents, freightNumber }) => (
              <Line
                key={transactionId}
                title={description}
                hint={[formatDate(dueOn), categoryLabels[category], freightNumber && `Frete nº ${freightNumber}`]
                  .filter(Boolean)
                  .join(' · ')}
                cents={amountCents}
              />
            ))}
          </ul>
        </Section>
      )}
      {ownerExpenses.length > 0 && (
        <Section title="Pago por você nestas viagens (só informação)">
          <ul className="text-ink-2">
            {ownerExpenses.map(({ category, amountCents }) => (
              <Line key={category} title={categoryLabels[category]} cents={amountCents} />
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function Fuel({ payment: { fuel } }: Part) {
  if (fuel.totalCents === 0 && fuel.arlaCents === 0) return null;
  return (
    <Section title="Combustível">
      <div className="mt-3">
        <DetailList columns={4}>
          <Detail label="Litros">{formatLiters(fuel.volumeMl)}</Detail>
          <Detail label="Valor">{formatMoney(fuel.totalCents)}</Detail>
          <Detail label="Média">{fuel.metersPerLiter === null ? '—' : formatKmPerLiter(fuel.metersPerLiter)}</Detail>
          <Detail label="ARLA 32">{formatMoney(fuel.arlaCents)}</Detail>
        </DetailList>
      </div>
    </Section>
  );
}

function Discounts({ payment: { discounts, discountsCents } }: Part) {
  if (discounts.length === 0) return null;
  return (
    <Section title="Descontos" total={-discountsCents}>
      <ul>
        {discounts.map(({ description, amountCents }, at) => (
          // Discounts may have equal names, and their order is fixed.
          // oxlint-disable-next-line react/no-array-index-key
          <Line key={at} title={description} cents={-amountCents} />
        ))}
      </ul>
    </Section>
  );
}
