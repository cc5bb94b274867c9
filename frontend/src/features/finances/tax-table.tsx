/** Freight by month and payer: a table where there is room for its columns, cards where there is not. */
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { clsx } from 'clsx';
import type { PayerLine, TaxMonth, TaxSums } from '@/api/finance-types';
import { formatCpfOrCnpj } from '@/lib/br-documents';
import { Card } from '@/ui/card';
import { Money } from '@/ui/money';
import { useMediaQuery } from '@/ui/use-media-query';
import { monthName } from './months';

const columns: readonly { key: keyof TaxSums; label: string }[] = [
  { key: 'grossCents', label: 'Bruto' },
  { key: 'taxableCents', label: 'Tributável' },
  { key: 'exemptCents', label: 'Isento' },
  { key: 'inssCents', label: 'INSS' },
  { key: 'sestCents', label: 'SEST' },
  { key: 'senatCents', label: 'SENAT' },
  { key: 'irrfCents', label: 'IRRF' },
];

function useRoomForTable(): boolean {
  return useMediaQuery('(min-width: 1240px)');
}

/** Each month with its payers. */
export function TaxMonths({ months }: { months: readonly TaxMonth[] }) {
  const wide = useRoomForTable();
  const filled = months.filter(({ payers }) => payers.length > 0);
  if (!wide) {
    return filled.map((month) => (
      <Card
        key={month.month}
        title={monthName(month.month)}
        aside={<Money cents={month.grossCents} className="font-bold" />}
      >
        <PayerCards payers={month.payers} />
      </Card>
    ));
  }
  return (
    <Table caption="Fretes recebidos por mês e pagador" first="Mês e pagador">
      {filled.map((month) => (
        <Fragment key={month.month}>
          <Row name={monthName(month.month)} sums={month} strong />
          {month.payers.map((payer) => (
            <Row key={payerKey(payer)} name={<PayerName payer={payer} />} document={payer.document} sums={payer} />
          ))}
        </Fragment>
      ))}
    </Table>
  );
}

/** Each payer over the year. */
export function TaxPayers({ payers, totals }: { payers: readonly PayerLine[]; totals: TaxSums }) {
  const wide = useRoomForTable();
  if (!wide) {
    return (
      <Card title="Por pagador, no ano">
        <PayerCards payers={payers} />
      </Card>
    );
  }
  return (
    <Table caption="Fretes recebidos por pagador no ano" first="Pagador, no ano">
      {payers.map((payer) => (
        <Row key={payerKey(payer)} name={<PayerName payer={payer} />} document={payer.document} sums={payer} />
      ))}
      <Row name="Total" sums={totals} strong />
    </Table>
  );
}

function payerKey({ clientId, freightId, transactionId }: PayerLine): string {
  return [clientId, freightId, transactionId].join('-');
}

/** Where a payer without a client is found: the freight, or the line of the books. */
function payerPlace({ freightId, transactionId }: PayerLine): string | null {
  if (freightId !== null) return `/freights?id=${freightId}`;
  return transactionId === null ? null : `/finances?id=${transactionId}`;
}

function PayerName({ payer }: { payer: PayerLine }) {
  const place = payerPlace(payer);
  return (
    <>
      {place === null ? (
        payer.name
      ) : (
        <Link to={place} className="underline underline-offset-4">
          {payer.name}
        </Link>
      )}
      <span className="block text-sm font-normal text-ink-3">{payer.basisLabel}</span>
    </>
  );
}

function Table({ caption, first, children }: { caption: string; first: string; children: ReactNode }) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <table className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-sunken text-ink-2">
          <tr>
            <th scope="col" className="h-11 pr-2 pl-5 font-semibold">
              {first}
            </th>
            {columns.map(({ key, label }) => (
              <th key={key} scope="col" className="px-2 text-right font-semibold last:pr-5">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

type RowProps = { name: ReactNode; document?: string | null; sums: TaxSums; strong?: boolean };

function Row({ name, document, sums, strong = false }: RowProps) {
  return (
    <tr className={clsx('border-t border-line', strong && 'bg-bg font-bold')}>
      <th scope="row" className={clsx('py-2.5 pr-2 text-left', strong ? 'pl-5' : 'pl-8 font-medium')}>
        {name}
        {document && (
          <span className="block font-normal whitespace-nowrap text-ink-3">{formatCpfOrCnpj(document)}</span>
        )}
      </th>
      {columns.map(({ key }) => (
        <td key={key} className="px-2 text-right last:pr-5">
          <Money cents={sums[key]} />
        </td>
      ))}
    </tr>
  );
}

function PayerCards({ payers }: { payers: readonly PayerLine[] }) {
  return (
    <ul className="divide-y divide-line">
      {payers.map((payer) => (
        <li key={payerKey(payer)} className="py-3 first:pt-0 last:pb-0">
          <p className="font-semibold">
            <PayerName payer={payer} />
          </p>
          {payer.document && <p className="text-sm text-ink-3">{formatCpfOrCnpj(payer.document)}</p>}
          <dl className="mt-1">
            {columns.map(({ key, label }) => (
              <div key={key} className="flex justify-between gap-4 py-0.5">
                <dt className="text-ink-2">{label}</dt>
                <dd>
                  <Money cents={payer[key]} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
