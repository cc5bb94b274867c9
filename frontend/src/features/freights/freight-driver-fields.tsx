/** Driver and his commission, if it differs from the agreement. */
import { useController, useWatch } from 'react-hook-form';
import { useDriverOptions } from '@/api/record-options';
import type { Driver } from '@/api/types';
import { formatMoney } from '@/lib/format/money';
import { formatBps } from '@/lib/format/quantity';
import { Field } from '@/components/form/field';
import { NumberField } from '@/components/form/form-fields';
import { SelectInput } from '@/components/form/text-inputs';
import type { FreightFormApi } from './freight-model';

export function agreementLabel({ agreement, commissionBps, fixedCents }: Driver): string {
  const share = commissionBps === null ? 'comissão' : formatBps(commissionBps);
  const sum = fixedCents === null ? 'valor fixo' : formatMoney(fixedCents);
  return {
    commission_gross: `${share} do frete`,
    commission_net: `${share} do que sobra`,
    fixed_per_trip: `${sum} por viagem`,
    fixed_per_month: `${sum} por mês`,
  }[agreement];
}

/** The owner by default; another driver has a commission. Renders nothing while the owner has no drivers. */
export function DriverFields({ form, userId }: { form: FreightFormApi; userId: number }) {
  const drivers = useDriverOptions(userId).data?.items ?? [];
  const { field, fieldState } = useController({ control: form.control, name: 'driverId' });
  const commissionBps = useWatch({ control: form.control, name: 'commissionBps' });
  const driver = drivers.find(({ id }) => String(id) === field.value);
  const choosable = drivers.filter(({ id, active }) => active || String(id) === field.value);
  if (choosable.length === 0 && field.value === '' && commissionBps === null) return null;
  return (
    <>
      <Field label="Motorista" error={fieldState.error?.message}>
        <SelectInput
          {...field}
          onChange={(event) => {
            field.onChange(event);
            form.setValue('commissionBps', null, { shouldDirty: true });
          }}
        >
          <option value="">Eu mesmo</option>
          {choosable.map(({ id, name }) => (
            <option key={id} value={String(id)}>
              {name}
            </option>
          ))}
        </SelectInput>
      </Field>
      {(field.value !== '' || commissionBps !== null) && (
        <NumberField
          form={form}
          name="commissionBps"
          label="Comissão desta viagem"
          unit="%"
          scale={2}
          dot="decimal"
          optional
          hint={
            driver
              ? `Se deixar em branco, vale o combinado com ${driver.name}: ${agreementLabel(driver)}.`
              : 'Só vale com um motorista escolhido.'
          }
        />
      )}
    </>
  );
}
