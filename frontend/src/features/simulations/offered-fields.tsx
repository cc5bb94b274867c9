/** Fields with defaults: the source as a hint, and a reset after a change. */
import type { ReactNode } from 'react';
import { useController, useWatch } from 'react-hook-form';
import type { OfferedField } from '@/api/types';
import { formatMoney, formatPricePerKm, formatPricePerLiter } from '@/lib/format/money';
import { formatBps, formatInteger, formatWholeKmPerLiter } from '@/lib/format/quantity';
import { Field } from '@/components/form/field';
import { MoneyField, NumberField } from '@/components/form/form-fields';
import { PerKmInput, PriceInput } from '@/components/form/money-input';
import { useRestoredFocus } from '@/components/ui/restore-focus';
import type { WithOffers } from './simulation-model';

type Props = WithOffers & { name: OfferedField; label: string; required?: boolean };

/** Renders the field by its kind with the hint. */
type Drawn = { hint: ReactNode; write: (value: number) => string; children: (hint: ReactNode) => ReactNode };

function Offered({ form, offers, name, write, children }: Props & Omit<Drawn, 'hint'>) {
  const value = useWatch({ control: form.control, name });
  const offer = offers?.items[name];
  const offered = offer?.value ?? null;
  const changed = offered !== null && (value ?? 0) !== offered;
  const use = useRestoredFocus<HTMLButtonElement>();
  const hint = offer && [offer.reason, changed ? `Oferecido: ${write(offered)} (${offer.words}).` : offer.words];
  return (
    <div className="flex min-w-0 flex-col items-start gap-1">
      <div className="w-full">{children(hint?.filter(Boolean).join(' '))}</div>
      {changed && (
        <button
          ref={use}
          type="button"
          onClick={() => form.setValue(name, offered, { shouldDirty: true, shouldValidate: true })}
          className="min-h-12 text-sm font-medium underline underline-offset-4 md:min-h-9"
        >
          {offer?.applied === false ? 'Usar mesmo assim' : 'Usar'} {write(offered)}
        </button>
      )}
    </div>
  );
}

export function OfferedMoney({ unit, ...props }: Props & { unit?: string }) {
  return (
    <Offered {...props} write={formatMoney}>
      {(hint) => <MoneyField form={props.form} name={props.name} label={props.label} unit={unit} hint={hint} />}
    </Offered>
  );
}

const prices = {
  perLiter: { Input: PriceInput, write: formatPricePerLiter },
  perKm: { Input: PerKmInput, write: formatPricePerKm },
} as const;

/** Price per litre or kilometre. */
export function OfferedPrice({ kind, ...props }: Props & { kind: keyof typeof prices }) {
  const { Input, write } = prices[kind];
  const { field, fieldState } = useController({ control: props.form.control, name: props.name });
  return (
    <Offered {...props} write={write}>
      {(hint) => (
        <Field label={props.label} hint={hint} required={props.required} error={fieldState.error?.message}>
          <Input {...field} />
        </Field>
      )}
    </Offered>
  );
}

const kinds = {
  consumption: { scale: 3, dot: 'decimal', unit: 'km/l', write: formatWholeKmPerLiter },
  share: { scale: 2, dot: 'decimal', unit: '%', write: formatBps },
  days: { scale: 0, dot: 'thousands', unit: 'dias', write: (value: number) => `${formatInteger(value)} dias` },
  count: { scale: 0, dot: 'thousands', unit: undefined, write: formatInteger },
} as const;

/** Consumption, share, days, or count. */
export function OfferedNumber({ kind, ...props }: Props & { kind: keyof typeof kinds }) {
  const { scale, dot, unit, write } = kinds[kind];
  return (
    <Offered {...props} write={write}>
      {(hint) => (
        <NumberField
          form={props.form}
          name={props.name}
          label={props.label}
          required={props.required}
          scale={scale}
          dot={dot}
          unit={unit}
          hint={hint}
        />
      )}
    </Offered>
  );
}
