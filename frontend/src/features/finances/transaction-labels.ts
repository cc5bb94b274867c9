/** Labels of a transaction. */
import type { SourceKind, Transaction, TransactionKind } from '@/api/types';
import { formatPlate } from '@/lib/format/br-documents';
import { categoryLabels, effectLabels } from '@/lib/generated/enum-labels';
import { sourceLabel } from '@/lib/labels/labels';
import { formatMoney } from '@/lib/format/money';
import { heldBackBy, type OpenItem } from '@/lib/forms/payment';

/** Title: by its source for a freight's posting. */
export function transactionTitle({ source, freightNumber, description, heldFromId }: Transaction): string {
  const byFreight =
    heldFromId === null && source?.kind === 'freight' && (source.part === 'advance' || source.part === 'balance');
  return byFreight ? sourceLabel(source.part, freightNumber) : description;
}

/** Hint: category, freight, plate, driver, client. */
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

/** Signed cents by direction. */
export function signedCents({ kind, amountCents }: Pick<Transaction, 'kind' | 'amountCents'>): number {
  return kind === 'income' ? amountCents : -amountCents;
}

/** "3/12" in a series; settlements count freights instead and show nothing. */
export function placeInSeries({ installment, installments, source }: Transaction): string | null {
  return installments > 1 && source?.kind !== 'driver_payment' ? `${installment}/${installments}` : null;
}

/** Missing effect in a word or two; null if it moves cash and result. */
export function effectLabel(row: Transaction): string | null {
  if (row.countedCents !== null) return 'Conferência do caixa';
  if (row.personal) return 'Da casa';
  if (row.effect === 'result') return row.paidByDriver ? 'Pago pelo motorista' : 'Vai no acerto';
  if (row.effect === 'cash') return effectLabels.cash;
  return null;
}

/** True if it has its own payment status: one that moves no money follows its settlement. */
export function hasState({ effect }: Pick<Transaction, 'effect'>): boolean {
  return effect !== 'result';
}

/** The missing effect as a sentence. */
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

/** Cost share of a loan instalment as a sentence; null otherwise. */
export function loanSentence({ kind, category, effect, principalCents }: Transaction): string | null {
  if (kind !== 'expense' || category !== 'emprestimo' || effect === 'cash') return null;
  return principalCents > 0
    ? `Desta parcela, ${formatMoney(principalCents)} pagam a dívida e só mexem no dinheiro. O resto são juros: só eles contam como custo.`
    : 'Esta parcela conta inteira como custo, porque falta saber quanto dela são juros. Se você informar quanto paga a dívida, só os juros contam.';
}

/**
 * True if a receipt exists: paid, and not a settlement (with its own receipt), household money, received loan,
 * deduction or cash count.
 */
export function hasReceipt(row: Transaction): boolean {
  const { paidOn, source, personal, kind, category, heldFromId, countedCents } = row;
  const borrowed = kind === 'income' && category === 'emprestimo';
  const moved = heldFromId === null && countedCents === null;
  return paidOn !== null && moved && source?.kind !== 'driver_payment' && !personal && !borrowed;
}

type SourceLabels = { from: string; link: string; path: string };

const sourceLabelOf: Record<SourceKind, SourceLabels> = {
  freight: { from: 'Veio do frete', link: 'Ver frete', path: '/freights?id=' },
  fuel: { from: 'Veio do abastecimento', link: 'Ver abastecimento', path: '/fuel?id=' },
  maintenance: { from: 'Veio da manutenção', link: 'Ver manutenção', path: '/maintenance?id=' },
  driver_advance: { from: 'Veio do vale', link: 'Ver vale', path: '/driver-payments?tab=advances&id=' },
  driver_payment: { from: 'Veio do acerto', link: 'Ver acerto', path: '/driver-payments?id=' },
};

/** Link to the source of a posting, with its label. */
export function sourceOf({ source, freightNumber }: Transaction): { from: string; link: string; to: string } | null {
  if (source === null) return null;
  const { from, link, path } = sourceLabelOf[source.kind];
  const named = source.kind === 'freight' && freightNumber !== null ? `${link} nº ${freightNumber}` : link;
  return { from, link: named, to: `${path}${source.id}` };
}

/** True if it can be edited here: neither posted nor a deduction. */
export function isEditedHere({ source, driverPaymentId, heldFromId }: Transaction): boolean {
  return source === null && driverPaymentId === null && heldFromId === null;
}

/** True if it can be settled here: a driver's payments settle themselves. */
export function isSettledHere({ paidByDriver, effect, source, heldFromId, countedCents }: Transaction): boolean {
  return (
    heldFromId === null &&
    countedCents === null &&
    !paidByDriver &&
    effect !== 'result' &&
    source?.kind !== 'driver_advance'
  );
}

/** True if it is open and can be settled here. */
export function isOpenHere(row: Transaction): boolean {
  return row.status === 'pending' && isSettledHere(row);
}

/** Amount as the payment sheets take it. */
export function postingOf(row: Transaction): OpenItem {
  const { id, kind, amountCents: openCents, dueOn } = row;
  return { id, kind, title: transactionTitle(row), openCents, dueOn, holds: heldBackBy(row) };
}

export const settledOnLabels: Record<TransactionKind, string> = { income: 'Recebido em', expense: 'Pago em' };
