/** Fields in the order of the pump's display. */
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import type { FuelDefaults, FuelPreview, Vehicle } from '@/api/types';
import { vehicleChoice } from '@/lib/labels/labels';
import { fuelInputLimits as limits } from '@/lib/generated/limits';
import { formatMoneyPlain, formatPricePlain } from '@/lib/format/money';
import { formatInteger, formatKm, formatScaled } from '@/lib/format/quantity';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/form/field';
import { MoneyInput, PriceInput } from '@/components/form/money-input';
import { DecimalInput } from '@/components/form/number-inputs';
import { NumberField, SelectField } from '@/components/form/form-fields';
import { Segmented } from '@/components/form/segmented';
import { FIGURES, figureToRecompute, type Figure } from './fuel-model';
import { StationField, type FuelFormApi } from './fuel-pickers';

/** Defaults and the server's preview. */
export type FuelFieldsProps = {
  form: FuelFormApi;
  userId: number;
  vehicles: readonly Vehicle[];
  /** True for a trailer, which has no odometer. */
  trailer: boolean;
  vehicleDefaults: FuelDefaults | null;
  preview: FuelPreview | null;
};

export function PumpFields({ form, userId, vehicles, trailer, vehicleDefaults, preview }: FuelFieldsProps) {
  const fullTank = useController({ control: form.control, name: 'fullTank' }).field;
  const known = vehicleDefaults?.odometerKm ?? null;
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <SelectField
          form={form}
          name="vehicleId"
          label="Veículo"
          required
          {...(vehicles.length === 1 ? {} : { none: 'Escolha' })}
          options={vehicles.map((vehicle) => [String(vehicle.id), vehicleChoice(vehicle)] as const)}
        />
        <FigureFields form={form} preview={preview} lastPriceMillis={vehicleDefaults?.pricePerLiterMillis ?? null} />
        {!trailer && (
          <NumberField
            form={form}
            name="odometerKm"
            label="Hodômetro"
            unit="km"
            {...(known === null ? {} : { placeholder: formatInteger(known), hint: `Último: ${formatKm(known)}` })}
          />
        )}
        <Segmented
          label="Encheu o tanque?"
          value={fullTank.value ? 'yes' : 'no'}
          onChange={(answer) => fullTank.onChange(answer === 'yes')}
          options={[
            { value: 'yes', label: 'Sim, completei' },
            { value: 'no', label: 'Não' },
          ]}
        />
        <StationField form={form} userId={userId} />
      </div>
    </Card>
  );
}

const CALCULATED = 'Calculado';

/** A figure computed by the server looks like a typed one; typing replaces it. */
const OUT = 'placeholder:text-ink placeholder:opacity-100';

function useFigure(form: FuelFormApi, name: Figure) {
  const { field, fieldState } = useController({ control: form.control, name });
  return { field, error: fieldState.error?.message };
}

/** Two of three figures; the server computes the third. */
function FigureFields({
  form,
  preview,
  lastPriceMillis,
}: {
  form: FuelFormApi;
  preview: FuelPreview | null;
  lastPriceMillis: number | null;
}) {
  const [typed, setTyped] = useState<readonly Figure[]>([]);
  const values = useWatch({ control: form.control, name: FIGURES });
  const [volumeMl, pricePerLiterMillis, totalCents] = values;
  const figures = { volumeMl, pricePerLiterMillis, totalCents };
  const volume = useFigure(form, 'volumeMl');
  const price = useFigure(form, 'pricePerLiterMillis');
  const total = useFigure(form, 'totalCents');
  function change(name: Figure, value: number | null) {
    const way = value === null ? null : figureToRecompute(name, { ...figures, [name]: value }, [...typed, name]);
    form.setValue(name, value, { shouldDirty: true, shouldTouch: true });
    if (way !== null) form.setValue(way, null, { shouldDirty: true });
    // An error about all three no longer applies.
    form.clearErrors([...FIGURES]);
    setTyped([...typed.filter((other) => other !== name && other !== way), ...(value === null ? [] : [name])]);
  }
  const known = values.filter((value) => value !== null).length;
  const isTwo = known === 2;
  const workedOut = (name: Figure) => (isTwo && figures[name] === null ? (preview?.[name] ?? null) : null);
  const [litersOut, priceOut, totalOut] = [
    workedOut('volumeMl'),
    workedOut('pricePerLiterMillis'),
    workedOut('totalCents'),
  ];
  const isLastPrice = pricePerLiterMillis === lastPriceMillis && !typed.includes('pricePerLiterMillis');
  return (
    <>
      <div className="grid items-start gap-4 min-[23.4rem]:grid-cols-2 min-[23.4rem]:gap-3 md:gap-4">
        <Field label="Litros" hint={litersOut !== null && CALCULATED} error={volume.error}>
          <DecimalInput
            {...volume.field}
            scale={3}
            unit="L"
            max={limits.volumeMl.maximum}
            onChange={(to) => change('volumeMl', to)}
            placeholder={litersOut === null ? '' : formatScaled(litersOut, 3)}
            className={OUT}
          />
        </Field>
        <Field
          label="Preço por litro"
          hint={priceOut !== null ? CALCULATED : isLastPrice && lastPriceMillis !== null && 'O mesmo da última vez'}
          error={price.error}
        >
          <PriceInput
            {...price.field}
            onChange={(to) => change('pricePerLiterMillis', to)}
            placeholder={priceOut === null ? '' : formatPricePlain(priceOut)}
            className={OUT}
          />
        </Field>
      </div>
      <Field
        label="Total"
        hint={
          totalOut === null
            ? known < 2 && 'Preencha dois dos três: o outro é calculado.'
            : 'Calculado: litros × preço. Se a bomba mostrar outro total, digite.'
        }
        error={total.error}
      >
        <MoneyInput
          {...total.field}
          big
          onChange={(to) => change('totalCents', to)}
          {...(totalOut === null ? {} : { placeholder: formatMoneyPlain(totalOut), className: OUT })}
        />
      </Field>
    </>
  );
}
