/** Taxes that a company withholds from a freight: one tap adds the defaults. */
import { formatMoney } from '@/lib/format/money';
import { deductionsLabel, type PaymentFormState, type SettlingLine } from '@/lib/forms/payment';
import { Checkbox } from '@/components/form/text-inputs';
import { LineRow } from './line-row';

/** Toggle, lines and explanations. A payer with a CPF withholds nothing, and the server explains the consequences. */
export function Taxes({ payment }: { payment: PaymentFormState }) {
  const { settling, offer, taxes, errors, change } = payment;
  if (offer?.payer === 'person') return <Explained words={offer.words} caveat={offer.caveat} />;
  const put = (lines: SettlingLine[]) =>
    change(lines.length === 0 ? { taxesOn: false, taxes: null } : { taxes: lines });
  return (
    <div className="rounded-card border border-line px-4 py-2">
      <Checkbox
        label="Descontaram impostos"
        hint={settling.taxesOn && offer !== undefined ? undefined : hintOf(offer)}
        checked={settling.taxesOn}
        onChange={({ target }) => change({ taxesOn: target.checked, taxes: null })}
      />
      {taxes.length > 0 && (
        <ul aria-label="Impostos descontados" className="mt-2 mb-2 flex flex-col gap-2">
          {taxes.map((line) => (
            <LineRow
              key={line.key}
              line={line}
              error={errors[`line ${line.key}`]}
              onChange={(next) => put(taxes.map((each) => (each.key === line.key ? next : each)))}
              onRemove={() => put(taxes.filter(({ key }) => key !== line.key))}
            />
          ))}
        </ul>
      )}
      {settling.taxesOn && offer && <Explained words={offer.words} caveat={offer.caveat} />}
    </div>
  );
}

/** Preview of the toggle's effect. */
function hintOf(offer: PaymentFormState['offer']): string {
  if (offer === undefined) return 'Calculando…';
  if (offer === null || offer.deductions.length === 0) return 'INSS, SEST, SENAT e IRRF: informe o que foi descontado.';
  return `${deductionsLabel(offer.deductions)}. Líquido ${formatMoney(offer.netCents)}.`;
}

function Explained({ words, caveat }: { words: readonly string[]; caveat: string | null }) {
  if (words.length === 0 && caveat === null) return null;
  return (
    <div className="mb-2 flex flex-col gap-1 text-sm text-ink-2">
      {words.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {caveat !== null && <p className="text-warn">{caveat}</p>}
    </div>
  );
}
