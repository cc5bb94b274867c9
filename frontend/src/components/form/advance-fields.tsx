/** Advance: a share of the price by one tap, or an amount. */
import { useController, useWatch, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import type { AdvanceValues } from '@/lib/forms/advance';
import { formatBps } from '@/lib/format/quantity';
import { Chips } from './chips';
import { FieldRow } from './field';
import { DateField, MoneyField } from './form-fields';

type Names<V extends FieldValues> = Record<'cents' | 'share' | 'dueOn', Path<V>>;
type Props<V extends FieldValues, B> = { form: UseFormReturn<V, unknown, B>; names: Names<V> };

/** Selected share; a typed amount replaces it. */
function useShare<V extends FieldValues, B>({ form, names }: Props<V, B>): number | null {
  const [cents, share] = useWatch({ control: form.control, name: [names.cents, names.share] }) as [
    AdvanceValues['advanceCents'],
    AdvanceValues['advanceBps'],
  ];
  return cents === null ? share : null;
}

const shares = [5000, 6000, 7000, 8000, 10_000].map((share) => [share, formatBps(share)] as const);

/** Usual shares of the price: 70 % in advance, 30 % at the end. */
function Share<V extends FieldValues, B>(props: Props<V, B>) {
  const { form, names } = props;
  const share = useShare(props);
  const { field: shareField } = useController<V, Path<V>, B>({ name: names.share, control: form.control });
  const { field: centsField } = useController<V, Path<V>, B>({ name: names.cents, control: form.control });
  const usual = share === null || shares.some(([each]) => each === share);
  return (
    <Chips
      label="Adiantamento em % do frete"
      optional
      options={usual ? shares : [...shares, [share, formatBps(share)]]}
      value={share}
      onChange={(next) => {
        shareField.onChange(next);
        centsField.onChange(null);
      }}
    />
  );
}

function shareLabel(share: number | null): string | undefined {
  if (share === null) return undefined;
  if (share === 10_000) return 'O frete todo adiantado, sem saldo.';
  return `${formatBps(share)} do frete, calculado ao salvar. O saldo fica com ${formatBps(10_000 - share)}.`;
}

/** Share, amount, and due day. */
export function AdvanceFields<V extends FieldValues, B>(props: Props<V, B>) {
  const { form, names } = props;
  const share = useShare(props);
  const hint = shareLabel(share);
  return (
    <>
      <Share {...props} />
      <FieldRow>
        <MoneyField
          form={form}
          name={names.cents}
          label="Adiantamento"
          hint={hint}
          optional
          {...(share === null ? {} : { placeholder: `${formatBps(share)} do frete` })}
        />
        <DateField
          form={form}
          name={names.dueOn}
          label="Adiantamento até"
          optional
          hint="Se deixar em branco, vence no dia do carregamento."
        />
      </FieldRow>
    </>
  );
}
