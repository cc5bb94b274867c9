/** Station, city, freight and driver of a fill-up, all optional. */
import { useState } from 'react';
import { useController, useWatch, type UseFormReturn } from 'react-hook-form';
import { useCities, useDriverOptions, useFreightOptions } from '@/api/record-options';
import type { FuelInput, KnownStation } from '@/api/types';
import { cityLabel, freightChoice } from '@/lib/labels/labels';
import { formatPricePerLiter } from '@/lib/format/money';
import { Combobox } from '@/components/form/combobox';
import { Field } from '@/components/form/field';
import { SelectField } from '@/components/form/form-fields';
import { Checkbox } from '@/components/form/text-inputs';
import type { FuelValues } from './fuel-model';
import { useCityOfStation, useStations } from './fuel-queries';

export type FuelFormApi = UseFormReturn<FuelValues, unknown, FuelInput>;

type Props = { form: FuelFormApi; userId: number };

/** Station by history or free text. A known one fills in its city. */
export function StationField({ form, userId }: Props) {
  const [query, setQuery] = useState<string | null>(null);
  const { field, fieldState } = useController({ control: form.control, name: 'station' });
  const { ref, value } = field;
  const stations = useStations(query, userId);
  const current = value === '' ? null : { station: value, cityCode: null, lastPriceMillis: 0, lastOn: '' };
  function choose(next: KnownStation | null) {
    field.onChange(next?.station ?? '');
    const code = next?.cityCode ?? null;
    form.setValue('city', code === null ? null : { code, name: null, uf: null }, { shouldDirty: true });
  }
  return (
    <Field label="Posto" optional error={fieldState.error?.message}>
      <Combobox<KnownStation>
        name={field.name}
        ref={ref}
        value={current}
        onChange={choose}
        onQuery={setQuery}
        onBlur={field.onBlur}
        options={stations.data?.items ?? []}
        loading={stations.isFetching}
        optionKey={({ station }) => station}
        optionLabel={({ station }) => station}
        optionHint={({ lastPriceMillis }) => (lastPriceMillis > 0 ? formatPricePerLiter(lastPriceMillis) : null)}
        onCreate={field.onChange}
        // At the pump the typed text is the station, without selecting a row.
        onLeaveTyped={field.onChange}
        createLabel={(text) => `Usar “${text}”`}
        emptyText="Digite o nome do posto."
        placeholder="Nome do posto"
      />
    </Field>
  );
}

type CityChoice = NonNullable<FuelValues['city']>;

export function CityField({ form, userId }: Props) {
  const [query, setQuery] = useState('');
  const { field, fieldState } = useController({ control: form.control, name: 'city' });
  const station = useWatch({ control: form.control, name: 'station' });
  const unnamed = field.value !== null && field.value.name === null;
  const known = useCityOfStation(unnamed && station !== '' ? station : null, userId);
  const cities = useCities(query);
  const labelOf = ({ code, name, uf }: CityChoice) => {
    if (name !== null && uf !== null) return cityLabel({ name, uf });
    return known?.code === code ? cityLabel(known) : 'A cidade deste posto';
  };
  return (
    <Field label="Cidade" optional error={fieldState.error?.message}>
      <Combobox<CityChoice>
        {...field}
        onQuery={setQuery}
        options={cities.data?.items ?? []}
        loading={cities.isFetching}
        optionKey={({ code }) => code}
        optionLabel={labelOf}
        minChars={3}
        promptText="Digite três letras do nome."
        emptyText={cities.isError ? 'Não deu para buscar agora. Tente de novo.' : 'Nenhuma cidade com este nome.'}
        placeholder="Cidade do posto"
      />
    </Field>
  );
}

export function FreightField({ form, userId }: Props) {
  const vehicleId = useWatch({ control: form.control, name: 'vehicleId' });
  const freights =
    useFreightOptions(vehicleId === '' ? null : { vehicleId: Number(vehicleId) }, userId).data?.items ?? [];
  return (
    <SelectField
      form={form}
      name="freightId"
      label="Frete"
      optional
      none="Nenhum"
      options={freights.map((freight) => [String(freight.id), freightChoice(freight)] as const)}
    />
  );
}

/** Driver, and a flag if he paid. Hidden without drivers. */
export function DriverFields({ form, userId }: Props) {
  const drivers = useDriverOptions(userId).data?.items ?? [];
  const paidByDriver = useWatch({ control: form.control, name: 'paidByDriver' });
  if (drivers.length === 0) return null;
  return (
    <>
      <Checkbox
        label="O motorista pagou"
        hint="O gasto é seu, e você devolve o valor a ele no acerto."
        checked={paidByDriver}
        onChange={({ target }) => form.setValue('paidByDriver', target.checked, { shouldDirty: true })}
      />
      <SelectField
        form={form}
        name="driverId"
        label="Motorista"
        optional={!paidByDriver}
        none="Nenhum"
        options={drivers.map(({ id, name }) => [String(id), name] as const)}
      />
    </>
  );
}
