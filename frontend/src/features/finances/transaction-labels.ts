/** How a transaction is spoken of. */
import type { SourceKind, Transaction, TransactionKind } from '@/api/types';
import { formatPlate } from '@/lib/format/br-documents';
import { categoryLabels, effectLabels } from '@/lib/generated/choices';
import { sourceLabel } from '@/lib/labels/labels';
import { formatMoney } from '@/lib/format/money';

/** Name of a transaction: by its source when a freight posted it. */
export function transactionTitle({ source, freightNumber, description, heldFromId }: Transaction): string {
  const byFreight =
    heldFromId === null && source?.kind === 'freight' && (source.part === 'advance' || source.part === 'balance');
  return byFreight ? sourceLabel(source.part, freightNumber) : description;
}

/** The quiet second line: category, freight, plate, driver, client. */
export function transactionHint(row: Transaction): string {
  const title = transactionTitle(row);
  const words = [
    categoryLabels[row.category],
    row.source?.kind === 'freight' || row.freightNumber === null ? null : `Frete nº ${row.freightNumber}`,
    row.clientName,
    row.plate && formatPlate(row.plate),
    row.driverName,
  ];
  return words.filter((word) => word && word !== title).join(' · ');
}

/** Cents with the sign of their direction. */
export function signedCents({ kind, amountCents }: Pick<Transaction, 'kind' | 'amountCents'>): number {
  return kind === 'income' ? amountCents : -amountCents;
}

/** "3/12" for one of several; the lines of a settlement count freights instead, and show nothing. */
export function placeInSeries({ installment, installments, source }: Transaction): string | null {
  return installments > 1 && source?.kind !== 'driver_payment' ? `${installment}/${installments}` : null;
}

/** Missing effect of a line, in a word or two; null for one that moves money and result alike. */
export function effectWord(row: Transaction): string | null {
  if (row.countedCents !== null) return 'Conferência do caixa';
  if (row.personal) return 'Da casa';
  if (row.effect === 'result') return row.paidByDriver ? 'Pago pelo motorista' : 'Vai no acerto';
  if (row.effect === 'cash') return effectLabels.cash;
  return null;
}

/** Whether it is paid or pending by itself: what moves no money is paid with the balance of a settlement. */
export function hasState({ effect }: Pick<Transaction, 'effect'>): boolean {
  return effect !== 'result';
}

/** The same in a sentence. */
export function effectSentence(row: Transaction): string | null {
  const cost = row.kind === 'income' ? 'receita' : 'custo';
  if (row.countedCents !== null) {
    return 'É a diferença encontrada na conferência do caixa: mexe no dinheiro, mas não conta como receita nem como custo.';
  }
  if (row.heldFromId !== null)
    return 'O pagador descontou este valor do recebimento: ele conta como custo, e o dinheiro entrou sem esta parte.';
  if (row.personal) return `É da casa: mexe no dinheiro, mas não conta como ${cost} do caminhão.`;
  if (row.paidByDriver) {
    return row.driverPaymentId === null
      ? 'O motorista pagou do bolso dele: já conta como custo, e o dinheiro volta para ele no próximo acerto.'
      : 'O motorista pagou do bolso dele e já recebeu de volta no acerto.';
  }
  if (row.effect === 'result') return 'Conta no resultado. O dinheiro entra ou sai no acerto.';
  if (row.source?.kind === 'driver_advance') return 'Vale não é custo: é descontado do motorista no acerto.';
  if (row.effect === 'cash') return `Mexe no dinheiro, mas não conta como ${cost}.`;
  return null;
}

/** Cost in a loan's instalment, in a sentence; null for anything else. */
export function loanSentence({ kind, category, effect, principalCents }: Transaction): string | null {
  if (kind !== 'expense' || category !== 'emprestimo' || effect === 'cash') return null;
  return principalCents > 0
    ? `Desta parcela, ${formatMoney(principalCents)} pagam a dívida e só mexem no dinheiro. O resto são juros: só eles contam como custo.`
    : 'Esta parcela conta inteira como custo, porque falta saber quanto dela são juros. Se você informar quanto paga a dívida, só os juros contam.';
}

/** Whether there is a receipt: it was paid, and is neither a settlement's (which has its own), nor the house's, nor a loan
 * received, nor held back of another receipt, nor what a count found. */
export function hasReceipt(row: Transaction): boolean {
  const { paidOn, source, personal, kind, category, heldFromId, countedCents } = row;
  const borrowed = kind === 'income' && category === 'emprestimo';
  const moved = heldFromId === null && countedCents === null;
  return paidOn !== null && moved && source?.kind !== 'driver_payment' && !personal && !borrowed;
}

type SourceWords = { from: string; link: string; path: string };

const sourceWords: Record<SourceKind, SourceWords> = {
  freight: { from: 'Veio do frete', link: 'Ver frete', path: '/freights?id=' },
  fuel: { from: 'Veio do abastecimento', link: 'Ver abastecimento', path: '/fuel?id=' },
  maintenance: { from: 'Veio da manutenção', link: 'Ver manutenção', path: '/maintenance?id=' },
  driver_advance: { from: 'Veio do vale', link: 'Ver vale', path: '/driver-payments?tab=advances&id=' },
  driver_payment: { from: 'Veio do acerto', link: 'Ver acerto', path: '/driver-payments?id=' },
};

/** Where a line is edited when a record posted it, and how one says so. */
export function sourceOf({ source, freightNumber }: Transaction): { from: string; link: string; to: string } | null {
  if (source === null) return null;
  const { from, link, path } = sourceWords[source.kind];
  const named = source.kind === 'freight' && freightNumber !== null ? `${link} nº ${freightNumber}` : link;
  return { from, link: named, to: `${path}${source.id}` };
}

/** Whether it is changed here: neither a record nor a settlement posted it, and it was not held back of a receipt. */
export function isEditedHere({ source, driverPaymentId, heldFromId }: Transaction): boolean {
  return source === null && driverPaymentId === null && heldFromId === null;
}

/** Whether paying it is entered here: what a driver paid or got is settled in itself. */
export function isSettledHere({ paidByDriver, effect, source, heldFromId, countedCents }: Transaction): boolean {
  return (
    heldFromId === null &&
    countedCents === null &&
    !paidByDriver &&
    effect !== 'result' &&
    source?.kind !== 'driver_advance'
  );
}

/** Label of the day of settling. */
export const settledOnLabels: Record<TransactionKind, string> = { income: 'Recebido em', expense: 'Pago em' };
