/** Payment of an open amount as typed: amount, day, method and deductions. */
import type { ResponseOf, Wire, FullBody } from '@/lib/wire';
import { payMethodLabels, payPartLabels } from '@/lib/generated/enum-labels';
import { formatMoney } from '@/lib/format/money';

/** Parts of a salary in one line; undefined for other categories and undivided salaries. */
export function salaryDetail(category: Wire['Category'], parts: readonly Wire['PayLine'][]): { detail?: string } {
  if (category !== 'salario' || parts.length === 0) return {};
  const words = parts.map(({ part, amountCents }) => `${payPartLabels[part]} ${formatMoney(amountCents)}`);
  return { detail: words.join(' · ') };
}

export type DeductionKind = Wire['Deduction'];

/** Deduction, posted as its own transaction. */
type WithheldAmount = ResponseOf<Wire['WithheldAmount']>;

/** Body of a payment; without an amount the whole open amount less the deductions. */
export type PayInput = FullBody<
  Wire['Payment'],
  'amountCents' | 'confirm' | 'deductions' | 'method' | 'openCents' | 'restDueOn'
>;

/** Preview of a payment's postings. */
export type PayPreview = ResponseOf<Wire['PaymentPreview']>;

/** Offered deductions of a freight receipt: the payer's taxes. */
export type ReceiptOffer = ResponseOf<Wire['ExpectedDeductions']>;

export type PayMethod = Wire['PayMethod'];

const { pix, ...otherMethods } = payMethodLabels;

/** Most usual first. */
export const methodLabels: typeof payMethodLabels = { pix, ...otherMethods };

/** Taxes in the order of the payer's document. */
export const taxKinds: readonly DeductionKind[] = ['inss', 'sest', 'senat', 'irrf'];

/** Open amount; `holds` lists the deductions that a payer may make. */
export type OpenItem = {
  id: number;
  kind: Wire['TransactionKind'];
  title: string;
  /** Null if only the server knows it. */
  openCents: number | null;
  dueOn: string;
  holds: 'nothing' | 'anything' | 'taxes';
};

/** Open amount in a list of open ones. */
export type OpenAmount = ResponseOf<Wire['OpenAmount']>;

/** Deductions a payer may make: taxes only of freights, none of loans and household money. */
export function heldBackBy({
  kind,
  category,
  effect,
}: Pick<OpenAmount, 'kind' | 'category' | 'effect'>): OpenItem['holds'] {
  if (kind === 'expense' || effect !== 'both' || category === 'emprestimo') return 'nothing';
  return category === 'frete' ? 'taxes' : 'anything';
}

export function openItemOf(open: OpenAmount): OpenItem {
  const { transactionId: id, kind, description: title, amountCents: openCents, dueOn } = open;
  return { id, kind, title, openCents, dueOn, holds: heldBackBy(open) };
}

/** Deduction as typed. */
export type SettlingLine = { key: string; kind: DeductionKind; cents: number | null };

/** Form values. */
export type Settling = {
  /** Paid amount; 'whole' is the open amount less deductions, computed by the server. */
  amount: 'whole' | { cents: number | null };
  day: string;
  method: PayMethod | null;
  taxesOn: boolean;
  /** Manually changed taxes; null for the offered ones. */
  taxes: SettlingLine[] | null;
  others: SettlingLine[];
  restDueOn: string;
};

/** Defaults: the whole, today. A remainder keeps its due day unless past. */
export function startOf({ dueOn }: OpenItem, today: string): Settling {
  return {
    amount: 'whole',
    day: today,
    method: null,
    taxesOn: false,
    taxes: null,
    others: [],
    restDueOn: dueOn > today ? dueOn : '',
  };
}

/** True if the amount was cleared. */
export function isEmptied({ amount }: Settling): boolean {
  return amount !== 'whole' && amount.cents === null;
}

/** Visible taxes: changed, else offered, else empty lines. */
export function taxLines({ taxesOn, taxes }: Settling, offer: ReceiptOffer | null | undefined): SettlingLine[] {
  if (!taxesOn || offer === undefined) return [];
  if (taxes !== null) return taxes;
  if (offer === null || offer.deductions.length === 0)
    return taxKinds.map((kind) => ({ key: kind, kind, cents: null }));
  return offer.deductions.map(({ kind, amountCents }) => ({ key: kind, kind, cents: amountCents }));
}

/** Lines with an amount. */
export function sentLines(settling: Settling, offer: ReceiptOffer | null | undefined): SettlingLine[] {
  return [...taxLines(settling, offer), ...settling.others].filter(({ cents }) => cents !== null && cents !== 0);
}

/** Request body without empty values. */
export function bodyOf(settling: Settling, lines: readonly SettlingLine[]): PayInput {
  const { amount, day, method, restDueOn } = settling;
  const body: PayInput = { paidOn: day === '' ? null : day };
  if (amount !== 'whole' && amount.cents !== null) {
    body.amountCents = amount.cents;
    if (restDueOn !== '') body.restDueOn = restDueOn;
  }
  if (method !== null) body.method = method;
  if (lines.length > 0) body.deductions = lines.map(({ kind, cents }) => ({ kind, amountCents: cents ?? 0 }));
  return body;
}

/** Form field of a server field: deductions are named by their key. */
export function fieldOf(field: string, lines: readonly SettlingLine[]): string {
  const index = /^deductions[[./](\d+)/.exec(field)?.[1];
  return index === undefined ? field : `line ${lines[Number(index)]?.key ?? ''}`;
}

/** "INSS R$ 110,00 · SEST R$ 15,00". */
export function deductionsLabel(deductions: readonly Pick<WithheldAmount, 'label' | 'amountCents'>[]): string {
  return deductions.map(({ label, amountCents }) => `${label}\u00a0${formatMoney(amountCents)}`).join(' · ');
}

/** Booked payment, for the toast. */
export type Booked = {
  kind: Wire['TransactionKind'];
  movedCents: number;
  deductions: WithheldAmount[];
  restCents: number;
};

/** Queued payment, and the text on its delivery. */
export type QueuedPayment = { queuedText: string };

/** "Recebido: R$ 9.660,00", with deductions and remainder. */
export function bookedLabel({ kind, movedCents, deductions, restCents }: Booked): {
  title: string;
  description: string;
} {
  const rest = restCents > 0 ? `${formatMoney(restCents)} ficam para depois` : '';
  const held = deductions.length > 0 ? `Descontaram ${deductionsLabel(deductions)}` : '';
  return {
    title: `${kind === 'income' ? 'Recebido' : 'Pago'}: ${formatMoney(movedCents)}`,
    description: [held, rest].filter(Boolean).join('. '),
  };
}

/** State and actions of the payment sheet. */
export type PaymentFormState = {
  openItem: OpenItem;
  today: string;
  isOpen: boolean;
  open: () => void;
  close: () => void;
  settling: Settling;
  change: (changes: Partial<Settling>) => void;
  /** Offered taxes; undefined while loading, null without any. */
  offer: ReceiptOffer | null | undefined;
  taxes: SettlingLine[];
  preview: PayPreview | null;
  /** Typed amount; null if cleared. */
  shownCents: number | null;
  /** Errors by field: server names, and `line KEY`. */
  errors: Record<string, string>;
  /** Form-level error. */
  sentence: string | null;
  /** True if it was settled elsewhere meanwhile. */
  elsewhere: boolean;
  /** True while the visible figures lag behind the input. */
  waiting: boolean;
  busy: boolean;
  /** Books it or queues it. */
  confirm: (done: (booked: Booked | QueuedPayment) => void) => void;
  /** Outbox status of a payment: queued, refused, or delivered and not on screen; null without one. */
  queuedPayment: 'sending' | 'person' | 'sent' | null;
  /** Undoes the payment; returns the error message. */
  undo: () => Promise<string | null>;
  undoing: boolean;
  undoError: string | null;
};
