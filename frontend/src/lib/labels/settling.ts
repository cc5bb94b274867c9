/** Settlement of an amount as typed: how much really moved, when, how, and the deductions. */
import type { Answer, Wire, Whole } from '@/lib/wire';
import { payMethodLabels, payPartLabels } from '@/lib/generated/choices';
import { formatMoney } from '@/lib/format/money';

/** The parts in one line; nothing for another category, and where it is not divided. */
export function salaryDetail(category: Wire['Category'], parts: readonly Wire['PayLine'][]): { detail?: string } {
  if (category !== 'salario' || parts.length === 0) return {};
  const words = parts.map(({ part, amountCents }) => `${payPartLabels[part]} ${formatMoney(amountCents)}`);
  return { detail: words.join(' · ') };
}

/** Deduction of a receipt, by its name. */
export type DeductionKind = Wire['Deduction'];

/** One amount held back, as a transaction of its own. */
type HeldBack = Answer<Wire['HeldBack']>;

/** Body that settles a line; without an amount the whole open amount, less the deductions. */
export type PayInput = Whole<
  Wire['Payment'],
  'amountCents' | 'confirm' | 'deductions' | 'method' | 'openCents' | 'restDueOn'
>;

/** Preview of a settlement's bookings. */
export type PayPreview = Answer<Wire['PaymentPreview']>;

/** Deductions offered for a receipt of freight: the payer's taxes. */
export type ReceiptOffer = Answer<Wire['ExpectedDeductions']>;

/** How money is handed over. */
export type PayMethod = Wire['PayMethod'];

const { pix, ...otherMethods } = payMethodLabels;

/** How money is handed over, the most usual way first. */
export const methodLabels: typeof payMethodLabels = { pix, ...otherMethods };

/** The taxes among them, in the order of the payer's paper. */
export const taxKinds: readonly DeductionKind[] = ['inss', 'sest', 'senat', 'irrf'];

/** Item to settle; `holds` names the deductions that a payer may make. */
export type Posting = {
  id: number;
  kind: Wire['TransactionKind'];
  title: string;
  /** Open amount; null where only the server knows. */
  openCents: number | null;
  dueOn: string;
  holds: 'nothing' | 'anything' | 'taxes';
};

/** An open amount, as the lists of what is open name it. */
export type OpenAmount = Answer<Wire['OpenAmount']>;

/** Possible deductions of a payer: taxes only of freight, nothing of a loan or of the house's money. */
export function heldBackBy({
  kind,
  category,
  effect,
}: Pick<OpenAmount, 'kind' | 'category' | 'effect'>): Posting['holds'] {
  if (kind === 'expense' || effect !== 'both' || category === 'emprestimo') return 'nothing';
  return category === 'frete' ? 'taxes' : 'anything';
}

/** An open amount as what is settled. */
export function postingOf(open: OpenAmount): Posting {
  const { transactionId: id, kind, description: title, amountCents: openCents, dueOn } = open;
  return { id, kind, title, openCents, dueOn, holds: heldBackBy(open) };
}

/** One amount held back, as it is typed. */
export type SettlingLine = { key: string; kind: DeductionKind; cents: number | null };

/** Values typed so far. */
export type Settling = {
  /** Amount moved; 'whole' is the open amount less the deductions, calculated by the server. */
  amount: 'whole' | { cents: number | null };
  day: string;
  method: PayMethod | null;
  taxesOn: boolean;
  /** The taxes as changed by hand; null as they are offered. */
  taxes: SettlingLine[] | null;
  others: SettlingLine[];
  restDueOn: string;
};

/** Nothing typed yet: the whole, today. A rest stays due on its day unless that is past. */
export function startOf({ dueOn }: Posting, today: string): Settling {
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

/** Whether the amount was taken out and no other was typed yet. */
export function isEmptied({ amount }: Settling): boolean {
  return amount !== 'whole' && amount.cents === null;
}

/** The taxes in sight: as changed, else as offered, else with room to write them. */
export function taxLines({ taxesOn, taxes }: Settling, offer: ReceiptOffer | null | undefined): SettlingLine[] {
  if (!taxesOn || offer === undefined) return [];
  if (taxes !== null) return taxes;
  if (offer === null || offer.deductions.length === 0)
    return taxKinds.map((kind) => ({ key: kind, kind, cents: null }));
  return offer.deductions.map(({ kind, amountCents }) => ({ key: kind, kind, cents: amountCents }));
}

/** The lines that are sent: those with an amount. */
export function sentLines(settling: Settling, offer: ReceiptOffer | null | undefined): SettlingLine[] {
  return [...taxLines(settling, offer), ...settling.others].filter(({ cents }) => cents !== null && cents !== 0);
}

/** Body sent to the server. Empty values are left out. */
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

/** The field of this sheet that a server field is: a line of what was held back is called by its key. */
export function fieldOf(field: string, lines: readonly SettlingLine[]): string {
  const index = /^deductions[[./](\d+)/.exec(field)?.[1];
  return index === undefined ? field : `line ${lines[Number(index)]?.key ?? ''}`;
}

/** "INSS R$ 110,00 · SEST R$ 15,00". */
export function heldBackWords(deductions: readonly Pick<HeldBack, 'label' | 'amountCents'>[]): string {
  return deductions.map(({ label, amountCents }) => `${label}\u00a0${formatMoney(amountCents)}`).join(' · ');
}

/** Booked amount, for the notification. */
export type Booked = { kind: Wire['TransactionKind']; movedCents: number; deductions: HeldBack[]; restCents: number };

/** The device keeps it; when it is sent. */
export type Kept = { keptWords: string };

/** "Recebido: R$ 9.660,00", and what was held back or is still to come. */
export function bookedWords({ kind, movedCents, deductions, restCents }: Booked): {
  title: string;
  description: string;
} {
  const rest = restCents > 0 ? `${formatMoney(restCents)} ficam para depois` : '';
  const held = deductions.length > 0 ? `Descontaram ${heldBackWords(deductions)}` : '';
  return {
    title: `${kind === 'income' ? 'Recebido' : 'Pago'}: ${formatMoney(movedCents)}`,
    description: [held, rest].filter(Boolean).join('. '),
  };
}

/** State and actions of the sheet: typed values, answer of the server, settling and undoing. */
export type SettlingDesk = {
  posting: Posting;
  today: string;
  isOpen: boolean;
  open: () => void;
  close: () => void;
  settling: Settling;
  change: (changes: Partial<Settling>) => void;
  /** The offered taxes; undefined while they are on their way, null where there are none. */
  offer: ReceiptOffer | null | undefined;
  taxes: SettlingLine[];
  preview: PayPreview | null;
  /** Typed amount; null where it was emptied. */
  shownCents: number | null;
  /** Errors by field: the server's names, and `line KEY`. */
  errors: Record<string, string>;
  /** Error of no field. */
  sentence: string | null;
  /** Whether it was settled elsewhere meanwhile: nothing is left to do here. */
  elsewhere: boolean;
  /** Whether the figures in sight are not yet those of what is typed. */
  waiting: boolean;
  busy: boolean;
  /** Books it, or has the device keep it. */
  confirm: (done: (booked: Booked | Kept) => void) => void;
  /** Whether a payment of it waits on the device: to be sent, for the person, or sent and not on screen. Null: none does. */
  waits: 'sending' | 'person' | 'sent' | null;
  /** Takes it back; answers the sentence of what went wrong. */
  undo: () => Promise<string | null>;
  undoing: boolean;
  undoError: string | null;
};
