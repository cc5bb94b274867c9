/** Rows of the months and payers of a year. */
import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import type { PayerLine, TaxSums } from '@/api/types';
import { formatCpfOrCnpj } from '@/lib/format/br-documents';
import { Money } from '@/components/ui/money';

const columns: readonly { key: keyof TaxSums; label: string }[] = [
  { key: 'grossCents', label: 'Bruto' },
  { key: 'taxableCents', label: 'Tributável' },
  { key: 'exemptCents', label: 'Isento' },
  { key: 'inssCents', label: 'INSS' },
  { key: 'sestCents', label: 'SEST' },
  { key: 'senatCents', label: 'SENAT' },
  { key: 'irrfCents', label: 'IRRF' },
];

/** React key of a payer. */
export function payerKey({ clientId, freightId, transactionId }: PayerLine): string {
  return [clientId, freightId, transactionId].join('-');
}

/** Link of a payer without a client: the freight or the transaction. */
function payerPlace({ freightId, transactionId }: PayerLine): string | null {
  if (freightId !== null) return `/freights?id=${freightId}`;
  return transactionId === null ? null : `/finances?id=${transactionId}`;
}

/** Payer, and the tax rule applied. */
export function PayerName({ payer }: { payer: PayerLine }) {
  const place = payerPlace(payer);
  return (
    <>
      {place === null ? (
        payer.name
      ) : (
        <Link to={place} className="underline underline-offset-4">
          {payer.name}
        </Link>
      )}{' '}
      <span className="text-sm font-normal text-ink-3">{payer.basisLabel}</span>
    </>
  );
}

export function Table({ caption, first, children }: { caption: string; first: string; children: ReactNode }) {
  return (
    <div className="overflow-clip rounded-card border border-line bg-surface">
      <table className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 z-10 bg-sunken text-ink-2 [box-shadow:0_1px_var(--line)]">
          <tr>
            <th scope="col" className="h-11 pr-2 pl-5 font-medium">
              {first}
            </th>
            {columns.map(({ key, label }) => (
              <th key={key} scope="col" className="px-2 text-right font-medium last:pr-5">
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

/** Payer, or a sum of several. */
export function Row({ name, document, sums, strong = false }: RowProps) {
  return (
    <tr className={clsx('border-t border-line', strong && 'bg-bg font-bold')}>
      <th scope="row" className={clsx('h-11 py-1.5 pr-2 text-left', strong ? 'pl-5' : 'pl-8 font-medium')}>
        {name}
        {document && (
          <span className="font-normal whitespace-nowrap text-ink-3 max-2xl:block 2xl:ml-2">
            {formatCpfOrCnpj(document)}
          </span>
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

/** Payers as cards, for narrow screens. */
export function PayerCards({ payers }: { payers: readonly PayerLine[] }) {
  return (
    <ul className="divide-y divide-line">
      {payers.map((payer) => (
        <li key={payerKey(payer)} className="py-3 first:pt-0 last:pb-0">
          <p className="font-medium">
            <PayerName payer={payer} />
          </p>
          {payer.document && <p className="text-sm text-ink-3">{formatCpfOrCnpj(payer.document)}</p>}
          <Amounts sums={payer} />
        </li>
      ))}
    </ul>
  );
}

/** Amounts as a list, for narrow screens. */
export function Amounts({ sums }: { sums: TaxSums }) {
  return (
    <dl className="mt-1 grid grid-cols-2 gap-x-4 gap-y-1 md:grid-cols-4">
      {columns.map(({ key, label }) => (
        <div key={key}>
          <dt className="text-sm text-ink-3">{label}</dt>
          <dd>
            <Money cents={sums[key]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
