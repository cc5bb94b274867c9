/** Receipts of the year, and income from other sources. */
import { Link } from 'react-router-dom';
import type { OtherIncome, TaxReceipt, TaxYear } from '@/api/types';
import { formatCpfOrCnpj } from '@/lib/format/br-documents';
import { categoryLabels } from '@/lib/generated/enum-labels';
import { formatDate } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';
import { countOf } from '@/lib/format/text';
import { Fold } from '@/components/ui/fold';
import { Money, MoneyLine } from '@/components/ui/money';
import { Amounts } from './tax-rows';

/** Receipts with freight, documents, payer and taxes; collapsed, because only accountants read them. */
export function TaxReceipts({ receipts }: Pick<TaxYear, 'receipts'>) {
  if (receipts.length === 0) return null;
  return (
    <Fold title="Recebimentos um a um" summary={countOf(receipts.length, 'recebimento', 'recebimentos')}>
      <ul className="divide-y divide-line">
        {receipts.map((receipt) => (
          <li key={receipt.transactionId} className="py-3 first:pt-0 last:pb-0">
            <Head receipt={receipt} />
            <Amounts sums={receipt} />
          </li>
        ))}
      </ul>
    </Fold>
  );
}

function Head({ receipt }: { receipt: TaxReceipt }) {
  const { receivedOn, freightId, freightNumber, payerName, document, ciot, cteKey, basisLabel } = receipt;
  const papers = [
    document !== null && formatCpfOrCnpj(document),
    ciot !== null && `CIOT ${ciot}`,
    cteKey !== null && `CT-e ${cteKey}`,
    basisLabel,
  ].filter((word) => word !== false);
  return (
    <>
      <p className="font-medium">
        {formatDate(receivedOn)}{' '}
        {freightId !== null && (
          <Link to={`/freights?id=${freightId}`} className="underline underline-offset-4">
            Frete nº {freightNumber}
          </Link>
        )}{' '}
        {payerName}
      </p>
      <p className="text-sm wrap-anywhere text-ink-3">{papers.join(' · ')}</p>
    </>
  );
}

/** Stays, sold parts and the like, taxed by their kind. */
export function TaxOtherIncome({ otherIncome, otherIncomeCents }: Pick<TaxYear, 'otherIncome' | 'otherIncomeCents'>) {
  if (otherIncome.length === 0) return null;
  return (
    <Fold title="Outras receitas do ano" summary={formatMoney(otherIncomeCents)}>
      <p className="mb-2 text-ink-2">
        O que entrou e não é frete, como estadia e venda de usados. O imposto de cada uma depende do que ela é, e não
        está calculado aqui.
      </p>
      <ul className="divide-y divide-line">
        {otherIncome.map((line) => (
          <OtherLine key={line.transactionId} line={line} />
        ))}
      </ul>
      <MoneyLine label="Total" figure="other_income" cents={otherIncomeCents} total />
    </Fold>
  );
}

function OtherLine({ line }: { line: OtherIncome }) {
  const { transactionId, receivedOn, category, description, freightNumber, clientName, amountCents } = line;
  const about = [
    formatDate(receivedOn),
    categoryLabels[category],
    freightNumber !== null && `frete nº ${freightNumber}`,
    clientName,
  ].filter((word) => typeof word === 'string');
  return (
    <li className="flex items-start justify-between gap-4 py-2">
      <span className="min-w-0">
        <Link to={`/finances?id=${transactionId}`} className="font-medium underline underline-offset-4">
          {description}
        </Link>
        <span className="block text-sm text-ink-3">{about.join(' · ')}</span>
      </span>
      <Money cents={amountCents} className="font-medium" />
    </li>
  );
}
