/** How a transaction is spoken of. */
import type { Transaction, TransactionKind } from '@/api/types';
import { categoryLabels, sourceLabel } from '@/lib/labels';
import { formatPlate } from '@/lib/br-documents';

/** What a transaction is called: by its source when a freight posted it. */
export function transactionTitle({ source, freightNumber, description }: Transaction): string {
  return source ? sourceLabel(source.part, freightNumber) : description;
}

/** The quiet second line: category, freight, plate, client. */
export function transactionHint(row: Transaction): string {
  const words = [
    categoryLabels[row.category],
    row.source || row.freightNumber === null ? null : `Frete nº ${row.freightNumber}`,
    row.clientName,
    row.plate && formatPlate(row.plate),
  ];
  return words.filter((word) => word && word !== transactionTitle(row)).join(' · ');
}

/** Cents with the sign of their direction. */
export function signedCents({ kind, amountCents }: Pick<Transaction, 'kind' | 'amountCents'>): number {
  return kind === 'income' ? amountCents : -amountCents;
}

/** The verb on the button that settles it. */
export const settleLabels: Record<TransactionKind, string> = { income: 'Recebi', expense: 'Paguei' };

/** What the day of settling is called. */
export const settledOnLabels: Record<TransactionKind, string> = { income: 'Recebido em', expense: 'Pago em' };
