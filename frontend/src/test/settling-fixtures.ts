/** Fixtures of payments, with overrides. */
import { formatMoney } from '@/lib/format/money';
import type { PayInput, PayPreview, ReceiptOffer, OpenAmount } from '@/lib/forms/payment';

/** Advance owed by a company. */
export function someOpenAmount(changes: Partial<OpenAmount> = {}): OpenAmount {
  return {
    transactionId: 31,
    kind: 'income',
    category: 'frete',
    effect: 'both',
    description: 'Adiantamento do frete nº 12',
    amountCents: 420_000,
    dueOn: '2026-11-18',
    ...changes,
  };
}

/** Taxes withheld by a company from a balance of R$ 4.200,00. */
export function someOffer(changes: Partial<ReceiptOffer> = {}): ReceiptOffer {
  return {
    openCents: 420_000,
    netCents: 400_260,
    payer: 'company',
    payerName: 'Amaggi',
    deductions: [
      { kind: 'inss', label: 'INSS', amountCents: 9240 },
      { kind: 'sest', label: 'SEST', amountCents: 6300 },
      { kind: 'senat', label: 'SENAT', amountCents: 4200 },
    ],
    deductedCents: 19_740,
    payerMonthCents: 0,
    otherInssCents: 0,
    dependents: 0,
    ownContributions: { inssCents: 0, sestCents: 0, senatCents: 0 },
    words: ['INSS de 11% sobre 20% do frete.'],
    caveat: null,
    ...changes,
  };
}

function wordsOf(received: number, held: number, rest: number): string {
  const off = held > 0 ? `, ${formatMoney(held)} ficam de desconto` : '';
  return `Entram ${formatMoney(received)}${off}${rest > 0 ? ` e ${formatMoney(rest)} ficam para depois` : ''}.`;
}

/** Preview of a body, as the server computes it. */
export function previewOf(body: unknown, open: number, net: number): PayPreview {
  const { amountCents, deductions = [] } = body as PayInput;
  const held = deductions.reduce((sum, line) => sum + line.amountCents, 0);
  const received = amountCents ?? open - held;
  return {
    openCents: open,
    receivedCents: received,
    deductedCents: held,
    restCents: open - received - held,
    matchesOffer: received === net,
    words: wordsOf(received, held, open - received - held),
  };
}
