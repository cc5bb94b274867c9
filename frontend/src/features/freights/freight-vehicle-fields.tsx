/** Truck, trailers and the axles of the whole. */
import { useController, useWatch } from 'react-hook-form';
import type { Vehicle } from '@/api/types';
import { formatPlate } from '@/lib/br-documents';
import { vehicleKind } from '@/lib/labels';
import { LinkButton } from '@/ui/button';
import { Field, FieldRow } from '@/ui/field';
import { NumberField } from '@/ui/form-fields';
import { Notice } from '@/ui/states';
import { Checkbox, SelectInput } from '@/ui/text-inputs';
import type { FreightFormApi } from './freight-fields';
import { axlesOf, choosable } from './freight-composition';

type Props = { form: FreightFormApi; vehicles: Vehicle[] };

/** The composition of a freight. */
export function VehicleFields({ form, vehicles }: Props) {
  const truckId = useWatch({ control: form.control, name: 'truckId' });
  const trailerIds = useWatch({ control: form.control, name: 'trailerIds' });
  const trucks = choosable(vehicles, 'truck', [Number(truckId)]);
  if (trucks.length === 0) {
    return (
      <Notice tone="warn" action={<LinkButton to="/vehicles?new=truck">Cadastrar caminhão</LinkButton>}>
        Você ainda não tem caminhão ativo. Cadastre um: o que já preencheu aqui fica guardado.
      </Notice>
    );
  }
  const sum = axlesOf(vehicles, [Number(truckId), ...trailerIds]);
  return (
    <div className="flex flex-col gap-4">
      <TruckField form={form} vehicles={trucks} />
      <TrailersField form={form} vehicles={choosable(vehicles, 'trailer', trailerIds)} />
      <FieldRow>
        <NumberField
          form={form}
          name="axles"
          label="Eixos do conjunto"
          unit="eixos"
          max={9}
          optional
          placeholder={sum === 0 ? undefined : String(sum)}
          hint={sum === 0 ? 'Somamos dos veículos escolhidos.' : `Vazio vale a soma dos veículos: ${sum} eixos.`}
        />
      </FieldRow>
    </div>
  );
}

function TruckField({ form, vehicles }: Props) {
  const { field, fieldState } = useController({ control: form.control, name: 'truckId' });
  return (
    <Field label="Caminhão" error={fieldState.error?.message} required>
      <SelectInput
        {...field}
        onChange={(event) => {
          field.onChange(event);
          form.setValue('axles', null);
        }}
      >
        <option value="">Escolha</option>
        {vehicles.map((vehicle) => (
          <option key={vehicle.id} value={String(vehicle.id)}>
            {describe(vehicle)}
          </option>
        ))}
      </SelectInput>
    </Field>
  );
}

function TrailersField({ form, vehicles }: Props) {
  const { field, fieldState } = useController({ control: form.control, name: 'trailerIds' });
  if (vehicles.length === 0) return null;
  function toggle(id: number, chosen: boolean) {
    field.onChange(chosen ? [...field.value, id] : field.value.filter((other) => other !== id));
    form.setValue('axles', null);
  }
  return (
    <fieldset className="flex flex-col" aria-invalid={fieldState.error ? true : undefined}>
      <legend className="mb-1 text-sm font-semibold">Carretas</legend>
      <div className="grid gap-x-4 md:grid-cols-2">
        {vehicles.map((vehicle) => (
          <Checkbox
            key={vehicle.id}
            label={formatPlate(vehicle.plate)}
            hint={`${[vehicle.nickname, vehicleKind(vehicle)].filter(Boolean).join(' · ')} · ${vehicle.axles} eixos`}
            checked={field.value.includes(vehicle.id)}
            onChange={({ target }) => toggle(vehicle.id, target.checked)}
          />
        ))}
      </div>
      {fieldState.error && (
        <p role="alert" className="text-sm font-medium text-neg">
          {fieldState.error.message}
        </p>
      )}
    </fieldset>
  );
}

function describe(vehicle: Vehicle): string {
  const words = [formatPlate(vehicle.plate), vehicle.nickname, `${vehicle.axles} eixos`];
  if (vehicle.status === 'maintenance') words.push('em manutenção');
  return words.filter(Boolean).join(' · ');
}
